import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCsv, writeXlsx } from '#platform/spreadsheet.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { carattereControllo, conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { applyImport, checkFile, exportFile, importFile, lavoroFinito, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const identita = (numero: number) => {
  const { desCf, desCognome, desNome, flgSesso, datNascita } = personaDiProva(numero);
  return { desCf, desCognome, desNome, flgSesso, datNascita };
};
const TITOLI = [
  'Cod. fiscale',
  'COGNOME',
  'Nome',
  'Sesso',
  'Nato il',
  'Luogo di nascita',
  'E-mail',
  'Mod pagamento',
  'IBAN',
];
const celle = (numero: number, cambi: Readonly<Record<number, string>> = {}): string[] => {
  const { desCf, desCognome, desNome, flgSesso, datNascita } = identita(numero);
  return [
    desCf,
    desCognome,
    desNome,
    String(flgSesso),
    String(datNascita),
    'Roma',
    `persona${numero}@esempio.invalid`,
    'B',
    'IT60X0542811101000000123456',
  ].map((cella, indice) => cambi[indice] ?? cella);
};
const xlsx = async (
  righe: readonly (readonly string[])[],
  nome = 'persone.xlsx',
  titoli: readonly string[] = TITOLI,
): Promise<FileDiProva> => ({
  nome,
  bytes: await writeXlsx([
    {
      nome: 'Foglio',
      colonne: titoli.map((titolo) => ({ titolo, tipo: /Nato/.test(titolo) ? ('data' as const) : ('testo' as const) })),
      righe,
    },
  ]),
});
const csv = (righe: readonly (readonly string[])[], nome = 'persone.csv'): FileDiProva => ({
  nome,
  bytes: writeCsv({ colonne: TITOLI.map((titolo) => ({ titolo, tipo: 'testo' as const })), righe }),
});
const omocodoDi = (numero: number): string => conOmocodia(identita(numero).desCf, 2);

const numeri = (da: number, quanti: number): number[] => Array.from({ length: quanti }, (_, indice) => da + indice);
const cercata = (numero: number) =>
  gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: personaDiProva(numero).desCf } });
const trovata = async (numero: number) => {
  const uid = (await cercata(numero)).righe[0]?.uid;
  return uid === undefined ? undefined : gestore.ok(anagrafeRoutes.getPersona, { params: { uid } });
};

describe('people in a spreadsheet', () => {
  test("are read, mapped by their headings, shown, created by the form's own rules, and undone", async () => {
    const file = await xlsx(numeri(1, 23).map((numero) => celle(numero)));
    const pronta = await checkFile(gestore, 'persone', file);
    expect(pronta).toMatchObject({ stato: 'PRONTA', righe: 23, nuove: 23, errate: 0, motivo: null });
    expect(pronta.mappa.map(({ campo }) => campo)).toEqual([
      'desCf',
      'desCognome',
      'desNome',
      'flgSesso',
      'datNascita',
      'desComuneNascita',
      'desEMail',
      'codModPagamento',
      'iban',
    ]);
    expect(pronta.anteprima.righe[0]).toMatchObject({ numero: 2, esito: 'NUOVA', errori: [] });
    expect((await cercata(1)).righe).toEqual([]);

    const applicata = await applyImport(gestore, pronta);
    expect(applicata.stato).toBe('APPLICATA');
    expect(await trovata(7)).toMatchObject({
      ...identita(7),
      codComuneNascita: 'H501',
      codPaese: 'IT',
      codAbi: '05428',
      codModPagamento: 'B',
    });
    const matricole = await Promise.all(numeri(1, 23).map(async (numero) => (await trovata(numero))?.matricola));
    expect(matricole.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      numeri(
        matricole.reduce<number>((minima, una) => Math.min(minima, una ?? 0), 1e9),
        23,
      ),
    );

    await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: applicata.lavoro ?? '' }, body: {} });
    const annullata = await lavoroFinito(gestore, applicata.uid);
    expect(annullata).toMatchObject({ stato: 'ANNULLATA' });
    expect((await cercata(7)).righe).toEqual([]);
  });

  test('in a CSV change who is there already, and only the columns the file has', async () => {
    await importFile(gestore, 'persone', csv([celle(101), celle(102)]));
    const prima = await trovata(101);
    const file = csv([celle(101, { 6: 'nuova@esempio.invalid' }), celle(102)]);
    const pronta = await checkFile(gestore, 'persone', file);
    expect(pronta).toMatchObject({ nuove: 0, modificate: 1, uguali: 1 });
    await applyImport(gestore, pronta);
    expect(await trovata(101)).toEqual({ ...prima, desEMail: 'nuova@esempio.invalid', versione: 2 });
    expect((await trovata(102))?.versione).toBe(1);
  });

  test('that are exported and imported elsewhere export the same file', async () => {
    const altrove = await home.as(loginOf('GESTORE', SCUOLA_B));
    await importFile(gestore, 'persone', csv(numeri(201, 12).map((numero) => celle(numero))));
    for (const formato of ['JSON', 'XLSX', 'CSV'] as const) {
      const file = await exportFile(gestore, { tipo: 'persone', formato });
      await importFile(altrove, 'persone', file);
      const indietro = await exportFile(altrove, { tipo: 'persone', formato: 'JSON' });
      expect(Buffer.from(indietro.bytes).toString()).toBe(
        Buffer.from((await exportFile(gestore, { tipo: 'persone', formato: 'JSON' })).bytes).toString(),
      );
    }
  });
});

