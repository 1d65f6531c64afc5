import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeXlsx } from '#platform/spreadsheet.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { applyImport, checkFile, lavoroFinito, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const IBAN = 'IT60X0542811101000000123456';
/** The cells that files of other programs have of a person. */
const dati = (numero: number): readonly string[] => {
  const { desCf, desCognome, desNome, datNascita } = personaDiProva(numero);
  const [anno, mese, giorno] = String(datNascita).split('-');
  return [desCognome, desNome, desCf, `${giorno}/${mese}/${anno}`, IBAN, `persona${numero}@esempio.invalid`];
};
const numeri = (da: number, quanti = 5): number[] => Array.from({ length: quanti }, (_, indice) => da + indice);
const foglio = async (righe: readonly (readonly string[])[], nome = 'personale.xlsx'): Promise<FileDiProva> => {
  const [prima = [], ...altre] = righe;
  return {
    nome,
    bytes: await writeXlsx([
      { nome: 'Foglio', colonne: prima.map((titolo) => ({ titolo, tipo: 'testo' as const })), righe: altre },
    ]),
  };
};
const campoDi = (
  { mappa }: { readonly mappa: readonly { readonly campo: string; readonly colonna: number }[] },
  colonna: number,
) => mappa.find((una) => una.colonna === colonna)?.campo;

describe('the columns of a file', () => {
  test('are found by the headings of other programs, whatever their case, signs and brackets', async () => {
    const file = await foglio([
      [
        'COGNOME_DIPENDENTE',
        'NomeDipendente',
        'Cod. Fisc.',
        'Data di nascita (gg/mm/aaaa)',
        'Bank Account Number',
        'Work Email',
      ],
      ...numeri(1).map(dati),
    ]);
    const letta = await checkFile(gestore, 'persone', file);
    expect([0, 1, 2, 3, 4, 5].map((colonna) => campoDi(letta, colonna))).toEqual([
      'desCognome',
      'desNome',
      'desCf',
      'datNascita',
      'iban',
      'desEMail',
    ]);
    expect(letta).toMatchObject({ stato: 'PRONTA', nuove: 5 });
  });

  test('are found by what is in them when no heading says it, and that is told', async () => {
    const file = await foglio([['A1', 'A2', 'A3', 'A4', 'A5', 'A6'], ...numeri(1).map(dati)]);
    const letta = await checkFile(gestore, 'persone', file);
    expect([0, 1, 2, 3, 4, 5].map((colonna) => campoDi(letta, colonna))).toEqual([
      'desCognome',
      'desNome',
      'desCf',
      'datNascita',
      'iban',
      'desEMail',
    ]);
    expect(letta.avvisi).toContain(
      "La colonna C («A3») è stata riconosciuta dal contenuto: Codice fiscale. Controllare l'abbinamento.",
    );
  });
});

test('the row of the headings is found under titles, shown with the first ones, and changed', async () => {
  const testata = ['Cognome', 'Nome', 'Codice fiscale', 'Nato il', 'IBAN', 'E-mail'];
  const file = await foglio([
    ['Istituto Inventato', '', '', '', '', ''],
    ['Elenco', 'del', 'personale', 'in', 'servizio', 'oggi'],
    testata,
    ...numeri(1).map(dati),
  ]);
  const sbagliata = await checkFile(gestore, 'persone', file);
  expect(sbagliata).toMatchObject({ stato: 'DA_CORREGGERE', rigaIntestazioni: 2 });
  expect(sbagliata.primeRighe.slice(0, 3).map(({ numero, testo }) => `${numero}: ${testo}`)).toEqual([
    '1: Istituto Inventato',
    '2: Elenco · del · personale · in · servizio · oggi',
    `3: ${testata.join(' · ')}`,
  ]);
  const { uid, versione } = sbagliata;
  const body = { tipo: 'persone' as const, nomeFile: file.nome, dimensione: file.bytes.length, uid };
  await gestore.ok(scambioRoutes.createImportazione, { body: { ...body, versione, rigaIntestazioni: 3 } });
  const giusta = await lavoroFinito(gestore, uid);
  expect(giusta).toMatchObject({ stato: 'PRONTA', nuove: 5, rigaIntestazioni: 3 });
  expect(giusta.anteprima.righe[0]?.numero).toBe(4);
  await gestore.ok(scambioRoutes.createImportazione, {
    body: { ...body, versione: giusta.versione, rigaIntestazioni: 1 },
  });
  expect(await lavoroFinito(gestore, uid)).toMatchObject({ stato: 'DA_CORREGGERE', rigaIntestazioni: 1 });
});

test('a field of no column takes one value for every row; one that cannot be read is refused once', async () => {
  const file = await foglio([['Cognome', 'Nome', 'CF', 'Nato il', 'Conto', 'E-mail'], ...numeri(21).map(dati)]);
  const { uid, versione, mappa, anteprima } = await checkFile(gestore, 'persone', file);
  expect(anteprima.righe[0]?.esito).toBe('NUOVA');
  const ask = async (adesso: number, valore: string) => {
    await gestore.ok(scambioRoutes.createImportazione, {
      body: {
        tipo: 'persone',
        nomeFile: file.nome,
        dimensione: file.bytes.length,
        uid,
        versione: adesso,
        mappa,
        fissi: [{ campo: 'numAnnoScoFerfestResidue', valore }],
      },
    });
    return lavoroFinito(gestore, uid);
  };
  const rifiutata = await ask(versione, 'mai');
  expect(rifiutata.motivo).toBe(
    'Valore per tutte le righe di "Ferie e festività residue": "mai" non è un numero intero.',
  );
  const con = await ask(rifiutata.versione, '6');
  expect(con).toMatchObject({ stato: 'PRONTA', fissi: [{ campo: 'numAnnoScoFerfestResidue', valore: '6' }] });
  await applyImport(gestore, con);
  const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: personaDiProva(21).desCf } });
  const persona = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: righe[0]?.uid ?? '' } });
  expect(persona.numAnnoScoFerfestResidue).toBe(6);
});

test('the mapping of an applied file is kept: the next one with the same headings, in any order, is read alike', async () => {
  const strane = ['Chi', 'Nome', 'CF', 'Quando', 'Dove paghiamo', 'Scrivere a'];
  const file = await foglio([strane, ...numeri(1).map(dati)]);
  const { uid, versione } = await checkFile(gestore, 'persone', file);
  const mappa = ['desCognome', 'desNome', 'desCf', 'datNascita', 'iban'].map((campo, colonna) => ({ campo, colonna }));
  await gestore.ok(scambioRoutes.createImportazione, {
    body: { tipo: 'persone', nomeFile: file.nome, dimensione: file.bytes.length, uid, versione, mappa },
  });
  const applicata = await applyImport(gestore, await lavoroFinito(gestore, uid));
  expect(applicata).toMatchObject({ stato: 'APPLICATA', nuove: 5 });
  const rovescio = await foglio([strane.toReversed(), ...numeri(11).map((numero) => dati(numero).toReversed())]);
  const seguente = await checkFile(gestore, 'persone', rovescio);
  expect(seguente.mappa).toEqual(mappa.map(({ campo, colonna }) => ({ campo, colonna: 5 - colonna })));
  expect(seguente.avvisi.join(' ')).toMatch(/abbinate come nell'importazione del \d\d\/\d\d\/\d{4}/);
  expect(seguente).toMatchObject({ stato: 'PRONTA', nuove: 5 });
});
