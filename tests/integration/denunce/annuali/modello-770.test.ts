import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { printModello770 } from '#shared/contracts/denunce/stampe/modello-770.ts';
import { print } from '#support/cedolini.ts';
import { openScuolaCheComunica, sendSpt, sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzata, f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(2);
  processo = await contabilizzata(scuola, [0, 1]);
});
afterAll(() => scuola.home.close());

const modello = (anno = 2026) => scuola.adempimenti.ok(modello770Routes.getModello770, { query: { anno } });
const differenze = async () =>
  Object.fromEntries((await modello()).confronti.map(({ controllo, differenza }) => [controllo, differenza]));

test('what was withheld is a row by code and month; nothing is paid, nothing is told, and the comparisons say so', async () => {
  const { righe, scadenza } = await modello();
  // The 31st of October 2027 is a Sunday, and the 1st of November a holiday.
  expect(scadenza).toBe('2027-11-02');
  expect(righe.map(({ quadro, mese, codice, righeCedolini }) => [quadro, mese, codice, righeCedolini])).toEqual([
    ['ST1', 3, '100E', 2],
  ]);
  const [sola] = righe;
  expect(sola).toMatchObject({ versate: 0, differenza: -(sola?.operate ?? 0), datVersamento: null, nota: '' });
  // 33 % of 100 € less the contributions of the payee (8.80 % and 0.35 %): 29.98 € each, for two people.
  expect(sola?.operate).toBe(2 * 2_998);
  expect(await differenze()).toEqual({
    VERSATE: -(sola?.operate ?? 0),
    CREDITI: 0,
    DIPENDENTI: -(sola?.operate ?? 0),
    AUTONOMI: 0,
    SENZA_CODICE: 0,
  });
  expect((await modello(2025)).righe).toEqual([]);
});

test('is paid by the sent F24, told to NoiPA by the sent communication: every comparison is zero', async () => {
  const f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  expect((await differenze()).VERSATE).not.toBe(0);
  const inviato = await sendF24(scuola.adempimenti, f24);
  const [sola] = (await modello()).righe;
  expect(sola).toMatchObject({ differenza: 0, versate: sola?.operate, datVersamento: '2026-04-15' });
  expect(sola?.nota).toContain('F24 di marzo');
  const { denuncia } = await sptDelTrimestre(scuola.adempimenti);
  await sendSpt(scuola.adempimenti, denuncia);
  expect(Object.values(await differenze())).toEqual([0, 0, 0, 0, 0]);
  await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid: inviato.uid, versione: inviato.versione, esito: 'SCARTATO', motivo: 'prova' },
  });
  expect((await differenze()).VERSATE).toBe(-(sola?.operate ?? 0));
});

test('is printed, and is a sheet, with its rows and what each comparison says', async () => {
  const { stato, bytes } = await print(scuola.adempimenti, printModello770, { anno: 2026 });
  expect(stato.stato).toBe('COMPLETATO');
  const carta = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  expect(carta).toContain('ST, sezione I: ritenute erariali');
  expect(carta).toContain('quadra');
  const foglio = await print(scuola.adempimenti, printModello770, { anno: 2026, formato: 'xlsx' });
  const { righe, intestazioni } = await readTable(foglio.bytes ?? new Uint8Array(), 'modello-770.xlsx');
  expect(righe.flatMap(({ celle }) => celle)).toEqual(
    expect.arrayContaining(['100E', 'ST, sezione I: ritenute erariali']),
  );
  expect(intestazioni.filter((titolo) => /^\d/.test(titolo))).toEqual([
    '1 Periodo',
    '2 Ritenute operate',
    '7 Importo versato',
    '8 Interessi',
    '9 Ravvedimento',
    '10 Note',
    '11 Codice tributo',
    '14 Versato il',
  ]);
  const vuota = await print(scuola.adempimenti, printModello770, { anno: 2025 });
  expect(vuota.bytes).toBeNull();
});

test('paid late, what is copied into the return holds the interest, says it apart and is marked; the difference is of the tax', async () => {
  const f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: f24DiMarzo([processo], { dataPagamento: '2026-05-15', ravvedimento: true }),
  });
  await sendF24(scuola.adempimenti, f24);
  const [sola] = (await modello()).righe;
  // 59.96 € for 30 days at 1,6 % a year: 7.88 cents.
  expect(sola).toMatchObject({ operate: 5_996, versate: 5_996, differenza: 0, interessi: 8, diGennaio: 0 });
  const { bytes } = await print(scuola.adempimenti, printModello770, { anno: 2026, formato: 'csv' });
  const csv = Buffer.from(bytes ?? new Uint8Array()).toString();
  expect(csv).toContain('03/2026;59,96;60,04;0,08;X;;100E;');
});