describe('what is wrong with a file', () => {
  test('is told row by row with the cell, the field and the words of the form, and nothing is written', async () => {
    const file = await xlsx([
      celle(301),
      celle(302, { 3: 'Z' }),
      celle(303, { 8: 'IT60X0542811101000000123457' }),
      celle(301),
      celle(304, { 1: 'Diverso' }),
      celle(305, { 0: 'CORTO' }),
      celle(306, { 0: '' }),
    ]);
    const { anteprima, errate, stato, linkErrori, motivo } = await checkFile(gestore, 'persone', file);
    expect([stato, errate, motivo]).toEqual([
      'DA_CORREGGERE',
      6,
      '6 righe su 7 sono da correggere: nulla è stato importato.',
    ]);
    expect(
      anteprima.righe.flatMap(({ numero, errori }) => errori.map(({ campo, cella }) => [numero, campo, cella])),
    ).toEqual([
      [3, 'flgSesso', 'D3'],
      [4, 'iban', 'I4'],
      [5, '', ''],
      [6, 'desCf', 'A6'],
      [7, 'desCf', 'A7'],
      [8, 'desCf', 'A8'],
    ]);
    expect(anteprima.righe[3]?.errori[0]?.messaggio).toContain('è già alla riga 2');
    expect(linkErrori).not.toBeNull();
    expect((await fetch(linkErrori ?? '')).status).toBe(200);
    expect((await cercata(301)).righe).toEqual([]);
  });

  test('is told once when the file as a whole cannot be read', async () => {
    const vero = await xlsx([celle(401)]);
    const cattivi: readonly FileDiProva[] = [
      { nome: 'rinominato.csv', bytes: vero.bytes },
      { nome: 'troncato.xlsx', bytes: vero.bytes.subarray(0, vero.bytes.length - 400) },
      { nome: 'testo.xlsx', bytes: Buffer.from('codice fiscale;cognome') },
      { nome: 'vuoto.csv', bytes: Buffer.from('\n\n') },
      { nome: 'rotto.json', bytes: Buffer.from('{"tipi": [') },
      { nome: 'altro.json', bytes: Buffer.from('{"formato":"altro"}') },
      csv(
        numeri(0, 50_000).map((numero) => [`X${numero}`]),
        'lungo.csv',
      ),
    ];
    for (const file of cattivi) {
      const { stato, motivo, righe } = await checkFile(gestore, 'persone', file);
      expect([file.nome, stato, righe]).toEqual([file.nome, 'ILLEGGIBILE', 0]);
      expect(motivo).toMatch(/\.$/);
    }
  });

  test('is told of the mapping when the key is in no column, and mended by mapping it', async () => {
    const file = await xlsx([celle(501)], 'persone.xlsx', ['Colonna misteriosa', ...TITOLI.slice(1)]);
    const { stato, motivo, uid, versione, mappa } = await checkFile(gestore, 'persone', file);
    expect([stato, motivo]).toEqual([
      'DA_CORREGGERE',
      'Nel file non si riconosce la colonna "Codice fiscale": abbinarla a una colonna del file.',
    ]);
    await gestore.ok(scambioRoutes.createImportazione, {
      body: {
        tipo: 'persone',
        nomeFile: file.nome,
        dimensione: file.bytes.length,
        uid,
        versione,
        mappa: [{ campo: 'desCf', colonna: 0 }, ...mappa],
      },
    });
    expect(await lavoroFinito(gestore, uid)).toMatchObject({ stato: 'PRONTA', nuove: 1 });
  });
});

describe('a row of somebody who is there under another code', () => {
  const NUMERO = 77;
  /** The code of the same person born, it says, in Milan. */
  const conAltroComune = (): string => {
    const quindici = `${identita(NUMERO).desCf.slice(0, 11)}F205`;
    return `${quindici}${carattereControllo(quindici)}`;
  };

  test.each([
    ['with letters of omocodia', () => omocodoDi(NUMERO), 'Roma'],
    ['of another place of birth', conAltroComune, 'Milano'],
  ] as const)('%s is not registered twice: the one who is there is proposed', async (_come, codice, luogo) => {
    if ((await cercata(NUMERO)).righe.length === 0) await importFile(gestore, 'persone', csv([celle(NUMERO)]));
    const provato = await checkFile(gestore, 'persone', csv([celle(NUMERO, { 0: codice(), 5: luogo })]));
    const errori = JSON.stringify(provato);
    expect(errori).toContain(`è già in anagrafe con il codice ${identita(NUMERO).desCf}`);
    expect((await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: codice() } })).righe).toEqual([]);
  });
  test('is registered when the birth is another: people may share a name', async () => {
    const { desCognome, desNome } = identita(NUMERO);
    const provato = await checkFile(
      gestore,
      'persone',
      csv([celle(78, { 1: desCognome, 2: desNome, 0: identita(78).desCf })]),
    );
    expect(JSON.stringify(provato)).not.toContain('è già in anagrafe con il codice');
  });
});
