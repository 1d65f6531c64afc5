import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { uniemensRoutes, type LetturaRecord } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { cedolinoDi, importi } from '#support/cedolini.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import {
  collaboratore,
  contabilizzati,
  MARZO,
  MATRICOLA,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
let prima: Processo;
let seconda: Processo;
let terza: Processo;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
  prima = await contabilizzati(scuola, [supplente(scuola.uidDi(0)), supplente(scuola.uidDi(1), 20_050)]);
  seconda = await contabilizzati(scuola, [supplente(scuola.uidDi(0), 5_000)], { DES_ELABORAZIONE: 'Seconda' });
  terza = await contabilizzati(scuola, [collaboratore(scuola.uidDi(2))], {
    DES_ELABORAZIONE: 'Collaborazioni',
    idMetodo: 'COC-LD',
  });
});
afterAll(() => scuola.home.close());

const rigaDi = (quadro: string, persona = 0) =>
  denuncia.righe.find(
    ({ chiave, persona: sua }) =>
      chiave.startsWith(quadro) && (quadro === 'A' || sua === scuola.persone[persona]?.desCf),
  );
const get = (riga?: string) =>
  scuola.adempimenti.ok(uniemensRoutes.getUniemens, {
    body: { uid: denuncia.denuncia.uid, ...(riga === undefined ? {} : { riga }) },
  });

test('is gathered from the accounted runs of its month: one declaration a person, the position, the collaborator', async () => {
  denuncia = await uniemensDiMarzo(scuola.adempimenti);
  const nella = async (processo: Processo, persona: number, codice: string) =>
    importi(await cedolinoDi(scuola.ufficio, processo.uid, scuola.uidDi(persona)))[codice] ?? 0;
  const ds = (await nella(prima, 0, 'INPS_DS')) + (await nella(seconda, 0, 'INPS_DS'));
  expect(ds).toBe(161 + 81);
  expect(denuncia.righe.map(({ chiave }) => chiave.slice(0, 1))).toEqual(['A', 'C', 'I', 'I']);
  expect(rigaDi('I')?.calcolati).toMatchObject({
    Matricola: MATRICOLA,
    Qualifica1: '2',
    Qualifica2: 'F',
    Qualifica3: 'D',
    TipoContribuzione: '71',
    CodiceContratto: 'CPUB',
    CodiceComune: 'H501',
    Cittadinanza: '000',
    Imponibile: 15_000,
    Contributo: ds,
  });
  const gs =
    (await nella(terza, 2, 'GESTIONE_SEPARATA_PERCIPIENTE')) + (await nella(terza, 2, 'GESTIONE_SEPARATA_SCUOLA'));
  expect(rigaDi('C', 2)?.calcolati).toMatchObject({ Imponibile: 10_000, Aliquota: '3503', Dovuto: gs });
  expect(rigaDi('A')?.calcolati).toMatchObject({ Matricola: MATRICOLA, NumLavoratori: '2' });
  expect(denuncia.denuncia).toMatchObject({
    tipo: 'uniemens',
    descrizione: 'UniEmens di marzo 2026',
    persone: 3,
    cedolini: 4,
    debito: ds + (await nella(prima, 1, 'INPS_DS')) + gs,
  });
  expect((await scuola.adempimenti.ok(uniemensRoutes.listUniemens, { body: {} })).righe).toEqual([denuncia.denuncia]);
});

test('what nobody said of the collaborator blocks, leads to its field and is written there', async () => {
  const [rilievo] = denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE');
  expect(rilievo).toMatchObject({
    codice: 'collaboratori.tipo-rapporto',
    chiave: rigaDi('C', 2)?.chiave,
    nome: 'TipoRapporto',
  });
  expect(denuncia.denuncia).toMatchObject({ STATUS: 'ATTESA', bloccanti: 1 });
  const { uid, versione } = denuncia.denuncia;
  denuncia = await scuola.adempimenti.ok(uniemensRoutes.putCollaboratore, {
    body: {
      uid,
      versione,
      riga: rigaDi('C', 2)?.chiave ?? '',
      campo: 'TipoRapporto',
      valore: '11',
      perche: 'è una collaborazione',
    },
  });
  expect(denuncia.denuncia).toMatchObject({ STATUS: 'COMPLETATO', bloccanti: 0 });
});

