import * as z from 'zod';

const Numero = z.int().nonnegative();

/**
 * A document between two of its booklets, as its classes need to go on with it: what was written has left them, what is known of it stays.
 * Told as JSON, so that it outlives the process that began the document.
 */
export const Paused = z.object({
  file: z.object({
    count: Numero,
    offset: Numero,
    /** Hash of the bytes so far, hexadecimal. */
    hash: z.string(),
    /** Rows of the cross-reference, deflated, base64. */
    crossReference: z.string(),
    packed: z.object({ stream: Numero, index: z.string(), body: z.string(), count: Numero }),
  }),
  structure: z.object({
    numero: Numero,
    scope: z.object({ column: z.string(), row: z.string() }),
    root: z.object({ numero: Numero, kids: z.string() }),
    pages: z.array(Numero),
  }),
  pages: z.object({
    numero: Numero,
    node: Numero,
    nodes: z.array(z.object({ numero: Numero, count: Numero })),
    pages: z.array(Numero),
  }),
  /** The object of each weight, and its characters in the order they were first used. */
  fonts: z.object({
    normale: z.object({ numero: Numero, characters: z.string() }),
    forte: z.object({ numero: Numero, characters: z.string() }),
  }),
  /** The image of the heading, where one was written. */
  immagine: z.object({ numero: Numero, hash: z.string() }).exactOptional(),
  bookmarks: z.array(z.object({ testo: z.string(), page: Numero })),
});
export type Paused = z.infer<typeof Paused>;
