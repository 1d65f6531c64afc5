import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import {
  listCedoliniEsposti,
  loadCedolinoEsposto,
  primoAnnoPagato,
  type CedolinoEsposto,
} from '#archivio/dipendente/cedolini-esposti.ts';
import { listCertificazioniEsposte } from '#archivio/dipendente/certificazioni-esposte.ts';
import { listPagamentiEsposti, type PagamentoEsposto } from '#archivio/dipendente/noipa-esposti.ts';
import { personaPropria } from '#archivio/dipendente/persona-propria.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { CedolinoProprioSpiegato } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import type {
  CedolinoProprio,
  DatiContabili,
  EsitoProprio,
  PagamentoNoipaProprio,
  SommeProprie,
} from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { somma } from '#shared/money/centesimi.ts';

interface Richiesta {
  readonly anno: number;
  readonly tipo?: 'ALL' | 'CEDOLINI' | 'NOIPA' | undefined;
}

/** What an employee sees of what they are paid: of themselves only, and only what was shown to the employees. */
export const datiContabiliService = {
  /** Reads a tax year of the employee. @throws NON_TROVATO when no person on file has the session, OPERAZIONE_NON_CONSENTITA while the head teacher keeps it switched off */
  get: async ({ anno, tipo = 'ALL' }: Richiesta, context: RequestContext): Promise<DatiContabili> => {
    const { archivio } = context;
    await requireConsultazione(archivio, 'datiContabili', 'dipendente');
    const persona = await personaPropria(context);
    const [certificazioni, cedolini, noipa, primi] = await Promise.all([
      tipo === 'ALL' ? listCertificazioniEsposte(archivio, persona) : [],
      tipo === 'NOIPA' ? [] : listCedoliniEsposti(archivio, persona, anno),
      tipo === 'CEDOLINI' ? [] : listPagamentiEsposti(archivio, persona, anno),
      tipo === 'ALL' ? Promise.all([primoAnnoPagato(archivio, persona), listeRepository(archivio).primoAnno()]) : [],
    ]);
    return {
      certificazioni: certificazioni
        .filter(({ denuncia }) => denuncia.anno === anno)
        .map(({ denuncia: { uid, descrizione }, giorno }) => ({ uid, descrizione, consegnata: giorno })),
      cedolini: cedolini.map(cedolinoProprio).toReversed(),
      totali: sommeDi(cedolini.map(({ testata }) => testata)),
      noipa: noipa.map(pagamentoProprio),
      ...(tipo === 'ALL' ? { primoAnno: primoFra(primi, anno) } : {}),
    };
  },

  /** Opened, and said to be in the audit trail. @throws NON_TROVATO for what is not theirs, hidden or not computed, OPERAZIONE_NON_CONSENTITA */
  getCedolino: async (uid: Uid<'CEDOLINO'>, context: RequestContext): Promise<CedolinoProprioSpiegato> => {
    const { archivio, modifica } = context;
    await requireConsultazione(archivio, 'datiContabili', 'dipendente');
    const esposto = await loadCedolinoEsposto(archivio, await personaPropria(context), uid);
    const { dettaglio } = await cedoliniRepository(archivio).loadIntero(uid);
    const { cedolino } = readContenuto(dettaglio.contenuto);
    if (cedolino === null) throw nonTrovato('Il cedolino');
    const { regole: _regole, ...visibile } = cedolino;
    modifica.audit({ entita: 'CEDOLINO', uid, azione: 'letto' });
    return { ...cedolinoProprio(esposto), cedolino: visibile };
  },
};

/** The least of some years, where they are known, and of the one that is asked. */
const primoFra = (anni: readonly (number | undefined)[], chiesto: number): number =>
  anni.reduce<number>((primo, anno) => Math.min(primo, anno ?? chiesto), chiesto);

const cedolinoProprio = ({ processo, testata }: CedolinoEsposto): CedolinoProprio => ({
  uid: testata.uid,
  descrizione: processo.DES_ELABORAZIONE,
  tipo: processo.TIPO_ELABORAZIONE,
  ...(processo.PERIODO_RIF ?? { anno: processo.ANNO, mese: processo.MESE }),
  dataPagamento: pagataIl(processo),
  provvisorio: processo.STATUS !== 'CONTABILIZZATO',
  esposto: processo.esposizione?.il ?? null,
  somme: sommeDi([testata]),
});

/** What payslips come to, from their lines and, for the net, from their heads. */
const sommeDi = (testate: readonly CedolinoSalvato[]): SommeProprie => {
  const righe = testate.flatMap(righeBrevi);
  const di = (...gruppi: readonly RigaBreve['gruppo'][]): number =>
    somma(righe.filter(({ gruppo }) => gruppi.includes(gruppo)).map(({ importo }) => importo));
  return {
    lordo: di('competenze', 'addebiti_fattura'),
    rimborsi: di('somme_esenti', 'somme_fuori_reddito'),
    contributi: di('ritenute_previdenziali'),
    imposte: di('ritenute_fiscali'),
    altre: di('altre_trattenute'),
    arrotondamento: di('arrotondamento'),
    netto: somma(testate.map(({ netto }) => netto)),
  };
};

const pagamentoProprio = ({ lista, pagamento, attivitaDi }: PagamentoEsposto): PagamentoNoipaProprio => ({
  lista: lista.uid,
  descrizione: lista.descrizione,
  tipo: lista.tipo,
  anno: lista.anno,
  mese: lista.mese,
  datInvio: lista.datInvio,
  esito: esitoProprio(lista.esito, pagamento.persona),
  rata: lista.esito?.rata ?? null,
  datPagamento: lista.esito?.datPagamento ?? null,
  totale: somma(pagamento.righe.map(({ importo }) => importo)),
  righe: pagamento.righe.map(({ chiave, ore, importo, datInizio, datFine }) => ({
    attivita: attivitaDi(chiave),
    ore,
    importo,
    datInizio,
    datFine,
  })),
});

const esitoProprio = (esito: ListaNoipa['esito'], persona: Uid<'PERSONA'>): EsitoProprio => {
  if (esito === undefined) return 'IN_ATTESA';
  if (esito.esito === 'SCARTATO' || esito.respinti.includes(persona)) return 'SCARTATO';
  if (esito.stornati.some((stornato) => stornato.persona === persona)) return 'STORNATO';
  return esito.esito === 'PAGATO' ? 'PAGATO' : 'ACCETTATO';
};
