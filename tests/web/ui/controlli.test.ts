import { expect, test } from 'vitest';
import { insieme } from '#ui/controlli/insieme.ts';

const avviso = (desCf: string, messaggio: string, codice = 'VOCE_DI_ALTRI') => ({
  codice,
  messaggio,
  nominativo: 'Prova Ada',
  desCf,
});

test('equal notices are one with its people, homonyms apart; those of more people come first', () => {
  const tutti = [avviso('A', 'uno solo'), avviso('A', 'di tutti'), avviso('B', 'di tutti'), avviso('B', 'di tutti')];
  expect(insieme(tutti).map(({ primo, persone }) => [primo.messaggio, persone.map(({ desCf }) => desCf)])).toEqual([
    ['di tutti', ['A', 'B']],
    ['uno solo', ['A']],
  ]);
  expect(insieme([avviso('A', 'x'), avviso('B', 'x', 'ALTRO')])).toHaveLength(2);
});
