import { hashOf } from '../caller/sessione.ts';
import { AppError, statusOf } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { HttpEvent } from './request.ts';

/** The user of a call, as far as the call was read when it was refused. */
export interface Chiamante {
  /** Hash of the user, once the token was found good. */
  utente: string | null;
}

/** The first address that the request passed through, or the one of its connection. */
const addressOf = ({ headers, requestContext }: HttpEvent): string =>
  headers['x-forwarded-for']?.split(',')[0]?.trim() ?? requestContext.http?.sourceIp ?? '';

/**
 * Writes one line for a call whose user may not make it (401, 403): route, code, and hashes of user and address, which two lines of one
 * caller share and which name nobody.
 */
export const logRifiuto = (
  { log, issuer }: Pick<Platform, 'log' | 'issuer'>,
  error: unknown,
  { event, chiamante, correlationId }: { event: HttpEvent; chiamante: Chiamante; correlationId: string },
): void => {
  if (!(error instanceof AppError)) return;
  const status = statusOf(error.code);
  if (status !== 401 && status !== 403) return;
  log.info('accesso-rifiutato', {
    correlationId,
    route: event.routeKey,
    status,
    code: error.code,
    utente: chiamante.utente,
    indirizzo: hashOf(issuer, addressOf(event)),
  });
};
