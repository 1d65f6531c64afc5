import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CorrezioneF24Input } from '#shared/contracts/denunce/correzione-f24.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

/** IRAP of 100 € twice: 8.5 %, under the month that the office wrote wrong. */
const DOVUTA = 1_700;
/** What the office wrote too many of the tax withheld. */
const IN_PIU = 1_000;

let scuola: ScuolaCheVersa;
let raccolto: DenunciaIntera;
let inviato: Denuncia;
const chiaveDi = (codice: string): string =>
  raccolto.righe.find(({ calcolati }) => calcolati.codice === codice)?.chiave ?? '';
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  const processo = await contabilizzata(scuola, [0, 1]);
  raccolto = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  const writeOver = async (codice: string, campo: string, valore: string | number) => {
    const { uid, versione } = raccolto.denuncia;
    raccolto = await scuola.adempimenti.ok(f24Routes.putValoreF24, {
      body: { uid, versione, riga: chiaveDi(codice), campo, valore, perche: 'prova' },
    });
  };
  const irpef = raccolto.righe.find(({ calcolati }) => calcolati.codice === '100E');
  await writeOver('380E', 'riferimentoA', '0002');
  await writeOver('100E', 'debito', Number(irpef?.calcolati.debito) + IN_PIU);
  inviato = await sendF24(scuola.adempimenti, raccolto);
});
afterAll(() => scuola.home.close());

const richiesta = (cambi: Partial<CorrezioneF24Input> = {}): CorrezioneF24Input => ({
  riga: chiaveDi('380E'),
  modo: 'DATI',
  importo: DOVUTA,
  codice: '380E',
  ente: '08',
  estremi: '',
  riferimentoA: '0003',
  riferimentoB: '2026',
  annoCredito: null,
  meseCredito: null,
  richiestaIl: '2026-03-10',
  protocollo: '',
  motivo: 'Mese sbagliato',
  esito: 'IN_ATTESA',
  esitoIl: null,
  motivoEsito: '',
  ...cambi,
});
const eccedenza = (cambi: Partial<CorrezioneF24Input> = {}) =>
  richiesta({
    riga: chiaveDi('100E'),
    modo: 'ECCEDENZA',
    importo: IN_PIU,
    codice: '',
    ente: '',
    riferimentoA: '',
    riferimentoB: '',
    motivo: 'Versato in più',
    ...cambi,
  });
const call = (correzione: CorrezioneF24Input, numero?: number) =>
  scuola.adempimenti.call(correzioniF24Routes.saveCorrezioneF24, {
    body: { uid: inviato.uid, versione: inviato.versione, ...(numero === undefined ? {} : { numero }), ...correzione },
  });
const save = async (correzione: CorrezioneF24Input, numero?: number) => {
  const { uid, versione } = inviato;
  inviato = await scuola.adempimenti.ok(correzioniF24Routes.saveCorrezioneF24, {
    body: { uid, versione, ...(numero === undefined ? {} : { numero }), ...correzione },
  });
};
const quadratura = (mese = 3) => scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese } });
/** The cells of the F24 that do not simply agree: code, reference A, difference, what is said of it, cents of its corrections. */
const diverse = async (mese?: number) =>
  (await quadratura(mese)).righe
    .filter(({ denuncia, esito }) => denuncia === 'F24' && esito !== 'QUADRA')
    .map(({ codice, riferimentoA, differenza, esito, correzioni = [] }) => [
      codice,
      riferimentoA,
      differenza,
      esito,
      correzioni.map(({ importo }) => importo),
    ]);

test('what an F24 was sent with wrong does not agree, until a correction is asked of it: then each cell says which', async () => {
  expect(await diverse()).toEqual([
    ['100E', '0003', IN_PIU, 'DIVERSA', []],
    ['380E', '0002', DOVUTA, 'DIVERSA', []],
    ['380E', '0003', -DOVUTA, 'DIVERSA', []],
  ]);
  const { diverse: prima } = await quadratura();
  await save(richiesta({ protocollo: 'CIVIS-1' }));
  expect(await diverse()).toEqual([
    ['100E', '0003', IN_PIU, 'DIVERSA', []],
    ['380E', '0002', DOVUTA, 'SPIEGATA', [-DOVUTA]],
    ['380E', '0003', -DOVUTA, 'SPIEGATA', [DOVUTA]],
  ]);
  const dopo = await quadratura();
  // The two of the F24, and the two of IRAP that tell of the same money.
  expect(prima - dopo.diverse).toBe(4);
  expect(dopo.righe.find(({ riferimentoA }) => riferimentoA === '0002')?.correzioni?.[0]?.descrizione).toBe(
    'Correzione di "F24 di marzo" chiesta il 10/03/2026, Agenzia delle entrate (CIVIS), protocollo CIVIS-1, in attesa: 380E 08 0002 2026 diventa 380E 08 0003 2026.',
  );
  expect(inviato.correzioni).toMatchObject([
    { numero: 1, corpo: 'AGENZIA', inviata: { codice: '380E', riferimentoA: '0002' }, inCredito: false },
  ]);
});

