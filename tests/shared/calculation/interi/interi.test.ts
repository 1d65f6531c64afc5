import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calcolato } from '../situazioni.ts';
import { interi } from './situazioni.ts';
import { stampa } from './stampa.ts';

/** All that each payslip says, in a file beside: a sentence or a figure that changes shows up as its line, to be read before it is accepted. The amounts have golden tests of their own. */
test.each(Object.entries(interi))('the whole payslip "%s"', (nome, situazione) => {
  expect(stampa(calcolato(situazione)).split('\n')).toEqual(
    readFileSync(new URL(`${nome}.txt`, import.meta.url), 'utf8').split('\n'),
  );
});
