import type { CedolinoProprio, SommeProprie } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';

/** The parts by which the gross becomes the net, each with what it does to the net. */
const PARTI: readonly { readonly campo: keyof SommeProprie; readonly nome: string; readonly segno: 1 | -1 }[] = [
  { campo: 'lordo', nome: 'Lordo', segno: 1 },
  { campo: 'rimborsi', nome: 'Rimborsi e crediti', segno: 1 },
  { campo: 'contributi', nome: 'Contributi', segno: -1 },
  { campo: 'imposte', nome: 'Imposte', segno: -1 },
  { campo: 'altre', nome: 'Altre trattenute', segno: -1 },
  { campo: 'arrotondamento', nome: 'Arrotondamento', segno: 1 },
];

interface Cambiamento {
  readonly nome: string;
  /** Cents more or less of the net than before. */
  readonly differenza: number;
}

/** The last payslip paid among those of some years, and the one before it. */
export const ultimiDue = (
  cedolini: readonly CedolinoProprio[],
): readonly [CedolinoProprio | undefined, CedolinoProprio | undefined] => {
  const [ultimo, precedente] = cedolini.toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? 1 : -1));
  return [ultimo, precedente];
};

/** The parts by which the net of a payslip is other than that of another: their sum is the difference of the nets. */
export const cambiamentiDi = (ultimo: SommeProprie, precedente: SommeProprie): readonly Cambiamento[] =>
  PARTI.map(({ campo, nome, segno }) => ({ nome, differenza: segno * (ultimo[campo] - precedente[campo]) })).filter(
    ({ differenza }) => differenza !== 0,
  );
