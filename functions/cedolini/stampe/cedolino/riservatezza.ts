import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';
import { ALTRE_TRATTENUTE } from './righe.ts';

/** Words of an explanation without those that say whom a deduction is for. */
export type Riservatezza = (testo: string) => string;

/**
 * The explanations of other lines (the net, a limit) may quote a deduction for third parties with its reference, which can
 * name a union or a creditor: wherever they do, the paper says "Altre trattenute".
 */
export const riservatezza = (righe: readonly RigaCedolino[]): Riservatezza => {
  const riservati = righe
    .filter(({ gruppo }) => gruppo === 'altre_trattenute')
    .flatMap(({ descrizione, spiegazione }) => [descrizione, ...testi(spiegazione)]);
  const lunghiPrima = [...new Set(riservati)].filter((testo) => testo !== '').toSorted((a, b) => b.length - a.length);
  return (testo) => lunghiPrima.reduce((pulito, riservato) => pulito.replaceAll(riservato, ALTRE_TRATTENUTE), testo);
};

const testi = ({ testo, figli }: Spiegazione): readonly string[] => [testo, ...figli.flatMap(testi)];
