import * as z from 'zod';

/** Where the next page begins: opaque. */
const cursore = z.string().max(2000);
const operatore = z.enum(['inizia', 'uguale', 'diverso', 'contiene', 'minore', 'maggiore']);
const valore = z.string().max(200);

/** One clause of a property filter; each list accepts only the fields it declares. */
const clausola = <Campo extends readonly [string, ...string[]]>(campi: Campo) =>
  z.strictObject({ campo: z.enum(campi), operatore, valore });

/** What a search body carries besides its order and its filters, the same for every list. */
const comune = {
  start: z.int().min(0).max(1000).optional(),
  limit: z.int().min(0).max(100).optional(),
  cursore: cursore.optional(),
  verso: z.enum(['ASC', 'DESC']).optional(),
};

/**
 * The search body of a list: page (10 by default, 0 = all light rows), order, direction, filter, cursor.
 * `start` works up to row 1,000; beyond it the opaque `cursore` of the previous answer continues.
 */
export const ricerca = <Ordine extends readonly [string, ...string[]], Campo extends readonly [string, ...string[]]>(
  ordini: Ordine,
  campi: Campo,
) => ({
  ...comune,
  ordine: z.enum(ordini).optional(),
  filtri: z.array(clausola(campi)).max(10).optional(),
});

export interface Clausola {
  readonly campo: string;
  readonly operatore: 'inizia' | 'uguale' | 'diverso' | 'contiene' | 'minore' | 'maggiore';
  readonly valore: string;
}

/** What every search body carries, whatever the list. */
export interface Ricerca {
  readonly start?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursore?: string | undefined;
  readonly ordine?: string | undefined;
  readonly verso?: 'ASC' | 'DESC' | undefined;
  readonly filtri?: readonly Clausola[] | undefined;
}

/** What a page says of the whole list. */
const conto = { cursore: cursore.nullable(), totale: z.int().min(0), totaleEsatto: z.boolean() };

/** Answer of a list: `totale` is exact up to 1,000, beyond it `totaleEsatto` is false. */
export const pagina = <R extends z.ZodType>(riga: R) => z.strictObject({ righe: z.array(riga).max(1000), ...conto });

export interface Pagina<R> {
  righe: R[];
  cursore: string | null;
  totale: number;
  totaleEsatto: boolean;
}
