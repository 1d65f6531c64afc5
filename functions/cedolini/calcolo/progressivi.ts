import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { NaturaReddito } from '#shared/calculation/situazione/contesto.ts';
import type { GiaPagato } from '#shared/calculation/situazione/gia-pagati.ts';
import type { AltroProgramma, Progressivi, SommeRestituite } from '#shared/calculation/situazione/situazione.ts';
import { giorniInsieme, isStessoMese } from '#shared/calculation/situazione/stessi-giorni.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { SaldoApertura } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import {
  deducibileRestituito,
  imponibileRestituito,
  importoRestituito,
  irpefStornata,
  isDellAnno,
} from '#shared/domain/persona/restituzione.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import { compensiOccasionali, occasionaliResi } from './occasionali.ts';

/** What this school has already paid to a person in a tax year, by accounted runs. */
export interface StoriaAnno {
  /** Sums of the same kind of income as the payslip; those that contributions have a ceiling for are of every kind. */
  readonly progressivi: Progressivi;
  /** The payslips of employment or assimilated income, which those of the same days or month must know. */
  readonly giaPagati: readonly GiaPagato[];
  /** Accounted payslips of the year paid after the day of this one: they were computed without it. */
  readonly pagatiDopo: readonly PagamentoSalvato[];
  readonly compensiOccasionali: Centesimi;
  readonly arrotondamentoPrecedente: Centesimi;
  /** Other payslips of the year that do not count because their run is not accounted yet. */
  readonly nonContabilizzati: number;
  /** What of these sums another program paid; absent when it paid nothing. */
  readonly altroProgramma?: AltroProgramma;
  /** Sums that the person gave back in the year; absent when none. */
  readonly sommeRestituite?: SommeRestituite;
}

/** What accounted payslips of any year have withheld for third parties, in cents, by the record of each deduction: the run being computed is left out. */
export const trattenutoFinora = (
  pagamenti: readonly PagamentoSalvato[],
  processo: string,
  contabilizzati: ReadonlySet<string>,
): ReadonlyMap<string, Centesimi> => {
  const trattenuto = new Map<string, Centesimi>();
  for (const { origine, importo } of pagamenti
    .filter(({ idProcesso }) => idProcesso !== processo && contabilizzati.has(idProcesso))
    .flatMap(({ trattenute }) => trattenute)) {
    trattenuto.set(origine, (trattenuto.get(origine) ?? 0) + importo);
  }
  return trattenuto;
};

/** The records that the other payslips of a month have withheld for. */
export const trattenuteNelMese = (
  giaPagati: readonly GiaPagato[],
  mese: GiaPagato['liquidazione'],
): ReadonlySet<string> =>
  new Set(
    giaPagati
      .filter(({ liquidazione }) => isStessoMese(liquidazione, mese))
      .flatMap(({ trattenute }) => trattenute.map(({ origine }) => origine)),
  );

/** Kinds of payee that always have fees of self-employment; of the others whose regime decides, a payment says which. */
const SEMPRE_AUTONOMI: readonly string[] = [
  'OCCASIONALE',
  'PROFESSIONISTA',
  'NON_RESIDENTE',
  'SOCIETA',
  'ASSISTENTE_LINGUA',
  'AUTORE',
  'LAVORATORE_SPORTIVO',
] satisfies readonly TipoPercettore[];

/** The kind of income of a payment; of one stored before it was kept, what its kind of payee says. */
export const naturaDi = ({ natura, percettore }: Pick<PagamentoSalvato, 'natura' | 'percettore'>): NaturaReddito =>
  natura ?? (SEMPRE_AUTONOMI.includes(percettore) ? 'AUTONOMO' : 'DIPENDENTE_O_ASSIMILATO');

/** What another program paid in the year, added up. */
const progressiviDi = (saldi: readonly SaldoApertura[]): Progressivi => {
  const totale = (di: (saldo: SaldoApertura) => Centesimi) => somma(saldi.map(di));
  return {
    imponibileContributivo: totale(({ numImponibileContributivo }) => numImponibileContributivo),
    imponibileIrpef: totale(({ numImponibileIrpef }) => numImponibileIrpef),
    irpef: totale(({ numIrpef }) => numIrpef),
    imponibileSostitutiva: totale(({ numImponibileSostitutiva }) => numImponibileSostitutiva),
    imponibileGestioneSeparata: totale(({ numImponibileGestioneSeparata }) => numImponibileGestioneSeparata),
    giorniPagati: totale(({ numGiorniPagati }) => numGiorniPagati),
    trattamentoIntegrativo: totale(({ numTrattamentoIntegrativo }) => numTrattamentoIntegrativo),
    sommaIntegrativa: totale(({ numSommaIntegrativa }) => numSommaIntegrativa),
    lordoDipendente: totale(({ numLordo }) => numLordo),
    netto: totale(({ numNetto }) => numNetto),
  };
};

