import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCsv } from '#platform/spreadsheet.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { checkFile, type FileDiProva } from '#support/scambio.ts';

/** What the reader may use at the next file: the product looks at them for each. */
const limiti: { megabyte?: number; secondi?: number } = {};

let home: TestHome;
let gestore: Person;
let altro: Person;
beforeAll(async () => {
  home = await startTestHome({ readerLimits: limiti });
  [gestore, altro] = [await home.as(loginOf('GESTORE')), await home.as(loginOf('GESTORE', SCUOLA_B))];
});
afterAll(() => home.close());

const titoli = ['Codice fiscale', 'Cognome', 'Nome', ...Array.from({ length: 40 }, (_, n) => `Altro ${n}`)];
const csv = (righe: number): FileDiProva => ({
  nome: 'persone.csv',
  bytes: writeCsv({
    colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })),
    righe: Array.from({ length: righe }, (_, n) => {
      const { desCf, desCognome, desNome } = personaDiProva(n % 500);
      return [desCf, desCognome, desNome, ...titoli.slice(3).map((titolo) => `${titolo} ${n}`)];
    }),
  }),
});

/** Has a file checked while somebody else works. @returns how it ended, and the longest that the other waited, in milliseconds */
const servendo = async (file: FileDiProva) => {
  let lento = 0;
  let finito = false;
  const lavora = async (): Promise<void> => {
    while (!finito) {
      const da = performance.now();
      await altro.ok(scuolaRoutes.listSettori, {});
      lento = Math.max(lento, performance.now() - da);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const lavoro = lavora();
  const importazione = await checkFile(gestore, 'persone', file);
  finito = true;
  await lavoro;
  return { ...importazione, lento };
};

const TROPPO = /^Il file non si riesce a leggere: copiare i soli dati in una cartella nuova/;

test.each([
  ['memory', { megabyte: 64 }, csv(15_000)],
  ['time', { secondi: 0.2 }, csv(15_000)],
])(
  'a reader that dies of %s: the file cannot be read, and everybody else is served',
  async (_, pochi, file) => {
    Object.assign(limiti, pochi);
    const { stato, motivo, lento } = await servendo(file);
    expect([stato, motivo]).toEqual(['ILLEGGIBILE', expect.stringMatching(TROPPO)]);
    expect(lento).toBeLessThan(5000);
    delete limiti.megabyte;
    delete limiti.secondi;
    expect((await checkFile(gestore, 'persone', csv(3))).stato).toBe('PRONTA');
  },
  180_000,
);
