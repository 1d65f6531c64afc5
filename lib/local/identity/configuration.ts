import { interactionPolicy, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import type { Conti } from './conti.ts';
import { DiscoPieno } from './disco-pieno.ts';
import { loginPath } from './login.ts';
import { endSessionPath, logoutSource } from './logout.ts';
import { noticePage } from './notices.ts';
import { sendPage, type Page } from './page.ts';
import type { IdentityStore } from './store.ts';

/** The application's client identifier at the embedded provider. */
export const clientId = 'emolumenti-spa';

/** As a Cognito client has them: the refresh token comes without asking. */
export const scopes = ['openid'] as const;
const workingDaySeconds = 12 * 60 * 60;

export interface ConfigurationInput {
  readonly mountPath: string;
  readonly issuer: URL;
  readonly origin: string;
  readonly conti: Conti;
  readonly idTokenSeconds: number;
  readonly store: IdentityStore;
  readonly signingKey: JWK;
  readonly cookieKey: string;
}

/** The configuration of oidc-provider for one public client with authorization code and PKCE. */
export function providerConfiguration(input: ConfigurationInput): Configuration {
  const { mountPath, origin, conti, idTokenSeconds, store } = input;
  return {
    adapter: (model) => store.adapter(model),
    jwks: { keys: [input.signingKey] },
    cookies: cookieConfiguration(input),
    clients: [singlePageClient(origin)],
    clientDefaults: { grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    responseTypes: ['code'],
    scopes: [...scopes],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, from) => from === origin,
    // Asked at every renewal too: a disabled account renews nothing.
    findAccount: async (_ctx, subject) =>
      (await conti.get(subject))?.abilitato === true
        ? { accountId: subject, claims: () => ({ sub: subject }) }
        : undefined,
    routes: {
      authorization: '/auth',
      token: '/token',
      revocation: '/token/revoke',
      userinfo: '/userinfo',
      end_session: endSessionPath,
      jwks: '/.well-known/jwks.json',
    },
    // The application is the provider's own: signing in is the only thing a person is ever asked.
    interactions: { policy: signInOnly(), url: (_ctx, { uid }) => `${mountPath}${loginPath(uid)}` },
    loadExistingGrant: grantOf,
    // oidc-provider drops offline_access unless consent is prompted; the refresh token then lives as long as the session.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      // The browser renews when the access token expires, and what it must have fresh is the ID token.
      AccessToken: idTokenSeconds,
      IdToken: idTokenSeconds,
      AuthorizationCode: 60,
      Interaction: 60 * 60,
      RefreshToken: workingDaySeconds,
      Session: workingDaySeconds,
      Grant: workingDaySeconds,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: logoutSource(store, origin, mountPath),
        postLogoutSuccessSource: (ctx) => sendPage(ctx, noticePage('uscita-completata', origin)),
      },
    },
    renderError: (ctx, out, error) => sendPage(ctx, errorPage(out.error, error, origin)),
  };
}

function errorPage(code: string, error: Error, origin: string): Page {
  if (error instanceof DiscoPieno) return noticePage('disco-pieno', origin);
  return noticePage(code === 'server_error' ? 'errore-interno' : 'richiesta-non-valida', origin, code);
}

/** Where signing in may lead back to. */
export const redirectUris = (origin: string): string[] => [
  `${origin}/`,
  `${origin}/callback.html`,
  `${origin}/silent.html`,
];

function singlePageClient(origin: string) {
  return {
    client_id: clientId,
    // A native application would force a consent page.
    application_type: 'web' as const,
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: redirectUris(origin),
    post_logout_redirect_uris: [`${origin}/`],
    id_token_signed_response_alg: 'RS256' as const,
    require_auth_time: true,
  };
}

/** Cookies ignore the port, so their names carry it: two installations on one machine do not sign each other out. */
function cookieConfiguration({ mountPath, issuer, cookieKey }: ConfigurationInput): Configuration['cookies'] {
  const name = (what: string): string => `emolumenti.${issuer.port}.${what}`;
  return {
    keys: [cookieKey],
    names: { session: name('sessione'), interaction: name('accesso'), resume: name('ripresa') },
    long: { path: mountPath, httpOnly: true, sameSite: 'lax', signed: true },
    // No path here: the provider gives each pending sign-in its own, so that two tabs do not disturb each other.
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  };
}

function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/** The person's grant to the application: found, or given without asking. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { session, client, provider } = ctx.oidc;
  if (session?.accountId === undefined || client === undefined) return undefined;
  const existing = await provider.Grant.find(session.grantIdFor(client.clientId) ?? '');
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}
