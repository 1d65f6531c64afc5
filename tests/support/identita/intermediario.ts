import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

/** The claim by which SPID and CIE say a codice fiscale, and the levels of both. */
export const CODICE_FISCALE = 'https://attributes.eid.gov.it/fiscal_number';
const livelloSpid = (livello: 1 | 2 | 3): string => `https://www.spid.gov.it/SpidL${livello}`;
const CLIENT = 'emolumenti';

/** How a person signed in: a subject of the broker, the codice fiscale that the gateway gave it, the level. */
export interface Entrata {
  readonly sub: string;
  readonly cf?: string;
  readonly livello?: 1 | 2 | 3;
}

/** A broker in front of SPID and CIE: an OpenID Connect provider with a public client, PKCE and two claims more. */
export interface Intermediario {
  readonly issuer: string;
  readonly clientId: string;
  /** Makes it serve the application of an origin. */
  readonly serve: (origin: string) => void;
  /** A token as it would issue one, without a browser. */
  readonly token: (entrata: Entrata) => Promise<string>;
  readonly close: () => Promise<void>;
}

const claimsDi = ({ sub, cf, livello }: Entrata): Record<string, string> & { sub: string } => ({
  sub,
  ...(cf === undefined ? {} : { [CODICE_FISCALE]: `TINIT-${cf}` }),
  ...(livello === undefined ? {} : { acr: livelloSpid(livello) }),
});

/** Starts the broker on a free port. */
export const startIntermediario = async (): Promise<Intermediario> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The broker has no port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const jwk = { ...(await exportJWK(privateKey)), kid: 'intermediario', alg: 'RS256', use: 'sig' };
  // served even before an application is: the product reads its keys
  let answer = answersOf(issuer, jwk, 'http://127.0.0.1:1');
  server.on('request', (request, response) => answer(request, response));
  return {
    issuer,
    clientId: CLIENT,
    serve: (origin) => {
      answer = answersOf(issuer, jwk, origin);
    },
    token: (entrata) => signed(issuer, privateKey, entrata),
    close: () => closed(server),
  };
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const signed = (issuer: string, key: CryptoKey, entrata: Entrata): Promise<string> =>
  new SignJWT({ ...claimsDi(entrata), auth_time: Math.floor(Date.now() / 1000) })
    .setProtectedHeader({ alg: 'RS256', kid: 'intermediario' })
    .setIssuer(issuer)
    .setAudience(CLIENT)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(key);

const ENTRA = '/entra/';
/** Seconds. */
const ORA = 3600;

const answersOf = (issuer: string, jwk: object, origin: string) => {
  const entrate = new Map<string, Entrata>();
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [clientOf(origin)],
    clientDefaults: { grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'acr', CODICE_FISCALE] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, from) => from === origin,
    cookies: { keys: ['chiave-di-prova'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => claimsDi(entrate.get(sub) ?? { sub }) }),
    interactions: { policy, url: (_ctx, { uid }) => `${ENTRA}${uid}` },
    loadExistingGrant: async (ctx) => {
      const { session, client } = ctx.oidc;
      if (session?.accountId === undefined || client === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    issueRefreshToken: () => true,
    ttl: { AccessToken: ORA, Grant: ORA, IdToken: ORA, Interaction: ORA, RefreshToken: ORA, Session: ORA },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
  });
  const serve = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.startsWith(ENTRA)) void enter(provider, entrate, request, response);
    else void serve(request, response);
  };
};

const clientOf = (origin: string) => ({
  client_id: CLIENT,
  application_type: 'web' as const,
  token_endpoint_auth_method: 'none' as const,
  redirect_uris: [`${origin}/`, `${origin}/callback.html`, `${origin}/silent.html`],
  post_logout_redirect_uris: [`${origin}/`],
  id_token_signed_response_alg: 'RS256' as const,
  require_auth_time: true,
});

/** The gateway's page, where the test says who signs in and how: a real one asks SPID or CIE. */
const enter = async (
  provider: Provider,
  entrate: Map<string, Entrata>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGINA);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const cf = form.get('cf') ?? '';
  const livello = Number(form.get('livello')) === 1 ? 1 : 2;
  entrate.set(`spid-${cf}`, { sub: `spid-${cf}`, cf, livello });
  const ts = Math.floor(Date.now() / 1000) - 60 * Number(form.get('minuti'));
  await provider.interactionFinished(request, response, {
    login: { accountId: `spid-${cf}`, acr: livelloSpid(livello), ts },
  });
};

const PAGINA = `<!doctype html><html lang="it"><title>Intermediario di prova</title><h1>Entra con SPID</h1>
<form method="post"><label>Codice fiscale <input name="cf"></label><label>Livello <input name="livello" value="2"></label>
<label>Minuti fa <input name="minuti" value="0"></label>
<button>Entra</button></form></html>`;
