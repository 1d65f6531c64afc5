import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesFromEnv } from '#platform/files.ts';
import { writeCsv, writeXlsx } from '#platform/spreadsheet.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { checkFile, importFile, lavoroFinito, upload, type FileDiProva } from '#support/scambio.ts';
import { sheetOf } from '../../functions/platform/spreadsheet/xlsx-archive.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

type Righe = readonly (readonly string[])[];
const csv = (titoli: readonly string[], righe: Righe): FileDiProva => ({
  nome: 'persone.csv',
  bytes: writeCsv({ colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })), righe }),
});
const xlsx = async (titoli: readonly string[], righe: Righe): Promise<FileDiProva> => ({
  nome: 'persone.xlsx',
  bytes: await writeXlsx([
    { nome: 'Foglio', colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })), righe },
  ]),
});
const persona = (numero: number): [string, string, string] => {
  const { desCf, desCognome, desNome } = personaDiProva(numero);
  return [desCf, desCognome, desNome];
};
const json = (righe: unknown): FileDiProva => ({
  nome: 'persone.json',
  bytes: Buffer.from(
    JSON.stringify({ formato: 'emolumenti-scambio', versione: 1, tipi: [{ tipo: 'persone', righe }] }),
  ),
});

describe('a line end or a tab inside a cell, as Alt+Enter leaves it', () => {
  const TITOLI = ['Codice\nfiscale', 'Cognome', 'Nome', 'Appunti\tdell\u2028ufficio'];
  test.each([
    ['CSV', (righe: Righe) => Promise.resolve(csv(TITOLI, righe)), 1],
    ['XLSX', (righe: Righe) => xlsx(TITOLI, righe), 11],
  ])(
    'of a %s: the heading is recognised, the value is one line, a column that is not imported does no harm',
    async (_, file, da) => {
      const [cf, cognome, nome] = persona(da);
      const fatta = await importFile(
        gestore,
        'persone',
        await file([[cf, `${cognome}\nVerdi`, `${nome}\t`, 'uno\ndue\u200b']]),
      );
      expect(fatta.colonne.map(({ intestazione }) => intestazione)).toEqual([
        'Codice fiscale',
        'Cognome',
        'Nome',
        'Appunti dell ufficio',
      ]);
      expect(fatta.colonne[3]?.esempi).toEqual(['uno due']);
      const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: cf } });
      expect(righe[0]).toMatchObject({ desCognome: `${cognome} Verdi`, desNome: nome });
    },
  );

  test('and what is wrong in such a cell is told on one line', async () => {
    const [cf, cognome] = persona(21);
    const { stato, anteprima } = await checkFile(
      gestore,
      'persone',
      csv(['Codice fiscale', 'Cognome', 'Nome', 'Nato il'], [[cf, cognome, '', 'ieri\r\nforse \u{1f600}']]),
    );
    expect(stato).toBe('DA_CORREGGERE');
    expect(anteprima.righe[0]?.errori.map(({ valore }) => valore)).toContain('ieri forse \u{1f600}');
  });
});

test('a line end in a key or a value of a JSON: the columns can be looked at, what is wrong is told on one line', async () => {
  const [codFiscale, cognome] = persona(31);
  const { stato, colonne, anteprima } = await checkFile(
    gestore,
    'persone',
    json([{ 'desCf\nscritto': codFiscale, desCf: `${codFiscale}\n`, desCognome: cognome, 'appunti\t': 'uno\ndue' }]),
  );
  expect(stato).toBe('DA_CORREGGERE');
  expect(colonne.map(({ intestazione }) => intestazione)).toContain('desCf scritto');
  for (const riga of anteprima.righe) for (const testo of riga.valori) expect(testo).not.toMatch(/\p{Cc}/u);
});

