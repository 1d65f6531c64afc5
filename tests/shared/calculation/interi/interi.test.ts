import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { readGolden } from '#tests/golden/golden.ts';
import { calcolato } from '../situazioni.ts';
import { piuPagamenti } from './piu-pagamenti.ts';
import { interi } from './situazioni.ts';
import { stampa } from './stampa.ts';

/** Writes the files as they come out, to be read line by line before they are kept: `INTERI=scrivi npx vitest run tests/shared/calculation/interi`. */
const SCRIVI = process.env.INTERI === 'scrivi';

/** All that each payslip says, in a file beside: a sentence or a figure that changes shows up as its line, to be read before it is accepted. The amounts have golden tests of their own. */
const checkIntero = (file: string, situazione: SituazioneInput): void => {
  const dove = new URL(file, import.meta.url);
  const intero = stampa(calcolato(situazione));
  if (SCRIVI) writeFileSync(dove, intero);
  expect(intero.split('\n')).toEqual(readFileSync(dove, 'utf8').split('\n'));
};

test.each(Object.entries({ ...interi, ...piuPagamenti }))('the whole payslip "%s"', (nome, situazione) =>
  checkIntero(`${nome}.txt`, situazione),
);

const golden = readGolden().filter(({ tema, genere }) => tema === 'cedolino' && genere !== 'seconda implementazione');

test.each(golden)('the whole golden payslip "$id"', ({ id, ingressi }) =>
  checkIntero(`golden/${id}.txt`, Situazione.parse(ingressi)),
);
