import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeployment } from '#lib/admin/connection.ts';
import { environmentOf, readDeployment } from '#lib/admin/deployment/deployment.ts';
import { protectStacks } from '#lib/admin/deployment/proteggi.ts';

/** Requests of an administrator to AWS itself; no engine of ours answers for CloudFormation. */
const cloudformation = mockClient(CloudFormationClient);
afterAll(() => cloudformation.restore());

const NAME = 'emolumenti-eu-south-1';
const OUTPUTS = {
  SiteUrl: 'https://d1.cloudfront.net',
  TableName: 'dati-Tabella-1',
  BucketName: 'dati-file-1',
  Issuer: 'https://cognito-idp.eu-south-1.amazonaws.com/eu-south-1_A',
  ClientId: 'abc',
  DistributionId: 'E1',
  UserPoolId: 'eu-south-1_A',
  BackupDays: '35',
};
const stackOf = (part: string, status: 'CREATE_COMPLETE' | 'ROLLBACK_COMPLETE' = 'CREATE_COMPLETE') => ({
  StackName: `${NAME}-${part}`,
  StackId: `arn:aws:cloudformation:eu-south-1:123456789012:stack/${NAME}-${part}/1`,
  CreationTime: new Date(0),
  StackStatus: status,
});
const outputsOf = (outputs: Readonly<Record<string, string>>) =>
  Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
const site = (outputs: Readonly<Record<string, string>> = OUTPUTS) =>
  cloudformation
    .on(DescribeStacksCommand, { StackName: `${NAME}-sito` })
    .resolves({ Stacks: [{ ...stackOf('sito'), Outputs: outputsOf(outputs) }] });
const without = (key: keyof typeof OUTPUTS) =>
  Object.fromEntries(Object.entries(OUTPUTS).filter(([name]) => name !== key));
const refuses = (name: string, message = name) =>
  new CloudFormationServiceException({ name, message, $fault: 'client', $metadata: {} });

beforeEach(() => {
  cloudformation.reset();
});
afterEach(() => {
  cloudformation.reset();
});

describe('a deployment is known by its name', () => {
  test('its outputs, its region and its account say all that the commands need', async () => {
    site();
    expect(environmentOf(await readDeployment(NAME))).toEqual({
      AWS_REGION: 'eu-south-1',
      TABLE_NAME: 'dati-Tabella-1',
      BUCKET_NAME: 'dati-file-1',
      OIDC_ISSUER: OUTPUTS.Issuer,
      SITE_URL: OUTPUTS.SiteUrl,
      STATE_MACHINE_PREFIX: 'arn:aws:states:eu-south-1:123456789012:stateMachine:emolumenti-',
    });
    const [call] = cloudformation.commandCalls(DescribeStacksCommand);
    expect(await call?.thisValue.config.region()).toBe('eu-south-1');
  });
  test('its archive is said by table, region and name, whatever folder this machine names', async () => {
    site();
    const deployment = await readDeployment(NAME);
    for (const [name, value] of Object.entries({ ...environmentOf(deployment), DATA_DIR: '/altrove' }))
      vi.stubEnv(name, value);
    const { archivio, close } = await openDeployment(deployment);
    await close();
    vi.unstubAllEnvs();
    expect(archivio).toBe(`tabella dati-Tabella-1, regione eu-south-1, installazione ${NAME}`);
  });
  test.each([
    ['a name without a region', 'emolumenti', refuses('never asked'), /"emolumenti" non è il nome di un'installazione/],
    [
      'no such stack',
      NAME,
      refuses('ValidationError', `Stack with id ${NAME}-sito does not exist`),
      /regione eu-south-1 non c'è lo stack emolumenti-eu-south-1-sito.*deploy --all/,
    ],
    ['no credentials', NAME, Object.assign(new Error('x'), { name: 'CredentialsProviderError' }), /aws sso login/],
    ['credentials that lapsed', NAME, refuses('ExpiredToken'), /scadute/],
    ['credentials of nobody', NAME, refuses('InvalidClientTokenId'), /non riconosce queste credenziali/],
    ['no right', NAME, refuses('AccessDenied'), /permesso cloudformation:DescribeStacks/],
    ['a request that is not valid for another reason', NAME, refuses('ValidationError', 'altro'), /^altro$/],
  ])('%s is told', async (_, name, error, sentence) => {
    cloudformation.on(DescribeStacksCommand).rejects(error);
    await expect(readDeployment(name)).rejects.toThrow(sentence);
  });
  test.each(['SiteUrl', 'TableName', 'BucketName', 'Issuer'] as const)(
    'the output %s that is missing is told',
    async (key) => {
      site(without(key));
      await expect(readDeployment(NAME)).rejects.toThrow(new RegExp(`${NAME}-sito non dice ${key}`));
    },
  );
});

describe('termination protection', () => {
  const named = (part: string, status?: 'CREATE_COMPLETE' | 'ROLLBACK_COMPLETE') =>
    cloudformation
      .on(DescribeStacksCommand, { StackName: `${NAME}-${part}` })
      .resolves({ Stacks: [stackOf(part, status)] });
  const touched = () =>
    cloudformation.commandCalls(UpdateTerminationProtectionCommand).map(({ args }) => args[0].input);

  test('is switched on for the stacks that hold data, address and users', async () => {
    site();
    for (const part of ['dati', 'ingresso', 'identita']) named(part);
    cloudformation.on(UpdateTerminationProtectionCommand).resolves({});
    await protectStacks(await readDeployment(NAME));
    expect(touched()).toEqual(
      ['dati', 'ingresso', 'identita'].map((part) => ({
        StackName: `${NAME}-${part}`,
        EnableTerminationProtection: true,
      })),
    );
  });
  test('with an external provider there are no users to protect', async () => {
    site(without('UserPoolId'));
    for (const part of ['dati', 'ingresso']) named(part);
    cloudformation.on(UpdateTerminationProtectionCommand).resolves({});
    expect(await protectStacks(await readDeployment(NAME))).toEqual([`${NAME}-dati`, `${NAME}-ingresso`]);
  });
  test('a first deploy that was rolled back stays free to be made again: nothing is touched', async () => {
    site();
    named('dati');
    named('ingresso', 'ROLLBACK_COMPLETE');
    await expect(protectStacks(await readDeployment(NAME))).rejects.toThrow(
      /ingresso è ROLLBACK_COMPLETE.*Nessuno stack è stato toccato/,
    );
    expect(touched()).toEqual([]);
  });
  test('a right that is missing is told', async () => {
    site();
    for (const part of ['dati', 'ingresso', 'identita']) named(part);
    cloudformation.on(UpdateTerminationProtectionCommand).rejects(refuses('AccessDenied'));
    await expect(protectStacks(await readDeployment(NAME))).rejects.toThrow(
      /cloudformation:UpdateTerminationProtection/,
    );
  });
});