const altroProgrammaDi = (
  { imponibileContributivo, imponibileIrpef, irpef, imponibileGestioneSeparata }: Progressivi,
  occasionali: Centesimi,
): AltroProgramma => ({
  imponibileContributivo,
  imponibileIrpef,
  irpef,
  imponibileGestioneSeparata,
  compensiOccasionali: occasionali,
});

/** The restitutions of sums paid in the same year, as progressives to add. */
const restituitoNellAnno = (restituzioni: readonly Restituzione[]): Progressivi => {
  const meno = (di: (restituzione: Restituzione) => Centesimi) => -somma(restituzioni.map(di));
  return {
    imponibileContributivo: meno(({ numImponibileContributivo }) => numImponibileContributivo),
    imponibileIrpef: meno(imponibileRestituito),
    irpef: meno(irpefStornata),
    imponibileSostitutiva: 0,
    imponibileGestioneSeparata: meno(({ numImponibileGestioneSeparata }) => numImponibileGestioneSeparata),
    giorniPagati: 0,
    trattamentoIntegrativo: 0,
    sommaIntegrativa: 0,
    lordoDipendente: meno(({ numLordo }) => numLordo),
    netto: meno(importoRestituito),
  };
};

const sommeRestituiteDi = (
  dellAnno: readonly Restituzione[],
  restituzioni: readonly Restituzione[],
): Pick<StoriaAnno, 'sommeRestituite'> => {
  const [imponibileIrpef, deducibile] = [
    somma(dellAnno.map(imponibileRestituito)),
    somma(restituzioni.map(deducibileRestituito)),
  ];
  return imponibileIrpef + deducibile === 0 ? {} : { sommeRestituite: { imponibileIrpef, deducibile } };
};

/** The payslip whose history is asked: its run, the month that it pays, tax year, day of payment and kind of income. */
export interface DaPagare {
  readonly processo: string;
  readonly mese: GiaPagato['liquidazione'];
  readonly anno: number;
  readonly dataPagamento: string;
  readonly natura: NaturaReddito;
}

/** Progressives of month m = opening balances of the year + those of month m − 1 + the accounted payslips − what came back: the run being computed is left out. */
export const storiaAnno = (
  pagamenti: readonly PagamentoSalvato[],
  { processo, mese, anno, dataPagamento, natura }: DaPagare,
  contabilizzati: ReadonlySet<string>,
  saldi: readonly SaldoApertura[] = [],
  tutteRestituite: readonly Restituzione[] = [],
): StoriaAnno => {
  const altri = pagamenti.filter(({ annoFiscale, idProcesso }) => annoFiscale === anno && idProcesso !== processo);
  const contati = altri.filter(({ idProcesso }) => contabilizzati.has(idProcesso)).toSorted(perGiorno);
  const aperti = saldi.filter(({ numAnno }) => numAnno === anno);
  const apertura = progressiviConMassimali(
    progressiviDi(aperti.filter((saldo) => naturaDi(saldo) === natura)),
    progressiviDi(aperti),
  );
  const propri = contati.filter((pagamento) => naturaDi(pagamento) === natura);
  const rese = tutteRestituite.filter(({ datRestituzione }) => datRestituzione.startsWith(`${anno}-`));
  const restituzioni = rese.filter((resa) => naturaDi(resa) === natura);
  const dellAnno = restituzioni.filter(isDellAnno);
  const tolto = progressiviConMassimali(restituitoNellAnno(dellAnno), restituitoNellAnno(rese.filter(isDellAnno)));
  const occasionaliAltrove = compensiOccasionali(
    aperti.map(({ percettore, numLordo }) => ({ percettore, lordoDipendente: numLordo })),
  );
  return {
    progressivi: sommati(sommati(apertura, progressiviConMassimali(pagatiDa(propri), pagatiDa(contati))), tolto),
    giaPagati: [
      ...contati.flatMap(giaPagatoDi),
      ...stessoMeseDiAltroAnno(pagamenti, { processo, mese, anno }, contabilizzati),
    ],
    pagatiDopo: contati.filter((pagamento) => pagamento.dataPagamento > dataPagamento),
    compensiOccasionali: occasionaliAltrove + compensiOccasionali(contati) - occasionaliResi(rese),
    arrotondamentoPrecedente: contati.at(-1)?.arrotondamentoDaRiportare ?? 0,
    nonContabilizzati: altri.length - contati.length,
    ...sommeRestituiteDi(dellAnno, restituzioni),
    ...(aperti.length === 0 ? {} : { altroProgramma: altroProgrammaDi(apertura, occasionaliAltrove) }),
  };
};

const NIENTE_DELL_ANNO = { giorni: [], giorniPagati: 0, imponibileIrpef: 0, irpef: 0, trattamentoIntegrativo: 0 };

