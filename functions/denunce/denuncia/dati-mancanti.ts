import { AppError } from '#platform/errors.ts';

/** A datum that a file asks of the school: whether there is, what it is, the screen that has it. */
type Dato = readonly [valore: unknown, che: string, dove: string];

export const SCUOLA = 'Scuola';
export const ALTRI_DATI = 'Scuola, Altri dati';

const isAssente = (valore: unknown): boolean => valore === undefined || valore === null || valore === '';

/** The refusal of a file that lacks what no file can lack: it names everything that is missing, and where each is written. */
export const datiMancanti = (...dati: readonly Dato[]): AppError => {
  const mancanti = dati.filter(([valore]) => isAssente(valore)).map(([, che, dove]) => `${che} (${dove})`);
  return new AppError(
    'STATO_NON_AMMESSO',
    `Alla scuola ${mancanti.length === 1 ? 'manca un dato' : 'mancano dei dati'}: ${mancanti.join('; ')}. ${mancanti.length === 1 ? 'Scriverlo' : 'Scriverli'}, poi ripetere.`,
  );
};
