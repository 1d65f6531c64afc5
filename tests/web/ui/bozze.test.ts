import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBozze, takeBozza, watchModulo } from '#ui/modulo/bozze.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new InMemoryWebStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scritta = { modulo: '#/anagrafe/1 nome iban', versione: 4, valori: { nome: 'Ada', iban: null } };

test('what is written and not saved comes back once, in its form, to the same person', () => {
  const stops = [watchModulo(() => scritta), watchModulo(() => null)];
  keepBozze('ada');
  stops.forEach((stop) => stop());
  expect(takeBozza('ada', '#/anagrafe/2 nome iban')).toBeNull();
  expect(takeBozza('ada', scritta.modulo)).toEqual(scritta);
  expect(takeBozza('ada', scritta.modulo)).toBeNull();
});

test('another person finds nothing, and nothing is left for the first one either', () => {
  const stop = watchModulo(() => scritta);
  keepBozze('ada');
  stop();
  expect(takeBozza('bea', scritta.modulo)).toBeNull();
  expect(takeBozza('ada', scritta.modulo)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a page without anything unsaved keeps nothing; what is kept is forgotten after half an hour', () => {
  keepBozze('ada');
  expect(sessionStorage.length).toBe(0);
  vi.useFakeTimers();
  const stop = watchModulo(() => scritta);
  keepBozze('ada');
  stop();
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeBozza('ada', scritta.modulo)).toBeNull();
});
