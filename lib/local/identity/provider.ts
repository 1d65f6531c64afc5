import { EventEmitter } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import { accountAdministration } from './amministrazione.ts';
import { wrongAttempts } from './attempts.ts';
import { providerConfiguration, redirectUris, scopes } from './configuration.ts';
import { contiIn, type LocalUser } from './conti.ts';
import { credentialsOf } from './credentials.ts';
import { cookieKey, signingKey } from './keys.ts';
import { serveLogin } from './login.ts';
import { serveLogoutWithoutSession } from './logout.ts';
import { serveOutbox, type Outbox } from './outbox-page.ts';
import type { AsksSecondFactor } from './sign-in-steps.ts';
import { openIdentityStore } from './store.ts';
import { refuseUnknown } from './strict-request.ts';

export type { LocalUser } from './conti.ts';
export { clientId } from './configuration.ts';

export interface IdentityProviderOptions {
  /** The issuer, e.g. `http://127.0.0.1:8080/oidc`: its path is where `handle` is mounted. */
  readonly issuer: string;
  /** The origin of the application, without a final slash. */
  readonly origin: string;
  /** Keys, sessions, grants and tokens live in its folder `identita`. */
  readonly dataDir: string;
  /** The users of the demonstration, whose passwords are public. The others have accounts kept in the folder. */
  readonly users: readonly LocalUser[];
  /** Judgement of the second factor, of people with an account of their own: asked of nobody unless said. */
  readonly asksSecondFactor?: AsksSecondFactor;
  readonly outbox?: Outbox;
  /** Life of an ID token in seconds, 900 when not given. */
  readonly idTokenSeconds?: number;
}

export interface IdentityProvider {
  /** Answers a request whose path begins with the issuer's. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Answers what the product asks of accounts, as a user pool would; false when the request is not for it. */
  administer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * The embedded OpenID Connect provider: discovery, authorization code with PKCE, refresh, re-authentication, logout.
 * Throws when the issuer is not a URL or another process holds `dataDir`.
 */
export async function identityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { origin, users, dataDir, idTokenSeconds = 900 } = options;
  const issuer = new URL(options.issuer);
  const mountPath = issuer.pathname.replace(/\/$/, '');
  const folder = join(dataDir, 'identita');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = await openIdentityStore(folder);
  const conti = contiIn(store, users);

  const provider = new Provider(
    options.issuer,
    providerConfiguration({
      mountPath,
      issuer,
      origin,
      conti,
      idTokenSeconds,
      store,
      signingKey: await signingKey(store),
      cookieKey: await cookieKey(store),
    }),
  );
  mountAt(provider, issuer.host, mountPath);
  refuseUnknown(provider, { scopes, redirectUris: redirectUris(origin) });
  serveLogoutWithoutSession(provider, origin);
  const attempts = wrongAttempts({ limit: 5, waitSeconds: 30, now: Date.now });
  serveLogin(provider, {
    appOrigin: origin,
    conti,
    credentials: credentialsOf(conti, users, attempts),
    asksSecondFactor: options.asksSecondFactor ?? (async () => false),
  });
  if (options.outbox !== undefined) serveOutbox(provider, origin, options.outbox);
  provider.on('server_error', (_ctx, error) => console.error('identity: server_error', error));
  const events: EventEmitter = provider;
  events.on('error', (error: unknown) => {
    if (!isGone(error)) console.error('identity: error', error);
  });

  const answer = provider.callback();
  return {
    handle: (request, response) => void answer(request, response),
    administer: accountAdministration(conti),
    close: () => store.close(),
  };
}

/** Takes the mount path off the request's, and gives every address the issuer's host, whatever the request claims. */
function mountAt(provider: Provider, host: string, mountPath: string): void {
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith(`${mountPath}/`)) return;
    ctx.req.headers.host = host;
    ctx['mountPath'] = mountPath;
    ctx.path = ctx.path.slice(mountPath.length);
    await next();
  });
}

/** A browser that leaves half-way through a request is no fault of anybody. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(HPE_|ECONNRESET|ECONNABORTED|EPIPE)/.test(String(error.code));
