import { afterAll, beforeAll, expect, test } from 'vitest';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { segniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { contiDellAnno } from '#functions/denunce/annuali/chiusura-anno.ts';
import { listScadenze, scadenzeDi } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { scadenzeRoutes, type Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { setupTypes, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { riguarda } from '#shared/scadenze/per-chi.ts';
import { openScuolaCheCertifica, type ScuolaCheCertifica } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore, contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { rifiutata, superata } from '#support/rifiuti.ts';

let scuola: ScuolaCheCertifica;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
});
afterAll(() => scuola.home.close());

const archivio = () => archivioDi(scuola.home.store, SCUOLA_A);
const il = async (oggi: string, quale: string): Promise<Scadenza | undefined> =>
  (await listScadenze(archivio(), oggi)).find(({ adempimento }) => adempimento === quale);
const segna = (scadenza: Scadenza, come: 'FATTA' | 'MESSA_DA_PARTE' | 'APERTA', perche: string) => {
  const { adempimento, anno, mese, versione } = scadenza;
  return scuola.adempimenti.call(scadenzeRoutes.segnaScadenza, {
    body: { adempimento, anno, mese, versione, come, perche },
  });
};

test('what the program does not keep stays, in red, after its day, until somebody says it is done or why it is set aside', async () => {
  expect((await il('2027-03-10', 'MODELLO_M'))?.stato).toBe('DA_SEGUIRE');
  for (const oggi of ['2027-03-16', '2027-09-01', '2028-12-31'])
    expect((await il(oggi, 'MODELLO_M'))?.stato).toBe('SCADUTA');
  const prima = await il('2027-03-16', 'MODELLO_M');
  if (prima === undefined) throw new Error('No Modello M');
  expect((await segna(prima, 'MESSA_DA_PARTE', '  ')).body).toMatchObject({ fields: [{ path: 'perche' }] });
  expect((await segna(prima, 'MESSA_DA_PARTE', 'Il bilancio è di un altro istituto')).status).toBe(200);
  expect(await il('2027-03-10', 'MODELLO_M')).toMatchObject({
    stato: 'MESSA_DA_PARTE',
    segno: { perche: 'Il bilancio è di un altro istituto', chi: scuola.adempimenti.sessione.descutente },
  });
  expect(await il('2027-09-01', 'MODELLO_M')).toBeUndefined();
  const passo = async () =>
    (await scuola.gestore.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2026 } })).passi.find(
      (uno) => uno.passo === 'MODELLO_M',
    );
  expect(await passo()).toMatchObject({ stato: 'FATTO', segno: { perche: 'Il bilancio è di un altro istituto' } });
  await rifiutata(scuola.home, () => segna(prima, 'FATTA', ''), superata({ uid: '2026' }));
  const adesso = await il('2027-03-10', 'MODELLO_M');
  if (adesso === undefined) throw new Error('No Modello M');
  await segna(adesso, 'APERTA', '');
  expect((await il('2027-09-01', 'MODELLO_M'))?.stato).toBe('SCADUTA');
  expect((await passo())?.segno).toBeNull();
});

test('of two who mark one deadline in the same instant one does', async () => {
  const prima = await il('2027-09-01', 'MODELLO_M');
  if (prima === undefined) throw new Error('No Modello M');
  const risposte = await Promise.all(
    ['uno', 'due'].map((perche) => segna(prima, 'MESSA_DA_PARTE', `Motivo ${perche}`)),
  );
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const adesso = await il('2027-03-10', 'MODELLO_M');
  if (adesso === undefined) throw new Error('No Modello M');
  expect((await segna(adesso, 'APERTA', '')).status).toBe(200);
});

