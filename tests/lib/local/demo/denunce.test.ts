import { afterAll, beforeAll, expect, test } from 'vitest';
import { casaRoutes } from '../../../../shared/contracts/casa/casa.ts';
import { payslipRoutes, processiRoutes } from '../../../../shared/contracts/cedolini/cedolini.ts';
import { versamentiRoutes } from '../../../../shared/contracts/cedolini/versamenti.ts';
import { annualiRoutes } from '../../../../shared/contracts/denunce/annuali/index.ts';
import { cuRoutes } from '../../../../shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '../../../../shared/contracts/denunce/f24-chiamate.ts';
import { modelloMRoutes } from '../../../../shared/contracts/denunce/modello-m.ts';
import { quadraturaRoutes } from '../../../../shared/contracts/denunce/quadratura.ts';
import { sptRoutes } from '../../../../shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '../../../../shared/contracts/denunce/uniemens-chiamate.ts';
import { meseDi } from '../../../../shared/domain/tempo/mese.ts';
import { fillDimostrative } from '../../../support/demo/scuole-dimostrative.ts';
import { startTestHome, type Person, type TestHome } from '../../../support/home/test-home.ts';
import { loginOf } from '../../../support/home/test-users.ts';

const OGGI = '2024-03-20';
/** The closed year of a demonstration that begins in 2023. */
const ANNO = 2023;

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
  await fillDimostrative({ oggi: OGGI, quali: ['SCUOLA'], fino: 'ANNUALI' });
  ufficio = await home.as(loginOf('GESTORE'));
}, 600_000);
afterAll(() => home.close());

const cerca = () => ({
  start: 0,
  limit: 100,
  filtri: [{ campo: 'anno', operatore: 'inizia' as const, valore: `${ANNO}` }],
});
const mesiDi = (righe: readonly Denuncia[]) => righe.map(({ mese }) => mese).toSorted((a, b) => a - b);
const nonAccettate = (righe: readonly Denuncia[]) =>
  righe.filter(({ esito }) => esito !== 'ACCETTATO').map(({ descrizione, bloccanti }) => [descrizione, bloccanti]);

test('every month of the closed year is made, checked and sent', async () => {
  const f24 = (await ufficio.ok(f24Routes.listF24, { body: cerca() })).righe;
  const uniemens = (await ufficio.ok(uniemensRoutes.listUniemens, { body: cerca() })).righe;
  // Nothing is paid in August; the runs of November were moved to the filings of December.
  expect(mesiDi(f24)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 12]);
  expect([nonAccettate(f24), nonAccettate(uniemens)]).toEqual([[], []]);
  expect(uniemens.length).toBeGreaterThan(0);
});

test('nothing is overdue of what the program files every month or year', async () => {
  const { scadenze } = await ufficio.ok(casaRoutes.getCruscotto, { query: meseDi(ufficio.sessione.oggi) });
  const scadute = scadenze.filter(({ stato }) => stato === 'SCADUTA');
  expect(scadute.map(({ adempimento, anno, mese }) => [adempimento, anno, mese])).toEqual([]);
});

test('what the payslips owe is what the files hold, in every cell; what has no code says why', async () => {
  const { righe } = await ufficio.ok(quadraturaRoutes.getQuadratura, { query: { anno: ANNO } });
  const diverse = righe.filter(({ esito }) => esito !== 'QUADRA');
  expect(diverse.filter(({ perche }) => perche === '')).toEqual([]);
  for (const denuncia of ['F24', 'IRAP', 'UNIEMENS'] as const)
    expect(righe.some((cella) => cella.denuncia === denuncia && cella.dovuto > 0)).toBe(true);
});

const coperte = async () => (await ufficio.ok(cuRoutes.getCopertura, { query: { anno: ANNO } })).persone;

test('whoever has a salary of the State is communicated to NoiPA, in a process that was accepted', async () => {
  const { righe } = await ufficio.ok(sptRoutes.listSpt, { body: cerca() });
  expect(righe.map(({ meseDa, mese, STATUS, esito }) => [meseDa, mese, STATUS, esito])).toEqual([
    [1, 12, 'INVIATO', 'ACCETTATO'],
  ]);
  const classi = (await coperte()).flatMap(({ parti }) => parti.map(({ classe }) => classe));
  expect(classi.filter((classe) => classe === 'NOIPA').length).toBeGreaterThan(5);
  expect(classi).not.toContain('DA_COMUNICARE');
});

test('whoever the school certifies has a sent certificate, handed over; who had exempt income only waits for October', async () => {
  const certificate = (await coperte()).filter(({ parti }) => parti.some(({ classe }) => classe.startsWith('SCUOLA')));
  const conRitenute = certificate.filter(({ parti }) => parti.some(({ ritenute }) => ritenute !== 0));
  expect(conRitenute.length).toBeGreaterThan(10);
  expect(
    conRitenute
      .filter(({ denuncia, consegnata }) => denuncia?.STATUS !== 'INVIATO' || consegnata !== `${ANNO + 1}-03-12`)
      .map(({ nominativo }) => nominativo),
  ).toEqual([]);
  const { righe } = await ufficio.ok(cuRoutes.listCu, { body: cerca() });
  expect(nonAccettate(righe)).toEqual([]);
});

test('collaborators and auditors are settled in February, in the F24 of its month', async () => {
  const processi = (await ufficio.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 100 } })).righe;
  const conguaglio = processi.find(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === `Conguaglio del ${ANNO}`);
  expect(conguaglio).toMatchObject({ STATUS: 'CONTABILIZZATO', ANNO: ANNO + 1, MESE: 2 });
  const body = { idProcesso: conguaglio?.uid ?? '', start: 0, limit: 100 };
  const { righe } = await ufficio.ok(payslipRoutes.listCedolini, { body });
  expect(righe.length).toBeGreaterThan(1);
  const { versamenti } = await ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: body.idProcesso } });
  const f24 = await ufficio.ok(f24Routes.listF24, {
    body: { ...cerca(), filtri: [{ campo: 'anno', operatore: 'inizia', valore: `${ANNO + 1}` }] },
  });
  const suo = f24.righe.find(({ mese }) => mese === 2);
  expect(suo).toMatchObject({ STATUS: 'INVIATO', esito: 'ACCETTATO' });
  expect(suo?.processi).toContain(body.idProcesso);
  expect(versamenti.map(({ f24: riga, somma }) => [riga?.ep, riga?.riferimentoB, somma < 0])).toEqual([
    ['155E', `${ANNO}`, true],
  ]);
});

test('the Modello M is printed and handed over to the budget', async () => {
  const { esposizione } = await ufficio.ok(modelloMRoutes.getModelloM, { body: { anno: ANNO } });
  expect(esposizione).toMatchObject({ esposto: true, aggiornata: true });
  const { passi } = await ufficio.ok(annualiRoutes.getChiusuraAnno, { query: { anno: ANNO } });
  const statoDi = (quale: string) => passi.find(({ passo }) => passo === quale)?.stato;
  expect(['ELABORAZIONI', 'F24', 'UNIEMENS', 'SPT', 'CONGUAGLIO', 'MODELLO_M'].map(statoDi)).toEqual(
    Array.from({ length: 6 }, () => 'FATTO'),
  );
});
