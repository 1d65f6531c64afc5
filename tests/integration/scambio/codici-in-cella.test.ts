import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCsv } from '#platform/spreadsheet.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { checkFile, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  await gestore.ok(posizioniRoutes.createPosInps, {
    body: {
      descrizione: 'Principale',
      matricola: '7012345678',
      codSede: '7000',
      csc: null,
      codiciAutorizzazione: ['2A', '1S'],
      datSospensione: null,
      datRiattivazione: null,
      flgAttiva: true,
    },
  });
});
afterAll(() => home.close());

const foglio = (codici: string): FileDiProva => ({
  nome: 'posizioni.csv',
  bytes: writeCsv({
    colonne: ['Matricola INPS', 'Codici di autorizzazione'].map((titolo) => ({ titolo, tipo: 'testo' as const })),
    righe: [['7012345678', codici]],
  }),
});

test.each(['1S, 2A', '2a,1s', ' 2A ; 1S;', '1S,2A,1S'])(
  'codes written as "%s" are those that are there, whatever their order and their blanks',
  async (codici) => {
    expect(await checkFile(gestore, 'posizioniInps', foglio(codici))).toMatchObject({ uguali: 1, modificate: 0 });
  },
);

test('a code less is a change', async () => {
  expect(await checkFile(gestore, 'posizioniInps', foglio('1S'))).toMatchObject({ uguali: 0, modificate: 1 });
});
