import type Provider from 'oidc-provider';

/** What an authorization request may say: the code flow with PKCE and what OpenID Connect adds to it. */
const PARAMETERS = new Set([
  'client_id',
  'response_type',
  'response_mode',
  'scope',
  'redirect_uri',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'prompt',
  'max_age',
  'login_hint',
  'id_token_hint',
  'ui_locales',
  'display',
]);

interface Strictness {
  /** Those that discovery lists. */
  readonly scopes: readonly string[];
  readonly redirectUris: readonly string[];
}

/**
 * Refuses what the provider would pass over: a scope it does not list, a parameter it does not know. A Cognito client refuses them, and what is
 * tried here must be what works there. Who asks to be sent to an address of the application is told there; the rest is left to the provider, which refuses it.
 */
export function refuseUnknown(provider: Provider, { scopes, redirectUris }: Strictness): void {
  provider.use(async (ctx, next) => {
    const { path, query } = ctx;
    const redirectUri = redirectUris.find((one) => one === query.redirect_uri);
    const error = path === '/auth' ? errorOf(query, scopes) : undefined;
    if (error === undefined || redirectUri === undefined) return next();
    const back = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...error, state: query.state }))
      if (typeof value === 'string') back.searchParams.set(name, value);
    ctx.status = 303;
    ctx.redirect(back.href);
  });
}

const errorOf = (query: Readonly<Record<string, unknown>>, scopes: readonly string[]) => {
  const parameter = Object.keys(query).find((name) => !PARAMETERS.has(name));
  if (parameter !== undefined)
    return { error: 'invalid_request', error_description: `unknown parameter ${parameter.slice(0, 60)}` };
  const scope = String(query.scope ?? '')
    .split(' ')
    .find((one) => one !== '' && !scopes.includes(one));
  return scope === undefined
    ? undefined
    : { error: 'invalid_scope', error_description: `unknown scope ${scope.slice(0, 60)}` };
};
