import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFromEnv } from '../../../../functions/platform/platform.ts';
import { asOffice } from '../../../../lib/local/demo/context.ts';
import { demoHistory } from '../../../../lib/local/demo/runs/history.ts';
import { demoSchoolData } from '../../../../lib/local/demo/school-data.ts';
import { demoStaff } from '../../../../lib/local/demo/school.ts';
import { scuoleDemo } from '../../../../lib/local/demo/schools.ts';
import type { Denuncia, DenunciaIntera } from '../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '../../../../shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '../../../../shared/contracts/denunce/quadratura.ts';
import { uniemensRoutes } from '../../../../shared/contracts/denunce/uniemens-chiamate.ts';
import { addMesi, mesiTra, primoGiornoDelMese, type Mese } from '../../../../shared/domain/tempo/mese.ts';
import { sendUniemens } from '../../../support/denunce/scuola-che-denuncia.ts';
import { sendF24 } from '../../../support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '../../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../../support/home/test-users.ts';

const OGGI = '2024-03-10';
/** The closed year of a demonstration that begins in 2023. */
const ANNO = 2023;
const mesi = mesiTra({ anno: ANNO, mese: 1 }, { anno: ANNO, mese: 12 });

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
  ufficio = await home.as(loginOf('GESTORE'));
}, 300_000);
afterAll(() => home.close());

const bloccanti = ({ rilievi }: DenunciaIntera) =>
  rilievi.flatMap(({ gravita, codice, campo, trovato }) => (gravita === 'BLOCCANTE' ? [[codice, campo, trovato]] : []));

/** The F24 of a month of all its runs; null for a month that pays nothing. */
const f24Del = async ({ anno, mese }: Mese): Promise<Denuncia | null> => {
  const { processi } = await ufficio.ok(f24Routes.proponiF24, { body: { anno, mese } });
  if (processi.length === 0) return null;
  const f24 = await ufficio.ok(f24Routes.saveF24Ep, {
    body: {
      ...{ anno, mese, processi: processi.map(({ uid }) => uid), descrizione: `F24 ${mese}/${anno}` },
      dataPagamento: primoGiornoDelMese(addMesi({ anno, mese }, 1)),
      senzaCodiceFuori: true,
    },
  });
  expect([mese, bloccanti(f24)]).toEqual([mese, []]);
  return sendF24(ufficio, f24);
};

/** What the office writes where no assignment says the kind of relation. */
const conRapporti = async (denuncia: DenunciaIntera): Promise<DenunciaIntera> => {
  let completa = denuncia;
  for (const { codice, chiave } of denuncia.rilievi) {
    if (codice !== 'collaboratori.tipo-rapporto') continue;
    const { uid, versione } = completa.denuncia;
    const scritto = { riga: chiave ?? '', campo: 'TipoRapporto', valore: '09', perche: 'prestazione occasionale' };
    completa = await ufficio.ok(uniemensRoutes.putCollaboratore, { body: { uid, versione, ...scritto } });
  }
  return completa;
};

/** The UniEmens of a month; null for one that no run has anything for. */
const uniemensDel = async ({ anno, mese }: Mese): Promise<Denuncia | null> => {
  const raccolta = await ufficio.ok(uniemensRoutes.saveUniemens, { body: { anno, mese, allowEmpty: true } });
  if (raccolta.righe.length === 0) return null;
  const denuncia = await conRapporti(raccolta);
  expect([mese, bloccanti(denuncia)]).toEqual([mese, []]);
  return sendUniemens(ufficio, denuncia.denuncia);
};

test('every month of the closed year is made, checked and sent', async () => {
  const inviate: Record<'f24' | 'uniemens', number[]> = { f24: [], uniemens: [] };
  for (const mese of mesi) {
    if ((await f24Del(mese)) !== null) inviate.f24.push(mese.mese);
    if ((await uniemensDel(mese)) !== null) inviate.uniemens.push(mese.mese);
  }
  // Nothing is paid in August; the runs of November were moved to the filings of December.
  expect(inviate.f24).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 12]);
  expect(inviate.uniemens.length).toBeGreaterThan(0);
}, 600_000);

test('what the payslips owe is what the files hold, in every cell; what has no code says why', async () => {
  const { righe } = await ufficio.ok(quadraturaRoutes.getQuadratura, { query: { anno: ANNO } });
  const diverse = righe.filter(({ esito }) => esito !== 'QUADRA');
  expect(diverse.filter(({ perche }) => perche === '')).toEqual([]);
  for (const denuncia of ['F24', 'IRAP', 'UNIEMENS'] as const)
    expect(righe.some((cella) => cella.denuncia === denuncia && cella.dovuto > 0)).toBe(true);
});
