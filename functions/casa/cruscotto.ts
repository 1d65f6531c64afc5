import type { Persona } from '../../shared/contracts/anagrafe/persona.ts';
import type { Cruscotto, DaFare, Mancanza, RiepilogoStato } from '../../shared/contracts/casa/casa.ts';
import type { RigaProcesso, TotaliProcesso } from '../../shared/contracts/cedolini/processo.ts';
import { statiElaborazione } from '../../shared/domain/elaborazione/stati.ts';
import { classificazioneDi } from '../../shared/domain/persona/classificazione-inps.ts';
import { annoScolasticoDi } from '../../shared/domain/tempo/anno-scolastico.ts';
import { elencoProcessi, rigaProcesso } from '../archivio/cedolini/processo.ts';
import { personaEntita, rigaPersona } from '../archivio/persone/persona.ts';
import { personeRepository } from '../archivio/persone/persone-repository.ts';
import { festivitaRepository } from '../archivio/scuola/festivita.ts';
import { firmeAl } from '../archivio/scuola/firme.ts';
import { scuolaRepository } from '../archivio/scuola/scuola.ts';
import { rigaServizio, servizioEntita } from '../archivio/servizi/servizio.ts';
import { codiceInpsRepository } from '../archivio/tabelle/posizioni.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import type { CursorSigner } from '../platform/data/cursor.ts';
import { pageByIndex } from '../platform/data/elenco.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { mancanzeDi } from './controllo-dati.ts';
import { mancanzeDellePersone } from './controllo-persone.ts';

const PERSONE_CONTATE = 1000;
const DA_FARE = 100;

/** Who serves for a fixed term on a day without an INPS classification of their own or by default. Two requests. */
const senzaClasse = async (archivio: Archivio, oggi: string): Promise<string[]> => {
  const [items, classificazioni] = await Promise.all([
    archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: oggi }),
    codiceInpsRepository(archivio).listAll(),
  ]);
  const nomi = items
    .map(rigaServizio)
    .filter(
      (servizio) =>
        servizio.contratto !== 'TI' &&
        servizio.datInizio <= oggi &&
        classificazioneDi(servizio, classificazioni) === null,
    )
    .map(({ desCognome, desNome }) => `${desCognome} ${desNome}`);
  return [...new Set(nomi)].toSorted();
};

/** People of the registry, up to a thousand and one: one request, and one for each hundred of them. */
const loadPersone = async (archivio: Archivio): Promise<Persona[]> => {
  const { items } = await archivio.query({
    index: 'indice1',
    pk: archivio.chiavi.elenco(personaEntita.nome),
    limit: PERSONE_CONTATE + 1,
  });
  return personeRepository(archivio).getMany(items.map((item) => rigaPersona(item).uid));
};

type Quando = Pick<RequestContext, 'archivio' | 'oggi'>;

/** What is missing, over everything the program looks at, and how many people there are: six requests, and one for each hundred people. */
const loadMancanze = async ({ archivio, oggi }: Quando): Promise<{ mancanze: Mancanza[]; persone: number }> => {
  const [scuole, firme, persone, festivita, nonClassificati] = await Promise.all([
    scuolaRepository(archivio).listAll(),
    firmeAl(archivio, oggi),
    loadPersone(archivio),
    festivitaRepository(archivio).listAll(),
    senzaClasse(archivio, oggi),
  ]);
  const { numAnno } = annoScolasticoDi(oggi);
  const mancanze = [
    ...mancanzeDi({
      oggi,
      scuola: scuole.find(({ tipo }) => tipo === 'PROPRIA'),
      firme,
      persone: persone.length,
      festivita: festivita.filter((una) => una.numAnno === numAnno).length,
      sedi: scuole.filter(({ tipo }) => tipo === 'SEDE'),
      senzaClasse: nonClassificati,
    }),
    ...mancanzeDellePersone(persone, Number(oggi.slice(0, 4))),
  ];
  return { mancanze, persone: persone.length };
};

/** What is missing; to who is only an employee, whether something is. */
export const checkDati = async ({
  archivio,
  oggi,
  sessione,
}: Pick<RequestContext, 'archivio' | 'oggi' | 'sessione'>): Promise<{ completi: boolean; mancanze: Mancanza[] }> => {
  const { mancanze } = await loadMancanze({ archivio, oggi });
  const soloDipendente = sessione.ruoli.every((ruolo) => ruolo === 'DIPENDENTE');
  return { completi: !mancanze.some(({ obbligatorio }) => obbligatorio), mancanze: soloDipendente ? [] : mancanze };
};

