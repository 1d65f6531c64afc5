import { CloudFormationClient, UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';
import { findStack, type Deployment } from './deployment.ts';
import { onAws } from './refusals.ts';

/** The stacks whose loss is the loss of data, of the address or of the users. */
const partsOf = ({ userPoolId }: Deployment): readonly string[] =>
  userPoolId === undefined ? ['dati', 'ingresso'] : ['dati', 'ingresso', 'identita'];

/** Made or brought up to date, whole. A first deploy that was rolled back must stay free to be deleted. */
const GOOD = /^(?:CREATE|UPDATE|IMPORT|UPDATE_ROLLBACK)_COMPLETE$/;

/**
 * Switches on termination protection where it matters, once every such stack stands. @returns the names of the stacks
 * @throws Error before touching any when one is absent or half made
 */
export const protectStacks = async (deployment: Deployment): Promise<readonly string[]> => {
  const { name, region } = deployment;
  const stacks = partsOf(deployment).map((part) => `${name}-${part}`);
  for (const stack of stacks) {
    const status = (await findStack(region, stack))?.StackStatus;
    if (status === undefined || !GOOD.test(status))
      throw new Error(
        `Lo stack ${stack} ${status === undefined ? "non c'è" : `è ${status}`}: si protegge dopo un deploy finito bene, altrimenti non si potrebbe rifarlo. Nessuno stack è stato toccato.`,
      );
  }
  const client = new CloudFormationClient({ region });
  for (const StackName of stacks)
    await onAws('cloudformation:UpdateTerminationProtection', () =>
      client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: true })),
    );
  return stacks;
};