describe('files that once stopped the program, or could not be looked at any more', () => {
  const illeggibile = async (file: FileDiProva, motivo: RegExp): Promise<void> => {
    const { stato, motivo: detto } = await checkFile(gestore, 'persone', file);
    expect([stato, detto]).toEqual(['ILLEGGIBILE', expect.stringMatching(motivo)]);
  };
  test('a JSON whose every row has keys of its own', async () => {
    const righe = Array.from({ length: 20_000 }, (_, n) => ({ [`a${n}`]: 1, [`b${n}`]: 1, [`c${n}`]: 1 }));
    await illeggibile(json(righe), /colonne/);
  });
  test('a JSON of 201 keys, of one row of 600,000, of two million wrong rows', async () => {
    const chiavi = (quante: number) => Object.fromEntries(Array.from({ length: quante }, (_, n) => [`k${n}`, 1]));
    await illeggibile(json([chiavi(201)]), /201 colonne/);
    await illeggibile(json([chiavi(600_000)]), /colonne/);
    await illeggibile(json(Array.from({ length: 2_000_000 }, () => 0)), /righe/);
  }, 60_000);
  test('a CSV whose line ends are mixed', async () => {
    await illeggibile(
      { nome: 'a.csv', bytes: Buffer.from(`Codice fiscale\r\n${'x\n'.repeat(4_500_000)}`) },
      /4\.500\.000 righe/,
    );
  });
  test('an XLSX of many cells that all name one long text', async () => {
    const celle = (riga: number) =>
      Array.from({ length: 17 }, (_, n) => `<c r="${String.fromCharCode(65 + n)}${riga}" t="s"><v>0</v></c>`).join('');
    const righe = Array.from({ length: 20_000 }, (_, n) => `<row r="${n + 1}">${celle(n + 1)}</row>`).join('');
    await illeggibile(
      { nome: 'a.xlsx', bytes: sheetOf(righe, [`<t>${'x'.repeat(2000)}</t>`]) },
      /I testi del file superano/,
    );
  }, 60_000);
});

test('an upload is kept among those that expire until its check begins, then where it stays', async () => {
  const file = csv(['Codice fiscale', 'Cognome', 'Nome'], [persona(41)]);
  const { uid, versione } = await upload(gestore, 'persone', file);
  const chiave = `${gestore.sessione.codmin}/importazioni/${uid}/caricato`;
  const files = filesFromEnv(process.env);
  const dove = async () => [await files.size(`caricamenti/${chiave}`), await files.size(chiave)];
  expect(await dove()).toEqual([file.bytes.length, undefined]);
  await gestore.ok(scambioRoutes.createImportazione, {
    body: { tipo: 'persone', nomeFile: file.nome, dimensione: file.bytes.length, uid, versione },
  });
  expect((await lavoroFinito(gestore, uid)).stato).toBe('PRONTA');
  expect(await dove()).toEqual([undefined, file.bytes.length]);
});

test('a link takes the file it was made for: as many bytes, of that type', async () => {
  const { caricamento } = await gestore.ok(scambioRoutes.createImportazione, {
    body: { tipo: 'persone', nomeFile: 'a.csv', dimensione: 3 },
  });
  const send = async (body: string, type: string): Promise<number> =>
    (await fetch(caricamento?.link ?? '', { method: 'PUT', headers: { 'content-type': type }, body })).status;
  expect(caricamento?.contentType).toBe('text/csv');
  expect(await send('a;b;c', 'text/csv')).toBe(403);
  expect(await send('a;b', 'text/html')).toBe(403);
  expect(await send('a;b', 'text/csv')).toBe(200);
});

test('a file whose name holds what cannot be seen, or is of no kind that is read, is refused by its name', async () => {
  const nascosti = ['\u00ad', '\u200b', '\u200e', '\u2028', '\u202e', '\u0085', '\ud800', '\u{e0041}', '/'];
  for (const nomeFile of [...nascosti.map((nascosto) => `persone${nascosto}2026.csv`), 'persone.exe'])
    expect(
      await gestore.call(scambioRoutes.createImportazione, { body: { tipo: 'persone', nomeFile, dimensione: 10 } }),
    ).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path: 'nomeFile' })]) },
    });
});
