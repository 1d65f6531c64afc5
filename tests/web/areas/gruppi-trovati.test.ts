import { expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { gruppiTrovati } from '#web/areas/casa/cerca/gruppi-trovati.ts';

const schermate = [
  { titolo: 'Anagrafe', gruppo: 'Strumenti', path: '/anagrafe' },
  { titolo: 'Utilità', gruppo: 'Strumenti', path: '/utilita' },
];

test('screens are found by their words without accents, and by the group of the menu', () => {
  const nomi = (testo: string) =>
    gruppiTrovati(testo, schermate, undefined).flatMap(({ options }) => options.map(({ label }) => label));
  expect(nomi('utilita')).toEqual(['Utilità']);
  expect(nomi('strum')).toEqual(['Anagrafe', 'Utilità']);
  expect(nomi('strum ana')).toEqual(['Anagrafe']);
  expect(nomi('--')).toEqual([]);
});

test('people and runs come before screens, each with the address it opens; an empty group is not there', () => {
  const persona = { desCognome: "D'Invento", desNome: 'Zaira', desCf: 'DNVZRA85C52A012X', matricola: 7 };
  const trovati = gruppiTrovati('anag', schermate, {
    persone: [{ ...persona, uid: asUid('p1') }],
    elaborazioni: [],
  });
  expect(trovati).toEqual([
    {
      label: 'Persone',
      options: [
        { value: '/anagrafe?persona=p1', label: "D'Invento Zaira", description: 'DNVZRA85C52A012X, matricola 7' },
      ],
    },
    { label: 'Schermate', options: [{ value: '/anagrafe', label: 'Anagrafe', description: 'Strumenti' }] },
  ]);
});
