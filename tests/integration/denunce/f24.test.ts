import { afterAll, beforeAll, expect, test } from 'vitest';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { F24Ep } from '#shared/contracts/denunce/f24.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
let prima: Processo;
let seconda: Processo;
let f24: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(3);
  prima = await contabilizzata(scuola, [0, 1]);
  seconda = await contabilizzata(scuola, [1, 2], { DES_ELABORAZIONE: 'Seconda' });
});
afterAll(() => scuola.home.close());

const MARZO = { anno: 2026, mese: 3 };
const get = (riga?: string) =>
  scuola.adempimenti.ok(f24Routes.getF24, { body: { uid: f24.denuncia.uid, ...(riga === undefined ? {} : { riga }) } });

test('the proposal says the rows that the runs of the month would make, and writes nothing', async () => {
  const proposta = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: MARZO });
  expect(proposta.processi.map(({ uid, f24: suo }) => [uid, suo])).toEqual([
    [prima.uid, null],
    [seconda.uid, null],
  ]);
  expect(proposta.righe.length).toBeGreaterThan(2);
  expect([proposta.escluse, proposta.inviato]).toEqual([[], false]);
  expect((await scuola.adempimenti.ok(f24Routes.listF24, { body: {} })).righe).toEqual([]);
});

test('a run left out of the proposal is still told, with the rows it would make: nothing is counted twice or lost', async () => {
  const propone = (lasciati: Processo['uid'][]) =>
    scuola.adempimenti.ok(f24Routes.proponiF24, { body: { ...MARZO, lasciati } });
  const [intera, senza] = [await propone([]), await propone([seconda.uid])];
  expect(intera.lasciati).toEqual([]);
  expect(senza.lasciati.map(({ processo }) => processo)).toEqual([seconda.uid]);
  const fuori = senza.lasciati.flatMap(({ righe }) => righe).reduce((totale, { debito }) => totale + debito, 0);
  expect(fuori).toBeGreaterThan(0);
  expect(senza.debito).toBeGreaterThan(0);
  expect(senza.debito + fuori).toBe(intera.debito);
  expect(senza.processi).toEqual(intera.processi);
  expect((await propone([prima.uid, seconda.uid])).righe).toEqual([]);
});

test('is gathered from the routes of its runs: what they pay by F24, to the cent', async () => {
  f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([prima, seconda]) });
  const { versamenti } = await scuola.ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: prima.uid } });
  const altri = await scuola.ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: seconda.uid } });
  const dovuto = [...versamenti, ...altri.versamenti]
    .filter(({ destinazione }) => destinazione === 'F24')
    .reduce((totale, { somma }) => totale + somma, 0);
  expect(dovuto).toBeGreaterThan(0);
  expect(f24.denuncia).toMatchObject({
    tipo: 'f24ep',
    STATUS: 'COMPLETATO',
    persone: 3,
    cedolini: 4,
    debito: dovuto,
    credito: 0,
    bloccanti: 0,
  });
  expect(f24.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toEqual([]);
  expect(f24.daAggiornare).toBe(false);
  expect((await scuola.adempimenti.ok(f24Routes.listF24, { body: {} })).righe).toEqual([f24.denuncia]);
});

test('a row opens to the payslip lines it sums', async () => {
  const riga = f24.righe.find(({ calcolati }) => calcolati.codice === '100E');
  const { origini } = await get(riga?.chiave);
  expect(new Set(origini.map(({ nominativo }) => nominativo))).toEqual(
    new Set(scuola.persone.map(({ desCognome, desNome }) => `${desCognome} ${desNome}`)),
  );
  expect(riga?.persone).toBe(3);
  expect(origini.reduce((totale, { importo }) => totale + importo, 0)).toBe(riga?.calcolati.debito);
  expect(new Set(origini.map(({ idProcesso }) => idProcesso))).toEqual(new Set([prima.uid, seconda.uid]));
  expect(origini.every(({ descrizione }) => descrizione !== '')).toBe(true);
});

test('a value written over stays beside the computed one, blocks when it is wrong, and is put back', async () => {
  const irap = f24.righe.find(({ calcolati }) => calcolati.codice === '380E');
  const scrivi = (valore: string | null) =>
    scuola.adempimenti.ok(f24Routes.putValoreF24, {
      body: {
        uid: f24.denuncia.uid,
        versione: f24.denuncia.versione,
        riga: irap?.chiave ?? '',
        campo: 'ente',
        valore,
        perche: 'prova',
      },
    });
  f24 = await scrivi('99');
  expect(f24.denuncia).toMatchObject({ STATUS: 'ATTESA', bloccanti: 1 });
  expect(f24.rilievi.find(({ gravita }) => gravita === 'BLOCCANTE')).toMatchObject({
    codice: 'f24.ente',
    chiave: irap?.chiave,
    nome: 'ente',
  });
  expect(f24.righe.find(({ chiave }) => chiave === irap?.chiave)).toMatchObject({
    calcolati: { ente: '08' },
    inseriti: [{ campo: 'ente', valore: '99', calcolato: '08', perche: 'prova' }],
  });
  f24 = await scrivi('09');
  expect(f24.denuncia.STATUS).toBe('COMPLETATO');
  f24 = await scrivi(null);
  expect(f24.righe.find(({ chiave }) => chiave === irap?.chiave)?.inseriti).toEqual([]);
  expect((await get()).righe).toEqual(f24.righe);
});

