import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { elenco, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel, type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import type { Campo } from '#functions/impaginazione/layout/parti/campi.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import {
  filtriPeriodo,
  formatPeriodo,
  liquidatoDelProcesso,
  liquidatoIn,
  PROVVISORIO,
  titoloDiPersona,
  type Conta,
  type Liquidato,
  type Periodo,
} from './liquidato.ts';

interface DelPeriodo<P, R> {
  readonly titolo: (parametri: P) => string;
  readonly conta: Conta;
  readonly righe: (
    liquidati: readonly Liquidato[],
    parametri: P,
    contesto: ContestoStampa,
  ) => Prospetto<R> | Promise<Prospetto<R>>;
}

/** The second half of a print over the months of a year. */
export const elencoDelPeriodo = <P extends Periodo, R>({ titolo, conta, righe }: DelPeriodo<P, R>) =>
  elenco({
    title: async (parametri: P, contesto: ContestoStampa): Promise<string> =>
      `${titolo(parametri)}${await titoloDiPersona(parametri, contesto)}, ${formatPeriodo(parametri)}`,
    load: async (parametri: P, contesto: ContestoStampa): Promise<Elenco<R>> => ({
      ...(await righe(await liquidatoIn(contesto, parametri, conta), parametri, contesto)),
      scuola: fineDel(parametri, contesto.oggi),
      filtri: [...filtriPeriodo(parametri), { etichetta: 'Si conta', valore: PER_CHE_COSA[conta] }],
      ...(parametri.provvisori === true ? { marca: PROVVISORIO } : {}),
    }),
  });

interface DellAnno<R> {
  readonly titolo: string;
  readonly righe: (liquidati: readonly Liquidato[], contesto: ContestoStampa) => Prospetto<R> | Promise<Prospetto<R>>;
}

/** The second half of a print over a year of accounts: its months are those of payment. */
export const elencoDellAnno = <R>({ titolo, righe }: DellAnno<R>) =>
  elenco({
    title: async (richiesta: DiAnno, contesto: ContestoStampa): Promise<string> =>
      `${titolo}${await titoloDiPersona(tuttoLAnno(richiesta), contesto)}, ${richiesta.anno}`,
    load: async (richiesta: DiAnno, contesto: ContestoStampa): Promise<Elenco<R>> => {
      const liquidati = await liquidatoIn(contesto, tuttoLAnno(richiesta), 'PAGAMENTO');
      const altroAnno = await inAltroAnnoFiscale(contesto, richiesta, liquidati);
      const valore = [PER_CHE_COSA.PAGAMENTO, ...altroAnno].join('; ');
      return {
        ...(await righe(liquidati, contesto)),
        scuola: fineDel(tuttoLAnno(richiesta), contesto.oggi),
        filtri: [...filtriPeriodo(tuttoLAnno(richiesta)), { etichetta: 'Si conta', valore }],
        ...(richiesta.provvisori === true ? { marca: PROVVISORIO } : {}),
      };
    },
  });

const lordoDi = (liquidati: readonly Liquidato[]): string =>
  formatEuro(somma(liquidati.map(({ testata }) => testata.lordo)));

/** Payments that the certificates count in another year than the day of payment: those of the first days for the year before, and those of the first days of the next. */
const inAltroAnnoFiscale = async (
  contesto: ContestoStampa,
  richiesta: DiAnno,
  liquidati: readonly Liquidato[],
): Promise<readonly string[]> => {
  const { anno } = richiesta;
  const dellAnnoDopo = { ...richiesta, anno: anno + 1, meseDa: 1, meseA: 2 };
  const dopo = (await liquidatoIn(contesto, dellAnnoDopo, 'PAGAMENTO')).filter(
    ({ testata }) => testata.annoFiscale === anno,
  );
  const prima = liquidati.filter(({ testata }) => testata.annoFiscale < anno);
  return [
    ...(prima.length === 0
      ? []
      : [`${lordoDi(prima)} lordi sono redditi del ${anno - 1}, nella CU di quell'anno (pagati entro il 12 gennaio)`]),
    ...(dopo.length === 0
      ? []
      : [`la CU del ${anno} conta anche ${lordoDi(dopo)} lordi, pagati nel ${anno + 1} per il ${anno}`]),
  ];
};

