import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ConfiguredRetryStrategy } from '@smithy/core/retry';
import { VERSIONE } from '#shared/domain/versione.ts';
import { claimPersonaFromEnv } from './caller/persona-certificata.ts';
import { tokenVerifier } from './caller/token.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Conseguenze } from './data/conseguenze.ts';
import { cursorSigner, type CursorSigner } from './data/cursor.ts';
import { dynamoStore, type Store } from './data/dynamo.ts';
import { setting, type Environment } from './environment.ts';
import { consoleLog, type Log } from './log.ts';
import { segretiFromEnv, type Segreti } from './segreti.ts';

/** What the steps of long work and the schedules stand on. */
export interface StepPlatform {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

/** What every area's handler stands on. Files and workflows are opened only by the areas that use them. */
export interface Platform extends StepPlatform {
  /** The name of the area, as its lines in the log say it. */
  readonly componente: string;
  readonly cursori: CursorSigner;
  /** The secrets of its calls, those of the front door among them: read before the first one is answered. */
  readonly segreti: Segreti;
  readonly verifica: ReturnType<typeof tokenVerifier>;
  /** Who the users belong to: the issuer, or the name its users are kept under. */
  readonly issuer: string;
  readonly minVersion: string;
  /** The address that messages to people come from; empty where the deployment sends none. */
  readonly mittente: string;
  /** What a change of this area's records changes elsewhere. */
  readonly conseguenze?: Conseguenze;
}

const TENTATIVI = 6;
/** Milliseconds: the first pause before a request is tried again, at most, and the longest one. */
const PAUSA = { prima: 400, massima: 3_000 };

/**
 * The pause before a repetition (1, 2, …), in milliseconds: its bound doubles up to the longest, and it is drawn below it.
 * The pauses of a request are less than nine seconds together; the SDK's own reach thirty-one, longer than the life of a call.
 */
const pausaPrimaDi = (ripetizione: number): number =>
  Math.floor(Math.random() * Math.min(PAUSA.prima * 2 ** (ripetizione - 1), PAUSA.massima));

/** Without the SDK's own log, which copies every request and answer to hide what is sensitive, and then writes nothing. */
const dynamoClient = (): DynamoDBClient => {
  const client = new DynamoDBClient({ retryStrategy: new ConfiguredRetryStrategy(TENTATIVI, pausaPrimaDi) });
  client.middlewareStack.remove('loggerMiddleware');
  return client;
};

/** Opens what a step stands on from the environment of its Lambda: it has neither callers to recognise nor lists to sign. */
export const stepPlatformFromEnv = (env: Environment, componente: string): StepPlatform => ({
  store: dynamoStore(
    dynamoClient(),
    setting(env, 'TABLE_NAME'),
    env.FORMA_SCRITTA === 'precedente' ? 'precedente' : 'nuova',
  ),
  clock: systemClock(env.BUSINESS_DATE || undefined),
  log: consoleLog(componente, env.LOG_LEVEL === 'error', env.AWS_LAMBDA_FUNCTION_VERSION, env.LOG_FILE),
});

/** Opens the platform from the environment of a Lambda (the local home sets the same names). */
export const platformFromEnv = (env: Environment, componente: string): Platform => {
  const issuer = setting(env, 'OIDC_ISSUER');
  if (env.SEGRETO_CURSORI === undefined) setting(env, 'CURSOR_SECRET');
  const segreti = segretiFromEnv(env);
  return {
    ...stepPlatformFromEnv(env, componente),
    componente,
    cursori: cursorSigner(() => segreti.letti().cursori),
    segreti,
    verifica: tokenVerifier({
      issuer,
      clientId: setting(env, 'OIDC_CLIENT_ID'),
      ...(env.OIDC_USERS ? { usersOf: env.OIDC_USERS } : {}),
      tokenUse: env.OIDC_TOKEN_USE === 'access' ? 'access' : 'id',
      ...(env.OIDC_AUDIENCE ? { audience: env.OIDC_AUDIENCE } : {}),
      persona: claimPersonaFromEnv(env.OIDC_PERSONA),
    }),
    issuer: env.OIDC_USERS || issuer,
    minVersion: env.MIN_VERSION ?? VERSIONE,
    mittente: env.POSTA_MITTENTE ?? '',
  };
};