test('its file is the records, to the byte; the same content makes one file', async () => {
  const query = () => ({ uid: f24.denuncia.uid, versione: f24.denuncia.versione });
  const conFile = await scuola.adempimenti.ok(f24Routes.makeFileF24, { query: query() });
  f24 = { ...f24, denuncia: conFile };
  expect(await scuola.adempimenti.ok(f24Routes.makeFileF24, { query: query() })).toEqual(conFile);
  expect(conFile).toMatchObject({ STATUS: 'COMPLETATO', status: 'IN_CORSO' });
  const inStato = async (valore: string) =>
    (
      await scuola.adempimenti.ok(f24Routes.listF24, {
        body: {
          filtri: [
            { campo: 'anno', operatore: 'inizia', valore: '2026' },
            { campo: 'status', operatore: 'uguale', valore },
          ],
        },
      })
    ).righe.map((riga) => riga.uid);
  expect(await inStato('IN_CORSO')).toEqual([conFile.uid]);
  expect(await inStato('COMPLETATO')).not.toContain(conFile.uid);
  const filtri = [{ campo: 'status' as const, operatore: 'uguale' as const, valore: 'PRONTO' }];
  expect((await scuola.adempimenti.call(f24Routes.listF24, { body: { filtri } })).status).toBe(400);
  expect(conFile.files).toMatchObject([
    { numero: 1, nome: 'F24EP-XXTS00001A-202603-1.T24', riscontrato: false, bozza: false },
  ]);
  const { link } = await scuola.adempimenti.ok(f24Routes.linkFileF24, { body: { uid: conFile.uid, numero: 1 } });
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
  expect(bytes.length).toBe(4 * 1900);
  const { records, rilievi } = f24Ep.read(bytes, await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  expect(F24Ep.parse(records)).toMatchObject({
    fornitore: '80012345676',
    modelli: [
      {
        denominazione: 'ISTITUTO DI PROVA',
        dataPagamento: '2026-04-15',
        righe: f24.righe.map(({ calcolati }) => calcolati),
      },
    ],
  });
});

test('once sent nothing of it changes, what its month takes after has an F24 of its own, and within a day it can be taken back', async () => {
  const { denuncia } = f24;
  const inviata = await sendF24(scuola.adempimenti, f24);
  expect(inviata).toMatchObject({
    STATUS: 'INVIATO',
    datInvio: '2026-03-10',
    esito: 'IN_ATTESA',
    hashInviato: denuncia.files[0]?.hash,
  });
  const { processo } = await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE: 'Tardiva' }), [
    accessorio(scuola.uidDi(0), [compenso(1_000)]),
  ]);
  await scuola.ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  const proposta = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: MARZO });
  expect(proposta.inviato).toBe(true);
  expect(proposta.processi.filter((altro) => altro.f24 === null).map(({ uid }) => uid)).toEqual([processo.uid]);

  const riaperta = await scuola.gestore.ok(f24Routes.undoSendF24, {
    body: { uid: inviata.uid, versione: inviata.versione, motivo: 'data sbagliata' },
  });
  expect(riaperta).toMatchObject({ STATUS: 'COMPLETATO', status: 'IN_CORSO', datInvio: null, esito: null });
  f24 = { ...f24, denuncia: riaperta };
});

test('a refused one leaves its runs to another, which says what it sends again', async () => {
  const inviata = await sendF24(scuola.adempimenti, f24);
  const respinta = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: {
      uid: inviata.uid,
      versione: inviata.versione,
      esito: 'STRALCIATO_INCAPIENZA',
      motivo: 'conto senza fondi',
    },
  });
  expect(respinta.esito).toBe('STRALCIATO_INCAPIENZA');
  const nuova = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([prima, seconda]) });
  expect(nuova.denuncia).toMatchObject({ corregge: respinta.uid, STATUS: 'COMPLETATO' });
  expect(nuova.denuncia.uid).not.toBe(respinta.uid);
  const { uid, versione } = nuova.denuncia;
  expect(await scuola.adempimenti.ok(f24Routes.removeF24, { body: { uid, versione } })).toEqual({ uid });
});
