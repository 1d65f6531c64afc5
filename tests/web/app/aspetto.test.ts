import { expect, test } from 'vitest';
import { readAspetto } from '#web/app/aspetto.ts';

test('the look is as the machine is set until a person chooses, each of its two words apart', () => {
  const come = (testo: string | null) => Object.values(readAspetto(testo)).join(' ');
  expect(['', null, 'altro', 'scuro', 'compatta', 'scuro compatta'].map(come)).toEqual([
    'sistema comoda',
    'sistema comoda',
    'sistema comoda',
    'scuro comoda',
    'sistema compatta',
    'scuro compatta',
  ]);
  // a word chosen now stands before those that were kept
  expect(come('chiaro scuro compatta')).toBe('chiaro compatta');
});
