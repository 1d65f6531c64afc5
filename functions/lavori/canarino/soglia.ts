import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { look, reach } from './visita.ts';

interface Soglia {
  /** Public address, without a final slash. */
  readonly siteUrl: string;
  /** The client of the pages at the issuer. */
  readonly clientId: string;
  /** The provider that the program believes. */
  readonly issuer: string;
}

const Scoperta = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() });
const Chiavi = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) });

/**
 * The first steps of a person who signs in at an issuer of others, where no machine may go on: the pages and whom they send people to, what the issuer
 * says of itself, its keys, its page for this client, and a token of nobody refused by the program. @returns the issuer. @throws Error with a sentence
 */
export const visitThreshold = async ({
  siteUrl,
  clientId,
  issuer,
}: Soglia): Promise<{ readonly emittente: string }> => {
  await look(siteUrl, clientId);
  const scoperta = await readScoperta(issuer);
  if (scoperta.issuer !== issuer)
    throw new Error(
      `Il fornitore di identità ${issuer} dice di essere ${scoperta.issuer}: i suoi token sono rifiutati. Correggere "issuer" nelle impostazioni.`,
    );
  await readChiavi(scoperta.jwks_uri);
  await askAccesso(scoperta.authorization_endpoint, siteUrl, clientId);
  await refuseNessuno(siteUrl);
  return { emittente: issuer };
};

const readScoperta = async (issuer: string): Promise<z.infer<typeof Scoperta>> => {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { data } = Scoperta.safeParse(await jsonAt(url));
  if (data === undefined) throw new Error(`${url} non dice dove si accede e con quali chiavi: nessuno può entrare.`);
  return data;
};

const readChiavi = async (url: string): Promise<void> => {
  if (!Chiavi.safeParse(await jsonAt(url)).success)
    throw new Error(`${url} non dà le chiavi del fornitore di identità: nessun suo token si può verificare.`);
};

const jsonAt = async (url: string): Promise<unknown> => {
  const response = await reach(url, { method: 'GET' });
  return response.ok ? response.json().catch(() => undefined) : undefined;
};

/** The page of the issuer that asks who one is, as the pages ask for it; it may send on to another page, not back with a refusal. */
const askAccesso = async (endpoint: string, siteUrl: string, clientId: string): Promise<void> => {
  const ritorno = `${siteUrl}/callback.html`;
  const url = new URL(endpoint);
  for (const [nome, valore] of Object.entries({
    client_id: clientId,
    redirect_uri: ritorno,
    response_type: 'code',
    scope: 'openid',
    state: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  }))
    url.searchParams.set(nome, valore);
  const response = await reach(url.href, { method: 'GET', redirect: 'manual' });
  const verso = response.headers.get('location') ?? '';
  if (response.status >= 400 || verso.startsWith(ritorno))
    throw new Error(
      `Il fornitore di identità non apre la pagina di accesso al client ${clientId} (${verso.startsWith(ritorno) ? new URL(verso).searchParams.get('error') : `risposta ${response.status}`}): controllare che il client ci sia e che ${ritorno} sia fra i suoi ritorni.`,
    );
};

/** The program answers, and believes nobody who has no token of the issuer. */
const refuseNessuno = async (siteUrl: string): Promise<void> => {
  const { method, path } = sessioneRoutes.login;
  const { status } = await reach(`${siteUrl}${path}`, {
    method,
    headers: { authorization: 'Bearer nessuno', 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
  if (status !== 401)
    throw new Error(`${method} ${path} ha risposto ${status}, e non 401, a chi non ha un token del fornitore.`);
};
