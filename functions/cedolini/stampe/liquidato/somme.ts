import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { Liquidato } from './liquidato.ts';

/** What one payslip, or many, come to; cents. lordo + esenti − previdenziali − fiscali − altre + arrotondamento = netto. */
export interface Somme {
  readonly lordo: number;
  /** Sums that are no income: refunds, credits given to the payee. */
  readonly esenti: number;
  readonly previdenziali: number;
  readonly fiscali: number;
  readonly altre: number;
  readonly arrotondamento: number;
  readonly netto: number;
  readonly irap: number;
  /** Contributions the school bears. */
  readonly oneri: number;
  /** What all of it costs. */
  readonly costo: number;
}

/** The sums of payslips, from their lines and, for the net and the cost, from their heads. */
export const sommeDi = (liquidati: readonly Liquidato[]): Somme => {
  const righe = liquidati.flatMap((liquidato) => liquidato.righe);
  const diGruppi = (...gruppi: readonly string[]) =>
    somma(righe.filter(({ gruppo }) => gruppi.includes(gruppo)).map(({ importo }) => importo));
  const irap = somma(righe.filter(({ codice }) => codice === 'IRAP').map(({ importo }) => importo));
  return {
    lordo: diGruppi('competenze', 'addebiti_fattura'),
    esenti: diGruppi('somme_esenti', 'somme_fuori_reddito'),
    previdenziali: diGruppi('ritenute_previdenziali'),
    fiscali: diGruppi('ritenute_fiscali'),
    altre: diGruppi('altre_trattenute'),
    arrotondamento: diGruppi('arrotondamento'),
    netto: somma(liquidati.map(({ testata }) => testata.netto)),
    irap,
    oneri: diGruppi('oneri') - irap,
    costo: somma(liquidati.map(({ testata }) => testata.lordoStato)),
  };
};

const TITOLI = {
  lordo: 'Lordo',
  esenti: 'Rimborsi e crediti',
  previdenziali: 'Contributi',
  fiscali: 'Imposte',
  altre: 'Altre trattenute',
  arrotondamento: 'Arrotond.',
  netto: 'Netto',
  irap: 'IRAP',
  oneri: 'Oneri scuola',
  costo: 'Costo totale',
} as const satisfies Record<keyof Somme, string>;

/** The columns of the sums, in this order, for the rows that have them. */
export const colonneSomme = <R>(
  sommeOf: (riga: R) => Somme,
  quali: readonly (keyof Somme)[] = [
    'lordo',
    'esenti',
    'previdenziali',
    'fiscali',
    'altre',
    'arrotondamento',
    'netto',
    'oneri',
    'irap',
    'costo',
  ],
): readonly ColonnaDi<R>[] =>
  quali.map((quale) => ({
    titolo: TITOLI[quale],
    tipo: 'importo',
    totale: true,
    valore: (riga) => sommeOf(riga)[quale],
  }));
