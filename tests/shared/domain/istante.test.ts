import { expect, test } from 'vitest';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { formatIstante } from '#ui/formati.ts';

/** Every quarter of an hour of some days around the turns of a year and of the two times of the year. */
const istanti = ['2025-12-31', '2026-03-28', '2026-07-14', '2026-10-24'].flatMap((giorno) =>
  Array.from({ length: 3 * 96 }, (_, quarto) => new Date(Date.parse(`${giorno}T00:00:00Z`) + quarto * 900_000)),
);

test.each([
  ['2026-01-14T22:59:59Z', '2026-01-14'],
  ['2026-01-14T23:00:00Z', '2026-01-15'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('%s is %s in Italy', (istante, giorno) => expect(giornoDellIstante(istante)).toBe(giorno));

test('the day of an instant never goes back, and is never more than the next of that of Greenwich', () => {
  const giorni = istanti.map((istante) => giornoDellIstante(istante));
  expect(istanti.filter((istante, posto) => istante.toISOString().slice(0, 10) > (giorni[posto] ?? ''))).toEqual([]);
  const oltre = istanti.filter((istante, posto) => istante.toISOString().slice(0, 10) !== giorni[posto]);
  // one hour of each evening in winter, two in summer
  expect(oltre.length).toBe((3 + (1 + 2 + 2) + 3 * 2 + (2 + 1 + 1)) * 4);
});

test('the screens tell the same day, with the hour', () =>
  expect(
    istanti.filter(
      (istante) => !formatIstante(istante.toISOString()).startsWith(formatGiorno(giornoDellIstante(istante))),
    ),
  ).toEqual([]));
