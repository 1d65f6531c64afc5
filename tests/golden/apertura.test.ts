import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { root } from '#support/sources.ts';
import { AperturaNonRiuscita, openRegola } from './apertura/apertura.ts';
import { DA_TROVARE } from './golden.ts';

let radice: string;

beforeEach(async () => {
  radice = await mkdtemp(join(tmpdir(), 'apertura-'));
  await cp(join(root, 'shared/rules'), join(radice, 'shared/rules'), { recursive: true });
});

afterEach(async () => {
  await rm(radice, { recursive: true, force: true });
});

const read = (path: string): Promise<string> => readFile(join(radice, path), 'utf8');

describe('opening a rule on a day', () => {
  test('its version is written without a value, after the others and nowhere else', async () => {
    const detto = openRegola('irpef.scaglioni', '2028-01-01', radice);
    const prima = (await readFile(join(root, 'shared/rules/irpef.ts'), 'utf8')).split('\n');
    const dopo = (await read('shared/rules/irpef.ts')).split('\n');
    const nuove = dopo.filter((riga) => !prima.includes(riga));
    expect(nuove.map((riga) => riga.trim())).toEqual(
      expect.arrayContaining(["dal: '2028-01-01',", "norma: [{ testo: 'norma da trovare' }],"]),
    );
    expect(dopo.length - prima.length).toBe(7);
    expect(detto.join('\n')).toContain('scritta senza valore in shared/rules/irpef.ts');
    expect(detto.join('\n')).toContain('0.aliquota 230000');
  });

  test('the cases that read the version before are moved to the year, each figure still to be found', async () => {
    openRegola('irpef.scaglioni', '2028-01-01', radice);
    const casi = z
      .array(z.looseObject({ id: z.string(), atteso: z.record(z.string(), z.null()), ingressi: z.unknown() }))
      .parse(JSON.parse(await read(`${DA_TROVARE}/irpef.scaglioni-2028-01-01.json`)));
    expect(casi.length).toBeGreaterThan(10);
    for (const { id, atteso } of casi) expect([id, Object.keys(atteso).length > 0]).toEqual([id, true]);
    expect(JSON.stringify(casi.map(({ ingressi }) => ingressi))).toContain('2028-');
  });

  test('a rule made from a list of years is named with its place, to be written there', () => {
    expect(openRegola('contratto.minimale-giornaliero', '2028-01-01', radice).join('\n')).toMatch(
      /versione: (c'è già|da scrivere in)/u,
    );
  });

  test.each([
    ['nessuna', '2028-01-01', /Nessuna regola si chiama nessuna/],
    ['irpef.scaglioni', '2025-01-01', /ha già una versione dal 2026-01-01/],
    ['irpef.scaglioni', '1900-01-01', /non ha un valore prima del 1900-01-01/],
  ])('%s from %s is refused', (id, dal, detto) => {
    expect(() => openRegola(id, dal, radice)).toThrow(AperturaNonRiuscita);
    expect(() => openRegola(id, dal, radice)).toThrow(detto);
  });
});
