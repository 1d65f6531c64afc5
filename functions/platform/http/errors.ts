import { errori, type CodiceErrore, type Errore, type ErroreCampo } from '../../../shared/contracts/errori.ts';

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
