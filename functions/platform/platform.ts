import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock, type Clock } from './clock.ts';
import type { Conseguenze } from './data/conseguenze.ts';
import { cursorSigner, type CursorSigner } from './data/cursor.ts';
import { dynamoStore, type Store } from './data/dynamo.ts';
import { tokenVerifier } from './http/token.ts';
import { consoleLog, type Log } from './log.ts';

/** What every area's handler stands on. Files and workflows are opened only by the areas that use them. */
export interface Platform {
  readonly store: Store;
  readonly clock: Clock;
  readonly cursori: CursorSigner;
  readonly log: Log;
  readonly verifica: ReturnType<typeof tokenVerifier>;
  readonly issuer: string;
  readonly minVersion: string;
  /** What a change of this area's records changes elsewhere. */
  readonly conseguenze?: Conseguenze;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that must be there. @throws when it is absent: the deployment is wrong, not the request. */
export const setting = (env: Environment, name: string): string => {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is missing`);
  return value;
};

/** Without the SDK's own log, which copies every request and answer to hide what is sensitive, and then writes nothing. */
const dynamoClient = (): DynamoDBClient => {
  const client = new DynamoDBClient({ maxAttempts: 6 });
  client.middlewareStack.remove('loggerMiddleware');
  return client;
};

/** Opens the platform from the environment of a Lambda (the local home sets the same names). */
export const platformFromEnv = (env: Environment, componente: string): Platform => {
  const issuer = setting(env, 'OIDC_ISSUER');
  return {
    store: dynamoStore(dynamoClient(), setting(env, 'TABLE_NAME')),
    clock: systemClock(env.BUSINESS_DATE || undefined),
    cursori: cursorSigner(setting(env, 'CURSOR_SECRET')),
    log: consoleLog(componente, env.LOG_LEVEL === 'error'),
    verifica: tokenVerifier({
      issuer,
      clientId: setting(env, 'OIDC_CLIENT_ID'),
      tokenUse: env.OIDC_TOKEN_USE === 'access' ? 'access' : 'id',
      ...(env.OIDC_AUDIENCE ? { audience: env.OIDC_AUDIENCE } : {}),
    }),
    issuer,
    minVersion: env.MIN_VERSION ?? '0.1.0',
  };
};
