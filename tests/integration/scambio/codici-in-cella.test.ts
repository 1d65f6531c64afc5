import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCsv, writeXlsx } from '#platform/spreadsheet.ts';
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

test.each(['csv', 'xlsx'] as const)(
  'in %s a text that looks like a date stays as it was written where the column is of texts, and is a day where it is of days',
  async (formato) => {
    const tabella = {
      nome: 'Posizioni',
      colonne: ['Matricola INPS', 'Descrizione', 'Sospesa dal'].map((titolo) => ({ titolo, tipo: 'testo' as const })),
      righe: [['7012345678', '12.3.2024', '12.3.2024']],
    };
    const { anteprima } = await checkFile(gestore, 'posizioniInps', {
      nome: `posizioni.${formato}`,
      bytes: formato === 'csv' ? writeCsv(tabella) : await writeXlsx([tabella]),
    });
    expect(anteprima.righe[0]?.cambi.map(({ dopo }) => dopo)).toEqual(['12.3.2024', '12/03/2024']);
  },
);
