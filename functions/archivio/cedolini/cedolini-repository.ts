import type { Archivio } from '../../platform/data/archivio.ts';
import { type Entita, type Registrazione } from '../../platform/data/entita.ts';
import { asRead, type Operazione } from '../../platform/data/modifica.ts';
import { readItem, superata, writeItem } from '../../platform/data/repository.ts';
import { AppError, nonTrovato } from '../../platform/http/errors.ts';
import {
  cedolinoEntita,
  dettaglioEntita,
  testata as testataVista,
  type CedolinoSalvato,
  type DettaglioSalvato,
} from './cedolino.ts';
import { pagamentoEntita, uidPagamento, type PagamentoSalvato } from './pagamento.ts';

/** A payslip in its three items: head under the run, content in its own partition, payment with the person (null: nothing was paid). */
export interface CedolinoIntero {
  readonly testata: CedolinoSalvato;
  readonly dettaglio: DettaglioSalvato;
  readonly pagamento: PagamentoSalvato | null;
}

const piuRecente = () =>
  new AppError('TROPPE_RICHIESTE', "Nello stesso istante il cedolino è cambiato: ripetere l'operazione.");

export const cedoliniRepository = (archivio: Archivio) => {
  const testate = archivio.of(cedolinoEntita);
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
  const chiavi = (uid: string) =>
    [archivio.chiavi.record(cedolinoEntita, uid), archivio.chiavi.record(dettaglioEntita, uid)] as const;
  const chiavePagamento = ({
    idProcesso,
    uidSubAnagrafe,
  }: {
    readonly idProcesso: string;
    readonly uidSubAnagrafe: string;
  }) => archivio.chiavi.record(pagamentoEntita, uidPagamento(idProcesso, uidSubAnagrafe));
  const putPagamento = ({
    testata: { idProcesso, uidSubAnagrafe },
    pagamento,
  }: Omit<CedolinoIntero, 'dettaglio'>): Operazione =>
    pagamento === null
      ? { tipo: 'delete', chiave: chiavePagamento({ idProcesso, uidSubAnagrafe }) }
      : put(pagamentoEntita, pagamento);
  return {
    /** Heads of a run, in no order a person would choose. */
    listTestate: (processo: string): Promise<CedolinoSalvato[]> => testate.listAll(processo),
    /** Some heads and their contents; the ones that do not exist are left out. */
    getInteri: async (
      uids: readonly string[],
    ): Promise<{ testata: CedolinoSalvato; dettaglio: DettaglioSalvato }[]> => {
      const items = await archivio.batchGet(uids.flatMap(chiavi));
      const itemsByUid = (tipo: string) =>
        new Map(items.filter((item) => item.tipo === tipo).map((item) => [item.uid, item]));
      const [heads, contents] = [itemsByUid('CEDOLINO'), itemsByUid('DETTAGLIO_CEDOLINO')];
      return uids.flatMap((uid) => {
        const [head, content] = [heads.get(uid), contents.get(uid)];
        return head && content
          ? [{ testata: readItem(cedolinoEntita, head), dettaglio: readItem(dettaglioEntita, content) }]
          : [];
      });
    },
    getTestate: (uids: readonly string[]): Promise<CedolinoSalvato[]> => testate.getMany(uids),
    /** Writes a payslip over that of an earlier version of the run: for who holds the run (the running calculation, or a change of its record). */
    putIntero: ({ testata: intestazione, dettaglio, pagamento }: CedolinoIntero): Operazione[] => [
      put(cedolinoEntita, intestazione),
      put(dettaglioEntita, dettaglio),
      putPagamento({ testata: intestazione, pagamento }),
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
    ],
    removeIntero: (testata: Pick<CedolinoSalvato, 'uid' | 'idProcesso' | 'uidSubAnagrafe'>): Operazione[] =>
      [...chiavi(testata.uid), chiavePagamento(testata)].map((chiave): Operazione => ({ tipo: 'delete', chiave })),
    /** @throws NON_TROVATO */
    loadIntero: async (uid: string): Promise<{ testata: CedolinoSalvato; dettaglio: DettaglioSalvato }> => {
      const [head, content] = await Promise.all(chiavi(uid).map((chiave) => archivio.get(chiave)));
      if (!head || !content) throw nonTrovato('Il cedolino');
      return { testata: readItem(cedolinoEntita, head), dettaglio: readItem(dettaglioEntita, content) };
    },
    partizioneElenco: (processo: string): string => `${archivio.chiavi.radice('PROCESSO', processo)}#CEDOLINO`,
  };
};
