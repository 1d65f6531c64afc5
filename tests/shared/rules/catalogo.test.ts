import { describe, expect, test } from 'vitest';
import { addGiorni, isGiorno } from '#shared/domain/tempo/date.ts';
import { catalogo as calcolo, catalogoInstradamento, ristampateOgniAnno } from '#shared/rules/index.ts';
import { notoDal } from '#shared/rules/regola.ts';

const catalogo = [...calcolo, ...catalogoInstradamento];
const tutteLeRegole = catalogo.flatMap(({ regole }) => regole);

const versioni = tutteLeRegole.flatMap((regola) => regola.versioni.map((versione) => ({ regola, versione })));

describe('catalogue of the rules', () => {
  test('each rule has an id of its own and a description', () => {
    expect(new Set(tutteLeRegole.map(({ id }) => id)).size).toBe(tutteLeRegole.length);
    expect(tutteLeRegole.filter(({ id, descrizione }) => !/^[a-z0-9+.-]+$/.test(id) || descrizione.length < 4)).toEqual(
      [],
    );
  });

  test('each family has a title and at least one rule', () => {
    expect(catalogo.filter(({ titolo, regole }) => titolo === '' || regole.length === 0)).toEqual([]);
  });

  test('versions are in the order in which they became known, days that exist, none known before it begins', () => {
    for (const { id, versioni: proprie } of tutteLeRegole) {
      expect(
        proprie.flatMap(({ dal, noto = dal }) => [dal, noto]).filter((giorno) => !isGiorno(giorno)),
        id,
      ).toEqual([]);
      const ordine = proprie.map((versione) => `${notoDal(versione)} ${versione.dal}`);
      expect([...new Set(ordine)].toSorted(), id).toEqual(ordine);
      expect(
        proprie.filter(({ dal, noto }) => noto !== undefined && noto <= dal),
        id,
      ).toEqual([]);
    }
  });

  test('each version says its norm', () => {
    expect(
      versioni
        .filter(({ versione: { norma } }) => norma.length === 0 || norma.some(({ testo }) => testo.trim().length < 4))
        .map(({ regola: { id } }) => id),
    ).toEqual([]);
  });

  test('a figure read in a source has a check, with its day and its place, and no other has', () => {
    const incoerenti = versioni.filter(
      ({ versione: { fonte, riscontro } }) => (fonte === 'fonte') !== (riscontro !== null),
    );
    expect(incoerenti.map(({ regola: { id }, versione: { dal } }) => `${id} dal ${dal}`)).toEqual([]);
    const vaghi = versioni.filter(
      ({ versione: { riscontro } }) => riscontro !== null && (!isGiorno(riscontro.il) || riscontro.dove.length < 8),
    );
    expect(vaghi.map(({ regola: { id }, versione: { dal } }) => `${id} dal ${dal}`)).toEqual([]);
  });

  test('the values that the law prints anew expire, all and alone: the day before the next ones, the last with its year', () => {
    const scadono = versioni.filter(({ versione: { valeFinoA } }) => valeFinoA !== undefined);
    expect(new Set(scadono.map(({ regola: { id } }) => id))).toEqual(new Set(ristampateOgniAnno.map(({ id }) => id)));
    for (const { id, versioni: proprie } of ristampateOgniAnno) {
      const note = proprie.filter(({ valore }) => valore !== null);
      for (const [indice, { dal, valeFinoA }] of note.entries()) {
        const prossima = note[indice + 1];
        expect(valeFinoA, `${id} dal ${dal}`).toBe(
          prossima === undefined ? `${dal.slice(0, 4)}-12-31` : addGiorni(prossima.dal, -1),
        );
      }
    }
  });

  test('a rule begins with a value: before it there is none, it is not abolished', () => {
    expect(tutteLeRegole.filter(({ versioni: [prima] }) => prima.valore === null).map(({ id }) => id)).toEqual([]);
  });

  test('each value is JSON: kept and read again it is equal', () => {
    for (const {
      versione: { valore },
    } of versioni)
      expect(JSON.parse(JSON.stringify(valore))).toEqual(valore);
  });

  test('no number has decimals: cents, parts per million, counts', () => {
    const nonInteri = (valore: unknown): boolean =>
      typeof valore === 'number'
        ? !Number.isSafeInteger(valore)
        : typeof valore === 'object' && valore !== null && Object.values(valore).some(nonInteri);
    expect(versioni.filter(({ versione: { valore } }) => nonInteri(valore)).map(({ regola: { id } }) => id)).toEqual(
      [],
    );
  });
});
