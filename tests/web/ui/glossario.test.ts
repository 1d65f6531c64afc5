import { expect, test } from 'vitest';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { sources } from '#support/sources.ts';
import { glossario, parolaIn } from '#ui/parole/glossario.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';

test('a label leads to the longest of the words it names, whole words only', () => {
  const detta = (etichetta: string) => parolaIn(etichetta)?.parola;
  expect(['Aliquota massima', 'IRAP', 'Lordo Stato', 'Posizione INAIL', 'Piano gestionale'].map(detta)).toEqual([
    'Aliquota massima',
    'IRAP',
    'Lordo Stato',
    'Posizione INAIL',
    'Capitolo',
  ]);
  expect(detta('Descrizione')).toBeUndefined();
  expect(detta('Nirap')).toBeUndefined();
});

test('each word is once, in order, explained in a sentence or two, and in the manual', () => {
  const parole = glossario.map(({ parola }) => parola);
  expect(parole).toEqual([...new Set(parole)].toSorted(byTesto((parola: string) => parola)));
  for (const { testo } of glossario) expect(testo).toMatch(/^[\p{Lu}0-9].{30,}\.$/u);
  const capitolo = manuale.find(({ passi = [] }) => passi.some(({ titolo }) => titolo === 'Scorporo'));
  expect(capitolo?.passi?.map(({ titolo }) => titolo)).toEqual(parole);
});

test('the fields that name one of them are many', () => {
  const etichette = sources('web').flatMap(({ text }) =>
    [...text.matchAll(/etichetta="([^"]+)"/g)].map(([, etichetta = '']) => etichetta),
  );
  expect(etichette.filter((etichetta) => parolaIn(etichetta) !== undefined).length).toBeGreaterThan(20);
});
