import { afterAll, beforeAll, expect, test } from 'vitest';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { nomiTipi, type NomeTipo } from '#shared/domain/scambio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { applyImport, checkFile, exportFile, importFile, lavoroFinito } from '#support/scambio.ts';
import { cartella, FOGLI } from './fogli.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-02-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

/** The kinds that have files of their own only. */
const DA_SOLI: ReadonlySet<string> = new Set(['personale', 'scuoleItalia']);

const json = async (persona: Person): Promise<string> =>
  new TextDecoder().decode((await exportFile(persona, { tipo: 'scuola', formato: 'JSON' })).bytes);

test('a school is set up from nothing by one workbook; exported, and imported into empty schools, it exports the same', async () => {
  await importFile(gestore, 'scuola', await cartella(FOGLI));
  const esportata = await exportFile(gestore, { tipo: 'scuola', formato: 'JSON' });
  const testo = new TextDecoder().decode(esportata.bytes);
  const tipi = (JSON.parse(testo) as { tipi: { tipo: string; righe: unknown[] }[] }).tipi;
  expect(tipi.map(({ tipo, righe }) => [tipo, righe.length])).toEqual(
    nomiTipi.filter((nome) => !DA_SOLI.has(nome)).map((nome) => [nome, FOGLI[nome]?.length ?? 0]),
  );
  expect(testo).not.toMatch(/"uid|versione": [^1]/);

  const seconda = await home.as(loginOf('GESTORE', SCUOLA_B));
  await importFile(seconda, 'scuola', esportata);
  expect(await json(seconda)).toBe(testo);

  const terza = await home.as(loginOf('GESTORE', SCUOLA_C));
  await importFile(terza, 'scuola', await exportFile(seconda, { tipo: 'scuola', formato: 'XLSX' }));
  expect(await json(terza)).toBe(testo);
});

test('the same file again changes nothing', async () => {
  const pronta = await checkFile(gestore, 'scuola', await exportFile(gestore, { tipo: 'scuola', formato: 'XLSX' }));
  expect(pronta).toMatchObject({ stato: 'PRONTA', nuove: 0, modificate: 0, errate: 0 });
  expect(pronta.uguali).toBe(Object.values(FOGLI).reduce((somma, righe) => somma + righe.length, 0));
});

test('a whole school is undone, root after children, and nothing of it is left', async () => {
  const vuota = await json(gestore);
  const { desCf, desCognome: cognome, desNome: nome } = personaDiProva(7);
  const altro = { 'Codice fiscale': desCf };
  const fatta = await importFile(
    gestore,
    'scuola',
    await cartella({
      settori: [{ Codice: 'LAB', Descrizione: 'Laboratori' }],
      persone: [{ ...altro, Cognome: cognome, Nome: nome }],
      domicili: [{ ...altro, Dal: '01/01/2025', Comune: 'Roma' }],
      servizi: (FOGLI.servizi ?? []).map((servizio) => ({ ...servizio, ...altro, Settore: 'LAB' })),
      assenze: (FOGLI.assenze ?? []).map((assenza) => ({ ...assenza, ...altro })),
      datiFiscali: (FOGLI.datiFiscali ?? []).map((dati) => ({ ...dati, ...altro })),
    }),
  );
  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: fatta.lavoro ?? '' }, body: {} });
  expect(await lavoroFinito(gestore, fatta.uid)).toMatchObject({
    stato: 'ANNULLATA',
    motivo: expect.stringMatching(/^Annullata/) as string,
  });
  expect(await json(gestore)).toBe(vuota);
});

