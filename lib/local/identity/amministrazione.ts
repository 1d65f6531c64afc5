import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { withKey, type Conti, type Conto } from './conti.ts';

/** The path that the SDK's client of the service is led to, and the name of the pool that answers there. */
export const ACCOUNTS_PATH = '/servizi/cognito-idp';
export const LOCAL_POOL = 'locale_emolumenti';

const TARGET = 'AWSCognitoIdentityProviderService.';
const MAX_BODY = 64 * 1024;

const Named = z.strictObject({ UserPoolId: z.literal(LOCAL_POOL), Username: z.string().min(1).max(128) });
const Chiave = z.strictObject({ chiave: z.string().min(20).max(100) });
const Attribute = z.strictObject({ Name: z.enum(['name', 'email', 'email_verified']), Value: z.string().max(2048) });

/** Of each call what the product says; more is refused, not ignored. */
const CreateUser = z.strictObject({
  ...Named.shape,
  UserAttributes: z.array(Attribute).optional(),
  DesiredDeliveryMediums: z.tuple([z.literal('EMAIL')]).optional(),
  MessageAction: z.literal('RESEND').optional(),
  ClientMetadata: Chiave.optional(),
});
const ResetPassword = z.strictObject({ ...Named.shape, ClientMetadata: Chiave });
const SetMfa = z.strictObject({
  ...Named.shape,
  SoftwareTokenMfaSettings: z.strictObject({ Enabled: z.literal(false), PreferredMfa: z.literal(false) }),
});

class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Call = (body: unknown) => Promise<object>;

/**
 * The accounts of this machine, as a user pool of Cognito answers for them. No message is sent: the fingerprint of a code that the product hands over lets the holder
 * of the code choose the password. Answers a request that is for it; false otherwise.
 */
export const accountAdministration = (conti: Conti) => {
  const calls = { ...makingCalls(conti), ...changingCalls(conti) };
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path !== ACCOUNTS_PATH && path !== `${ACCOUNTS_PATH}/`) return false;
    try {
      answer(response, 200, await called(calls, request));
    } catch (error) {
      if (error instanceof Refusal) answer(response, 400, { __type: error.code, message: error.message });
      else if (error instanceof z.ZodError)
        answer(response, 400, { __type: 'InvalidParameterException', message: z.prettifyError(error) });
      else throw error;
    }
    return true;
  };
};

const found = async (conti: Conti, name: string): Promise<Conto> => {
  const conto = await conti.find(name);
  if (conto === undefined) throw new Refusal('UserNotFoundException', 'User does not exist.');
  return conto;
};

const makingCalls = (conti: Conti): Readonly<Record<string, Call>> => ({
  AdminGetUser: async (body) => {
    const { Attributes, ...rest } = described(await found(conti, Named.parse(body).Username)).User;
    return { ...rest, UserAttributes: Attributes };
  },
  AdminCreateUser: async (body) => {
    const { Username, UserAttributes = [], MessageAction, ClientMetadata } = CreateUser.parse(body);
    if (MessageAction === 'RESEND') return described(await resend(conti, await found(conti, Username), ClientMetadata));
    const value = (name: string): string | undefined => UserAttributes.find(({ Name }) => Name === name)?.Value;
    const conto = await conti.create({
      login: Username,
      nome: value('name') ?? Username,
      email: value('email') ?? null,
      chiave: ClientMetadata?.chiave,
    });
    if (conto === undefined) throw new Refusal('UsernameExistsException', 'User account already exists');
    return described(conto);
  },
});

const changingCalls = (conti: Conti): Readonly<Record<string, Call>> => {
  /** Changes an account; where it is told to, what the person has open ends. */
  const change = async (name: string, cambio: (conto: Conto) => Conto, ends = false): Promise<object> => {
    const { subject } = await found(conti, name);
    await conti.change(subject, cambio);
    if (ends) await conti.signOut(subject);
    return {};
  };
  return {
    AdminResetUserPassword: (body) => {
      const { Username, ClientMetadata } = ResetPassword.parse(body);
      return change(Username, (conto) => withKey(conto, ClientMetadata.chiave));
    },
    AdminSetUserMFAPreference: (body) =>
      change(SetMfa.parse(body).Username, (conto) => ({ ...conto, secondoFattore: null }), true),
    AdminDisableUser: (body) => change(Named.parse(body).Username, (conto) => ({ ...conto, abilitato: false }), true),
    AdminEnableUser: (body) => change(Named.parse(body).Username, (conto) => ({ ...conto, abilitato: true })),
    AdminDeleteUser: async (body) => {
      await conti.remove((await found(conti, Named.parse(body).Username)).subject);
      return {};
    },
  };
};

const called = async (calls: Readonly<Record<string, Call>>, request: IncomingMessage): Promise<object> => {
  if (request.method !== 'POST' || !/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? ''))
    throw new Refusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.startsWith(TARGET) ? target.slice(TARGET.length) : '';
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (call === undefined) throw new Refusal('UnknownOperationException', `Unknown operation ${name.slice(0, 60)}`);
  return call(await bodyOf(request));
};

/** Sends again the message of a new account: here, one more code that lets the person choose the password. */
const resend = async (
  conti: Conti,
  { subject, password }: Conto,
  metadata: z.infer<typeof Chiave> | undefined,
): Promise<Conto> => {
  const conto =
    password === null && metadata !== undefined
      ? await conti.change(subject, (prima) => withKey(prima, metadata.chiave))
      : undefined;
  if (conto === undefined)
    throw new Refusal('UnsupportedUserStateException', 'Resend not possible. User status is not FORCE_CHANGE_PASSWORD');
  return conto;
};

const described = ({ subject, login, nome, email, password, abilitato, creato }: Conto) => {
  const epoch = Date.parse(creato) / 1000;
  return {
    User: {
      Username: login,
      Enabled: abilitato,
      UserStatus: password === null ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
      UserCreateDate: epoch,
      UserLastModifiedDate: epoch,
      Attributes: [
        { Name: 'sub', Value: subject },
        { Name: 'name', Value: nome },
        ...(email === null ? [] : [{ Name: 'email', Value: email }]),
      ],
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk = Buffer.from(part as Uint8Array);
    bytes += chunk.length;
    if (bytes > MAX_BODY) throw new Refusal('SerializationException', 'The request is too large');
    parts.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refusal('SerializationException', 'The request is not JSON');
  }
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
};
