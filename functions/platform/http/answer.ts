import { NON_LETTI, writeNonLetti } from '#shared/contracts/non-letti.ts';
import { AppError, bodyOf, statusOf } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { HttpAnswer } from './compression.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** As the gateway itself refuses: who calls it directly is told nothing else. */
export const FORBIDDEN: HttpAnswer = {
  statusCode: 403,
  headers: HEADERS,
  body: JSON.stringify({ message: 'Forbidden' }),
};

/** The answer of a call as JSON, null when it answers nothing; its header names the records that it lacks because only a later version can read them. */
export const success = (answer: unknown, nonLetti: ReadonlySet<string> = new Set()): HttpAnswer => ({
  statusCode: 200,
  headers: nonLetti.size === 0 ? HEADERS : { ...HEADERS, [NON_LETTI]: writeNonLetti([...nonLetti]) },
  body: JSON.stringify(answer ?? null),
});

/** The sentence that a failure allows: of a call that was cut by its time nobody knows what it had stored. */
const whatHappened = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError'
    ? "L'operazione non è finita in tempo e una parte può essere stata salvata: aggiornare e guardare prima di ripeterla; se si ripete,"
    : 'Operazione fallita per un difetto del programma. Nulla è stato salvato: riprovare, e se si ripete';

/** The call that failed. */
interface Chiamata {
  readonly correlationId: string;
  readonly route: string;
}

/** A refusal in its own words and status; anything else is a defect of the program: logged whole, told without its detail. */
export const failure = (
  error: unknown,
  { correlationId, route }: Chiamata,
  { log }: Pick<Platform, 'log'>,
): HttpAnswer => {
  if (error instanceof AppError) {
    if (error.cause !== undefined && statusOf(error.code) >= 429)
      log.error('rifiutata', error, { correlationId, route, code: error.code });
    return {
      statusCode: statusOf(error.code),
      headers: { ...HEADERS, 'x-correlation-id': correlationId },
      body: JSON.stringify(bodyOf(error, correlationId)),
    };
  }
  log.error('difetto', error, { correlationId, route });
  const hidden = new AppError(
    'ERRORE_INTERNO',
    `${whatHappened(error)} comunicare all'assistenza il codice ${correlationId}.`,
  );
  return {
    statusCode: 500,
    headers: { ...HEADERS, 'x-correlation-id': correlationId },
    body: JSON.stringify(bodyOf(hidden, correlationId)),
  };
};