/** In words for people, the date by which a print puts a run in its month. */
const PER_CHE_COSA: Readonly<Record<Conta, string>> = {
  PAGAMENTO: 'per giorno di pagamento',
  LIQUIDAZIONE: 'per mese di liquidazione',
  UNIEMENS: "per mese dell'UniEmens",
  SPT: 'per mese della comunicazione SPT',
  F24: "per mese dell'F24, quello del pagamento",
  IRAP: "per mese dell'IRAP, quello del pagamento",
  CU: "per anno d'imposta",
  MODM: 'per mese di liquidazione',
};

type DiAnno = Omit<Periodo, 'meseDa' | 'meseA'>;

const tuttoLAnno = (richiesta: DiAnno): Periodo => ({ ...richiesta, meseDa: 1, meseA: 12 });

interface DelProcesso<R> {
  readonly titolo: string;
  readonly righe: (
    liquidati: readonly Liquidato[],
    processo: Processo,
    contesto: ContestoStampa,
  ) => (Prospetto<R> & Pick<Elenco<R>, 'atto'>) | Promise<Prospetto<R> & Pick<Elenco<R>, 'atto'>>;
}

/** The second half of a print of one run, accounted or not: every page says which. */
export const elencoDelProcesso = <R>({ titolo, righe }: DelProcesso<R>) =>
  elenco({
    title: async ({ idProcesso }: DiProcesso, { archivio }: ContestoStampa): Promise<string> =>
      `${titolo}, ${(await processiRepository(archivio).load(idProcesso)).DES_ELABORAZIONE}`,
    load: async ({ idProcesso }: DiProcesso, contesto: ContestoStampa): Promise<Elenco<R>> => {
      const { processo, liquidati } = await liquidatoDelProcesso(contesto, idProcesso);
      return {
        ...(await righe(liquidati, processo, contesto)),
        filtri: [...filtriDi(processo), ...comeRisultaOggi(processo)],
        ...marcaDi(processo),
        ...(processo.fattiScuola === undefined ? {} : { scuola: processo.fattiScuola.scuola }),
      };
    },
  });

/** Said of a run accounted before the school was kept with it: what the print says of the school is what it is today. */
const comeRisultaOggi = ({ STATUS, fattiScuola }: Processo): readonly Campo[] =>
  STATUS === 'CONTABILIZZATO' && fattiScuola === undefined
    ? [{ etichetta: 'Dati della scuola', valore: 'come risultano oggi' }]
    : [];

interface DiProcesso {
  readonly idProcesso: Uid<'PROCESSO'>;
}

const marcaDi = ({ simulazione, STATUS }: Processo): { readonly marca?: string } => {
  if (simulazione) return { marca: 'SIMULAZIONE' };
  return STATUS === 'CONTABILIZZATO' ? {} : { marca: PROVVISORIO };
};

const filtriDi = (processo: Processo): readonly Campo[] => {
  const { ANNO, MESE, PERIODO_RIF, ID_ELABORAZIONE, dataPagamento, progetto, fonteFinanziamento, cup } = processo;
  const { marca = 'Contabilizzata' } = marcaDi(processo);
  return [
    { etichetta: 'Elaborazione', valore: `n. ${ID_ELABORAZIONE}` },
    { etichetta: 'Mese di liquidazione', valore: formatMese(PERIODO_RIF ?? { anno: ANNO, mese: MESE }) },
    { etichetta: 'Data di pagamento', valore: formatGiorno(dataPagamento) },
    { etichetta: 'Stato', valore: marca },
    ...(progetto === '' ? [] : [{ etichetta: 'Progetto', valore: progetto }]),
    ...(fonteFinanziamento === '' ? [] : [{ etichetta: 'Finanziamento', valore: fonteFinanziamento }]),
    ...(cup === null ? [] : [{ etichetta: 'CUP', valore: cup }]),
  ];
};
