import { protectStacks } from '../deployment/proteggi.ts';
import { deploymentOf, said, type Esegui } from './comando.ts';

export const protect: Esegui = async ({ connection }) => {
  const stacks = await protectStacks(deploymentOf(connection));
  return said(`Protetti dalla cancellazione: ${stacks.join(', ')}.`);
};
