/** Kinds of NoiPA list. */
export const tipiLista = ['1', '2', '3'] as const;
export type TipoLista = (typeof tipiLista)[number];

export const descrizioneTipoLista: Readonly<Record<TipoLista, string>> = {
  1: 'MOF – compensi delle commissioni',
  2: 'Esami di maturità',
  3: 'Altri esami',
};

/** The word each kind has in the paths of its calls. */
export const percorsoTipoLista: Readonly<Record<TipoLista, 'mof' | 'maturita' | 'altriesami'>> = {
  1: 'mof',
  2: 'maturita',
  3: 'altriesami',
};
