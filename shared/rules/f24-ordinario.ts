import type { RegolaDatata } from './regola.ts';

/** INPS codes whose row in the ordinary form names the first and the last month of its period; the others name one month. */
export const periodoIntero: RegolaDatata<readonly string[]> = {
  id: 'versamenti.periodo-intero',
  descrizione: "Causali INPS che nell'F24 ordinario indicano l'inizio e la fine del periodo",
  versioni: [
    {
      dal: '2013-01-01',
      valore: ['C10', 'CXX'],
      norma: [{ testo: 'Istruzioni del modello F24, sezione INPS' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

/** Body of the former INPDAP in the section of other bodies of the ordinary form. */
export const enteExInpdap: RegolaDatata<string> = {
  id: 'versamenti.ente-ex-inpdap',
  descrizione: "Codice dell'ex INPDAP tra gli altri enti previdenziali dell'F24 ordinario",
  versioni: [
    {
      dal: '2013-01-01',
      valore: '0003',
      norma: [{ testo: 'Circ. INPDAP 19/2010' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'una pagina pubblica che riporta la circolare' },
    },
  ],
};

/** The rules of the ordinary form alone. */
export const regoleF24Ordinario: readonly RegolaDatata<unknown>[] = [periodoIntero, enteExInpdap];
