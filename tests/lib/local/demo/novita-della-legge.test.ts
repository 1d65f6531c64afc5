import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { scuoleDemo } from '#lib/local/demo/schools.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { novitaProvate } from '#support/demo/novita-provate.ts';
import { fillPaghe } from '#support/demo/scuole-dimostrative.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { root } from '#support/sources.ts';

// The changes of the law on the people of the demonstration, as the page *Fonti* tells them: a file a school, made by this test.

/** Writes the files as they come out, to be read before they are kept: `NOVITA=scrivi npx vitest run tests/lib/local/demo/novita-della-legge`. */
const SCRIVI = process.env.NOVITA === 'scrivi';

/** The day the demonstration is filled on: two closed years and ten months. */
const DAL = '2024-01-01';
const AL = '2026-11-20';

const file = { SCUOLA: 'istituto', AFAM: 'conservatorio', PARITARIA: 'liceo' } as const;

let home: TestHome | undefined;
afterEach(() => home?.close());

/** A line a change, so that one that differs shows up as its line. */
const scritte = ({ novita, uguali, nonUsate, ...testata }: Awaited<ReturnType<typeof novitaProvate>>): string => {
  const righe = (nome: string, valori: readonly unknown[]) =>
    `  "${nome}": [${valori.map((uno) => `\n    ${JSON.stringify(uno)}`).join(',')}\n  ]`;
  const intestazione = JSON.stringify(testata, null, 2).replace(/\n\}$/, ',');
  const liste = [righe('novita', novita), righe('uguali', uguali), righe('nonUsate', nonUsate)];
  return `${intestazione}\n${liste.join(',\n')}\n}\n`;
};

test.each(sampleOfTheDay(['SCUOLA', 'AFAM', 'PARITARIA'] as const, 3))(
  'each change of the law on the sealed payslips of the %s demonstration school is what its file says',
  async (tipo) => {
    home = await startTestHome({ oggi: AL });
    const codmin = await fillPaghe(tipo, AL);
    const scuola = scuoleDemo.find(({ setupType }) => setupType === tipo)?.nome ?? '';
    const trovate = scritte(await novitaProvate(archivioDi(home.store, codmin), { scuola, dal: DAL, al: AL }));
    const dove = join(root, 'web/src/areas/tabelle/fonti/dimostrazione', `${file[tipo]}.json`);
    if (SCRIVI) writeFileSync(dove, trovate);
    expect(trovate.split('\n')).toEqual(readFileSync(dove, 'utf8').split('\n'));
  },
  900_000,
);
