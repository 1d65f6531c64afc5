import type { RegolaDatata } from './regola.ts';

/** Pension funds of who works in a school, and funds of the end-of-service payment. */
export const fondiPensione = ['CTPS', 'CPDEL', 'CPI', 'FPLD'] as const;
export type FondoPensione = (typeof fondiPensione)[number];
export const fondiFineServizio = ['ENPAS', 'INADEL'] as const;
export type FondoFineServizio = (typeof fondiFineServizio)[number];

/** Number of the management (CodGestione) of each fund in the filings of former INPDAP; FPLD is paid with the INPS private position. */
export const gestioni: RegolaDatata<Readonly<Record<FondoPensione | FondoFineServizio, string | null>>> = {
  id: 'fondi.gestioni',
  descrizione: 'Gestioni previdenziali dei fondi',
  versioni: [
    {
      dal: '2013-01-01',
      valore: { CTPS: '1', CPDEL: '2', CPI: '3', FPLD: null, INADEL: '6', ENPAS: '7' },
      norma: [{ testo: 'Codici gestione della ListaPosPA' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'due programmi pubblici che leggono e scrivono la ListaPosPA' },
    },
  ],
};

/** Funds of the staff of the State, by law; the other schools say which are theirs. */
export const fondiDelloStato: RegolaDatata<{
  readonly pensione: FondoPensione;
  readonly fineServizio: FondoFineServizio;
}> = {
  id: 'fondi.stato',
  descrizione: 'Fondi del personale dello Stato',
  versioni: [
    {
      dal: '1996-01-01',
      valore: { pensione: 'CTPS', fineServizio: 'ENPAS' },
      norma: [{ testo: 'L. 335/1995, art. 2 c. 1; DPR 1032/1973' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

export const regoleFondi: readonly RegolaDatata<unknown>[] = [gestioni, fondiDelloStato];