/** The month at a glance. */
export const cruscottoService = ({ cursori }: { readonly cursori: CursorSigner }) => ({
  /** What is missing as `checkDati` says it, and one request for the runs. @throws TROPPI_RISULTATI over a thousand runs in the month */
  get: async (
    { anno, mese }: { readonly anno: number; readonly mese: number },
    { archivio, oggi }: Quando,
  ): Promise<Cruscotto> => {
    const delMese = {
      limit: 0,
      filtri: [{ campo: 'anno', operatore: 'inizia' as const, valore: `${anno}-${String(mese).padStart(2, '0')}#` }],
    };
    const [processi, { mancanze, persone }] = await Promise.all([
      pageByIndex({ archivio, cursori }, elencoProcessi, delMese, rigaProcesso),
      loadMancanze({ archivio, oggi }),
    ]);
    const veri = processi.righe.filter(({ simulazione }) => !simulazione);
    return {
      anno,
      mese,
      persone: { numero: Math.min(persone, PERSONE_CONTATE), esatto: persone <= PERSONE_CONTATE },
      stati: statiElaborazione.map((stato) =>
        riepilogo(
          stato,
          veri.filter(({ STATUS }) => STATUS === stato),
        ),
      ),
      simulazioni: processi.righe.length - veri.length,
      daFare: veri.flatMap(daFareDi).slice(0, DA_FARE),
      mancanze,
    };
  },
});

const zero: TotaliProcesso = { lordo: 0, netto: 0, oneri: 0, lordoStato: 0 };
const somma = (a: TotaliProcesso, b: TotaliProcesso | null): TotaliProcesso =>
  b === null
    ? a
    : {
        lordo: a.lordo + b.lordo,
        netto: a.netto + b.netto,
        oneri: a.oneri + b.oneri,
        lordoStato: a.lordoStato + b.lordoStato,
      };

const riepilogo = (stato: RiepilogoStato['stato'], righe: readonly RigaProcesso[]): RiepilogoStato => ({
  stato,
  elaborazioni: righe.length,
  cedolini: righe.reduce((quanti, { numCedolini }) => quanti + numCedolini, 0),
  scartati: righe.reduce((quanti, { numScartati }) => quanti + numScartati, 0),
  totali: righe.reduce((totali, riga) => somma(totali, riga.totali), zero),
});

/** The next step of a run, if it asks for one. */
const daFareDi = ({
  uid,
  DES_ELABORAZIONE: descrizione,
  TIPO_ELABORAZIONE: tipo,
  STATUS: stato,
  dataPagamento,
  ...riga
}: RigaProcesso): DaFare[] => {
  const passo = passoDi({ ...riga, stato });
  return passo === null ? [] : [{ uid, descrizione, tipo, stato, dataPagamento, ...passo }];
};

const passoDi = ({
  stato,
  numScartati,
  FLG_RECOMPUTE,
  motivoFallimento,
}: Pick<RigaProcesso, 'numScartati' | 'FLG_RECOMPUTE' | 'motivoFallimento'> & {
  readonly stato: RigaProcesso['STATUS'];
}): Pick<DaFare, 'azione' | 'messaggio'> | null => {
  if (stato === 'ATTESA')
    return {
      azione: 'CALCOLARE',
      messaggio: 'È preparata ma non calcolata: scegliere persone e voci e avviare il calcolo.',
    };
  if (stato === 'FALLITO')
    return {
      azione: 'RIPRENDERE',
      messaggio:
        motivoFallimento === 'INTERROTTA'
          ? 'Il calcolo è stato fermato: riprenderlo da dove era arrivato.'
          : `Il calcolo non è riuscito: ${motivoFallimento ?? 'riprovare'}`.slice(0, 400),
    };
  if (stato !== 'COMPLETATO') return null;
  if (FLG_RECOMPUTE)
    return { azione: 'RICALCOLARE', messaggio: 'I suoi dati sono cambiati dopo il calcolo: ricalcolarla.' };
  if (numScartati > 0)
    return {
      azione: 'CORREGGERE_SCARTATI',
      messaggio: `${numScartati === 1 ? 'Una persona non è stata calcolata' : `${numScartati} persone non sono state calcolate`}: correggere i dati e ricalcolare solo gli scartati.`,
    };
  return { azione: 'CONTABILIZZARE', messaggio: 'È calcolata per intero: controllarla e contabilizzarla.' };
};
