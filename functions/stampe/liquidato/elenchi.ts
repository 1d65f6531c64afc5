import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { formatMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import type { ValoreCella } from '../elenco/data.ts';
import { elenco, type Elenco } from '../elenco/elenco.ts';
import type { Campo } from '../layout/parti/campi.ts';
import type { ContestoStampa } from '../stampa.ts';
import {
  filtriPeriodo,
  formatPeriodo,
  liquidatoDelProcesso,
  liquidatoIn,
  PROVVISORIO,
  titoloDiPersona,
  type Liquidato,
  type Periodo,
} from './liquidato.ts';

/** What a list of what was paid says: where its rows come from is said by who asks. */
export type Prospetto<R> = Pick<Elenco<R>, 'colonne' | 'sezione' | 'sezioni' | 'orientamento'>;

/** The same with its cells read: what a print answers whose kinds have rows of different sorts. */
export const inCelle = <R>({ colonne, sezioni, ...resto }: Prospetto<R>): Prospetto<readonly ValoreCella[]> => ({
  ...resto,
  colonne: colonne.map((colonna, indice) => ({ ...colonna, valore: (celle) => celle[indice] ?? null })),
  sezioni: sezioni.map((sezione) => ({
    ...sezione,
    righe: sezione.righe.map((riga) => colonne.map(({ valore }) => valore(riga))),
  })),
});

interface DelPeriodo<P, R> {
  readonly titolo: (parametri: P) => string;
  /** In the month of which filing a run counts; null: that of liquidation. */
  readonly adempimento: Adempimento | null;
  readonly righe: (
    liquidati: readonly Liquidato[],
    parametri: P,
    contesto: ContestoStampa,
  ) => Prospetto<R> | Promise<Prospetto<R>>;
}

/** The second half of a print over the months of a year. */
export const elencoDelPeriodo = <P extends Periodo, R>({ titolo, adempimento, righe }: DelPeriodo<P, R>) =>
  elenco({
    title: async (parametri: P, contesto: ContestoStampa): Promise<string> =>
      `${titolo(parametri)}${await titoloDiPersona(parametri, contesto)}, ${formatPeriodo(parametri)}`,
    load: async (parametri: P, contesto: ContestoStampa): Promise<Elenco<R>> => ({
      ...(await righe(await liquidatoIn(contesto, parametri, adempimento), parametri, contesto)),
      scuola: fineDel(parametri, contesto.oggi),
      filtri: filtriPeriodo(parametri),
      ...(parametri.provvisori === true ? { marca: PROVVISORIO } : {}),
    }),
  });

/** The last day of a period, or today while it has not come: the school of the print is that of then. */
export const fineDel = ({ anno, meseA }: Pick<Periodo, 'anno' | 'meseA'>, oggi: Giorno): Giorno => {
  const fine = ultimoGiornoDelMese({ anno, mese: meseA });
  return fine < oggi ? fine : oggi;
};

interface DellAnno<R> {
  readonly titolo: string;
  readonly righe: (liquidati: readonly Liquidato[], contesto: ContestoStampa) => Prospetto<R> | Promise<Prospetto<R>>;
}

/** The second half of a print over a year of accounts: its months are those of liquidation. */
export const elencoDellAnno = <R>({ titolo, righe }: DellAnno<R>) =>
  elenco({
    title: async (richiesta: DiAnno, contesto: ContestoStampa): Promise<string> =>
      `${titolo}${await titoloDiPersona(tuttoLAnno(richiesta), contesto)}, ${richiesta.anno}`,
    load: async (richiesta: DiAnno, contesto: ContestoStampa): Promise<Elenco<R>> => ({
      ...(await righe(await liquidatoIn(contesto, tuttoLAnno(richiesta), null), contesto)),
      scuola: fineDel(tuttoLAnno(richiesta), contesto.oggi),
      filtri: filtriPeriodo(tuttoLAnno(richiesta)),
      ...(richiesta.provvisori === true ? { marca: PROVVISORIO } : {}),
    }),
  });

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
