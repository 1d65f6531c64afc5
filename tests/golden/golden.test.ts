import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { temi, type Ingressi } from './temi.ts';

const cartella = new URL('dati/', import.meta.url);

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
type Golden = z.infer<typeof Golden>;

const golden = readdirSync(cartella).flatMap((file) =>
  z.array(Golden).parse(JSON.parse(readFileSync(new URL(file, cartella), 'utf8'))),
);

const ingressiDi = ({ id, ingressi }: Golden): Ingressi => ({
  intero: ingressi,
  numero: (nome) => z.int({ error: `${id}: manca il numero "${nome}"` }).parse(ingressi[nome]),
  testo: (nome) => z.string({ error: `${id}: manca il testo "${nome}"` }).parse(ingressi[nome]),
});

describe('golden amounts and payslips', () => {
  test('they are at least four hundred, a hundred of them published or of the second implementation, each with an id of its own', () => {
    expect(golden.length).toBeGreaterThanOrEqual(400);
    expect(golden.filter(({ genere }) => genere === 'pubblicato').length).toBeGreaterThanOrEqual(100);
    expect(golden.filter(({ genere }) => genere === 'seconda implementazione').length).toBeGreaterThanOrEqual(100);
    expect(new Set(golden.map(({ id }) => id)).size).toBe(golden.length);
  });

  test('every subject has its amounts', () =>
    expect(Object.keys(temi).filter((tema) => !golden.some((uno) => uno.tema === tema))).toEqual([]));

  test.each(golden.map((uno) => [uno.id, uno] as const))('%s', (_, uno) => {
    const calcolate = temi[uno.tema]?.(ingressiDi(uno));
    const lontane = Object.entries(uno.atteso).filter(
      ([figura, importo]) =>
        calcolate?.[figura] === undefined || Math.abs(calcolate[figura] - importo) > uno.tolleranza,
    );
    expect(
      lontane.map(
        ([figura, importo]) => `${figura}: ${importo} expected, ${String(calcolate?.[figura])} computed (${uno.fonte})`,
      ),
    ).toEqual([]);
  });
});
