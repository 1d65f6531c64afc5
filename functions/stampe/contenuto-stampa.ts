import type * as z from 'zod';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import { requireCosa } from '#archivio/scuola/opzioni-scuola.ts';
import { formatoDi, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { requireLicenze } from '#platform/caller/licenze.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { lavoriRepository, type LavoroSalvato } from '#platform/work/lavoro.ts';
import { RigaLavoro } from '#platform/work/riga-lavoro.ts';
import type { ContenutoStampa, contenutoStampaRoutes, StampaFatta } from '#shared/contracts/stampe/contenuto.ts';
import { anteprimaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { contrattoDi, isStampa, stampaDi } from './catalogo.ts';

const UN_GIORNO = 24 * 3_600_000;
/** How far back the prints already made are looked for. */
const GIORNI = 30;
/** As many works of the kind as are read, the newest first. */
const LETTE = 60;
const ULTIME = 5;
const ULTIME_DELL_ELABORAZIONE = 20;

type Chiesto = z.output<typeof contenutoStampaRoutes.getContenutoStampa.body>;

/** The service of the contents a print would have, and of the prints already made: each is told to the roles that may ask for it. */
export const contenutoStampaService = ({ files }: { readonly files: Files }) => ({
  /** Requests: those of the print, and two for the prints already made. @throws NON_TROVATO, LICENZA_MANCANTE, OPERAZIONE_NON_CONSENTITA */
  get: async ({ codice, parametri }: Chiesto, context: RequestContext): Promise<ContenutoStampa> => {
    const contratto = await requireStampa(codice, context);
    const ultime = await listFatte(context, (riga) => riga.oggetto === codice);
    const richiesta = contratto.parametri.safeParse(parametri);
    if (!richiesta.success)
      return {
        contenuto: null,
        manca: richiesta.error.issues[0]?.message ?? 'Completare i campi.',
        ultime: ultime.slice(0, ULTIME),
      };
    const { title, riassunto } = await stampaDi(codice);
    const contesto = contestoDi(files, context);
    const [titolo, detto] = await Promise.all([title(richiesta.data, contesto), riassunto(richiesta.data, contesto)]);
    return { contenuto: { titolo, ...detto }, manca: null, ultime: ultime.slice(0, ULTIME) };
  },

  /** The last prints of one run, whichever they are; three requests. @throws NON_TROVATO */
  listDellElaborazione: async (idProcesso: Uid<'PROCESSO'>, context: RequestContext): Promise<StampaFatta[]> => {
    const processo = await processiRepository(context.archivio).get(idProcesso);
    if (processo === undefined) throw nonTrovato("L'elaborazione");
    const fatte = await listFatte(
      context,
      () => true,
      ({ parametri }) => parametri.idProcesso === idProcesso,
    );
    return fatte.slice(0, ULTIME_DELL_ELABORAZIONE);
  },
});

/** The contract of a print that the caller may ask for; one of one's own is asked for by its own screen. @throws NON_TROVATO, LICENZA_MANCANTE, OPERAZIONE_NON_CONSENTITA */
const requireStampa = async (codice: string, context: RequestContext): Promise<Stampa> => {
  const { archivio, sessione } = context;
  const contratto: Stampa | undefined = isStampa(codice) ? contrattoDi(codice) : undefined;
  if (contratto === undefined || contratto.scope === 'proprio' || !isAutorizzato(sessione.ruoli, contratto.roles))
    throw nonTrovato('La stampa');
  requireLicenze(contratto.licences, sessione);
  if (contratto.cosa !== undefined) await requireCosa(contratto.cosa, context);
  if (contratto.consultazione !== undefined) await requireConsultazione(archivio, contratto.consultazione, 'dirigente');
  return contratto;
};

const contestoDi = (files: Files, { archivio, oggi, adesso }: RequestContext): ContestoStampa => ({
  archivio,
  files,
  oggi,
  creato: instant(adesso),
  persona: null,
});

/** The prints of the last days that the caller may see, the newest first; those that failed, or found nothing, are left out. */
const listFatte = async (
  { archivio, adesso, sessione }: RequestContext,
  ofWhich: (riga: RigaLavoro) => boolean,
  isIt: (lavoro: LavoroSalvato) => boolean = () => true,
): Promise<StampaFatta[]> => {
  const lavori = lavoriRepository(archivio);
  const from = instant(new Date(adesso.getTime() - GIORNI * UN_GIORNO));
  const righe = (await lavori.queryIndice({ index: 'indice1', from, reverse: true }))
    .map((item) => readRiga(RigaLavoro, item))
    .filter((riga) => riga.tipo === 'stampa' && riga.stato !== 'FALLITO' && ofWhich(riga))
    .slice(0, LETTE);
  const trovati = await lavori.getMany(righe.map(({ uid }) => uid));
  return trovati
    .filter((lavoro) => isOfCaller(lavoro, sessione) && isPresent(lavoro) && isIt(lavoro))
    .toSorted((a, b) => (a.avviatoIl < b.avviatoIl ? 1 : -1))
    .map(fattaDi);
};

const isOfCaller = ({ utente, ruoli }: LavoroSalvato, sessione: RequestContext['sessione']): boolean =>
  utente === sessione.utente || isAutorizzato(sessione.ruoli, ruoli);

/** A print with a file, or one that will have it, of those the catalogue still has, whose screen needs nothing else to open. */
const isPresent = ({ oggetto, parametri, stato, file }: LavoroSalvato): boolean =>
  isStampa(oggetto) &&
  (stato !== 'COMPLETATO' || file !== null) &&
  !/:(?!printId\b)/.test(anteprimaDi(contrattoDi(oggetto), parametri));

const fattaDi = ({
  uid,
  descrizione,
  parametri,
  stato,
  avviatoDa,
  avviatoIl,
  oggetto,
}: LavoroSalvato): StampaFatta => ({
  printId: uid,
  titolo: descrizione,
  formato: formatoDi(parametri),
  stato,
  da: avviatoDa,
  il: avviatoIl,
  anteprima: anteprimaDi(contrattoDi(oggetto), parametri),
});
