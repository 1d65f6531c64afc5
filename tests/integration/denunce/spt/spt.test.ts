import { afterAll, beforeAll, expect, test } from 'vitest';
import { spt } from '#functions/denunce/formati/spt/spt.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { Spt } from '#shared/contracts/denunce/spt.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { accessorio, cedolinoDi, compenso, importi, oreInsegnamento } from '#support/cedolini.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import {
  arretrati,
  compensiDi,
  openScuolaCheComunica,
  sendSpt,
  sptDelTrimestre,
  TRIMESTRE,
} from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzati, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

let scuola: ScuolaCheVersa;
let correnti: Processo;
let separati: Processo;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(5);
  const { uidDi } = scuola;
  correnti = await contabilizzati(scuola, [
    accessorio(uidDi(0), [compenso(30_000), oreInsegnamento(200, 5_000)]),
    accessorio(uidDi(1), [compenso(20_000)]),
    supplente(uidDi(2)),
  ]);
  separati = await contabilizzati(scuola, [arretrati(uidDi(1))], { idMetodo: 'ARR-LD', DES_ELABORAZIONE: 'Arretrati' });
});
afterAll(() => scuola.home.close());

const riferimento = () => ({ uid: denuncia.denuncia.uid, versione: denuncia.denuncia.versione });
const suoi = (persona: number) => compensiDi(denuncia, scuola.uidDi(persona));
const sommaDi = (persona: number, nome: string) =>
  suoi(persona).reduce((totale, { calcolati }) => totale + Number(calcolati[nome]), 0);

test('is gathered from the accounted runs: a row a kind, the tax of earlier years in one of its own, substitutes told', async () => {
  denuncia = await sptDelTrimestre(scuola.adempimenti);
  const nella = async (processo: Processo, persona: number) =>
    importi(await cedolinoDi(scuola.ufficio, processo.uid, scuola.uidDi(persona)));
  const primo = await nella(correnti, 0);
  expect(
    ['Lordo', 'RitenutaPensione', 'RitenutaFondoCredito', 'RitenutaIrpef', 'Sostitutiva', 'Irap'].map((nome) =>
      sommaDi(0, nome),
    ),
  ).toEqual([
    40_000,
    primo.PENSIONE_DIPENDENTE ?? 0,
    primo.FONDO_CREDITO ?? 0,
    primo.IRPEF ?? 0,
    primo.SOSTITUTIVA_15 ?? 0,
    primo.IRAP ?? 0,
  ]);
  expect(
    suoi(0)
      .map(({ calcolati }) => calcolati.Lordo)
      .toSorted(),
  ).toEqual([10_000, 30_000]);
  const arretrato = await nella(separati, 1);
  const delloScorsoAnno = suoi(1).filter(({ calcolati }) => calcolati.Competenza === '2025-01');
  expect(delloScorsoAnno.map(({ calcolati }) => calcolati)).toMatchObject([
    { Tassazione: 'AC', Lordo: 50_000, RitenutaPensione: arretrato.PENSIONE_DIPENDENTE, RitenutaIrpef: 0, Irap: 0 },
    { Tassazione: 'AP', Lordo: 0, RitenutaPensione: 0, RitenutaIrpef: arretrato.IRPEF_SEPARATA, Irap: arretrato.IRAP },
  ]);
  expect(denuncia.rilievi.filter(({ codice }) => codice === 'spt.certificato-dalla-scuola')).toMatchObject([
    { persona: scuola.persone[2]?.desCf, gravita: 'AVVISO' },
  ]);
  expect(denuncia.denuncia).toMatchObject({
    tipo: 'spt',
    meseDa: 1,
    mese: 3,
    descrizione: 'Accessori fuori sistema, gennaio 2026 – marzo 2026',
    STATUS: 'COMPLETATO',
    status: 'DA_INVIARE',
    flgMigrato: false,
    elaborataIl: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dipendenti: 2,
    somme: {
      lordo: 110_000,
      impostaCorrente: sommaDi(0, 'RitenutaIrpef') + sommaDi(0, 'Sostitutiva') + (await impostaDelSecondo()),
      impostaPrecedente: arretrato.IRPEF_SEPARATA,
    },
  });
});

