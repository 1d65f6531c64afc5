import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casiDi, frammentoDi } from '#web/calcola/collegamento.ts';

const risposta = fc.oneof(
  fc.boolean(),
  fc.nat({ max: 999_999_999 }),
  fc.constantFrom('DOCENTE', '0-8', '2026-05-20', 'TD_30_6', '35+'),
);
const caso = fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,12}$/), risposta, { minKeys: 1, maxKeys: 8 });

test('a link holds one case or two, and gives them back as they were', () => {
  fc.assert(
    fc.property(caso, fc.option(caso, { nil: undefined }), (primo, secondo) => {
      const casi = secondo === undefined ? ([primo] as const) : ([primo, secondo] as const);
      expect(casiDi(`#${frammentoDi(casi)}`)).toEqual(casi);
    }),
  );
  expect(casiDi('')).toEqual([{}]);
});
