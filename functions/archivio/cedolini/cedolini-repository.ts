import type { Archivio } from '#platform/data/archivio.ts';
import { type Entita, type Registrazione } from '#platform/data/entita.ts';
import { asRead, type Operazione } from '#platform/data/modifica.ts';
import { readItem, superata, writeItem } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { readIdentita } from '../persone/identita.ts';
import {
  cedolinoEntita,
  dettaglioEntita,
  testata as testataVista,
  uidCedolino,
  type CedolinoSalvato,
  type DettaglioSalvato,
} from './cedolino.ts';
import { readContenuto } from './contenuto.ts';
import { sotto } from './intestatario.ts';
import { pagamentoEntita, uidPagamento, type PagamentoSalvato } from './pagamento.ts';
import { readRotte, rotteDi, rotteEntita, type RotteSalvate } from './rotte.ts';

/** A payslip in its four items: head and routes under the run, content in its own partition, payment with the person (null: nothing was paid). */
export interface CedolinoIntero {
  readonly testata: CedolinoSalvato;
  readonly dettaglio: DettaglioSalvato;
  readonly pagamento: PagamentoSalvato | null;
  readonly rotte: RotteSalvate | null;
}

const piuRecente = () =>
  new AppError('TROPPE_RICHIESTE', "Nello stesso istante il cedolino è cambiato: ripetere l'operazione.");

/** The routes of a payslip; `dalContenuto`: it was stored before they were kept, and they were made from what it keeps. */
export interface RotteLette {
  readonly testata: CedolinoSalvato;
  readonly rotte: readonly Rotta[];
  /** The work it was computed with, as it is stored; undefined where the payee has no service, or it was not kept. */
  readonly lavoro: string | undefined;
  readonly dalContenuto: boolean;
}

const rotteDelContenuto = async (
  { testata: { uid, versione }, dettaglio }: Pick<CedolinoIntero, 'testata' | 'dettaglio'>,
  pagato?: Giorno,
): Promise<[string, RotteSalvate][]> => {
  const { cedolino, situazione } = readContenuto(dettaglio.contenuto);
  if (cedolino === null || situazione === null) return [];
  const spostato = pagato === undefined ? cedolino : { ...cedolino, dataPagamento: pagato };
  return [[uid, await rotteDi(uid, versione, spostato, situazione)]];
};

/** Keys of the head and of the content of a payslip. */
const chiaviDi = (archivio: Archivio, uid: Uid<'CEDOLINO'>) =>
  [archivio.chiavi.record(cedolinoEntita, uid), archivio.chiavi.record(dettaglioEntita, uid)] as const;

/** The writes of payslips, each of all their items. */
const scrittureDi = (archivio: Archivio) => {
  /** A payslip carries the version of its run: a calculation never writes over what a later change of the run has left. */
  const put = <T extends Registrazione>(entita: Entita<T>, record: T): Operazione => ({
    tipo: 'put',
    chiave: archivio.chiavi.record(entita, record.uid),
    item: writeItem(entita, archivio.codmin, record),
    condizione: {
      expression: 'attribute_not_exists(pk) OR versione <= :versione',
      values: { ':versione': record.versione },
    },
    rifiuto: piuRecente,
  });
  const chiavePagamento = ({
    idProcesso,
    uidSubAnagrafe,
  }: {
    readonly idProcesso: Uid<'PROCESSO'>;
    readonly uidSubAnagrafe: Uid<'PERSONA'>;
  }) => archivio.chiavi.record(pagamentoEntita, uidPagamento(idProcesso, uidSubAnagrafe));
  const putPagamento = ({
    testata: { idProcesso, uidSubAnagrafe },
    pagamento,
  }: Pick<CedolinoIntero, 'testata' | 'pagamento'>): Operazione =>
    pagamento === null
      ? { tipo: 'delete', chiave: chiavePagamento({ idProcesso, uidSubAnagrafe }) }
      : put(pagamentoEntita, pagamento);
  const putRotte = ({ testata: { uid }, rotte }: Pick<CedolinoIntero, 'testata' | 'rotte'>): Operazione =>
    rotte === null ? { tipo: 'delete', chiave: archivio.chiavi.record(rotteEntita, uid) } : put(rotteEntita, rotte);
  return {
    /** Writes a payslip over that of an earlier version of the run: for who holds the run (the running calculation, or a change of its record). */
    putIntero: ({ testata: intestazione, dettaglio, pagamento, rotte }: CedolinoIntero): Operazione[] => [
      put(cedolinoEntita, intestazione),
      put(dettaglioEntita, dettaglio),
      putPagamento({ testata: intestazione, pagamento }),
      putRotte({ testata: intestazione, rotte }),
    ],
    /** Writes a payslip in the place of the one that was read: refused when somebody changed it meanwhile. */
    replaceIntero: (prima: CedolinoSalvato, intero: CedolinoIntero): Operazione[] => [
      {
        ...put(cedolinoEntita, intero.testata),
        condizione: asRead({ versione: prima.versione }),
        rifiuto: (trovato) =>
          trovato === undefined ? nonTrovato('Il cedolino') : superata(testataVista(readItem(cedolinoEntita, trovato))),
      },
      put(dettaglioEntita, intero.dettaglio),
      putPagamento(intero),
      putRotte(intero),
    ],
    removeIntero: (testata: Pick<CedolinoSalvato, 'uid' | 'idProcesso' | 'uidSubAnagrafe'>): Operazione[] =>
      [
        ...chiaviDi(archivio, testata.uid),
        chiavePagamento(testata),
        archivio.chiavi.record(rotteEntita, testata.uid),
      ].map((chiave): Operazione => ({ tipo: 'delete', chiave })),
  };
};