const impostaDelSecondo = async () => {
  const righe = importi(await cedolinoDi(scuola.ufficio, correnti.uid, scuola.uidDi(1)));
  return (righe.IRPEF ?? 0) + (righe.SOSTITUTIVA_15 ?? 0);
};

test('its people and the compensations of one are read alone, each open to its payslip lines', async () => {
  const { uid } = denuncia.denuncia;
  const elenco = await scuola.adempimenti.ok(sptRoutes.listDipendentiSpt, { body: { uid } });
  expect(elenco.map(({ idDipendente, compensi, lordo }) => [idDipendente, compensi, lordo]).toSorted()).toEqual(
    [
      [scuola.uidDi(0), 2, 40_000],
      [scuola.uidDi(1), 3, 70_000],
    ].toSorted(),
  );
  const { compensi, tolti } = await scuola.adempimenti.ok(sptRoutes.listCompensiSpt, {
    query: { uid, idDipendente: scuola.uidDi(0) },
  });
  expect([compensi, tolti]).toEqual([suoi(0), []]);
  const [prima] = compensi;
  const { origini } = await scuola.adempimenti.ok(sptRoutes.getSpt, { body: { uid, riga: prima?.chiave ?? '' } });
  expect(new Set(origini.map(({ idProcesso }) => idProcesso))).toEqual(new Set([correnti.uid]));
  expect(origini.length).toBe(prima?.origini);
});

test('who is not of the State, or is a short substitute, may be added and blocks; with a service they do not', async () => {
  const add = async (persona: number) => {
    denuncia = await scuola.adempimenti.ok(sptRoutes.addDipendenteSpt, {
      body: { ...riferimento(), idDipendente: scuola.uidDi(persona) },
    });
    return denuncia.rilievi.filter(
      ({ persona: chi, gravita }) => gravita === 'BLOCCANTE' && chi === scuola.persone[persona]?.desCf,
    );
  };
  expect((await add(3)).map(({ codice }) => codice)).toEqual(['spt.estraneo', 'spt.senza-compensi']);
  await scuola.gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizioDiProva(), uidSubAnagrafe: scuola.uidDi(4) },
  });
  expect((await add(4)).map(({ codice }) => codice)).toEqual(['spt.senza-compensi']);
  denuncia = await scuola.adempimenti.ok(sptRoutes.removeDipendenteSpt, {
    body: { ...riferimento(), idDipendente: scuola.uidDi(3), perche: 'non è della scuola' },
  });
  denuncia = await scuola.adempimenti.ok(sptRoutes.addCompensoSpt, {
    body: {
      ...riferimento(),
      idDipendente: scuola.uidDi(4),
      compenso: {
        tipo: '',
        descrizione: 'Progetto pagato prima',
        capitolo: '',
        tassazione: 'AC',
        annoCompetenza: 2025,
        meseCompetenza: 12,
        meseLiquidazione: 2,
        perche: 'pagato con un altro programma',
        lordo: 10_000,
        esente: 0,
        imponibilePensione: 10_000,
        ritenutaPensione: 880,
        ritenutaFondoCredito: 35,
        ritenutaOperaPrevidenza: 0,
        ritenutaTfr: 0,
        imponibileIrpef: 9_085,
        ritenutaIrpef: 2_089,
        imponibileIrap: 10_000,
        irap: 850,
      },
    },
  });
  expect(denuncia.denuncia).toMatchObject({ STATUS: 'COMPLETATO', dipendenti: 3 });
  expect(suoi(4)).toMatchObject([{ aMano: true, origini: 0, calcolati: { Competenza: '2025-12', Irap: 850 } }]);
});

