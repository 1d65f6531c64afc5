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
    days: 2,
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
    ],
  },
  {
    days: 2,
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
