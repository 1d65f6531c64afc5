import { afterAll, beforeAll, expect, test } from 'vitest';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { checkFile, lavoroFinito } from '#support/scambio.ts';
import { sheetOf, text } from '../../functions/platform/spreadsheet/xlsx-archive.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const row = (numero: number, cells: readonly string[], hidden = false): string =>
  `<row r="${numero}"${hidden ? ' hidden="1"' : ''}>${cells
    .map((cell, at) => text(`${'ABCDE'.charAt(at)}${numero}`, cell))
    .join('')}</row>`;
const persona = (numero: number): string[] => {
  const { desCf, desCognome, desNome } = personaDiProva(numero);
  return [desCf, desCognome, desNome];
};
const file = (nome: string) => ({
  nome,
  bytes: sheetOf(
    row(1, ['Elenco del personale']) +
      row(2, ['Codice fiscale', 'Cognome', 'Nome', 'Note']) +
      row(3, persona(1)) +
      row(4, persona(2), true) +
      row(5, persona(3)),
  ),
});

test('a title is left out and hidden rows are counted; they are read, or left out when it is asked', async () => {
  const pronta = await checkFile(gestore, 'persone', file('persone.xlsx'));
  expect(pronta).toMatchObject({ stato: 'PRONTA', righe: 3, righeNascoste: 1, senzaNascoste: false });
  expect(pronta.avvisi).toEqual([
    expect.stringContaining('Elenco del personale'),
    expect.stringContaining('è nascosta'),
  ]);
  expect(pronta.anteprima.righe.map(({ numero }) => numero)).toEqual([3, 4, 5]);
  const { uid, versione, nomeFile, dimensione } = pronta;
  await gestore.ok(scambioRoutes.createImportazione, {
    body: { tipo: 'persone', nomeFile, dimensione, uid, versione, senzaNascoste: true },
  });
  const senza = await lavoroFinito(gestore, uid);
  expect(senza).toMatchObject({ stato: 'PRONTA', righe: 2, righeNascoste: 1, senzaNascoste: true });
  expect(senza.anteprima.righe.map(({ numero }) => numero)).toEqual([3, 5]);
});

test('a row of a CSV split in the middle of an amount is to be corrected', async () => {
  const { desCf, desCognome, desNome } = personaDiProva(4);
  const bytes = Buffer.from(`Codice fiscale,Cognome,Nome,Note\n${desCf},${desCognome},${desNome},1234,56\n`);
  const sbagliata = await checkFile(gestore, 'persone', { nome: 'persone.csv', bytes });
  expect(sbagliata).toMatchObject({ stato: 'DA_CORREGGERE', errate: 1 });
  expect(sbagliata.anteprima.righe[0]?.errori).toEqual([
    expect.objectContaining({ campo: '', messaggio: expect.stringContaining('«56»') }),
  ]);
});

test('the rows of a sheet of hours say which are hidden', async () => {
  const letta = await checkFile(gestore, 'foglioDiOre', file('ore.xlsx'));
  expect(letta).toMatchObject({ stato: 'LETTA', righe: 3, righeNascoste: 1 });
  expect(letta.anteprima.righe.map(({ nascosta = false }) => nascosta)).toEqual([false, true, false]);
});