test('a compensation is mended, left out with the reason, put back; what the office did stays when gathered again', async () => {
  const [prima] = suoi(0);
  const chiave = prima?.chiave ?? '';
  const write = async (campo: string, valore: string | number) => {
    denuncia = await scuola.adempimenti.ok(sptRoutes.putValoreSpt, {
      body: { ...riferimento(), riga: chiave, campo, valore, perche: 'letto sul portale' },
    });
  };
  const campi = { Tipo: 'BPA', Capitolo: '2554' };
  denuncia = await scuola.adempimenti.ok(sptRoutes.putValoreSpt, {
    body: { ...riferimento(), riga: chiave, campi, perche: 'letto sul portale' },
  });
  expect(
    denuncia.righe.find((riga) => riga.chiave === chiave)?.inseriti.map(({ campo, valore }) => [campo, valore]),
  ).toEqual(Object.entries(campi));
  const senza = { ...riferimento(), riga: chiave, perche: 'niente' };
  expect((await scuola.adempimenti.call(sptRoutes.putValoreSpt, { body: senza })).status).toBe(400);
  await write('Competenza', '2026-03');
  expect(denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toMatchObject([
    { codice: 'spt.mese-liquidazione', chiave, nome: 'Competenza' },
  ]);
  denuncia = await scuola.adempimenti.ok(sptRoutes.removeCompensoSpt, {
    body: { ...riferimento(), riga: chiave, perche: 'comunicato da solo' },
  });
  expect(denuncia).toMatchObject({
    tolte: [{ chiave, perche: 'comunicato da solo' }],
    denuncia: { STATUS: 'COMPLETATO' },
  });
  await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(5_000)])], { DES_ELABORAZIONE: 'Altra' });
  denuncia = await sptDelTrimestre(scuola.adempimenti, { versione: denuncia.denuncia.versione });
  expect([suoi(0).length, suoi(4).length, denuncia.tolte?.length]).toEqual([1, 1, 1]);
  denuncia = await scuola.adempimenti.ok(sptRoutes.addCompensoSpt, {
    body: { ...riferimento(), idDipendente: scuola.uidDi(0), riga: chiave },
  });
  expect([suoi(0).length, denuncia.tolte]).toEqual([2, []]);
});

test('a person left out stays out with what is paid to them since, and comes back whole', async () => {
  denuncia = await scuola.adempimenti.ok(sptRoutes.removeDipendenteSpt, {
    body: { ...riferimento(), idDipendente: scuola.uidDi(1), perche: 'si comunica a parte' },
  });
  await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(1_000)])], {
    DES_ELABORAZIONE: 'Ultima',
    MESE: 2,
    dataPagamento: '2026-02-20',
  });
  denuncia = await sptDelTrimestre(scuola.adempimenti, { versione: denuncia.denuncia.versione });
  expect(suoi(1)).toEqual([]);
  denuncia = await scuola.adempimenti.ok(sptRoutes.addDipendenteSpt, {
    body: { ...riferimento(), idDipendente: scuola.uidDi(1) },
  });
  expect(sommaDi(1, 'Lordo')).toBe(20_000 + 50_000 + 5_000 + 1_000);
});

