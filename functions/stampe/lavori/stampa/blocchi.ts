import * as z from 'zod';
import { orientamenti } from '#functions/impaginazione/layout/canvas.ts';
import { documento } from '#functions/impaginazione/layout/documento.ts';
import type { Fascicoli } from '#functions/impaginazione/layout/fascicoli.ts';
import { Paused } from '#functions/impaginazione/layout/pdf/paused.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import type { Blocco } from '#platform/work/lavoro.ts';
import { partiLavoro } from '#platform/work/parti-lavoro.ts';

const PDF = 'application/pdf';
/** Where the pieces lie, beside the prints that are whole; the part that holds the plan. */
const CARTELLA = 'stampe';
const PIANO = 'piano';
/** What the first step found: the document, its fascicoli, and what tells them from what they may become meanwhile. */
const Piano = z.object({
  quanti: z.int(),
  impronta: z.string(),
  dati: z.object({
    titolo: z.string(),
    autore: z.string(),
    creato: z.string(),
    orientamento: z.enum(orientamenti).exactOptional(),
    piede: z.string().exactOptional(),
  }),
});

/** The blocks of a print of so many fascicoli: each goes on with the document where the one before it stopped. */
export const blocchiDi = (quanti: number, perBlocco: number): string[] =>
  Array.from({ length: Math.ceil(quanti / perBlocco) }, (_, indice) => `f${String(indice).padStart(4, '0')}`);

/**
 * A long print in the bucket, in pieces: each block draws some fascicoli and leaves their bytes and what the document needs to go on; the
 * last step ends it. The pieces, one after the other, are the file that one step alone would write. Of one attempt: another begins anew.
 */
export const stampaInBlocchi = (files: Files, perBlocco: number, context: PassoContext) => {
  const { archivio, lavoro } = context;
  const parti = partiLavoro(files, context, CARTELLA);
  const nome = (parte: string | number) => `${lavoro.tentativo}-${parte}`;
  const pezzo = (indice: number) => `${archivio.codmin}/${CARTELLA}/${lavoro.uid}/${nome(indice)}.pdf`;
  return {
    begin: ({ quanti, impronta, dati }: Fascicoli) => parti.put(nome(PIANO), { quanti, impronta: impronta(), dati }),
    /** Draws a block. @returns how many fascicoli; 0 when they are no longer those that the print began with */
    draw: async (blocco: string, fascicoli: Fascicoli): Promise<number> => {
      const indice = indiceDi(blocco);
      const [inizio, prima] = await Promise.all([
        parti.find(nome(PIANO), Piano),
        indice === 0 ? undefined : parti.find(nome(indice - 1), Paused),
      ]);
      if (inizio?.impronta !== fascicoli.impronta() || (indice > 0 && prima === undefined)) return 0;
      const [da, a] = [indice * perBlocco, Math.min((indice + 1) * perBlocco, fascicoli.quanti)];
      const stampa = documento(inizio.dati, prima);
      await fascicoli.disegna(stampa, da, a);
      const { bytes, paused } = stampa.sospendi();
      await files.put(pezzo(indice), bytes, PDF);
      await parti.put(nome(indice), paused);
      return a - da;
    },
    /** The whole file; null when a block found other fascicoli than those the print began with, or the pieces have been taken away. */
    end: async (blocchi: readonly Blocco[]): Promise<Uint8Array | null> => {
      const [inizio, ultimo] = await Promise.all([
        parti.find(nome(PIANO), Piano),
        parti.find(nome(blocchi.length - 1), Paused),
      ]);
      const fatti = blocchi.reduce((somma, blocco) => somma + blocco.fatti, 0);
      if (ultimo === undefined || inizio?.quanti !== fatti) return null;
      const pezzi: Uint8Array[] = [];
      for (const indice of blocchi.keys()) {
        const bytes = await files.get(pezzo(indice));
        if (bytes === undefined) return null;
        pezzi.push(bytes);
      }
      return Buffer.concat([...pezzi, documento(inizio.dati, ultimo).bytes()]);
    },
    remove: () => parti.removeAll(),
  };
};

const indiceDi = (blocco: string): number => Number(blocco.slice(1));
