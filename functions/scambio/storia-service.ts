import {
  importazioneEntita,
  importazioniRepository,
  type ImportazioneSalvata,
} from '#archivio/scambio/importazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { lavoriRepository, lavoroEntita, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { StatoLavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { RouteInput } from '#shared/contracts/route.ts';
import type { StatoImportazione } from '#shared/contracts/scambio/scambio.ts';
import { GIORNI_STORIA, type EsitoScambio, type Scambio, type storiaRoutes } from '#shared/contracts/scambio/storia.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { tipoScambio } from './importazione.ts';

type Richiesta = RouteInput<typeof storiaRoutes.listScambi>['body'];

/** Place of a record in the list: its instant, then its uid. */
interface Posto {
  readonly chiave: string;
  readonly uid: string;
  readonly nome: string;
}

const GIORNO_MS = 86_400_000;
const PER_PAGINA = 25;
const RIGHE_LETTE = 100;
const GENERI: Readonly<Record<string, Scambio['genere']>> = { esportazione: 'ESPORTAZIONE', stampa: 'STAMPA' };

/** What came in and went out of the school in the last 90 days: one's own, and what one's roles may bring in or take out. */
export const storiaService = {
  list: async (
    { da, limit = PER_PAGINA }: Richiesta,
    { archivio, sessione, adesso }: RequestContext,
  ): Promise<{ righe: Scambio[]; seguito: string | null }> => {
    const dal = instant(new Date(adesso.getTime() - GIORNI_STORIA * GIORNO_MS));
    const tratto = { dal, fino: da ?? '9', limit: limit + 1 };
    const posti = [
      ...(await listPosti(archivio, importazioneEntita.nome, tratto, () => true)),
      ...(await listPosti(archivio, lavoroEntita.nome, tratto, (tipo) => Object.hasOwn(GENERI, tipo))),
    ].toSorted((a, b) => (a.chiave > b.chiave ? -1 : 1));
    const scelti = posti.slice(0, limit);
    const uidsDi = (nome: string): string[] => scelti.filter((posto) => posto.nome === nome).map(({ uid }) => uid);
    const [importazioni, lavori] = await Promise.all([
      importazioniRepository(archivio).getMany(uidsDi(importazioneEntita.nome).map((uid) => asUid(uid))),
      lavoriRepository(archivio).getMany(uidsDi(lavoroEntita.nome)),
    ]);
    const suo = ({ utente }: { readonly utente: string }): boolean => utente === sessione.utente;
    const righe = [
      ...importazioni
        .filter((una) => una.stato !== 'CARICAMENTO')
        .filter((una) => suo(una) || isAutorizzato(sessione.ruoli, tipoScambio(una.tipo).importa))
        .map(rigaImportazione),
      ...lavori
        .filter(({ parametri }) => parametri.modello !== true)
        .filter((uno) => suo(uno) || isAutorizzato(sessione.ruoli, uno.ruoli))
        .map(rigaLavoro),
    ].toSorted((a, b) => (a.avviatoIl > b.avviatoIl ? -1 : 1));
    return { righe, seguito: posti.length > limit ? (scelti.at(-1)?.chiave ?? null) : null };
  },
};

interface Tratto {
  readonly dal: string;
  /** Excluded. */
  readonly fino: string;
  readonly limit: number;
}

/** The newest entries of a kind in a stretch of time, read by pages until there are enough of the types wanted. */
const listPosti = async (
  archivio: Archivio,
  nome: string,
  { dal, fino, limit }: Tratto,
  wanted: (tipo: string) => boolean,
): Promise<Posto[]> => {
  const posti: Posto[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { items, last } = await archivio.query({
      index: 'indice1',
      pk: archivio.chiavi.elenco(nome),
      from: dal,
      to: fino,
      reverse: true,
      limit: RIGHE_LETTE,
      ...(after ? { after } : {}),
    });
    posti.push(
      ...items
        .filter(({ indice1sk, riga }) => indice1sk !== fino && wanted(tipoIn(riga)))
        .map(({ indice1sk, uid }) => ({ chiave: String(indice1sk), uid: String(uid), nome })),
    );
    after = last;
  } while (after !== undefined && posti.length < limit);
  return posti.slice(0, limit);
};

const tipoIn = (riga: unknown): string =>
  typeof riga === 'object' && riga !== null && 'tipo' in riga ? String(riga.tipo) : '';

const esitiImportazione: Readonly<Record<StatoImportazione, EsitoScambio>> = {
  CARICAMENTO: 'IN_CORSO',
  CONTROLLO: 'IN_CORSO',
  ILLEGGIBILE: 'DA_CORREGGERE',
  DA_CORREGGERE: 'DA_CORREGGERE',
  PRONTA: 'DA_CONFERMARE',
  LETTA: 'RIUSCITO',
  APPLICAZIONE: 'IN_CORSO',
  SOSPESA: 'FERMO',
  APPLICATA: 'RIUSCITO',
  RIPRISTINO: 'IN_CORSO',
  RIPRISTINATA: 'FALLITO',
  ANNULLATA: 'ANNULLATO',
};

const rigaImportazione = (importazione: ImportazioneSalvata): Scambio => {
  const { uid, tipo, nomeFile, avviatoDa, creataIl, stato, motivo, errate, lavoro } = importazione;
  return {
    genere: 'IMPORTAZIONE',
    uid,
    descrizione: tipoScambio(tipo).titolo,
    nomeFile,
    avviatoDa,
    avviatoIl: creataIl,
    esito: esitiImportazione[stato],
    dettaglio: motivo ?? contiDi(importazione),
    lavoro,
    scaricabile: false,
    annullabile: stato === 'APPLICATA',
    conErrori: stato === 'DA_CORREGGERE' && errate > 0 ? uid : null,
    riprendibile: (stato === 'DA_CORREGGERE' && errate > 0) || stato === 'PRONTA' ? tipo : null,
  };
};

const contiDi = ({ stato, righe, nuove, modificate, uguali }: ImportazioneSalvata): string => {
  if (stato === 'LETTA') return `Righe lette: ${righe}.`;
  return stato === 'APPLICATA' || stato === 'PRONTA'
    ? `Nuovi: ${nuove}, modificati: ${modificate}, già uguali: ${uguali}.`
    : '';
};

const esitiLavoro: Readonly<Record<StatoLavoro, EsitoScambio>> = {
  ATTESA: 'IN_CORSO',
  IN_CORSO: 'IN_CORSO',
  COMPLETATO: 'RIUSCITO',
  FALLITO: 'FALLITO',
  FERMATO: 'FERMO',
  ANNULLATO: 'ANNULLATO',
};

const rigaLavoro = ({ uid, tipo, descrizione, file, avviatoDa, avviatoIl, stato, motivo }: LavoroSalvato): Scambio => ({
  genere: GENERI[tipo] ?? 'ESPORTAZIONE',
  uid,
  descrizione: descrizione.replace(/^Esportazione: /, ''),
  nomeFile: file?.nome ?? '',
  avviatoDa,
  avviatoIl,
  esito: esitiLavoro[stato],
  dettaglio: motivo === 'INTERROTTA' ? '' : (motivo ?? ''),
  lavoro: uid,
  scaricabile: file !== null && stato === 'COMPLETATO',
  annullabile: false,
  conErrori: null,
  riprendibile: null,
});