test('its file says what the records say, and is read back', async () => {
  const conFile = await scuola.adempimenti.ok(sptRoutes.makeFileSpt, { query: riferimento() });
  denuncia = { ...denuncia, denuncia: conFile };
  expect(conFile.files).toMatchObject([{ nome: 'SPT-XXTS00001A-202603-1.xml', bozza: false }]);
  const { link } = await scuola.adempimenti.ok(sptRoutes.linkFileSpt, { body: { uid: conFile.uid, numero: 1 } });
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
  const { records, rilievi } = spt.read(bytes, await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  const { Ente, Periodo, Dipendente = [] } = Spt.parse(records);
  expect([Ente.UfficioServizio, Periodo]).toEqual(['9001', { Anno: '2026', MeseDa: '01', MeseA: '03' }]);
  const lordo = Dipendente.flatMap(({ Compenso = [] }) => Compenso).reduce((totale, { Lordo }) => totale + Lordo, 0);
  expect([Dipendente.length, lordo]).toEqual([3, conFile.somme?.lordo]);
});

test('sent, who is refused is sent again alone, without what was accounted since: that is an integration', async () => {
  const inviata = await sendSpt(scuola.adempimenti, denuncia.denuncia);
  const tardiva = await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(100)])]);
  const [chiave, altra] = [4, 1].map((chi) => `D|${scuola.uidDi(chi)}`);
  const certificatore = async () =>
    (await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno: 2026 } })).persone
      .find(({ uidSubAnagrafe }) => uidSubAnagrafe === scuola.uidDi(1))
      ?.parti.map(({ classe }) => classe);
  expect(await certificatore()).toEqual(['NOIPA']);
  const inParte = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: {
      uid: inviata.uid,
      versione: inviata.versione,
      esito: 'SCARTATO_IN_PARTE',
      motivo: 'uno respinto',
      respinti: [chiave, altra].map((una = '') => ({ chiave: una, motivo: 'partita non trovata' })),
    },
  });
  const respinti = (await scuola.adempimenti.ok(sptRoutes.listDipendentiSpt, { body: { uid: inParte.uid } })).flatMap(
    ({ idDipendente, respinto }) => (respinto === null ? [] : [[idDipendente, respinto]]),
  );
  expect(respinti.toSorted()).toEqual([4, 1].map((chi) => [scuola.uidDi(chi), 'partita non trovata']).toSorted());
  expect(await certificatore()).toEqual(['DA_COMUNICARE']);
  await saveFirma(scuola.adempimenti);
  const annua = await elaboraCu(scuola.adempimenti);
  expect(annua.rilievi.find(({ codice }) => codice === 'cu.da-comunicare')).toMatchObject({ gravita: 'AVVISO' });
  const soli = await scuola.adempimenti.ok(sptRoutes.saveSpt, { body: TRIMESTRE });
  expect(soli.denuncia).toMatchObject({ corregge: inParte.uid, dipendenti: 2 });
  expect(soli.denuncia.solo?.toSorted()).toEqual([chiave, altra].toSorted());
  expect(compensiDi(soli, scuola.uidDi(4))).toMatchObject([{ calcolati: { Lordo: 10_000 } }]);
  expect((await sendSpt(scuola.adempimenti, soli.denuncia)).STATUS).toBe('INVIATO');
  expect(await certificatore()).toEqual(['NOIPA']);
  const { righe } = await scuola.adempimenti.ok(sptRoutes.listSpt, { body: {} });
  expect(righe.map(({ esito }) => esito).toSorted()).toEqual(['IN_ATTESA', 'SCARTATO_IN_PARTE']);
  const integrazione = await scuola.adempimenti.ok(sptRoutes.saveSpt, { body: TRIMESTRE });
  expect(integrazione.denuncia).toMatchObject({ processi: [tardiva.uid], flusso: 2, corregge: null });
  const { uid, versione } = integrazione.denuncia;
  await scuola.adempimenti.ok(sptRoutes.removeSpt, { body: { uid, versione } });
});

test('taken back within a day; refused whole, the months are another’s; an empty one has nobody and is removed', async () => {
  const { righe } = await scuola.adempimenti.ok(sptRoutes.listSpt, { body: {} });
  const soli = righe.find(({ solo }) => solo !== undefined);
  if (soli === undefined) throw new Error('No second sending');
  const riaperta = await scuola.gestore.ok(sptRoutes.undoSendSpt, {
    body: { uid: soli.uid, versione: soli.versione, motivo: 'data sbagliata' },
  });
  expect(riaperta.STATUS).toBe('COMPLETATO');
  const vuota = await scuola.adempimenti.ok(sptRoutes.saveSpt, {
    body: { anno: 2026, meseDa: 4, meseA: 4, createEmpty: true },
  });
  expect(vuota).toMatchObject({ righe: [], denuncia: { STATUS: 'ATTESA', processi: [] } });
  const { uid, versione } = vuota.denuncia;
  expect(await scuola.adempimenti.ok(sptRoutes.removeSpt, { body: { uid, versione } })).toEqual({ uid });
});