test('a step that is said done in the closing of the year is no deadline any more', async () => {
  const { versione } = await scuola.gestore.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2026 } });
  await scuola.gestore.ok(chiusuraAnnoRoutes.segnaPasso, {
    body: { anno: 2026, versione, passo: 'IRAP', fatto: true },
  });
  expect(await il('2027-10-10', 'IRAP')).toMatchObject({ stato: 'FATTA', segno: { come: 'FATTA' } });
});

test('the dashboard and the call say the same list', async () => {
  const { scadenze } = await scuola.adempimenti.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } });
  expect(await scuola.adempimenti.ok(scadenzeRoutes.listScadenze, {})).toEqual(scadenze);
  expect(scadenze.length).toBeGreaterThan(0);
});

test('once the payslips of the year are counted, what is of nobody goes away; the settlement in a last payslip is one', async () => {
  expect((await il('2027-04-20', 'CU_AUTONOMI'))?.stato).toBe('DA_SEGUIRE');
  const conti = await contiDellAnno(2026, archivio());
  expect(conti.CU_AUTONOMI).toEqual({ totale: 0, mancano: 0 });
  expect(await nomi('2027-04-20', conti)).not.toContainEqual(expect.stringContaining('CU_AUTONOMI'));
  expect(conti.CONGUAGLIO).toEqual({ totale: 1, mancano: 0 });
  expect(await nomi('2027-03-02', conti)).not.toContainEqual(expect.stringContaining('CONGUAGLIO'));
});

const nomi = async (oggi: string, conti: Awaited<ReturnType<typeof contiDellAnno>>) => {
  const contati = Promise.resolve([...(await segniChiusura.list(archivio())).map((uno) => ({ ...uno, conti }))]);
  return (await listScadenze(archivio(), oggi, contati)).map(({ adempimento, stato }) => `${adempimento} ${stato}`);
};

test('a run that pays no contributions is not asked for those of its month', async () => {
  const [, , esperti] = scuola.processi;
  expect(esperti?.DA_VERSARE).toEqual(['TRIBUTI']);
  const f24 = (await listScadenze(archivio(), '2026-04-10')).filter(({ adempimento }) => adempimento.startsWith('F24'));
  expect(f24.map(({ adempimento, elaborazioni }) => [adempimento, elaborazioni])).toEqual([
    ['F24_TRIBUTI', 4],
    ['F24_CONTRIBUTI', 3],
  ]);
});

test.each(setupTypes)('a school %s is asked only what its kind owes', async (setupType: SetupType) => {
  const propria = await getScuolaPropria(archivio());
  const contabilizzati = await processiContabilizzati(archivio());
  if (propria?.dati === undefined || propria.dati === null) throw new Error('No school');
  const diTipo = { ...propria, dati: { ...propria.dati, setupType } };
  const chieste = ['2026-04-10', '2026-12-20', '2027-03-10', '2027-10-10'].flatMap((oggi) =>
    scadenzeDi({ scuola: diTipo, contabilizzati, denunce: [], incarichi: [], segni: [] }, oggi),
  );
  expect(chieste.filter(({ adempimento }) => !riguarda(adempimento, { setupType }))).toEqual([]);
  const nomi = new Set(chieste.map(({ adempimento }) => adempimento));
  expect([nomi.has('MODELLO_M'), nomi.has('IRAP'), nomi.has('LISTA_FMOF')]).toEqual([
    setupType === 'SCUOLA',
    setupType !== 'PARITARIA',
    setupType === 'SCUOLA',
  ]);
});

test('paid after their last payslip, a collaborator is to be settled again, in red after the day', async () => {
  await contabilizzati(scuola, [collaboratore(scuola.uidDi(2))], {
    idMetodo: 'COC-LD',
    DES_ELABORAZIONE: 'Dopo il saldo',
    dataPagamento: '2026-03-25',
  });
  const conti = await contiDellAnno(2026, archivio());
  expect(conti.CONGUAGLIO).toEqual({ totale: 1, mancano: 1 });
  expect(await nomi('2027-03-02', conti)).toContain('CONGUAGLIO SCADUTA');
});
