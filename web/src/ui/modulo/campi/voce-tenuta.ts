interface Voce {
  readonly codice: string | number;
  readonly descrizione: string;
}

/** Longer codes are keys of records, which say nothing to people. */
const CODICE_CORTO = 8;

/** Returns the choice that a field holds, also when it is none of those that are offered: empty, it would look as one not filled in. */
export const voceTenuta = <V extends Voce>(valore: unknown, voci: readonly V[]): V | Voce | undefined => {
  const scelta = voci.find(({ codice }) => codice === valore);
  if (scelta !== undefined || voci.length === 0 || valore === '') return scelta;
  if (typeof valore !== 'string' && typeof valore !== 'number') return undefined;
  const chiave = String(valore).length > CODICE_CORTO;
  return { codice: valore, descrizione: chiave ? 'Una voce che non c’è più' : `${valore}: non è tra le voci` };
};
