import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { isAmmessa, noticeDi, pacchettiInEsecuzione, sbomDi } from '#lib/pacchetti.ts';
import { root } from '#support/sources.ts';

const pacchetti = pacchettiInEsecuzione(root);

describe('the packages that run with the program', () => {
  test('have licences that ask for nothing but their text', () => {
    expect(pacchetti.length).toBeGreaterThan(150);
    expect(pacchetti.filter(({ licenza }) => !isAmmessa(licenza)).map(({ nome, licenza }) => [nome, licenza])).toEqual(
      [],
    );
  });
  test('are each in the list of components, with the hash of what was downloaded', () => {
    const { components } = z
      .object({ components: z.array(z.looseObject({ name: z.string(), version: z.string(), purl: z.string() })) })
      .parse(JSON.parse(sbomDi('0.0.0', pacchetti)));
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(
      pacchetti.map(({ nome, versione }) => `${nome} ${versione}`),
    );
    expect(new Set(components.map(({ purl }) => purl)).size).toBeGreaterThan(150);
    expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
  });
  test('are each in the notice, with their text', () => {
    const notice = noticeDi(pacchetti);
    for (const { nome, versione } of pacchetti) expect(notice).toContain(`${nome} ${versione} (`);
    expect(notice).toContain('Apache License');
    expect(notice).toContain('SIL OPEN FONT LICENSE');
  });
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT or MPL-2.0', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['', false],
])('%j is allowed: %s', (licenza, ammessa) => {
  expect(isAmmessa(licenza)).toBe(ammessa);
});
