import type { Norma, RegolaDatata, Riscontro } from '../regola.ts';

/** How long after something the office has to tell it. */
export type TermineIncarico =
  | { readonly giorni: number }
  | { readonly mesi: number }
  /** The day of the month after. */
  | { readonly giornoDelMeseDopo: number };

const termine = (
  id: string,
  descrizione: string,
  valore: TermineIncarico,
  norma: Norma,
  riscontro: Riscontro | null = null,
): RegolaDatata<TermineIncarico> => ({
  id: `incarichi.${id}`,
  descrizione,
  versioni: [
    { dal: '2018-01-01', valore, norma: [norma], fonte: riscontro === null ? 'conoscenza' : 'fonte', riscontro },
  ],
});

/** Both terms of the register, of assignments given from 1/1/2018. */
const perlaPa: Riscontro = {
  il: '2026-11-26',
  dove: 'difesa.it, anagrafe delle prestazioni; self-entilocali.it 6/2/2018',
};

/** Days within which what is given to whom works for the school is told to the register of assignments, from the assignment. */
export const anagrafeDipendenti = termine(
  'anagrafe-dipendenti',
  'Anagrafe delle prestazioni: incarichi ai propri dipendenti',
  { giorni: 15 },
  { testo: 'D.Lgs. 165/2001, art. 53 c. 12' },
  perlaPa,
);

/** The same of outsiders. */
export const anagrafeEsterni = termine(
  'anagrafe-esterni',
  'Anagrafe delle prestazioni: incarichi a consulenti e collaboratori',
  { mesi: 3 },
  { testo: 'D.Lgs. 165/2001, art. 53 c. 14; D.Lgs. 33/2013, art. 15 c. 4' },
  perlaPa,
);

/** Days within which a payment is told to the administration the payee works for. */
export const compensiComunicati = termine(
  'compensi',
  "Compensi comunicati all'amministrazione di appartenenza",
  { giorni: 15 },
  { testo: 'D.Lgs. 165/2001, art. 53 c. 11' },
  { il: '2026-11-26', dove: 'ilpersonale.it, circ. RGS 16; leggichefare.it, testo dell’art. 53 c. 11' },
);

/** Term within which a public school, or one equal to it, tells that a work relation began, was extended or ended. */
export const unilav = termine(
  'unilav',
  'UNILAV: rapporti iniziati, prorogati, cessati',
  { giornoDelMeseDopo: 20 },
  { testo: 'DL 510/1996, art. 9-bis c. 2, testo della L. 183/2010, art. 5' },
  {
    il: '2026-11-29',
    dove: 'lavoro.provincia.brescia.it, comunicazioni obbligatorie; geps.it, modelli UNILAV',
    pagina: '2018-01-01',
  },
);

export const regoleIncarichi: readonly RegolaDatata<unknown>[] = [
  anagrafeDipendenti,
  anagrafeEsterni,
  compensiComunicati,
  unilav,
];
