import { describe, expect, test } from 'vitest';
import { isGiorno } from '../../../shared/domain/tempo/date.ts';
import { catalogo as calcolo, catalogoInstradamento, ristampateOgniAnno } from '../../../shared/rules/index.ts';

const catalogo = [...calcolo, ...catalogoInstradamento];
const tutteLeRegole = catalogo.flatMap(({ regole }) => regole);

const versioni = tutteLeRegole.flatMap((regola) => regola.versioni.map((versione) => ({ regola, versione })));

describe('catalogo delle regole', () => {
  test('ogni regola ha un id suo e una descrizione', () => {
    expect(new Set(tutteLeRegole.map(({ id }) => id)).size).toBe(tutteLeRegole.length);
    expect(tutteLeRegole.filter(({ id, descrizione }) => !/^[a-z0-9+.-]+$/.test(id) || descrizione.length < 4)).toEqual(
      [],
    );
  });

  test('ogni famiglia ha un titolo e almeno una regola', () => {
    expect(catalogo.filter(({ titolo, regole }) => titolo === '' || regole.length === 0)).toEqual([]);
  });

  test('le versioni sono in ordine di giorno, giorni che esistono', () => {
    for (const { id, versioni: proprie } of tutteLeRegole) {
      const giorni = proprie.map(({ dal }) => dal);
      expect(
        giorni.filter((giorno) => !isGiorno(giorno)),
        id,
      ).toEqual([]);
      expect([...new Set(giorni)].toSorted(), id).toEqual(giorni);
    }
  });

  test('ogni versione dice la sua norma', () => {
    expect(
      versioni
        .filter(({ versione: { norma } }) => norma.length === 0 || norma.some(({ testo }) => testo.trim().length < 4))
        .map(({ regola: { id } }) => id),
    ).toEqual([]);
  });

  test('ha un riscontro, con il suo giorno e il suo luogo, la cifra letta in una fonte, e nessuna altra', () => {
    const incoerenti = versioni.filter(
      ({ versione: { fonte, riscontro } }) => (fonte === 'fonte') !== (riscontro !== null),
    );
    expect(incoerenti.map(({ regola: { id }, versione: { dal } }) => `${id} dal ${dal}`)).toEqual([]);
    const vaghi = versioni.filter(
      ({ versione: { riscontro } }) => riscontro !== null && (!isGiorno(riscontro.il) || riscontro.dove.length < 8),
    );
    expect(vaghi.map(({ regola: { id }, versione: { dal } }) => `${id} dal ${dal}`)).toEqual([]);
  });

  test("scadono solo i valori che la legge ristampa ogni anno, e tutti, alla fine dell'anno per cui sono stampati", () => {
    const scadono = versioni.filter(({ versione: { valeFinoA } }) => valeFinoA !== undefined);
    expect(new Set(scadono.map(({ regola: { id } }) => id))).toEqual(new Set(ristampateOgniAnno.map(({ id }) => id)));
    for (const { regola, versione } of versioni)
      if (ristampateOgniAnno.some(({ id }) => id === regola.id) && versione.valore !== null)
        expect(versione.valeFinoA, `${regola.id} dal ${versione.dal}`).toBe(`${versione.dal.slice(0, 4)}-12-31`);
  });

  test("una regola comincia con un valore: prima di esso non c'è, non è abolita", () => {
    expect(tutteLeRegole.filter(({ versioni: [prima] }) => prima.valore === null).map(({ id }) => id)).toEqual([]);
  });

  test('ogni valore è JSON: si conserva e si rilegge uguale', () => {
    for (const {
      versione: { valore },
    } of versioni)
      expect(JSON.parse(JSON.stringify(valore))).toEqual(valore);
  });

  test('nessun numero ha la virgola: centesimi, parti per milione, conteggi', () => {
    const nonInteri = (valore: unknown): boolean =>
      typeof valore === 'number'
        ? !Number.isSafeInteger(valore)
        : typeof valore === 'object' && valore !== null && Object.values(valore).some(nonInteri);
    expect(versioni.filter(({ versione: { valore } }) => nonInteri(valore)).map(({ regola: { id } }) => id)).toEqual(
      [],
    );
  });
});
