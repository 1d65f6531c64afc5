import type { RegolaDatata } from '../regola.ts';

/** Years from which a person cashes alone: under them, by the hands of who represents them. */
export const maggioreEta: RegolaDatata<number> = {
  id: 'pagamenti.maggiore-eta',
  descrizione: 'Età da cui una persona riscuote da sé',
  versioni: [
    {
      dal: '1975-03-10',
      valore: 18,
      norma: [{ testo: "Codice civile, art. 2, nel testo dell'art. 1 L. 39/1975" }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'brocardi.it, art. 2 del codice civile; cloudwbo.com/fondazionebrunobuozzi.it, L. 39/1975',
      },
    },
  ],
};
