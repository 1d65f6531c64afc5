import { errori, type CodiceErrore, type Errore, type ErroreCampo } from '#shared/contracts/errori.ts';

/** What the caller of a route can act on. The message is Italian and says what happened, to which record, and what to do. */
export class AppError extends Error {
  readonly code: CodiceErrore;
  readonly fields: readonly ErroreCampo[];
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly metadata: string | null;

  constructor(
    code: CodiceErrore,
    message: string,
    detail: {
      fields?: readonly ErroreCampo[];
      current?: Readonly<Record<string, unknown>>;
      metadata?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: detail.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = detail.fields ?? [];
    this.current = detail.current;
    this.metadata = detail.metadata ?? null;
  }
}

/** A 400 on one field. */
export const campoNonValido = (path: string, message: string, code = 'non_valido'): AppError =>
  new AppError('RICHIESTA_NON_VALIDA', message, { fields: [{ path, code, message }] });

/** A 409 of the archive that lands on one field. */
export const campoRifiutato = (code: CodiceErrore, path: string, message: string): AppError =>
  new AppError(code, message, { fields: [{ path, code: 'archivio', message }] });

export const nonTrovato = (cosa: string): AppError =>
  new AppError(
    'NON_TROVATO',
    `${cosa} non è in archivio o non appartiene a questa scuola. Aggiornare l'elenco e riprovare.`,
  );

/** What a store answers when its disk takes no more. */
const INSUFFICIENT_STORAGE = 507;

/** What the services are called when they ask to slow down. */
const RALLENTARE =
  /^(?:Throttling|ThrottledException|ProvisionedThroughputExceeded|RequestLimitExceeded|TooManyRequests|SlowDown)/;

/** The refusal of a full disk, or of a service that was too busy at every try, when that is what a client of the stores was told; the same error otherwise. */
export const refusalSaid = (error: unknown): unknown => {
  if (httpStatusOf(error) === INSUFFICIENT_STORAGE)
    return new AppError(
      'SPAZIO_ESAURITO',
      "Il disco su cui il programma conserva i dati è pieno: nulla è stato salvato. Liberare spazio, o chiederlo a chi cura il computer, e ripetere l'operazione.",
      { cause: error },
    );
  if (error instanceof Error && RALLENTARE.test(error.name))
    return new AppError(
      'TROPPE_RICHIESTE',
      "L'archivio è molto occupato e non ha risposto: ripetere l'operazione tra qualche secondo.",
      { cause: error },
    );
  return error;
};

const httpStatusOf = (error: unknown): unknown =>
  error instanceof Error &&
  '$metadata' in error &&
  typeof error.$metadata === 'object' &&
  error.$metadata !== null &&
  'httpStatusCode' in error.$metadata
    ? error.$metadata.httpStatusCode
    : undefined;

export const statusOf = (code: CodiceErrore): number => errori[code].status;

/** The envelope of an error answer. */
export const bodyOf = (error: AppError, correlationId: string): Errore => ({
  code: error.code,
  message: error.message,
  metadata: error.metadata,
  fields: [...error.fields],
  ...(error.current === undefined ? {} : { current: { ...error.current } }),
  correlationId,
});
