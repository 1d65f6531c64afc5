import type { RegolaDatata } from '#shared/rules/regola.ts';

/** Illness of a child after its third birthday as it stood before 2026: read again late, in a page of 2025. */
export const malattiaFiglioOltreTreAnni = {
  id: 'prova.malattia-figlio-oltre-tre-anni',
  descrizione: 'Malattia del figlio oltre i tre anni, di prova',
  versioni: [
    {
      dal: '2008-06-25',
      valore: 5,
      norma: [{ testo: 'D.Lgs. 151/2001, artt. 47 c. 2 e 48 c. 1' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'pagina di prova', pagina: '2025-03-01' },
    },
  ],
} as const satisfies RegolaDatata<number>;
