import { describe, expect, test } from 'vitest';
import { isGiorno } from '../../../shared/domain/tempo/date.ts';
import { catalogo, tutteLeRegole } from '../../../shared/rules/index.ts';

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

  test('una cifra di sola conoscenza o controversa non risulta verificata', () => {
    const verificate = versioni.filter(
      ({ regola, versione }) =>
        versione.valore !== null &&
        ['conoscenza', 'controversa'].includes(versione.fonte) &&
        (versione.verificataIl === undefined ? regola.verificataIl : versione.verificataIl) !== null,
    );
    expect(verificate.map(({ regola: { id }, versione: { dal } }) => `${id} dal ${dal}`)).toEqual([]);
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