test('a value written over a worker or a position is found when it is wrong, and is put back', async () => {
  const scrivi = (
    route: typeof uniemensRoutes.putDenunciaIndividuale | typeof uniemensRoutes.putDenunciaAziendale,
    riga: string,
    campo: string,
    valore: string | null,
  ) =>
    scuola.adempimenti.ok(route, {
      body: { uid: denuncia.denuncia.uid, versione: denuncia.denuncia.versione, riga, campo, valore, perche: 'prova' },
    });
  const individuale = rigaDi('I')?.chiave ?? '';
  denuncia = await scrivi(uniemensRoutes.putDenunciaIndividuale, individuale, 'Qualifica2', 'P');
  expect(denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toMatchObject([
    { codice: '1527', chiave: individuale, nome: 'OreContribuite', persona: scuola.persone[0]?.desCf },
  ]);
  denuncia = await scrivi(uniemensRoutes.putDenunciaIndividuale, individuale, 'Qualifica2', null);
  denuncia = await scrivi(uniemensRoutes.putDenunciaAziendale, rigaDi('A')?.chiave ?? '', 'ForzaAziendale', '2');
  expect(rigaDi('A')?.inseriti).toMatchObject([{ campo: 'ForzaAziendale', valore: '2', calcolato: '' }]);
  expect(denuncia.denuncia.STATUS).toBe('COMPLETATO');
});

test('the composition of a position is one of its closed list: FP is kept and filed, another is refused', async () => {
  const posizione = rigaDi('A');
  const scrivi = (valore: string | null) =>
    scuola.adempimenti.call(uniemensRoutes.putDenunciaAziendale, {
      body: {
        uid: denuncia.denuncia.uid,
        versione: denuncia.denuncia.versione,
        riga: posizione?.chiave ?? '',
        campo: 'Composizione',
        valore,
        perche: 'prova',
      },
    });
  expect(posizione?.calcolati['Composizione']).toBe('CP');
  expect((await scrivi('XX')).status).toBe(400);
  expect((await scrivi('FP')).status).toBe(200);
  denuncia = await get();
  expect(rigaDi('A')?.inseriti).toContainEqual(
    expect.objectContaining({ campo: 'Composizione', valore: 'FP', calcolato: 'CP' }),
  );
  expect((await scrivi(null)).status).toBe(200);
  denuncia = await get();
});

test('a record opens to the payslip lines it sums', async () => {
  const { origini } = await get(rigaDi('I')?.chiave);
  expect(origini.map(({ idProcesso }) => idProcesso).toSorted()).toEqual([prima.uid, seconda.uid].toSorted());
  expect(origini.reduce((totale, { importo }) => totale + importo, 0)).toBe(rigaDi('I')?.calcolati.Contributo);
});

test('its parts are read alone: positions, workers, collaborators, every origin', async () => {
  const { uid } = denuncia.denuncia;
  const chi = scuola.adempimenti;
  const individuali = denuncia.righe.filter(({ chiave }) => chiave.startsWith('I|'));
  const posizione = { uid, matricola: MATRICOLA };
  expect(await chi.ok(uniemensRoutes.listPosContributive, { body: { uid } })).toEqual([
    { matricola: MATRICOLA, lavoratori: 2, imponibile: 35_050, contributo: 242 + 323 },
  ]);
  expect(await chi.ok(uniemensRoutes.listDenunceIndividuali, { body: posizione })).toEqual(individuali);
  expect(await chi.ok(uniemensRoutes.getPosContributiva, { body: posizione })).toEqual({
    aziendale: rigaDi('A'),
    individuali,
  });
  expect(await chi.ok(uniemensRoutes.listCollaboratori, { body: { uid } })).toEqual([rigaDi('C', 2)]);
  const una = (route: LetturaRecord, riga: string) => chi.ok(route, { body: { uid, riga } });
  const [primo] = individuali;
  const parti = [
    await una(uniemensRoutes.getDenunciaAziendale, rigaDi('A')?.chiave ?? ''),
    await una(uniemensRoutes.getCollaboratore, rigaDi('C', 2)?.chiave ?? ''),
    await una(uniemensRoutes.getDenunciaIndividuale, primo?.chiave ?? ''),
  ];
  expect((await chi.ok(uniemensRoutes.debugUniemens, { body: { uid } })).slice(0, 3)).toEqual(parti);
  expect(parti.map(({ origini }) => origini.length)).toEqual([0, 2, primo?.origini]);
});

test('its file is what the records say, without weeks or days, read back by whoever reads UniEmens', async () => {
  const query = () => ({ uid: denuncia.denuncia.uid, versione: denuncia.denuncia.versione });
  const conFile = await scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: query() });
  denuncia = { ...denuncia, denuncia: conFile };
  expect(conFile.files).toMatchObject([{ nome: 'UNIEMENS-XXTS00001A-202603-1.xml', bozza: false }]);
  const { link } = await scuola.adempimenti.ok(uniemensRoutes.linkFileUniemens, {
    body: { uid: conFile.uid, numero: 1 },
  });
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
  const riferimenti = await riferimentiDiProva();
  const { records, rilievi } = uniemens.read(bytes, riferimenti);
  expect(rilievi).toEqual([]);
  expect(
    uniemens
      .parse(records)
      .check(riferimenti)
      .filter(({ gravita }) => gravita === 'BLOCCANTE'),
  ).toEqual([]);
  const [azienda] = Uniemens.parse(records).Azienda;
  const [posizione] = azienda?.PosContributiva ?? [];
  expect(azienda?.AnnoMeseDenuncia).toBe('2026-03');
  expect(posizione).toMatchObject({
    Matricola: MATRICOLA,
    DenunciaAziendale: {
      NumLavoratori: 2,
      ForzaAziendale: 2,
      DatiQuadraturaRetrContr: { NumDenIndiv: 2, TotaleADebito: 6, TotaleACredito: 0 },
    },
  });
  const suo = posizione?.DenunciaIndividuale?.find(({ CFLavoratore }) => CFLavoratore === scuola.persone[0]?.desCf);
  expect(suo?.DatiRetributivi).toEqual({ TipoLavoratore: '00', Imponibile: 150, Contributo: 242 });
  expect(azienda?.ListaCollaboratori?.Collaboratore).toMatchObject([
    { TipoRapporto: '11', Imponibile: 100, Aliquota: 3503 },
  ]);
});

