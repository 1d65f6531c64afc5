import type { Basi, DifferenzaRinnovo } from '#shared/calculation/cedolino/differenze-rinnovo.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { AnnoDiArretrati } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { formatMese, meseDi } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro, somma, type Centesimi } from '#shared/money/centesimi.ts';

/** An item of arrears that was paid already. */
export interface ArretratoPagato {
  readonly codice: string;
  readonly dal: string;
  readonly importo: Centesimi;
  readonly basi?: Basi | undefined;
}

/** The arrears of the services of a year that earn the end of service, or of those that do not: due, paid, and the lines they come from. */
export interface Quota {
  readonly anno: number;
  readonly utile: boolean;
  readonly dovuto: Centesimi;
  readonly pagato: Centesimi;
  /** How much more than what is left contributions, and the end of service, are on. */
  readonly basi: Basi;
  readonly differenze: readonly DifferenzaRinnovo[];
}

/** Items of arrears of pay, on which the TFR is; the others are of pay outside it. */
const UTILI: readonly string[] = ['ARR_STIPENDIO', 'ARR_STIP_PREC'];
const codiceDi = (utile: boolean, precedente: boolean): string => {
  if (utile) return precedente ? 'ARR_STIP_PREC' : 'ARR_STIPENDIO';
  return precedente ? 'ARR_ANNI_PREC' : 'ARR_ANNO';
};

const annoDi = (giorno: string): number => Number(giorno.slice(0, 4));
const scarto = ({ prima, dopo }: DifferenzaRinnovo): Centesimi => dopo - prima;

/** The arrears by year of service, due and paid already. */
export const quoteDi = (
  differenze: readonly DifferenzaRinnovo[],
  pagati: readonly ArretratoPagato[],
): readonly Quota[] => {
  const chiave = (anno: number, utile: boolean) => `${anno} ${utile}`;
  const dovute = Map.groupBy(differenze, ({ competenza, utile }) => chiave(annoDi(competenza.dal), utile));
  const date = Map.groupBy(pagati, ({ codice, dal }) => chiave(annoDi(dal), UTILI.includes(codice)));
  return [...new Set([...dovute.keys(), ...date.keys()])].toSorted().map((una) => {
    const [anno = '', utile] = una.split(' ');
    const sue = dovute.get(una) ?? [];
    const suoi = date.get(una) ?? [];
    return {
      anno: Number(anno),
      utile: utile === 'true',
      dovuto: somma(sue.map(scarto)),
      pagato: somma(suoi.map(({ importo }) => importo)),
      basi: senza(basiDi(sue), basiDi(suoi)),
      differenze: sue,
    };
  });
};

const basiDi = (parti: readonly { readonly basi?: Basi | undefined }[]): Basi => ({
  contributi: somma(parti.map(({ basi }) => basi?.contributi ?? 0)),
  fineServizio: somma(parti.map(({ basi }) => basi?.fineServizio ?? 0)),
});

const senza = (tutte: Basi, date: Basi): Basi => ({
  contributi: tutte.contributi - date.contributi,
  fineServizio: tutte.fineServizio - date.fineServizio,
});

/** The same by year alone. */
export const anniDi = (quote: readonly Quota[]): AnnoDiArretrati[] =>
  [...Map.groupBy(quote, ({ anno }) => anno)].map(([anno, sue]) => {
    const [dovuto, pagato] = [somma(sue.map((una) => una.dovuto)), somma(sue.map((una) => una.pagato))];
    return { anno, dovuto, pagato, resta: dovuto - pagato };
  });

/** Items that one payslip may hold. */
const VOCI_MASSIME = 50;

/**
 * The items that pay what is left, one a month of service; one a year where a part was paid, where a month takes back, or where they would be too many. The services
 * of years before the first open one are taxed apart.
 */
export const vociDi = (quote: readonly Quota[], primoAnno: number): readonly VoceCedolino[] => {
  const daPagare = quote.filter(({ dovuto, pagato }) => dovuto > pagato);
  const mensili = daPagare.flatMap((quota) =>
    isIntera(quota) ? perMese(quota, primoAnno) : [intera(quota, primoAnno)],
  );
  return mensili.length <= VOCI_MASSIME ? mensili : daPagare.map((quota) => intera(quota, primoAnno));
};

const mesiDi = ({ differenze }: Quota): readonly (readonly DifferenzaRinnovo[])[] => [
  ...Map.groupBy(differenze, ({ competenza }) => competenza.dal.slice(0, 7)).values(),
];

const isIntera = (quota: Quota): boolean =>
  quota.pagato === 0 && mesiDi(quota).every((differenze) => somma(differenze.map(scarto)) > 0);

const perMese = (quota: Quota, primoAnno: number): readonly VoceCedolino[] =>
  mesiDi(quota).map((differenze) =>
    voceDi({ ...quota, basi: basiDi(differenze) }, primoAnno, differenze, somma(differenze.map(scarto))),
  );

const intera = (quota: Quota, primoAnno: number): VoceCedolino =>
  voceDi(quota, primoAnno, quota.differenze, quota.dovuto - quota.pagato);

const voceDi = (
  { anno, utile, basi }: Quota,
  primoAnno: number,
  differenze: readonly DifferenzaRinnovo[],
  importo: Centesimi,
): VoceCedolino => {
  const [dal = `${anno}-01-01`] = differenze.map(({ competenza }) => competenza.dal).toSorted();
  const al =
    differenze
      .map(({ competenza }) => competenza.al)
      .toSorted()
      .at(-1) ?? `${anno}-12-31`;
  return {
    codice: codiceDi(utile, anno < primoAnno),
    descrizione: accorciato(`Rinnovo, ${quando(dal, al)}: ${differenze.map(inParole).join('; ')}`, 200),
    competenza: { dal, al },
    misura: { unita: 'IMPORTO', importo },
    ...(basi.contributi === 0 && basi.fineServizio === 0 ? {} : { basi }),
  };
};

const quando = (dal: string, al: string): string =>
  dal.slice(0, 7) === al.slice(0, 7)
    ? formatMese(meseDi(dal))
    : `${formatMese(meseDi(dal))} – ${formatMese(meseDi(al))}`;

const inParole = ({ codice, prima, dopo }: DifferenzaRinnovo): string =>
  `${codice.toLowerCase().replaceAll('_', ' ')} da ${formatEuro(prima)} a ${formatEuro(dopo)}`;
