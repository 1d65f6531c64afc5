import * as z from 'zod';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { Errore } from '#shared/contracts/errori.ts';
import type { Route, RouteAnswer } from '#shared/contracts/route.ts';

interface Visita {
  /** Public address, without a final slash. */
  readonly siteUrl: string;
  /** Who the pages must send people to. */
  readonly clientId: string;
  /** Signs in at the issuer. @returns the bearer token */
  readonly signIn: () => Promise<string>;
}

/** Somebody who waits longer thinks that the program does not answer. */
const ATTESA_MS = 10_000;
const Configurazione = z.object({ clientId: z.string() });

/**
 * What a person does first, by the public address: the pages and whom they send people to, the sign-in, the session, the dashboard of the month, the
 * way out. @returns the school it was in. @throws Error with a sentence at the first thing that is not as it should be; a session that stays open lapses
 */
export const visitAsUser = async ({ siteUrl, clientId, signIn }: Visita): Promise<{ readonly scuola: string }> => {
  await look(siteUrl, clientId);
  const token = await signIn();
  const sessione = await ask(siteUrl, sessioneRoutes.login, { token, body: {} });
  const [anno, mese] = sessione.oggi.split('-').map(Number);
  const caller = { token, sessione: sessione.token };
  const cruscotto = await ask(siteUrl, casaRoutes.getCruscotto, { ...caller, query: `?anno=${anno}&mese=${mese}` });
  if (cruscotto.anno !== anno || cruscotto.mese !== mese)
    throw new Error(
      `Il cruscotto chiesto per ${mese}/${anno} è quello di ${cruscotto.mese}/${cruscotto.anno}: chi sta in mezzo risponde con una copia vecchia.`,
    );
  const { chiusa } = await ask(siteUrl, sessioneRoutes.logout, { ...caller, body: {} });
  if (!chiusa) throw new Error("La sessione del canarino non si è chiusa all'uscita: non è la sua, o non c'è più.");
  return { scuola: sessione.codmin };
};

/** The pages are there, and send people to this deployment's client. */
export const look = async (siteUrl: string, clientId: string): Promise<void> => {
  const page = await reach(`${siteUrl}/`, { method: 'GET' });
  if (!page.ok || page.headers.get('content-type')?.startsWith('text/html') !== true)
    throw new Error(`${siteUrl} non dà la prima pagina del programma (risposta ${page.status}).`);
  const configurazione = await reach(`${siteUrl}/config.json`, { method: 'GET' });
  const { data } = Configurazione.safeParse(await configurazione.json().catch(() => undefined));
  if (data?.clientId !== clientId)
    throw new Error(
      `${siteUrl}/config.json manda chi accede da ${data === undefined ? 'nessuno' : `un altro client (${data.clientId})`}: rifare il deploy dello stack del sito.`,
    );
};

interface Richiesta {
  readonly token: string;
  readonly sessione?: string;
  readonly query?: string;
  readonly body?: object;
}

/** One call, of the second backend as all of these are. @throws Error when it is refused, or its answer is not the one of the contract */
const ask = async <R extends Route>(siteUrl: string, route: R, request: Richiesta): Promise<RouteAnswer<R>> => {
  const nome = `${route.method} ${route.path}`;
  const response = await reach(`${siteUrl}${route.path}${request.query ?? ''}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${request.token}`,
      'x-application-code': 'CANARINO',
      ...(request.sessione === undefined ? {} : { 'x-auth-token': request.sessione }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify({ data: request.body }) }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(`${nome} ha risposto ${response.status} al canarino${reasonOf(body)}`);
  const { data, error } = route.response.safeParse(body);
  if (error) throw new Error(`${nome} ha dato al canarino una risposta che non è quella promessa.`, { cause: error });
  // The schema of the route has just read it.
  return data as RouteAnswer<R>;
};

const reasonOf = (body: unknown): string => {
  const { data } = Errore.safeParse(body);
  return data === undefined ? '.' : `: ${data.message} (${data.code}, correlazione ${data.correlationId})`;
};

/** Asks an address, with the patience of a person. @throws Error with a sentence where nothing answers */
export const reach = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(ATTESA_MS) });
  } catch (cause) {
    throw new Error(`${url} non risponde entro ${ATTESA_MS / 1000} secondi, o non si raggiunge.`, { cause });
  }
};