test('what was paid too much is explained as a credit, here and in the F24 of the month that used it', async () => {
  await save(eccedenza());
  expect((await diverse())[0]).toEqual(['100E', '0003', IN_PIU, 'SPIEGATA', [-IN_PIU]]);
  expect(await diverse(5)).toEqual([]);
  await save(
    eccedenza({ codice: '155E', riferimentoA: '0005', riferimentoB: '2026', meseCredito: 5, annoCredito: 2026 }),
    2,
  );
  // Of May no F24 was sent: what would have used the credit is not there, and it shows.
  expect(await diverse(5)).toEqual([['155E', '0005', 0, 'DIVERSA', [IN_PIU]]]);
  expect(await diverse()).toHaveLength(3);
});

test('answered, it says so; refused, it explains nothing any more; taken away, it is as before', async () => {
  await save(richiesta({ esito: 'ACCOLTA', esitoIl: '2026-03-10', motivoEsito: 'Corretta' }), 1);
  const [, accolta] = (await quadratura()).righe.filter(({ correzioni }) => correzioni !== undefined);
  expect(accolta?.correzioni?.[0]?.descrizione).toContain('accolta');
  await save(richiesta({ esito: 'RESPINTA', esitoIl: '2026-03-10', motivoEsito: 'Fuori termine' }), 1);
  expect((await diverse()).map(([codice, , , esito]) => [codice, esito])).toEqual([
    ['100E', 'SPIEGATA'],
    ['380E', 'DIVERSA'],
    ['380E', 'DIVERSA'],
  ]);
  const { uid, versione } = inviato;
  inviato = await scuola.adempimenti.ok(correzioniF24Routes.removeCorrezioneF24, {
    body: { uid, versione, numero: 1, perche: 'scritta per errore' },
  });
  expect(inviato.correzioni?.map(({ numero }) => numero)).toEqual([2]);
  expect((await scuola.adempimenti.ok(f24Routes.getF24, { body: { uid } })).denuncia).toEqual(inviato);
});

describe('a correction that cannot be', () => {
  const rifiutati: readonly (readonly [string, string, () => CorrezioneF24Input])[] = [
    ['of a row that is not there', 'riga', () => richiesta({ riga: 'nessuna' })],
    ['of more than the row pays', 'importo', () => richiesta({ importo: DOVUTA + 1 })],
    ['of more than others leave of the row', 'importo', () => eccedenza({ importo: 1_000_000 })],
    ['that changes nothing', 'codice', () => richiesta({ riferimentoA: '0002' })],
    ['without the right code', 'codice', () => richiesta({ codice: '' })],
    ['used without saying the year', 'annoCredito', () => eccedenza({ importo: 1, meseCredito: 5 })],
    ['used without saying when', 'meseCredito', () => eccedenza({ importo: 1, codice: '155E' })],
    ['used without its row', 'codice', () => eccedenza({ importo: 1, meseCredito: 5, annoCredito: 2026 })],
    [
      'used before it was paid',
      'meseCredito',
      () => eccedenza({ importo: 1, codice: '155E', meseCredito: 2, annoCredito: 2026 }),
    ],
    ['asked before the sending', 'richiestaIl', () => richiesta({ richiestaIl: '2026-03-09' })],
    ['asked in the future', 'richiestaIl', () => richiesta({ richiestaIl: '2026-03-11' })],
    ['answered without a day', 'esitoIl', () => richiesta({ esito: 'ACCOLTA' })],
    ['refused without a reason', 'motivoEsito', () => richiesta({ esito: 'RESPINTA', esitoIl: '2026-03-10' })],
  ];
  test.each(rifiutati)('%s is refused on its field', async (_nome, campo, input) => {
    expect(await call(input())).toMatchObject({ status: 400, body: { fields: [{ path: campo }] } });
  });

  test('with a number that is not there', async () => {
    await rifiutata(scuola.home, () => call(richiesta(), 9), assente());
  });

  test('keeps the sent date; of a refused F24 there is none', async () => {
    const { uid, versione } = inviato;
    await rifiutata(
      scuola.home,
      () => scuola.gestore.call(f24Routes.undoSendF24, { body: { uid, versione, motivo: 'prova' } }),
      statoNonAmmesso(/ha una correzione richiesta/),
    );
    inviato = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
      body: { uid, versione, esito: 'SCARTATO', motivo: 'prova' },
    });
    await rifiutata(scuola.home, () => call(richiesta()), statoNonAmmesso(/è respinto/));
    expect((await quadratura()).righe.filter(({ correzioni }) => correzioni !== undefined)).toEqual([]);
  });
});
