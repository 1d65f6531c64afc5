import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFromEnv } from '../../../../functions/platform/platform.ts';
import { asOffice } from '../../../../lib/local/demo/context.ts';
import { demoFilings } from '../../../../lib/local/demo/runs/filings.ts';
import { demoHistory } from '../../../../lib/local/demo/runs/history.ts';
import { demoSchoolData } from '../../../../lib/local/demo/school-data.ts';
import { demoStaff } from '../../../../lib/local/demo/school.ts';
import { scuoleDemo } from '../../../../lib/local/demo/schools.ts';
import type { Denuncia } from '../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '../../../../shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '../../../../shared/contracts/denunce/quadratura.ts';
import { scadenzeRoutes } from '../../../../shared/contracts/denunce/scadenze.ts';
import { uniemensRoutes } from '../../../../shared/contracts/denunce/uniemens-chiamate.ts';
import { startTestHome, type Person, type TestHome } from '../../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../../support/home/test-users.ts';

const OGGI = '2024-03-10';
/** The closed year of a demonstration that begins in 2023. */
const ANNO = 2023;

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
  const platform = platformFromEnv(process.env, 'prova');
  const [statale] = scuoleDemo;
  if (statale?.setupType !== 'SCUOLA') throw new Error('The first demonstration school is not of the State');
  const scuola = { ...statale, codmin: SCUOLA_A, dipendenti: 20, oggi: OGGI };
  const office = asOffice(platform, scuola, OGGI);
  await demoSchoolData(platform, office, scuola);
  await demoHistory(platform, office, scuola, await demoStaff(platform, office, scuola));
  await demoFilings(platform, scuola);
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

test('nothing is overdue of what the program files every month', async () => {
  const scadute = (await ufficio.ok(scadenzeRoutes.listScadenze, {})).filter(
    ({ stato, adempimento }) => stato === 'SCADUTA' && adempimento !== 'SPT',
  );
  expect(scadute.map(({ adempimento, anno, mese }) => [adempimento, anno, mese])).toEqual([]);
});

test('what the payslips owe is what the files hold, in every cell; what has no code says why', async () => {
  const { righe } = await ufficio.ok(quadraturaRoutes.getQuadratura, { query: { anno: ANNO } });
  const diverse = righe.filter(({ esito }) => esito !== 'QUADRA');
  expect(diverse.filter(({ perche }) => perche === '')).toEqual([]);
  for (const denuncia of ['F24', 'IRAP', 'UNIEMENS'] as const)
    expect(righe.some((cella) => cella.denuncia === denuncia && cella.dovuto > 0)).toBe(true);
});
