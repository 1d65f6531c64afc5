import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe } from 'vitest';
import type { Identita } from '#platform/identita.ts';
import { identitaDi } from '#platform/user-pool.ts';
import { provaConformita } from '#support/identita/conformita.ts';

const { PROVA_FUORI_IDENTITA: endpoint = '' } = process.env;
const client = new CognitoIdentityProviderClient({
  region: 'eu-south-1',
  endpoint,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
let UserPoolId: string;
let identita: Identita;

beforeAll(async () => {
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
      PoolName: 'prova',
      UsernameConfiguration: { CaseSensitive: false },
      UsernameAttributes: [],
    }),
  );
  UserPoolId = UserPool?.Id ?? '';
  identita = identitaDi(client, UserPoolId);
});

describe('the accounts of a pool of others', () => {
  provaConformita({
    identita: () => identita,
    abilitato: async (Username) =>
      (await client.send(new AdminGetUserCommand({ UserPoolId, Username }))).Enabled === true,
  });
});
