import { annuale, termine, type TermineDatato } from './scadenze.ts';

/** Duties of the services that the school pays, with or without runs. */
export const doveriDeiServizi = ['MESI_NON_PAGATI', 'MESI_NON_CERTIFICATI', 'FINE_RAPPORTO'] as const;
export type DovereDeiServizi = (typeof doveriDeiServizi)[number];

const NESSUN_GIORNO = 'Nessuna norma dà il giorno: è quello entro cui conviene averlo fatto.';

/** The day of each duty, after the month of service, the year of service, the month in which the engagement ended. */
export const terminiDeiServizi: Readonly<Record<DovereDeiServizi, TermineDatato>> = {
  MESI_NON_PAGATI: termine(
    'mesi-non-pagati',
    { ogni: 'MESE', mese: 0, giorno: null, slitta: false, avvertenza: NESSUN_GIORNO },
    {
      descrizione: 'Mesi di servizio che nessuna elaborazione ha pagato',
      norma: 'Codice civile, art. 2099',
      fonte: 'conoscenza',
    },
  ),
  MESI_NON_CERTIFICATI: termine('mesi-non-certificati', annuale(3, 16), {
    descrizione: 'Mesi di servizio pagati che nessuna Certificazione Unica inviata dice',
    norma: 'DPR 322/1998, art. 4',
    fonte: 'conoscenza',
  }),
  FINE_RAPPORTO: termine(
    'fine-rapporto',
    { ogni: 'MESE', mese: 1, giorno: null, slitta: false, avvertenza: NESSUN_GIORNO },
    {
      descrizione: 'Rapporti finiti a cui mancano degli atti',
      norma: 'DPR 600/1973, art. 23 c. 3; DL 95/2012, art. 5 c. 8',
      fonte: 'conoscenza',
    },
  ),
};