/** The payments of the same month that are of another tax year, as in January on both sides of the 12th: their net and what they withheld are of the month, the rest is not of this year. */
const stessoMeseDiAltroAnno = (
  pagamenti: readonly PagamentoSalvato[],
  { processo, mese, anno }: Pick<DaPagare, 'processo' | 'mese' | 'anno'>,
  contabilizzati: ReadonlySet<string>,
): readonly GiaPagato[] =>
  pagamenti
    .filter(({ annoFiscale, idProcesso }) => annoFiscale !== anno && idProcesso !== processo)
    .flatMap((pagamento) => (contabilizzati.has(pagamento.idProcesso) ? giaPagatoDi(pagamento) : []))
    .filter(({ liquidazione }) => isStessoMese(liquidazione, mese))
    .map(({ liquidazione, nettoPignorabile, trattenute }) => ({
      ...NIENTE_DELL_ANNO,
      liquidazione,
      nettoPignorabile,
      trattenute,
    }));

const perGiorno = (a: PagamentoSalvato, b: PagamentoSalvato): number =>
  a.dataPagamento < b.dataPagamento || (a.dataPagamento === b.dataPagamento && a.uid < b.uid) ? -1 : 1;

/** Sums of one kind of income, with the bases that a ceiling of contributions measures over every kind. */
const progressiviConMassimali = (dellaNatura: Progressivi, diTutti: Progressivi): Progressivi => ({
  ...dellaNatura,
  imponibileContributivo: diTutti.imponibileContributivo,
  imponibileGestioneSeparata: diTutti.imponibileGestioneSeparata,
});

const pagatiDa = (pagamenti: readonly PagamentoSalvato[]): Progressivi => {
  const totale = (campo: Exclude<keyof Progressivi, 'ulterioreDetrazione'>) =>
    somma(pagamenti.map((pagamento) => pagamento[campo]));
  return {
    imponibileContributivo: totale('imponibileContributivo'),
    imponibileIrpef: totale('imponibileIrpef'),
    irpef: totale('irpef'),
    imponibileSostitutiva: totale('imponibileSostitutiva'),
    imponibileGestioneSeparata: totale('imponibileGestioneSeparata'),
    giorniPagati: giorniDi(pagamenti),
    trattamentoIntegrativo: totale('trattamentoIntegrativo'),
    sommaIntegrativa: totale('sommaIntegrativa'),
    ...conUlteriore(somma(pagamenti.map(({ ulterioreDetrazione = 0 }) => ulterioreDetrazione))),
    lordoDipendente: totale('lordoDipendente'),
    netto: totale('netto'),
  };
};

/** Sum of the further deduction given, as far as payments kept it. */
const conUlteriore = (data: Centesimi): Pick<Progressivi, 'ulterioreDetrazione'> =>
  data === 0 ? {} : { ulterioreDetrazione: data };

/** The days of some payments: a union of those that say which, added to the number of those computed before days were kept. */
const giorniDi = (pagamenti: readonly PagamentoSalvato[]): number => {
  const conGiorni = pagamenti.flatMap(({ giorni, giorniPagati }) =>
    giorni === undefined ? [] : [{ giorni, giorniPagati }],
  );
  return (
    giorniInsieme(conGiorni) +
    somma(pagamenti.filter(({ giorni }) => giorni === undefined).map(({ giorniPagati }) => giorniPagati))
  );
};

const sommati = (a: Progressivi, b: Progressivi): Progressivi => ({
  imponibileContributivo: a.imponibileContributivo + b.imponibileContributivo,
  imponibileIrpef: a.imponibileIrpef + b.imponibileIrpef,
  irpef: a.irpef + b.irpef,
  imponibileSostitutiva: a.imponibileSostitutiva + b.imponibileSostitutiva,
  imponibileGestioneSeparata: a.imponibileGestioneSeparata + b.imponibileGestioneSeparata,
  giorniPagati: Math.min(366, a.giorniPagati + b.giorniPagati),
  trattamentoIntegrativo: a.trattamentoIntegrativo + b.trattamentoIntegrativo,
  sommaIntegrativa: a.sommaIntegrativa + b.sommaIntegrativa,
  ...conUlteriore((a.ulterioreDetrazione ?? 0) + (b.ulterioreDetrazione ?? 0)),
  lordoDipendente: a.lordoDipendente + b.lordoDipendente,
  netto: a.netto + b.netto,
});

/** A payment as the next payslips must know it; none of a fee, nor of one computed before its days were kept. */
const giaPagatoDi = (pagamento: PagamentoSalvato): readonly GiaPagato[] => {
  const { giorni, liquidazione, nettoPignorabile, servizi } = pagamento;
  if (naturaDi(pagamento) === 'AUTONOMO') return [];
  if (giorni === undefined || liquidazione === undefined || nettoPignorabile === undefined) return [];
  const {
    giorniPagati,
    imponibileIrpef,
    irpef,
    trattamentoIntegrativo,
    ulterioreDetrazione = 0,
    trattenute,
  } = pagamento;
  return [
    {
      liquidazione,
      giorni,
      giorniPagati,
      imponibileIrpef,
      irpef,
      trattamentoIntegrativo,
      ...conUlteriore(ulterioreDetrazione),
      ...(servizi === undefined ? {} : { servizi: servizi.map(({ dal, al, posto }) => ({ dal, al, posto })) }),
      nettoPignorabile,
      trattenute,
    },
  ];
};
