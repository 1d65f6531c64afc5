import { dayAsked, sampleOfTheDay } from '../support/sample-of-the-day.ts';

/** Files of one kind, long together, of which `npm test` runs a part each day. */
interface OfTheDay {
  /** As many days run them all: each day those of its turn, by their place in the list. */
  readonly days: number;
  /** The reason for which a part a day is enough. */
  readonly why: string;
  /** Paths below `tests`, without the ending. Neighbours are alike: one of them is tried each day. */
  readonly files: readonly string[];
}

export const ofTheDay: readonly OfTheDay[] = [
  {
    days: 4,
    why: 'what a person does on a screen, of which the calls and the sums are tried every day without the browser, and the parts of the screen by a neighbour',
    files: [
      ...['e2e/accesso/intermediario', 'e2e/accesso/sviluppo', 'e2e/anagrafe/anagrafe', 'e2e/anagrafe/incarichi'],
      ...['e2e/anagrafe/percettore', 'e2e/anagrafe/scritti-e-controllati', 'e2e/calcola/calcola'],
      ...['e2e/calcola/letta-ad-alta-voce', 'e2e/casa/per-iniziare', 'e2e/casa/prima-ora'],
      ...['e2e/casa/utilita', 'e2e/cedolini/bozza', 'e2e/accesso/elenchi'],
      ...['e2e/cedolini/confronto', 'e2e/cedolini/conguaglio', 'e2e/cedolini/fine-contratto'],
      ...['e2e/cedolini/contabilizzazione', 'e2e/cedolini/lavoro-principale', 'e2e/cedolini/gruppo'],
      ...['e2e/cedolini/fra-elaborazioni', 'e2e/cedolini/supplenze', 'e2e/cedolini/rinnovo', 'e2e/cedolini/collaudo'],
      ...['e2e/cedolini/tariffa-del-profilo', 'e2e/cedolini/ordine-alla-banca', 'e2e/cedolini/pagata-due-volte'],
      ...['e2e/denunce/f24'],
      ...['e2e/denunce/cardini-dell-anno', 'e2e/denunce/cu', 'e2e/denunce/uniemens', 'e2e/denunce/spt'],
      ...['e2e/denunce/lista-pos-pa', 'e2e/denunce/per-persona', 'e2e/denunce/diciannove-mesi'],
      ...['e2e/denunce/chiusura-anno', 'e2e/denunce/dalla-dimostrazione', 'e2e/denunce/modello-m'],
      ...['e2e/noipa/liste', 'e2e/noipa/maturita'],
      ...['e2e/noipa/importa', 'e2e/scambio/file-di-altri', 'e2e/scambio/importa-persone', 'e2e/scambio/personale'],
      ...['e2e/scuola/scuola', 'e2e/servizi/servizi-assenze', 'e2e/scuola/tipi-settore', 'e2e/stampe/famiglie'],
      ...['e2e/scuola/calendari-e-tabelle', 'e2e/stampe/contributi', 'e2e/servizi/prestato-servizio'],
      ...['e2e/stampe/protocollo', 'e2e/scuola/logo'],
    ],
  },
  {
    days: 4,
    why: 'years and months lived whole by calls that other files try one by one, and sums that others compare',
    files: [
      ...['integration/anno/statale/statale', 'integration/anno/paritaria/paritaria', 'integration/anno/afam/afam'],
      ...['integration/anno/afam/dodici-mesi', 'integration/anno/statale/chi-finisce'],
      ...[
        'integration/anno/afam/due-contratti',
        'integration/denunce/uniemens/settimane',
        'integration/denunce/cu/casi',
      ],
      ...['integration/denunce/uniemens/classificazione-cambiata'],
      ...['integration/denunce/uniemens/lavoro-dopo-la-chiusura', 'integration/cedolini/tipi'],
      ...['integration/cedolini/esempi', 'integration/cedolini/conguaglio/verifica-conguaglio'],
      ...['integration/denunce/cu/conguagliata', 'integration/denunce/uniemens/lista-pos-pa'],
      ...['integration/denunce/f24/mese-che-rende', 'integration/denunce/quadratura'],
      ...['integration/denunce/spt/quadratura-accessori', 'integration/cedolini/chiusura/da-sistemare-uniti'],
      ...['integration/denunce/cu/consegne-accorpate', 'integration/denunce/uniemens/rate-e-fondo'],
      ...['integration/denunce/uniemens/rapporti', 'integration/lavori/perduti', 'integration/lavori/interrotti'],
      ...['integration/lavori/pulizia', 'integration/lavori/pulizia-conserva'],
    ],
  },
  {
    days: 2,
    why: 'screens of one part of the frame or of the tables, whose parts are in the catalogue and whose calls are tried every day',
    files: [
      ...['e2e/accesso/bozze', 'e2e/accesso/colori', 'e2e/accesso/conti', 'e2e/accesso/utenti'],
      ...['e2e/calcola/pacchetto', 'e2e/anagrafe/gestione-persona', 'e2e/cedolini/domande', 'e2e/denunce/mille-righe'],
      ...['e2e/denunce/riscontro', 'e2e/scuola/fonti', 'e2e/scuola/gestione-tabelle', 'e2e/scuola/accorpamenti'],
      ...['e2e/servizi/supplenze', 'e2e/cedolini/cento-persone'],
    ],
  },
  {
    days: 3,
    why: 'faults, kills and two at once on long work: each tries the same promise on another flow, and the engines try it alone every day',
    files: [
      ...['integration/guasti/matrice', 'integration/cedolini/guasti', 'integration/noipa/guasti'],
      ...['integration/cedolini/elaborazione/fra-elaborazioni-guasti', 'integration/lavori/interrotti-macchine'],
      ...['integration/lavori/versioni', 'integration/avvio/ripristino-guasti'],
      ...['integration/denunce/quadratura-guasti', 'integration/cedolini/chiusura/contemporanee'],
      ...['integration/denunce/contemporanee'],
      ...['integration/avvio/copie', 'integration/cedolini/elaborazione/ripresa'],
    ],
  },
  {
    days: 3,
    why: 'the demonstration, releases and whole imports from the first to the last step, of which the parts are tried one by one every day',
    files: [
      ...['integration/avvio/dimostrazione', 'integration/scambio/scuola', 'integration/rilasci/dati-di-prima'],
      ...['integration/avvio/simulazione', 'integration/avvio/simulazione-libro'],
      ...['integration/anno/rinnovo/rinnovo'],
      ...['integration/avvio/start', 'integration/accesso/ottomila-scuole', 'integration/avvio/strade'],
      ...['integration/avvio/consigli'],
    ],
  },
  {
    days: 2,
    why: 'the templates of the cloud and the demonstration lived to the end: one whole day each, because their files share what is long to make',
    files: [
      ...['lib/cloud/canary', 'lib/local/demo/riscontro', 'lib/cloud/limits-and-alarms', 'lib/local/demo/prints'],
      ...['lib/cloud/references', 'lib/local/demo/anni-chiusi', 'lib/cloud/small-deploy', 'lib/local/demo/demo'],
      ...['lib/cloud/deployment', 'lib/local/demo/domande', 'lib/cloud/accounts', 'lib/local/demo/file-riletti'],
      ...['lib/cloud/alarm-groups', 'lib/local/demo/filings', 'lib/cloud/conservazione', 'lib/local/demo/noipa-lists'],
      ...['lib/cloud/containment', 'functions/platform/tempo-lineare', 'lib/cloud/dashboard', 'lib/muta'],
      ...['lib/cloud/dossier', 'functions/scambio/memoria-lettura', 'lib/cloud/guida', 'lib/command-line'],
      ...['lib/cloud/headers', 'lib/web-build', 'lib/cloud/public-area', 'lib/pacchetto/pacchetto'],
      ...['lib/cloud/user-limit', 'shared/calculation/programmi', 'lib/cloud/versions'],
    ],
  },
  {
    days: 2,
    why: 'a process killed at any instant, on one engine or on one flow each: what is tried is drawn, and drawn again the day after',
    files: [
      ...['integration/cedolini/elaborazione/crash', 'lib/local/s3/crash', 'integration/denunce/macchina/crash'],
      ...['integration/cedolini/crash', 'lib/local/dynamodb/crash', 'integration/avvio/crash'],
      ...['integration/noipa/crash', 'lib/local/step-functions/crash', 'integration/scambio/file-ostili/crash'],
      ...['integration/casa/avvisi/crash'],
    ],
  },
  {
    // as many as let each of the three schools have its turn
    days: 5,
    why: 'a demonstration school filled for itself alone, whose figures change only with the engine or the rules, which others try every day',
    files: ['lib/local/demo/novita-della-legge'],
  },
];

/** Returns the files of the lists that are not of today, as the lists name them. */
export const filesLeft = (): readonly string[] =>
  ofTheDay.flatMap(({ days, files }) => {
    const today = sampleOfTheDay(files, days);
    return files.filter((file) => !today.includes(file));
  });

/** Returns the globs of what `npm test` leaves to other days; nothing is left by a run of named files, nor by `npm run test:full`. */
export const leftToOtherDays = (): readonly string[] =>
  dayAsked ? filesLeft().map((file) => `tests/${file}.{test,e2e}.ts`) : [];
