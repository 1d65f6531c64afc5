import type * as z from 'zod';
import { ApiError, type Client } from '#api/client.ts';
import { errori, type CodiceErrore } from '#shared/contracts/errori.ts';
import { routeKey, type Route, type RouteAnswer } from '#shared/contracts/route.ts';

/** The answer that the catalogue gives to a call: data, a refusal, or nothing for ever. */
export interface Risposta {
  readonly rotta: string;
  readonly dai: () => Promise<unknown>;
}

/** Answers with data that the contract of the call accepts. @throws where it does not */
export const answers = <R extends Route>(route: R, data: z.input<R['response']>): Risposta => {
  const risposta: unknown = route.response.parse(data);
  return { rotta: routeKey(route), dai: () => Promise.resolve(risposta) };
};

/** Leaves a call waiting, as a slow network does. */
export const waits = (route: Route): Risposta => ({ rotta: routeKey(route), dai: () => new Promise(() => undefined) });

/** Refuses a call, as the server would. */
export const refuses = (route: Route, code: CodiceErrore, message: string): Risposta => ({
  rotta: routeKey(route),
  dai: () => Promise.reject(refusalOf(code, message)),
});

/** Makes the error that a page receives when the server refuses. */
export const refusalOf = (code: CodiceErrore, message: string): ApiError =>
  new ApiError(errori[code].status, { code, message, metadata: null, fields: [], correlationId: 'e5e3p100-catalogo' });

/** The client of an example: the first answer given for a call, a refusal for the others. */
export const clientOf =
  (risposte: readonly Risposta[]): Client =>
  (route) => {
    const risposta = risposte.find(({ rotta }) => rotta === routeKey(route));
    if (risposta === undefined)
      return Promise.reject(refusalOf('NON_TROVATO', `Il catalogo non risponde a ${routeKey(route)}.`));
    return risposta.dai() as Promise<RouteAnswer<typeof route>>;
  };
