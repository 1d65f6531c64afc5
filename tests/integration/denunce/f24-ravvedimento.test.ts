import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { printProspettoF24 } from '#shared/contracts/denunce/stampe/prospetto-f24.ts';
import { print } from '#support/cedolini.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
let f24: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  processo = await contabilizzata(scuola, [0, 1]);
});
afterAll(() => scuola.home.close());

const vigenti = ({ righe }: DenunciaIntera) => righe.map(({ calcolati }) => calcolati);
const dovuta = (codice: string): number => {
  const riga = vigenti(f24).find((una) => una.codice === codice);
  return Number(riga?.debito ?? 0) - Number(riga?.diCuiInteressi ?? 0);
};

test('the proposal says by when the taxes are paid, and from when they are late', async () => {
  const proposta = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: { anno: 2026, mese: 3 } });
  expect([proposta.scadenza, proposta.inRitardoDal]).toEqual(['2026-04-15', '2026-04-17']);
});

test('in time there is nothing to put right, and it is said', async () => {
  const esito = await scuola.adempimenti.call(f24Routes.saveF24Ep, {
    body: f24DiMarzo([processo], { ravvedimento: true }),
  });
  expect([esito.status, JSON.stringify(esito.body)]).toEqual([
    400,
    expect.stringContaining('i tributi di marzo 2026 non sono in ritardo'),
  ]);
});

test('late, the days are told; put right, each tax has its interest and the penalty of the IRAP its row', async () => {
  const tardivo = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: f24DiMarzo([processo], { dataPagamento: '2026-05-15' }),
  });
  const ritardo = tardivo.rilievi.find(({ codice }) => codice === 'f24.in-ritardo');
  expect([ritardo?.gravita, ritardo?.trovato]).toEqual(['AVVISO', '30 giorni di ritardo']);
  const contributi = vigenti(tardivo).filter(
    ({ sezione, debito }) => !['F', 'R', 'S'].includes(String(sezione)) && Number(debito) > 0,
  );
  const stimati = tardivo.rilievi.filter(({ codice }) => codice === 'f24.contributi-in-ritardo');
  expect(stimati.map(({ campo }) => campo)).toEqual(contributi.map(({ codice }) => codice));
  expect(stimati[0]?.trovato).toMatch(/dovuti, 29 giorni di ritardo: sanzione civile stimata in .* prima che l’ente/);
  f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: {
      ...f24DiMarzo([processo], { dataPagamento: '2026-05-15', ravvedimento: true }),
      versione: tardivo.denuncia.versione,
    },
  });
  expect(f24.denuncia).toMatchObject({ ravvedimento: true, STATUS: 'COMPLETATO', bloccanti: 0 });
  for (const tributo of ['100E', '380E']) {
    const riga = vigenti(f24).find(({ codice }) => codice === tributo);
    // 30 days at 1,6 % a year
    expect(riga?.diCuiInteressi).toBe(Math.round((dovuta(tributo) * 16 * 30) / 365_000));
  }
  // 12,5 % over ten: of the IRAP; the code of the withholdings' penalty was not read, and is not in the file.
  const sanzioni = vigenti(f24).filter(({ codice }) => String(codice).startsWith('89'));
  expect(sanzioni.map(({ codice, debito }) => [codice, debito])).toEqual([
    ['892E', Math.round((dovuta('380E') * 125) / 10_000)],
  ]);
  expect(vigenti(f24).filter(({ sezione }) => sezione === 'Q' || sezione === 'I')).toEqual(
    vigenti(tardivo).filter(({ sezione }) => sezione === 'Q' || sezione === 'I'),
  );
  expect(f24.rilievi.map(({ codice }) => codice)).toEqual(
    expect.arrayContaining(['f24.sanzione-lasciata-fuori', 'f24.sanzione-da-riscontrare']),
  );
});

test('its prospect says what each contribution may be charged besides, which no row pays', async () => {
  const { bytes } = await print(scuola.adempimenti, printProspettoF24, { uid: f24.denuncia.uid });
  expect(testoLetto(await readPdf(bytes ?? new Uint8Array()))).toMatch(/Contributi \S+ in ritardo/);
});

test('sent, it balances to the cent: the file against the payslips, interest and penalties included', async () => {
  await sendF24(scuola.adempimenti, f24);
  const { righe } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } });
  const celle = righe.filter(({ denuncia }) => denuncia !== 'UNIEMENS');
  expect(celle.filter(({ differenza }) => differenza !== 0)).toEqual([]);
  expect(celle.map(({ codice }) => codice)).toEqual(expect.arrayContaining(['100E', '380E', '892E', 'IRAP']));
  const irap = await scuola.adempimenti.ok(irapRoutes.getIrap, { query: { anno: 2026 } });
  expect([irap.imposta, irap.versata]).toEqual([dovuta('380E'), dovuta('380E')]);
});
