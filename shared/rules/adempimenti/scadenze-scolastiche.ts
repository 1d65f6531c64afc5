import { annuale, termine, type TermineDatato } from './scadenze.ts';

/** Duties of a school year that no run asks for. */
export const doveriScolastici = [
  'REVISORI',
  'FERIE_NON_GODUTE',
  'ESAME_DI_STATO',
  'LISTA_FMOF',
  'PASSAGGIO_CONSEGNE',
] as const;
export type DovereScolastico = (typeof doveriScolastici)[number];

const interno = { slitta: false, avvertenza: 'Nessuna norma dà il giorno: è quello entro cui conviene averlo fatto.' };

/** The day of each duty, in the year after the one the school year begins in. */
export const terminiScolastici: Readonly<Record<DovereScolastico, TermineDatato>> = {
  REVISORI: termine(
    'revisori',
    { ...annuale(4, 15), slitta: false },
    {
      descrizione: 'Visita dei revisori: conto consuntivo, giornale, F24 con le quietanze',
      norma: 'DI 129/2018, artt. 23 e 52',
      fonte: 'conoscenza',
    },
  ),
  FERIE_NON_GODUTE: termine(
    'ferie-non-godute',
    { ...annuale(7, 31), ...interno },
    {
      descrizione: 'Ferie non godute dei contratti al 30 giugno',
      norma: 'DL 95/2012, art. 5 c. 8',
      fonte: 'conoscenza',
    },
  ),
  ESAME_DI_STATO: termine(
    'esame-di-stato',
    { ...annuale(8, 31), ...interno },
    {
      descrizione: "Compensi delle commissioni dell'esame di Stato",
      norma: 'L. 1/2007, art. 1',
      fonte: 'conoscenza',
    },
  ),
  LISTA_FMOF: termine(
    'lista-fmof',
    { ...annuale(8, 31), ...interno },
    {
      descrizione: 'Liste a NoiPA dei compensi del fondo di istituto (FMOF)',
      norma: 'L. 191/2009, art. 2 c. 197',
      fonte: 'conoscenza',
    },
  ),
  PASSAGGIO_CONSEGNE: termine(
    'passaggio-consegne',
    { ...annuale(9, 1), slitta: false },
    {
      descrizione: 'Passaggio di consegne fra dirigenti o DSGA: firme, mittente, denunce e somme aperte',
      norma: 'DI 129/2018, art. 30',
      fonte: 'conoscenza',
    },
  ),
};
