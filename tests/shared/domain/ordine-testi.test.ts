import { expect, test } from 'vitest';
import { pageInMemory } from '#platform/data/elenco.ts';
import { satisfiesTesto } from '#shared/domain/filtro-testi.ts';
import { byTesto, compareTesti } from '#shared/domain/ordine-testi.ts';
import { byNomeIntero, byNominativo } from '#shared/domain/persona/nominativo.ts';
import { compareValori } from '#ui/elenco/colonna.ts';

/** Surnames and names of invented people, in the order in which every list must have them. */
const IN_ORDINE = [
  ['D’Alba', 'Ada', 'A'],
  ["D'ALBA", 'Ada', 'B'],
  ['Dàlba', 'Zoe', 'C'],
  ['De Finti', 'Ugo', 'D'],
  ['DE ROSSI', 'Ada', 'E'],
  ['Definti', 'Ada', 'F'],
  ['Muller-Prova', 'Ada', 'G'],
  ['MÜLLER PROVA', 'Bea', 'H'],
  ['Müller', 'Zoe', 'I'],
  ['Niccolò', 'Èva', 'L'],
  ['NICCOLO’', 'Ezio', 'M'],
  ['Øre', 'Ada', 'N'],
  ['Rossi', 'Anna', 'Q'],
  ['Rossi', 'Anna Maria', 'P'],
  ['zappi', 'ada', 'O'],
] as const;

const mischiati = [...IN_ORDINE.slice(7), ...IN_ORDINE.slice(0, 7).toReversed()];
const codici = IN_ORDINE.map(([, , desCf]) => desCf);
const persone = mischiati.map(([desCognome, desNome, desCf]) => ({
  desCognome,
  desNome,
  desCf,
  nominativo: `${desCognome} ${desNome}`,
}));

test('people stand in one order, whoever puts them in it', () => {
  const ordinati = {
    persone: persone.toSorted(byNominativo),
    pagamenti: persone.toSorted(byNomeIntero),
    elenco: pageInMemory(persone, { limit: 0 }, { ordine: 'nominativo' }).righe,
    rovescio: pageInMemory(persone, { limit: 0, verso: 'DESC' }, { ordine: 'nominativo' }).righe.toReversed(),
    stampa: persone
      .toSorted((a, b) => a.desCf.localeCompare(b.desCf))
      .toSorted(byTesto(({ nominativo }) => nominativo)),
  };
  const { stampa, ...conCodice } = ordinati;
  for (const [dove, righe] of Object.entries(conCodice))
    expect([dove, ...righe.map(({ desCf }) => desCf)]).toEqual([dove, ...codici]);
  // Those of one name, differently written, have no codice fiscale here to tell them apart.
  expect(stampa.map(({ desCf }) => desCf).slice(2)).toEqual(codici.slice(2));
});

test('words of an office stand by their letters and the size of their numbers', () => {
  const voci = ['Attività 2', 'attivita 10', 'Città', 'CITTA 2', 'è', 'Economia', 'Perù', 'perito', '12/A', '2'];
  const inOrdine = ['2', '12/A', 'Attività 2', 'attivita 10', 'Città', 'CITTA 2', 'è', 'Economia', 'perito', 'Perù'];
  expect(voci.toSorted(compareTesti)).toEqual(inOrdine);
  expect(voci.toReversed().toSorted(compareValori)).toEqual(inOrdine);
  expect([10, 9, null, 2].toSorted(compareValori)).toEqual([null, 2, 9, 10]);
});

test.each([
  ['Niccolò', 'contiene', 'COLO', true],
  ["D'Alba", 'inizia', 'd’al', true],
  ["D'Alba", 'inizia', 'dalba', true],
  ["D'Alba", 'contiene', '’', true],
  ['MÜLLER', 'uguale', 'muller', true],
  ['MÜLLER', 'diverso', 'muller', false],
  ['Muller', 'inizia', 'ller', false],
  ['12/A', 'uguale', '12 A', false],
  ['Alba', 'contiene', '/', false],
] as const)('%s %s %s: %s', (testo, come, cercato, atteso) => {
  expect(satisfiesTesto(testo, come, cercato)).toBe(atteso);
});
