import { afterAll, beforeAll, expect, test } from 'vitest';
import { cu } from '#functions/denunce/formati/cu/cu.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { FileCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { cedolinoDi, importi } from '#support/cedolini.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';

const PROTOCOLLO = '26031012345678901';

let scuola: ScuolaCheCertifica;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
});
afterAll(() => scuola.home.close());

const query = { anno: 2026 };
const copertura = () => scuola.adempimenti.ok(cuRoutes.getCopertura, { query });
const cf = (indice: number): string => scuola.persone[indice]?.desCf ?? '';
const rigaDi = (chiave: string) => denuncia.righe.find((riga) => riga.chiave.startsWith(chiave));
const nella = async (processo: number, persona: number) =>
  importi(await cedolinoDi(scuola.ufficio, scuola.processi[processo]?.uid ?? '', scuola.uidDi(persona)));

test('everybody paid in the year is there once, with who certifies them and why', async () => {
  const { persone } = await copertura();
  expect(
    persone.map(({ desCf, parti, denuncia: sua, consegnata }) => [
      ...[desCf, parti.map(({ classe, cedolini, lordo }) => [classe, cedolini, lordo]), sua, consegnata],
    ]),
  ).toEqual(
    expect.arrayContaining([
      [cf(0), [['SCUOLA_DIPENDENTE', 2, 15_000]], null, null],
      [cf(1), [['SCUOLA_AUTONOMO', 1, 40_000]], null, null],
      [cf(2), [['SCUOLA_DIPENDENTE', 1, 10_000]], null, null],
    ]),
  );
  expect(persone.length).toBe(3);
  expect((await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno: 2025 } })).persone).toEqual([]);
});

test('who signs is said once a year', async () => {
  expect(await scuola.adempimenti.ok(cuRoutes.getOpzioniCu, { query })).toMatchObject({ versione: 1, datFirma: null });
  const salvate = await saveFirma(scuola.adempimenti);
  expect(salvate).toMatchObject({ versione: 2, cognomeFirmatario: 'Verdi' });
  expect(await scuola.adempimenti.ok(cuRoutes.getOpzioniCu, { query })).toEqual(salvate);
});

test('is gathered from the accounted runs of the year: each point sums the lines it comes from', async () => {
  denuncia = await elaboraCu(scuola.adempimenti);
  const [prima, seconda] = [await nella(0, 0), await nella(1, 0)];
  const di = (codice: string) => (prima[codice] ?? 0) + (seconda[codice] ?? 0);
  const contributi = di('PENSIONE_DIPENDENTE') + di('FONDO_CREDITO');
  // 150 € of fees less the contributions of the payee: what IRPEF is on.
  expect(rigaDi(`G|${cf(0)}`)?.calcolati).toMatchObject({
    DB001001: 0,
    DB001002: 15_000 - contributi,
    DB001021: di('IRPEF'),
    // From 8 January to 27 February: 24 days and 27.
    DB001006: String(24 + 27),
    DB001008: '2026-01-08',
    DB001009: '2026-02-27',
    DB001010: '',
    DC001018: contributi === 0 ? 0 : 15_000,
    DC001020: di('PENSIONE_DIPENDENTE'),
    DC001030: di('FONDO_CREDITO'),
    ...(contributi === 0 ? {} : { DC001012: '1', DC001014: '9', DC001017: '2026', DC001037: '' }),
  });
  const occasionale = await nella(2, 1);
  expect(occasionale.RITENUTA_ACCONTO).toBe(8_000);
  expect(rigaDi(`H|${cf(1)}|M`)?.calcolati).toMatchObject({
    AU001001: 'M',
    AU001004: 40_000,
    AU001007: 0,
    AU001008: 40_000,
    AU001009: 8_000,
  });
  const collaborazione = await nella(3, 2);
  const gs = collaborazione.GESTIONE_SEPARATA_PERCIPIENTE ?? 0;
  expect(rigaDi(`G|${cf(2)}`)?.calcolati).toMatchObject({
    DB001002: 10_000 - gs,
    DB001021: collaborazione.IRPEF ?? 0,
    DC001045: 10_000,
    DC001046: gs + (collaborazione.GESTIONE_SEPARATA_SCUOLA ?? 0),
    DC001047: gs,
    DC001049: '',
    DC001050: expect.stringMatching(/^[01]*0[01]*$/),
  });
  expect(denuncia.denuncia).toMatchObject({
    tipo: 'cu',
    descrizione: 'CU del 2026, invio di marzo',
    anno: 2026,
    mese: 12,
    debito: di('IRPEF') + 8_000 + (collaborazione.IRPEF ?? 0),
  });
  expect((await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} })).righe).toEqual([denuncia.denuncia]);
});