test('an import is not undone where its records are in use by then', async () => {
  const { uid, lavoro } = await importFile(
    gestore,
    'settori',
    await cartella(
      {
        settori: [
          { Codice: 'USO', Descrizione: 'In uso' },
          { Codice: 'LIB', Descrizione: 'Libero' },
        ],
      },
      'settori.xlsx',
    ),
  );
  await importFile(
    gestore,
    'servizi',
    await cartella(
      {
        servizi: (FOGLI.servizi ?? [])
          .slice(0, 1)
          .map((servizio) => ({ ...servizio, Progressivo: '1', Settore: 'USO' })),
      },
      'servizi.xlsx',
    ),
  );
  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: lavoro ?? '' }, body: {} });
  expect((await lavoroFinito(gestore, uid)).motivo).toContain('Settore USO');
  expect((await gestore.ok(scuolaRoutes.listSettori, {})).map(({ codice }) => codice)).toEqual(['AMM', 'DID', 'USO']);
});

test.each(Object.keys(FOGLI).filter((tipo): tipo is NomeTipo => nomiTipi.includes(tipo as NomeTipo)))(
  '%s: a row without what it needs names the cell and writes nothing',
  async (tipo) => {
    const [prima] = FOGLI[tipo] ?? [];
    const [titolo = ''] = Object.keys(prima ?? {});
    const { stato, anteprima } = await checkFile(
      gestore,
      tipo,
      await cartella(
        {
          [tipo]: [
            { ...prima, [titolo]: '' },
            { ...prima, [titolo]: 'x'.repeat(3000) },
          ],
        },
        `${tipo}.xlsx`,
      ),
    );
    expect(stato).toBe('DA_CORREGGERE');
    for (const { errori } of anteprima.righe)
      expect(errori[0]).toMatchObject({
        messaggio: expect.stringMatching(/\S/) as string,
        cella: expect.stringMatching(/^[A-Z]+\d+$/) as string,
      });
  },
);

test('the file to fill in has the headings and an example', async () => {
  const modello = await exportFile(gestore, { tipo: 'servizi', formato: 'CSV', modello: true });
  expect(modello.nome).toBe('Servizi - modello.csv');
  expect(new TextDecoder().decode(modello.bytes).split('\r\n')[0]).toContain(
    'Codice fiscale;Cognome e nome;Data inizio;Progressivo',
  );
});

test("the Ministry's open data is recognised by its own headings", async () => {
  const righe = [
    'REGIONE,PROVINCIA,CODICEISTITUTORIFERIMENTO,DENOMINAZIONEISTITUTORIFERIMENTO,CODICESCUOLA,DENOMINAZIONESCUOLA,DESCRIZIONECOMUNE,INDIRIZZOEMAILSCUOLA',
    'LAZIO,ROMA,XXIC00001X,ISTITUTO INVENTATO,XXAA00002X,SCUOLA INVENTATA,ROMA,Non Disponibile',
  ];
  await importFile(gestore, 'scuoleItalia', { nome: 'SCUANAGRAFESTAT.csv', bytes: Buffer.from(righe.join('\n')) });
  const { righe: trovate } = await gestore.ok(scuolaRoutes.searchScuoleItalia, {
    body: { filtri: [{ campo: 'codMeccanografico', operatore: 'inizia', valore: 'XXAA00002X' }] },
  });
  expect(trovate).toMatchObject([
    { desScuola: 'SCUOLA INVENTATA', desEMail: '', codIstituto: 'XXIC00001X', flgStatale: true },
  ]);
});

test('a whole-school file may lack kinds, or have none of a kind', async () => {
  const file = {
    formato: 'emolumenti-scambio',
    versione: 1,
    tipi: [
      { tipo: 'persone', righe: [] },
      { tipo: 'settori', righe: [{ codice: 'SOLO', descrizione: 'Solo questo' }] },
    ],
  };
  expect(
    await importFile(gestore, 'scuola', { nome: 'parte.json', bytes: Buffer.from(JSON.stringify(file)) }),
  ).toMatchObject({ stato: 'APPLICATA', nuove: 1 });
});

test('an applied import cannot be applied again', async () => {
  const pronta = await checkFile(
    gestore,
    'settori',
    await cartella({ settori: [{ Codice: 'DUE', Descrizione: 'Due' }] }, 'due.xlsx'),
  );
  const applicata = await applyImport(gestore, pronta);
  await expect(applyImport(gestore, applicata)).rejects.toThrow(/409/);
});
