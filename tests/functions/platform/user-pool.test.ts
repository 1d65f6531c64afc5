import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { identitaDi } from '#platform/user-pool.ts';

/** Exact requests to a pool of AWS, beside what the accounts of this machine answer to them. */
const cognito = mockClient(CognitoIdentityProviderClient);
const POOL = 'eu-south-1_A';
const identita = identitaDi(new CognitoIdentityProviderClient({ region: 'eu-south-1' }), POOL);
const chi = { user: 'anna.prova', nome: 'Anna Prova', email: 'Anna@scuola.example', chiave: 'impronta' };
const conto = { user: 'anna.prova', subject: 's-1' };
const nominata = { UserPoolId: POOL, Username: 'anna.prova' };

const refuses = (name: string) =>
  new CognitoIdentityProviderServiceException({ name, message: name, $fault: 'client', $metadata: {} });
const present = (UserStatus: UserStatusType, sub = 's-1') =>
  cognito
    .on(AdminGetUserCommand)
    .resolves({ Username: 'anna.prova', UserStatus, UserAttributes: [{ Name: 'sub', Value: sub }] });

beforeEach(() => {
  cognito.reset();
});
afterAll(() => cognito.restore());

const inputs = (command: new (...args: never[]) => object): unknown[] =>
  cognito
    .calls()
    .filter(({ args: [sent] }) => sent instanceof command)
    .map(({ args: [sent] }) => sent.input);

test('a new account has the verified address that the pool writes to', async () => {
  cognito.on(AdminGetUserCommand).rejects(refuses('UserNotFoundException'));
  cognito.on(AdminCreateUserCommand).resolves({ User: { Attributes: [{ Name: 'sub', Value: 's-1' }] } });
  expect(await identita.crea(chi)).toBe('s-1');
  expect(inputs(AdminCreateUserCommand)).toEqual([
    {
      ...nominata,
      UserAttributes: [
        { Name: 'name', Value: 'Anna Prova' },
        { Name: 'email', Value: 'anna@scuola.example' },
        { Name: 'email_verified', Value: 'true' },
      ],
      DesiredDeliveryMediums: ['EMAIL'],
      ClientMetadata: { chiave: 'impronta' },
    },
  ]);
});

test('an address is never the name of an account: the pool would refuse it', async () => {
  cognito.on(AdminGetUserCommand).rejects(refuses('UserNotFoundException'));
  cognito.on(AdminCreateUserCommand).resolves({ User: { Attributes: [{ Name: 'sub', Value: 's-2' }] } });
  await identita.crea({ ...chi, user: 'Anna@Scuola.example', email: null });
  expect(inputs(AdminCreateUserCommand)).toMatchObject([{ Username: expect.stringMatching(/^posta-[0-9a-f]{32}$/) }]);
});

test('of who is there already, one that has not come yet is written to again, and nobody else', async () => {
  present('FORCE_CHANGE_PASSWORD');
  await identita.crea(chi);
  expect(inputs(AdminCreateUserCommand)).toMatchObject([{ ...nominata, MessageAction: 'RESEND' }]);
  cognito.reset();
  present('CONFIRMED');
  expect(await identita.crea(chi)).toBe('s-1');
  expect(inputs(AdminCreateUserCommand)).toEqual([]);
});

test('each act is one request about that account', async () => {
  present('CONFIRMED');
  cognito.on(AdminDeleteUserCommand).resolves({});
  await identita.rimanda(conto, 'altra');
  await identita.azzeraSecondoFattore(conto);
  await identita.disabilita(conto);
  await identita.riabilita(conto);
  await identita.elimina(conto);
  expect(inputs(AdminResetUserPasswordCommand)).toEqual([{ ...nominata, ClientMetadata: { chiave: 'altra' } }]);
  expect(inputs(AdminSetUserMFAPreferenceCommand)).toEqual([
    { ...nominata, SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } },
  ]);
  for (const command of [AdminDisableUserCommand, AdminEnableUserCommand, AdminDeleteUserCommand])
    expect(inputs(command)).toEqual([nominata]);
});

test.each([
  ['InvalidParameterException', /non è accettato/],
  ['CodeDeliveryFailureException', /non è partito: rimandare l'invito/],
  ['TooManyRequestsException', /^TooManyRequestsException$/],
])('%s is told', async (name, sentence) => {
  cognito.on(AdminGetUserCommand).rejects(refuses('UserNotFoundException'));
  cognito.on(AdminCreateUserCommand).rejects(refuses(name));
  await expect(identita.crea(chi)).rejects.toThrow(sentence);
});
