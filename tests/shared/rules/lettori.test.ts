import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';

/** Rules that no program reads, and why nobody is paid wrong by that. */
const SENZA_LETTORE: Readonly<Record<string, string>> = {
  composizioneCommissione: 'A board is paid member by member; how many they are is only in the sums of tests.',
  festivitaSoppresse: 'Four days of rest a year: they are taken, and not paid when they are not.',
  oraApprofondimento: 'Its hour is a line with the rate that the office writes.',
  oraEccedentePermanente: 'NoiPA pays it with the salary.',
};

/** Rules exported one by one: what a name without a reader would hide. Lists and tables of rules are read by their entries. */
const ESPORTATA = /^export const (\w+)(?:: RegolaDatata<|\s*=\s*(?:regola|ristampata|rettificata)[<(])/gmu;

test('each exported rule is read by a program that is not a test, or says why not', () => {
  const programma = sources('shared', 'functions', 'lib', 'web/src');
  const regole = programma
    .filter(({ path }) => path.startsWith('shared/rules/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ESPORTATA)].map(([, nome = '']) => ({
        nome,
        path,
        altrove: new RegExp(`\\b${nome}\\b`, 'gu'),
      })),
    );
  expect(regole.length).toBeGreaterThan(100);
  const senza = regole
    .filter(({ path, altrove }) =>
      programma.every((altro) =>
        altro.path === path
          ? // exported, listed, and no more: no value of the same file is made from it
            [...altro.text.matchAll(altrove)].length <= 2
          : altro.path.startsWith('shared/rules/') || altro.text.search(altrove) < 0,
      ),
    )
    .map(({ nome }) => nome);
  expect(senza.toSorted()).toEqual(Object.keys(SENZA_LETTORE));
});
