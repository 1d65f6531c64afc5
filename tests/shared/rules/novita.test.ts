import { expect, test } from 'vitest';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { novitaDal } from '#shared/rules/novita.ts';

test('the versions from a day on, in order, each with the one before and the commas that changed it', () => {
  const novita = novitaDal(tutteLeRegole, '2026-01-01');
  const giorni = novita.map(({ versione: { dal } }) => dal);
  expect(giorni.filter((dal) => dal < '2026-01-01')).toEqual([]);
  expect(giorni).toEqual(giorni.toSorted());
  const figlio = novita.find(({ regola: { id } }) => id === 'contratto.assenza.malattia-figlio-oltre-tre-anni');
  expect(figlio?.prima?.dal).toBe('2008-06-25');
  expect(figlio?.commi.map(({ atto, comma }) => `${atto}, ${comma}`)).toEqual(['L. 199/2025, art. 1 c. 220']);
});
