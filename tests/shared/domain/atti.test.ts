import { expect, test } from 'vitest';
import { attiCitati, attiNominati } from '#shared/domain/atti.ts';
import { catalogo, catalogoInstradamento } from '#shared/rules/index.ts';
import { documentoPer } from '#shared/rules/riscontri/documenti.ts';
import { descrizioneMarca, marcaDi } from '#shared/rules/riscontri/marca.ts';

const regole = [...catalogo, ...catalogoInstradamento].flatMap((famiglia) => famiglia.regole);

test('the acts that a norm quotes have the address of their text, once each', () => {
  expect(attiCitati('artt. 12 e 13 TUIR, testo della L. 234/2021; D.Lgs. 446/1997, art. 50; TUIR; DM 40/2008')).toEqual(
    [
      {
        atto: 'DPR 917/1986',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1986-12-22;917',
      },
      { atto: 'L. 234/2021', url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2021-12-30;234' },
      {
        atto: 'D.Lgs. 446/1997',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:1997-12-15;446',
      },
    ],
  );
  expect(attiCitati('CCNL 23/12/2025, tab. A2')).toEqual([]);
});

test('every act of the State that a rule quotes has an address', () => {
  const senza = regole
    .flatMap(({ versioni }) => versioni.flatMap(({ norma }) => norma.flatMap(({ testo }) => attiNominati(testo))))
    .filter((atto) => attiCitati(atto).length === 0);
  expect([...new Set(senza)]).toEqual([]);
});

test('every figure still to be read names the document that would settle it', () => {
  for (const { id, versioni } of regole)
    if (versioni.some(({ valore, riscontro }) => valore !== null && riscontro === null))
      expect(documentoPer(id).length, id).toBeGreaterThan(10);
  expect(() => documentoPer('una-regola.mai-vista')).toThrow('una-regola.mai-vista');
});

test('one vocabulary of marks', () => {
  expect(descrizioneMarca[marcaDi({ riscontro: { il: '2026-01-01' } })]).toBe('riscontrato');
  expect(descrizioneMarca[marcaDi({ riscontro: null })]).toBe('da riscontrare');
  expect(descrizioneMarca[marcaDi({ riscontro: null, dedotto: true })]).toBe('dedotto');
});