test('a figure opens to the payslip lines it sums', async () => {
  const riga = rigaDi(`H|${cf(1)}`)?.chiave ?? '';
  const { origini } = await scuola.adempimenti.ok(cuRoutes.getCertificato, {
    body: { uid: denuncia.denuncia.uid, riga },
  });
  const idProcesso = scuola.processi[2]?.uid;
  expect(origini).toContainEqual(expect.objectContaining({ idProcesso, importo: 40_000 }));
  expect(origini).toContainEqual(expect.objectContaining({ idProcesso, importo: 8_000 }));
});

test('what is wrong blocks, leads to its field and is mended there', async () => {
  const scrivi = async (valore: string | null) => {
    const { uid, versione } = denuncia.denuncia;
    denuncia = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
      body: { uid, versione, riga: `D|${cf(1)}`, campo: 'DA002022', valore, perche: 'domicilio detto a voce' },
    });
  };
  await scrivi('A000');
  expect(denuncia.denuncia).toMatchObject({ STATUS: 'ATTESA', bloccanti: 1 });
  expect(denuncia.rilievi.find(({ gravita }) => gravita === 'BLOCCANTE')).toMatchObject({
    codice: 'cu.domicilio',
    persona: cf(1),
    chiave: `D|${cf(1)}`,
    nome: 'DA002022',
  });
  await scrivi(null);
  expect(denuncia.denuncia).toMatchObject({ STATUS: 'COMPLETATO', bloccanti: 0 });
  // The numbers of the model of 2027 are in nothing that was read.
  expect(denuncia.rilievi).toContainEqual(expect.objectContaining({ codice: 'cu.numeri', gravita: 'AVVISO' }));
});

