import { ApiError } from '#api/client.ts';

/** What a refused save says: errors of the fields on the form, and what belongs to no field of it. */
export interface Rifiuto {
  readonly campi: readonly { readonly nome: string; readonly messaggio: string }[];
  readonly altri: readonly string[];
}

/** Splits the fields of a 400 or 409 between the ones on the form and the others; an error without fields is one message. */
export const rifiutoOf = (error: unknown, isCampo: (nome: string) => boolean): Rifiuto => {
  if (!(error instanceof ApiError))
    return { campi: [], altri: [error instanceof Error ? error.message : 'Operazione fallita'] };
  const { fields, message, correlationId } = error.errore;
  const campi = fields
    .filter(({ path }) => isCampo(path))
    .map(({ path, message: messaggio }) => ({ nome: path, messaggio }));
  const altri = fields
    .filter(({ path }) => !isCampo(path))
    .map(({ path, message: messaggio }) => (path === '' ? messaggio : `${messaggio} (${path})`));
  const solo =
    fields.length === 0
      ? [error.status >= 500 && correlationId !== '' ? `${message} (codice ${correlationId.slice(0, 8)})` : message]
      : [];
  return { campi, altri: [...altri, ...solo] };
};

/** The record as somebody else left it, when the save was refused because its version is old. */
export const currentOf = (error: unknown): Readonly<Record<string, unknown>> | null =>
  error instanceof ApiError && error.errore.code === 'VERSIONE_SUPERATA' ? (error.errore.current ?? null) : null;