test('a run accounted meanwhile is told; gathered again it is there, and what was written over stays', async () => {
  await contabilizzati(scuola, [supplente(scuola.uidDi(1), 1_000)], { DES_ELABORAZIONE: 'Quarta' });
  expect((await get()).daAggiornare).toBe(true);
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia.denuncia.versione);
  expect(denuncia).toMatchObject({ daAggiornare: false, denuncia: { STATUS: 'COMPLETATO', persone: 3, cedolini: 5 } });
  expect(denuncia.denuncia.processi.length).toBe(4);
  expect(rigaDi('C', 2)?.inseriti).toMatchObject([{ campo: 'TipoRapporto', valore: '11' }]);
});

test('sent, taken back within a day, sent again; refused, it leaves its month to another', async () => {
  const inviata = await sendUniemens(scuola.adempimenti, denuncia.denuncia);
  expect(inviata).toMatchObject({ STATUS: 'INVIATO', esito: 'IN_ATTESA' });
  const riaperta = await scuola.gestore.ok(uniemensRoutes.undoSendUniemens, {
    body: { uid: inviata.uid, versione: inviata.versione, motivo: 'data sbagliata' },
  });
  expect(riaperta.STATUS).toBe('COMPLETATO');
  const { uid, versione } = await sendUniemens(scuola.adempimenti, riaperta);
  const respinta = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid, versione, esito: 'SCARTATO', motivo: 'scartata dall’INPS' },
  });
  const nuova = await uniemensDiMarzo(scuola.adempimenti);
  expect(nuova.denuncia).toMatchObject({ corregge: respinta.uid });
  const tolta = { uid: nuova.denuncia.uid, versione: nuova.denuncia.versione };
  expect(await scuola.adempimenti.ok(uniemensRoutes.removeUniemens, { body: tolta })).toEqual({
    uid: tolta.uid,
    uniemensId: tolta.uid,
  });
  const vuota = await scuola.adempimenti.ok(uniemensRoutes.saveUniemens, {
    body: { ...MARZO, mese: 4, allowEmpty: true },
  });
  expect(vuota).toMatchObject({ righe: [], denuncia: { STATUS: 'ATTESA', processi: [] } });
});
