import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '#support/sources.ts';
import type { Ingressi } from './temi/tema.ts';

/**
 * An amount known from outside the engine. `genere` says how: printed in the source, by the second implementation, or by the arithmetic
 * that `fonte` writes out. `tolleranza` in the unit of the figure, where the source rounds or cuts.
 */
const Golden = z.strictObject({
  id: z.string(),
  tema: z.string(),
  genere: z.enum(['pubblicato', 'seconda implementazione', 'derivato']),
  fonte: z.string().min(8),
  ingressi: z.record(z.string(), z.unknown()),
  atteso: z.record(z.string(), z.int()),
  tolleranza: z.number().min(0).default(0),
});
export type Golden = z.infer<typeof Golden>;

const cartella = new URL('dati/', import.meta.url);

/** Every golden amount, with its inputs ready to be read by name. */
export const readGolden = (): readonly (Golden & { readonly letti: Ingressi })[] =>
  readdirSync(cartella).flatMap((file) =>
    z
      .array(Golden)
      .parse(JSON.parse(readFileSync(new URL(file, cartella), 'utf8')))
      .map((uno) => ({ ...uno, letti: ingressiDi(uno) })),
  );

/** Folder of the amounts that an opened rule needs and that nobody has found yet. */
export const DA_TROVARE = 'tests/golden/da-trovare';

/** Returns the figures still to be found, each with its file and case. */
export const readDaTrovare = (): readonly string[] =>
  existsSync(join(root, DA_TROVARE))
    ? readdirSync(join(root, DA_TROVARE)).flatMap((file) =>
        z
          .array(Golden.extend({ atteso: z.record(z.string(), z.int().nullable()) }))
          .parse(JSON.parse(readFileSync(join(root, DA_TROVARE, file), 'utf8')))
          .flatMap(({ id, atteso }) =>
            Object.entries(atteso).map(([figura, importo]) =>
              importo === null
                ? `${file}, ${id}: manca ${figura}`
                : `${file}, ${id}: ${figura} c'è, il caso passa in tests/golden/dati`,
            ),
          ),
      )
    : [];

/** The inputs of a golden amount, ready to be read by name. */
export const ingressiDi = ({ id, ingressi }: Pick<Golden, 'id' | 'ingressi'>): Ingressi => ({
  intero: ingressi,
  numero: (nome) => z.int({ error: `${id}: manca il numero "${nome}"` }).parse(ingressi[nome]),
  testo: (nome) => z.string({ error: `${id}: manca il testo "${nome}"` }).parse(ingressi[nome]),
});

/** True when a figure is missing, or farther from the expected one than the source rounds. */
export const isLontana = (calcolata: number | undefined, attesa: number, { tolleranza }: Golden): boolean =>
  calcolata === undefined || Math.abs(calcolata - attesa) > tolleranza;
