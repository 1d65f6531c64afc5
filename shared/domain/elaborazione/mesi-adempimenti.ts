import type { Giorno } from '../tempo/date.ts';
import { compareMesi, formatMese, meseDi, type Mese } from '../tempo/mese.ts';
import { adempimenti, descrizioneAdempimento, type Adempimento } from './elaborazione.ts';

/** The rule that the month of the social-security filing follows: the tax year for collaborators, the competence for fixed pay of schools that pay their staff, the payment for all others. */
export type Previdenza =
  | { readonly segue: 'ANNO_FISCALE' | 'PAGAMENTO' }
  | { readonly segue: 'COMPETENZA'; readonly mese: Mese };

/** A payment, by the facts that decide in which month each filing tells of it. */
export interface DaDenunciare {
  readonly dataPagamento: Giorno;
  /** Year of the income: that of the payment, or the one before for what is paid by 12 January. */
  readonly annoFiscale: number;
  readonly liquidazione: Mese;
  readonly previdenza: Previdenza;
}

/** The month of payment; December of the tax year when that is over. */
const meseFiscale = ({ dataPagamento, annoFiscale }: Pick<DaDenunciare, 'dataPagamento' | 'annoFiscale'>): Mese => {
  const pagamento = meseDi(dataPagamento);
  return annoFiscale < pagamento.anno ? { anno: annoFiscale, mese: 12 } : pagamento;
};

const mesePrevidenza = ({ previdenza, ...pagato }: DaDenunciare): Mese => {
  if (previdenza.segue === 'COMPETENZA') return previdenza.mese;
  return previdenza.segue === 'ANNO_FISCALE' ? meseFiscale(pagato) : meseDi(pagato.dataPagamento);
};

/**
 * The month of each filing by its own rule, the only place that says it: day of payment for F24 and IRAP, tax year for SPT and CU, liquidation for
 * Modello M, and for UniEmens what the kind of pay follows. The month in the name of a run decides none but the liquidation.
 */
export const mesiAdempimenti = (pagato: DaDenunciare): Readonly<Record<Adempimento, Mese>> => ({
  UNIEMENS: mesePrevidenza(pagato),
  SPT: meseFiscale(pagato),
  F24: meseDi(pagato.dataPagamento),
  IRAP: meseDi(pagato.dataPagamento),
  CU: meseFiscale(pagato),
  MODM: pagato.liquidazione,
});

/** In words for people, what the month of each filing follows. */
export const regolaDelMese: Readonly<Record<Adempimento, string>> = {
  UNIEMENS: 'segue il giorno di pagamento, e lo stipendio pagato dalla scuola il suo mese di servizio',
  SPT: "segue l'anno d'imposta",
  F24: 'segue il giorno di pagamento',
  IRAP: 'segue il giorno di pagamento',
  CU: "segue l'anno d'imposta",
  MODM: 'segue la liquidazione',
};

/** A month of a filing. */
export interface PeriodoAdempimento extends Mese {
  readonly adempimento: Adempimento;
}

/** The month of each filing of several payments together, in the order of filings: the last where they differ. */
export const mesiInsieme = (
  alimentati: readonly Adempimento[],
  mesi: readonly Readonly<Record<Adempimento, Mese>>[],
): readonly PeriodoAdempimento[] =>
  adempimenti
    .filter((adempimento) => alimentati.includes(adempimento))
    .flatMap((adempimento) => {
      const ultimo = mesi
        .map((suoi) => suoi[adempimento])
        .toSorted(compareMesi)
        .at(-1);
      return ultimo === undefined ? [] : [{ adempimento, anno: ultimo.anno, mese: ultimo.mese }];
    });

/** 'F24, IRAP di gennaio 2027; UniEmens di dicembre 2026'. */
export const mesiInParole = (periodi: readonly PeriodoAdempimento[]): string =>
  [...Map.groupBy(periodi, formatMese)]
    .map(
      ([mese, suoi]) => `${suoi.map(({ adempimento }) => descrizioneAdempimento[adempimento]).join(', ')} di ${mese}`,
    )
    .join('; ');