/** The payslips of a school. A head that is read says whom it pays as they are registered today: one request more, once for each repository. */
export const cedoliniRepository = (archivio: Archivio) => {
  const testate = archivio.of(cedolinoEntita);
  let lette: ReturnType<typeof readIdentita> | undefined;
  const identita = () => (lette ??= readIdentita(archivio));
  const diOggi = async <T extends CedolinoSalvato>(salvate: readonly T[]): Promise<T[]> =>
    salvate.length === 0 ? [] : sotto(archivio, await identita(), salvate);
  const getTestate = async (uids: readonly Uid<'CEDOLINO'>[]): Promise<CedolinoSalvato[]> =>
    diOggi(await testate.getMany(uids));
  const getInteri = async (
    uids: readonly Uid<'CEDOLINO'>[],
  ): Promise<{ testata: CedolinoSalvato; dettaglio: DettaglioSalvato }[]> => {
    const items = await archivio.batchGet(uids.flatMap((uid) => chiaviDi(archivio, uid)));
    const di = (tipo: string) => new Map(items.filter((item) => item.tipo === tipo).map((item) => [item.uid, item]));
    const contents = di('DETTAGLIO_CEDOLINO');
    const heads = new Map(
      (await diOggi([...di('CEDOLINO').values()].map((item) => readItem(cedolinoEntita, item)))).map((testata) => [
        testata.uid,
        testata,
      ]),
    );
    return uids.flatMap((uid) => {
      const [testata, content] = [heads.get(uid), contents.get(uid)];
      return testata && content ? [{ testata, dettaglio: readItem(dettaglioEntita, content) }] : [];
    });
  };
  return {
    ...scrittureDi(archivio),
    /** Heads of a run, in no order a person would choose. */
    listTestate: async (processo: string): Promise<CedolinoSalvato[]> => diOggi(await testate.listAll(processo)),
    /** Where payslips of some people in some runs may be, under every id that the people have had. */
    uidsDi: async (
      processi: readonly Uid<'PROCESSO'>[],
      persone: readonly Uid<'PERSONA'>[],
    ): Promise<Uid<'CEDOLINO'>[]> => {
      const { avute } = await identita();
      const ids = [...new Set(persone.flatMap(avute))];
      return processi.flatMap((processo) => ids.map((persona) => uidCedolino(processo, persona)));
    },
    /** Some heads and their contents; the ones that do not exist are left out. */
    getInteri,
    /** Some payslips with all their items, those that exist. Four items each: for a block of people. */
    getConservati: async (uids: readonly Uid<'CEDOLINO'>[]): Promise<CedolinoIntero[]> => {
      const interi = await getInteri(uids);
      const [pagamenti, rotte] = await Promise.all([
        archivio
          .of(pagamentoEntita)
          .getMany(
            interi.map(({ testata: { idProcesso, uidSubAnagrafe } }) => uidPagamento(idProcesso, uidSubAnagrafe)),
          ),
        archivio.of(rotteEntita).getMany(interi.map(({ testata: { uid } }) => uid)),
      ]);
      return interi.map((intero) => {
        const { uid, idProcesso, uidSubAnagrafe } = intero.testata;
        const suo = uidPagamento(idProcesso, uidSubAnagrafe);
        return {
          ...intero,
          pagamento: pagamenti.find((pagamento) => pagamento.uid === suo) ?? null,
          rotte: rotte.find((una) => una.uid === uid) ?? null,
        };
      });
    },
    /**
     * Routes of the computed payslips of a run; of those stored before routes were kept, made now by the same rules, and said (`dalContenuto`), and so
     * of a run that counts as paid on another day (`pagato`): months and references are of that one.
     */
    listRotte: async (testate: readonly CedolinoSalvato[], pagato?: Giorno): Promise<RotteLette[]> => {
      const calcolati = testate.filter(({ esito }) => esito === 'CALCOLATO');
      const [prima] = calcolati;
      if (prima === undefined) return [];
      const note = new Map((await archivio.of(rotteEntita).listAll(prima.idProcesso)).map((una) => [una.uid, una]));
      const salvate = pagato === undefined ? note : new Map<string, RotteSalvate>();
      const senza = calcolati.flatMap(({ uid }) => (salvate.has(uid) ? [] : [uid]));
      const rifatte = new Map(
        (await Promise.all((await getInteri(senza)).map((intero) => rotteDelContenuto(intero, pagato)))).flat(),
      );
      return calcolati.flatMap((testata) => {
        const sue = salvate.get(testata.uid) ?? rifatte.get(testata.uid);
        if (sue === undefined) return [];
        const { lavoro } = note.get(testata.uid) ?? {};
        return [{ testata, rotte: readRotte(sue), lavoro, dalContenuto: !salvate.has(testata.uid) }];
      });
    },
    getTestate,
    /** @throws NON_TROVATO */
    loadIntero: async (uid: Uid<'CEDOLINO'>): Promise<{ testata: CedolinoSalvato; dettaglio: DettaglioSalvato }> => {
      const [[head, content]] = await Promise.all([
        Promise.all(chiaviDi(archivio, uid).map((chiave) => archivio.get(chiave))),
        identita(),
      ]);
      if (!head || !content) throw nonTrovato('Il cedolino');
      const [testata] = await diOggi([readItem(cedolinoEntita, head)]);
      if (testata === undefined) throw nonTrovato('Il cedolino');
      return { testata, dettaglio: readItem(dettaglioEntita, content) };
    },
    partizioneElenco: (processo: string): string => `${archivio.chiavi.radice('PROCESSO', processo)}#CEDOLINO`,
  };
};
