import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { riscontroRoutes } from '#shared/contracts/denunce/riscontro.ts';
import { printRiscontro } from '#shared/contracts/denunce/stampe/riscontro.ts';
import { print } from '#support/cedolini.ts';
import { openScuolaCheComunica, sendSpt, sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzata, f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(2);
  processo = await contabilizzata(scuola, [0, 1]);
});
afterAll(() => scuola.home.close());

const riscontro = (anno = 2026) => scuola.adempimenti.ok(riscontroRoutes.getRiscontro, { query: { anno } });
const conDifferenza = async () =>
  (await riscontro()).celle
    .filter(({ differenza }) => differenza !== 0)
    .map(({ confronto, codice }) => [confronto, codice]);

test('what is to be sent in time, or is certified by March, is told by name, and so is what is not paid yet: nothing is left', async () => {
  const { celle, diverse } = await riscontro();
  expect([diverse, await conDifferenza()]).toEqual([0, []]);
  const cause = new Set(celle.flatMap(({ riconciliazioni }) => riconciliazioni.map(({ causa }) => causa)));
  // The run is paid on a day that is still to come.
  expect([...cause]).toEqual(['DA_INVIARE', 'NON_PAGATO']);
  expect((await riscontro(2025)).celle).toEqual([]);
});

test('sent, every cell agrees and opens to people and files; an F24 refused is told by name', async () => {
  const inviato = await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }),
  );
  await sendSpt(scuola.adempimenti, (await sptDelTrimestre(scuola.adempimenti)).denuncia);
  const { celle } = await riscontro();
  const irpef = celle.find(({ confronto, codice }) => confronto === 'F24' && codice === '100E');
  expect(irpef).toMatchObject({
    parole: 'ritenute di lavoro dipendente e assimilati',
    atteso: 5_996,
    trovato: 5_996,
    riconciliazioni: [],
    differenza: 0,
  });
  const { righe } = await scuola.adempimenti.ok(riscontroRoutes.listRigheRiscontro, {
    query: { anno: 2026, chiave: irpef?.chiave ?? '' },
  });
  expect(righe.map(({ lato, importo }) => [lato, importo])).toEqual([
    ['ATTESO', 2_998],
    ['ATTESO', 2_998],
    ['TROVATO', 5_996],
  ]);
  await refuse(inviato);
  const rifiutate = (await riscontro()).celle.filter(({ riconciliazioni }) =>
    riconciliazioni.some(({ causa }) => causa === 'RESPINTO'),
  );
  expect(rifiutate.map(({ confronto }) => confronto)).toContain('F24');
  expect((await conDifferenza()).filter(([confronto]) => confronto === 'F24')).toEqual([]);
});

const refuse = ({ uid, versione }: Denuncia) =>
  scuola.adempimenti.ok(esitoRoutes.setEsito, { body: { uid, versione, esito: 'SCARTATO', motivo: 'prova' } });

test('the lines of a cell that the year has not are not found', () =>
  rifiutata(
    scuola.home,
    () =>
      scuola.adempimenti.call(riscontroRoutes.listRigheRiscontro, {
        query: { anno: 2026, chiave: 'nessunasomma0000' },
      }),
    assente(/La somma del riscontro/),
  ));

test('is printed, dated and signed, with the place for the number of the minutes, and is a sheet', async () => {
  const { stato, bytes } = await print(scuola.adempimenti, printRiscontro, { anno: 2026 });
  expect(stato.stato).toBe('COMPLETATO');
  const letto = await readPdf(bytes ?? new Uint8Array());
  const carta = testoLetto(letto);
  for (const parola of [
    'Riscontro annuale per i revisori, 2026',
    'Verbale dei revisori n. ____',
    'Cedolini e F24',
    `Data ${scuola.adempimenti.sessione.oggi.split('-').toReversed().join('/')}`,
  ])
    expect(carta).toContain(parola);
  const foglio = await print(scuola.adempimenti, printRiscontro, { anno: 2026, formato: 'xlsx' });
  const { righe, intestazioni } = await readTable(foglio.bytes ?? new Uint8Array(), 'riscontro.xlsx');
  expect(intestazioni).toEqual(expect.arrayContaining(['Confronto', 'Che cosa', 'Riconciliato', 'Differenza']));
  expect(righe.length).toBe((await riscontro()).celle.length);
  expect((await print(scuola.adempimenti, printRiscontro, { anno: 2025 })).bytes).toBeNull();
});
