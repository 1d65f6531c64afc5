import { noteRifiutata } from '../caller/rifiutate.ts';
import { hashOf, type SessioneAttiva } from '../caller/sessione.ts';
import { AppError, statusOf } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { HttpEvent } from './request.ts';

/** The user of a call, as far as the call was read when it was refused. */
export interface Chiamante {
  /** Hash of the user, once the token was found good. */
  utente: string | null;
  /** Their session, once it was found. */
  sessione?: SessioneAttiva;
}

/** The first address that the request passed through, or the one of its connection. */
const addressOf = ({ headers, requestContext }: HttpEvent): string =>
  headers['x-forwarded-for']?.split(',')[0]?.trim() ?? requestContext.http?.sourceIp ?? '';

/** True of a refusal that says that its caller may not: 401 or 403. */
const isRifiuto = (error: unknown): error is AppError =>
  error instanceof AppError && [401, 403].includes(statusOf(error.code));

/**
 * Writes one line for a call whose user may not make it (401, 403): route, code, and hashes of user and address, which two lines of one
 * caller share and which name nobody.
 */
export const logRifiuto = (
  { log, issuer }: Pick<Platform, 'log' | 'issuer'>,
  error: unknown,
  { event, chiamante, correlationId }: { event: HttpEvent; chiamante: Chiamante; correlationId: string },
): void => {
  if (!isRifiuto(error)) return;
  log.info('accesso-rifiutato', {
    correlationId,
    route: event.routeKey,
    status: statusOf(error.code),
    code: error.code,
    utente: chiamante.utente,
    indirizzo: hashOf(issuer, addressOf(event)),
  });
};

/** Counts a refused call for the school that its user is at work in. A count that cannot be written changes nothing of the answer. */
export const countRifiuto = async (
  { store, clock, log, componente }: Pick<Platform, 'store' | 'clock' | 'log' | 'componente'>,
  error: unknown,
  { chiamante }: { chiamante: Chiamante },
): Promise<void> => {
  if (!isRifiuto(error) || chiamante.sessione === undefined) return;
  const rifiutata = { parte: componente, code: error.code, adesso: clock.now() };
  await noteRifiutata(store, chiamante.sessione, rifiutata).catch((causa: unknown) => {
    log.error('rifiuto-non-contato', causa);
  });
};