test('its file is what an independent reading of the bytes says; it is sent and its year takes no other run', async () => {
  const { uid, versione } = denuncia.denuncia;
  const conFile = await scuola.adempimenti.ok(cuRoutes.makeFileCu, { query: { uid, versione } });
  expect(conFile.files.map(({ nome }) => nome)).toEqual(['CUR-XXTS00001A-202612-1.txt']);
  const { link } = await scuola.adempimenti.ok(cuRoutes.linkFileCu, { body: { uid, numero: 1 } });
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
  const { records, rilievi } = cu.read(bytes, await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  const file = FileCu.parse(records);
  expect(file).toMatchObject({ anno: 2026, operazione: 'ORDINARIA', sostituto: { codFiscale: '80012345676' } });
  expect(
    file.certificazioni.map(({ codFiscale, moduli }) => [codFiscale, moduli.map(({ tipo }) => tipo)]).toSorted(),
  ).toEqual(
    [
      [cf(0), ['G']],
      [cf(1), ['H']],
      [cf(2), ['G']],
    ].toSorted(),
  );
  const inviata = await sendCu(scuola.adempimenti, conFile, PROTOCOLLO);
  expect(inviata).toMatchObject({ STATUS: 'INVIATO', esito: 'IN_ATTESA', protocollo: PROTOCOLLO });
  denuncia = { ...denuncia, denuncia: inviata };
});

test('is handed over on a day that coverage shows, and that can be taken back', async () => {
  const { uid } = denuncia.denuncia;
  const consegna = (giorno: string | null) =>
    scuola.adempimenti.ok(cuRoutes.consegnaCu, { body: { uid, persone: [cf(1)], giorno } });
  expect(await consegna('2026-03-10')).toEqual({ consegnate: 1 });
  const sua = async () => (await copertura()).persone.find(({ desCf }) => desCf === cf(1));
  expect(await sua()).toMatchObject({ consegnata: '2026-03-10', denuncia: { uid, STATUS: 'INVIATO' } });
  await consegna('2026-03-09');
  expect(await sua()).toMatchObject({ consegnata: '2026-03-09' });
  await consegna(null);
  expect(await sua()).toMatchObject({ consegnata: null });
});

test('is corrected by a file of its own, of the people chosen, that names the one before', async () => {
  const { uid } = denuncia.denuncia;
  const quale = { corregge: uid, persone: [cf(1)] };
  const sostitutiva = await elaboraCu(scuola.adempimenti, { ...quale, operazione: 'SOSTITUZIONE' });
  expect(sostitutiva.denuncia).toMatchObject({ corregge: uid, STATUS: 'ATTESA' });
  expect(sostitutiva.righe.map(({ persona }) => persona)).toEqual([cf(1), cf(1)]);
  expect(sostitutiva.righe[0]?.calcolati.protocollo).toBe(PROTOCOLLO);
  expect(sostitutiva.rilievi).toContainEqual(
    expect.objectContaining({ codice: 'cu.protocollo', gravita: 'BLOCCANTE' }),
  );
  const annullamento = await elaboraCu(scuola.adempimenti, { ...quale, operazione: 'ANNULLAMENTO' });
  const [persona] = annullamento.righe;
  let letta = annullamento;
  for (const [campo, valore] of [
    ['progressivoRicevuta', '000002'],
    ['DA002022', 'H501'],
  ] as const)
    letta = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
      body: {
        uid: letta.denuncia.uid,
        versione: letta.denuncia.versione,
        riga: persona?.chiave ?? '',
        campo,
        valore,
        perche: 'dalla ricevuta',
      },
    });
  expect(letta.denuncia).toMatchObject({ STATUS: 'COMPLETATO' });
  await scuola.adempimenti.ok(cuRoutes.consegnaCu, { body: { uid, persone: [cf(1)], giorno: '2026-03-10' } });
  const consegnata = async () => (await copertura()).persone.find(({ desCf }) => desCf === cf(1))?.consegnata;
  expect(await consegnata()).toBe('2026-03-10');
  const inviata = await sendCu(scuola.adempimenti, letta.denuncia);
  // The one handed over is not the one in force any more.
  expect(await consegnata()).toBeNull();
  expect(inviata.files.map(({ nome }) => nome)).toEqual(['CUR-XXTS00001A-202612-2.txt']);
  const { link } = await scuola.adempimenti.ok(cuRoutes.linkFileCu, { body: { uid: inviata.uid, numero: 1 } });
  const file = FileCu.parse(
    cu.read(new Uint8Array(await (await fetch(link)).arrayBuffer()), await riferimentiDiProva()).records,
  );
  expect(file).toMatchObject({
    operazione: 'ANNULLAMENTO',
    certificazioni: [{ codFiscale: cf(1), protocollo: PROTOCOLLO, progressivoRicevuta: '000002', moduli: [] }],
  });
});

test('a sent date set by mistake is taken back; an outcome is written; a filing that is not sent is removed', async () => {
  const { uid, versione } = denuncia.denuncia;
  // the correction that was sent after it first
  const { righe: delAnno } = await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} });
  const correzione = delAnno.find(({ STATUS, corregge }) => STATUS === 'INVIATO' && corregge === uid);
  await scuola.gestore.ok(cuRoutes.undoSendCu, {
    body: { uid: correzione?.uid ?? '', versione: correzione?.versione ?? 0, motivo: 'per errore' },
  });
  const tolta = await scuola.gestore.ok(cuRoutes.undoSendCu, { body: { uid, versione, motivo: 'per errore' } });
  expect(tolta).toMatchObject({ STATUS: 'COMPLETATO', datInvio: null });
  const inviata = await scuola.adempimenti.ok(cuRoutes.sendCu, {
    body: { uid, versione: tolta.versione, datInvio: '2026-03-10', protocollo: PROTOCOLLO },
  });
  const accettata = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid, versione: inviata.versione, esito: 'ACCETTATO', motivo: '' },
  });
  expect(accettata).toMatchObject({ esito: 'ACCETTATO' });
  const { righe } = await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} });
  const aperta = righe.find(({ STATUS }) => STATUS === 'ATTESA');
  expect(aperta?.descrizione).toBe('CU sostitutiva del 2026, invio di marzo');
  await scuola.adempimenti.ok(cuRoutes.removeCu, {
    body: { uid: aperta?.uid ?? '', versione: aperta?.versione ?? 1 },
  });
  expect((await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} })).righe.length).toBe(righe.length - 1);
});
