import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';
import { hasRoad, refusalsOf } from '#support/sources/refusals.ts';

const OF_RUNS_AND_FILINGS = /^functions\/(?:cedolini|denunce|noipa|archivio\/(?:cedolini|denunce))\//;

test('what is refused of a run, of a filing, of a list names a road', () => {
  const all = sources('functions')
    .filter(({ path }) => OF_RUNS_AND_FILINGS.test(path))
    .flatMap((one) => refusalsOf(one).map((text) => ({ path: one.path, text })));
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ text }) => !hasRoad(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test.each([
  ["throw new AppError('STATO_NON_AMMESSO', `La denuncia ${nome} è già inviata e non cambia più.`);", false],
  ["throw new AppError('STATO_NON_AMMESSO', `La denuncia ${nome} non si può inviare.`);", false],
  ['throw rifiuto(denuncia, `ha già un esito: resta inviata.`);', false],
  ["const perche = (): string => {\n  return 'è contabilizzata in un altro mese';\n}; // 'STATO_NON_AMMESSO'", false],
  ["const PERCHE = {\n  ATTESA: 'ha ancora rilievi bloccanti',\n}; // 'STATO_NON_AMMESSO'", false],
  ["throw rifiuto(lista, 'è esposta ai dipendenti: ritirarla prima.');", true],
  ["throw new AppError('STATO_NON_AMMESSO', 'È già chiusa: le correzioni si fanno con un’altra.');", true],
  ["throw new AppError('STATO_NON_AMMESSO', 'Manca il file: farlo, poi inviare.');", true],
])('a planted refusal is judged: %s', (text, road) => {
  expect(refusalsOf({ text }).map(hasRoad)).toEqual([road]);
});
