import { annuale, termine, type TermineDatato } from './scadenze.ts';

/** Duties of each calendar year that neither a run nor a school year asks for. */
export const doveriDellAnno = ['DICHIARAZIONE_ACCESSIBILITA'] as const;
type DovereDellAnno = (typeof doveriDellAnno)[number];

/** The day of each duty in its own year; each of them takes the place of the one of the year before. */
export const terminiDellAnno: Readonly<Record<DovereDellAnno, TermineDatato>> = {
  DICHIARAZIONE_ACCESSIBILITA: termine(
    'dichiarazione-accessibilita',
    {
      ...annuale(9, 23),
      slitta: false,
      avvertenza:
        'Si compila su form.agid.gov.it: vale solo quella. Il suo indirizzo sta nel piè di pagina del sito della scuola; di questo programma, nella pagina «Accessibilità».',
    },
    {
      descrizione: 'Dichiarazione di accessibilità: rivederla e pubblicarla',
      norma: 'L. 4/2004, art. 3-quater; Linee guida AgID sull’accessibilità degli strumenti informatici',
      riscontro: {
        il: '2026-11-27',
        dove: 'la pagina di AgID e una guida per le scuole sulla dichiarazione di accessibilità',
      },
    },
  ),
};
