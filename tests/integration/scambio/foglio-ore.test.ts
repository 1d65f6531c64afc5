import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeXlsx } from '#platform/spreadsheet.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { storiaRoutes } from '#shared/contracts/scambio/storia.ts';
import { FOGLIO_DI_ORE } from '#shared/domain/scambio.ts';
import { accessorio, elaborazione, openUfficio, prepare, type Ufficio } from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';
import { checkFile, exportFile, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let ufficio: Person;
let persone: Ufficio['persone'];
beforeAll(async () => {
  ({ home, ufficio, persone } = await openUfficio(2));
});
afterAll(() => home.close());

const csv = (nome: string, ...righe: readonly string[]): FileDiProva => ({
  nome,
  bytes: Buffer.from(righe.join('\r\n')),
});

describe('a sheet of hours', () => {
  test('is read as it is: columns with their first values, every cell, and nothing to apply', async () => {
    const bytes = await writeXlsx([
      {
        nome: 'Ore',
        colonne: [
          { titolo: 'Codice fiscale', tipo: 'testo' },
          { titolo: 'Ore', tipo: 'ore' },
          { titolo: 'Note', tipo: 'testo' },
        ],
        righe: Array.from({ length: 130 }, (_, indice) => [`CF${indice}`, indice * 50, null]),
      },
    ]);
    const letta = await checkFile(ufficio, FOGLIO_DI_ORE, { nome: 'ore.xlsx', bytes });
    expect(letta).toMatchObject({ stato: 'LETTA', righe: 130, motivo: null });
    expect(letta.colonne.map(({ lettera, intestazione, esempi }) => [lettera, intestazione, esempi])).toEqual([
      ['A', 'Codice fiscale', ['CF0', 'CF1', 'CF2']],
      ['B', 'Ore', ['0', '0,5', '1']],
      ['C', 'Note', []],
    ]);
    expect(letta.anteprima.totale).toBe(130);
    const { anteprima } = await ufficio.ok(scambioRoutes.getImportazione, {
      params: { uid: letta.uid },
      query: { start: 100, limit: 100 },
    });
    expect(anteprima.righe).toHaveLength(30);
    expect(anteprima.righe.at(-1)).toMatchObject({ numero: 131, valori: ['CF129', '64,5', ''], errori: [] });
    await rifiutata(
      home,
      () =>
        ufficio.call(scambioRoutes.applyImportazione, {
          params: { uid: letta.uid },
          body: { versione: letta.versione },
        }),
      statoNonAmmesso(/^L'importazione di ore\.xlsx non si può applicare: ora è letta\.$/),
    );
    const { righe } = await ufficio.ok(storiaRoutes.listScambi, { body: {} });
    expect(righe[0]).toMatchObject({ nomeFile: 'ore.xlsx', esito: 'RIUSCITO', dettaglio: 'Righe lette: 130.' });
  });

  test('of a run is filled in from the people that are in it', async () => {
    const { uid: idProcesso } = await prepare(ufficio, elaborazione());
    await ufficio.ok(bozzaRoutes.saveBozza, {
      body: { idProcesso, righe: persone.map(({ uid }) => ({ versione: 0, input: accessorio(uid, []) })) },
    });
    const modello = await exportFile(ufficio, {
      tipo: 'elenco',
      formato: 'XLSX',
      elenco: {
        titolo: 'Ore di prova',
        rotta: 'POST /crud/processi/bozza/persone',
        richiesta: JSON.stringify({ body: { idProcesso } }),
        colonne: [
          { campo: 'desCf', titolo: 'Codice fiscale', tipo: 'testo' },
          { campo: 'nominativo', titolo: 'Cognome e nome', tipo: 'testo' },
          { campo: 'voce0', titolo: 'Ore di insegnamento', tipo: 'testo' },
        ],
      },
    });
    const letta = await checkFile(ufficio, FOGLIO_DI_ORE, modello);
    expect(letta.anteprima.righe.map(({ valori }) => valori)).toEqual(
      persone.map(({ desCf, desCognome, desNome }) => [desCf, `${desCognome} ${desNome}`, '']),
    );
  });

  test.each([
    [csv('vuoto.csv', 'Codice fiscale;Ore'), /non ha righe di dati/],
    [csv('troppe.csv', 'CF;Ore', ...Array.from({ length: 2001 }, (_, n) => `CF${n};1`)), /ha 2001 righe/],
    [{ nome: 'ore.json', bytes: Buffer.from('{"settori":[]}') }, /./],
  ])('that is none is refused with its reason: %#', async (file, motivo) => {
    const letta = await checkFile(ufficio, FOGLIO_DI_ORE, file);
    expect(letta).toMatchObject({ stato: 'ILLEGGIBILE', righe: 0, motivo: expect.stringMatching(motivo) });
  });

  test('is read by who prepares runs alone', async () => {
    const assenze = await home.as(loginOf('ASSENZE'));
    expect(
      await assenze.call(scambioRoutes.createImportazione, {
        body: { tipo: FOGLIO_DI_ORE, nomeFile: 'ore.csv', dimensione: 10 },
      }),
    ).toMatchObject({ status: 403, body: { code: 'RUOLO_NON_AUTORIZZATO' } });
  });
});
