import { denunceImplementation } from '#functions/denunce/routes.ts';
import { asOffice } from '#lib/local/demo/context.ts';
import { demoAssignments } from '#lib/local/demo/runs/assignments.ts';
import { demoFilings } from '#lib/local/demo/runs/filings.ts';
import { demoHistory } from '#lib/local/demo/runs/history.ts';
import { demoNoipaLists } from '#lib/local/demo/runs/noipa-lists.ts';
import { demoYearFilings } from '#lib/local/demo/runs/year-filings.ts';
import { demoSchoolData } from '#lib/local/demo/school-data.ts';
import { demoStaff } from '#lib/local/demo/school.ts';
import { scuoleDemo, type ScuolaDemo } from '#lib/local/demo/schools.ts';
import { filesFromEnv } from '#platform/files.ts';
import { platformFromEnv, type Platform } from '#platform/platform.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { SCUOLA_A, SCUOLA_B, SCUOLA_C, type ScuolaDiProva } from '../home/test-users.ts';
import { dayAsked, sampleOfTheDay } from '../sample-of-the-day.ts';
import { sendWithCode, uniemensInAttesa } from './codice-di-sgravio.ts';

/** Which test school each demonstration school is filled in. */
export const scuoleDimostrative: Readonly<Partial<Record<SetupType, ScuolaDiProva>>> = {
  SCUOLA: SCUOLA_A,
  AFAM: SCUOLA_B,
  PARITARIA: SCUOLA_C,
};

const TIPI_DIMOSTRATIVI = ['SCUOLA', 'AFAM', 'PARITARIA'] as const;
export type TipoDimostrativo = (typeof TIPI_DIMOSTRATIVI)[number];

/** The schools that a run fills: one a day in `npm test`, since what holds of one is asked of each; all of them in any other run. */
export const tipiDiOggi: readonly TipoDimostrativo[] = dayAsked
  ? sampleOfTheDay(TIPI_DIMOSTRATIVI, 3)
  : TIPI_DIMOSTRATIVI;
/** True when all are filled: what is asked of the three together is asked. */
export const sonoTutte = tipiDiOggi.length === TIPI_DIMOSTRATIVI.length;

/** Staff of each at most; of outsiders there are all. */
const DIPENDENTI = 20;

/** Fills the test schools of the day as `npm start` fills its own, with fewer people; what then waits for a code of the office has it. */
export const fillDimostrative = async (oggi: string): Promise<void> => {
  const platform = platformFromEnv(process.env, 'prova');
  for (const demo of scuoleDemo) {
    const codmin = scuoleDimostrative[demo.setupType];
    if (codmin === undefined || !tipiDiOggi.some((tipo) => tipo === demo.setupType)) continue;
    const { scuola, office, staff } = await fillPersonale(platform, { ...demo, codmin }, oggi);
    if (scuola.setupType === 'SCUOLA') await demoNoipaLists(office, oggi, staff);
    await demoHistory(platform, office, scuola, staff);
    await demoAssignments(platform, office, oggi);
    await demoFilings(platform, office, scuola);
    const ufficio = { office, area: denunceImplementation(platform, filesFromEnv(process.env)), giorno: oggi };
    for (const { uid } of await uniemensInAttesa(ufficio)) await sendWithCode(ufficio, uid);
    await demoYearFilings(platform, office, scuola);
  }
};

/** Fills a test school with the data, the staff and the runs of a demonstration school, and nothing of what it files. Returns its code. */
export const fillPaghe = async (tipo: TipoDimostrativo, oggi: string): Promise<ScuolaDiProva> => {
  const platform = platformFromEnv(process.env, 'prova');
  const codmin = scuoleDimostrative[tipo];
  const demo = scuoleDemo.find(({ setupType }) => setupType === tipo);
  if (codmin === undefined || demo === undefined) throw new Error(`No demonstration school is ${tipo}`);
  const { scuola, office, staff } = await fillPersonale(platform, { ...demo, codmin }, oggi);
  await demoHistory(platform, office, scuola, staff);
  return codmin;
};

const fillPersonale = async (platform: Platform, demo: ScuolaDemo, oggi: string) => {
  const scuola = { ...demo, dipendenti: Math.min(demo.dipendenti, DIPENDENTI), oggi };
  const office = asOffice(platform, scuola, oggi);
  await demoSchoolData(platform, office, scuola);
  return { scuola, office, staff: await demoStaff(platform, office, scuola) };
};
