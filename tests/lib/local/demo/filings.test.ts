import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denunceImplementation } from '#functions/denunce/routes.ts';
import { asOffice } from '#lib/local/demo/context.ts';
import { demoFilings } from '#lib/local/demo/runs/filings.ts';
import { demoHistory } from '#lib/local/demo/runs/history.ts';
import { demoSchoolData } from '#lib/local/demo/school-data.ts';
import { demoStaff } from '#lib/local/demo/school.ts';
import { scuoleDemo, type ScuolaDemo } from '#lib/local/demo/schools.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { filesFromEnv } from '#platform/files.ts';
import { platformFromEnv, type Platform } from '#platform/platform.ts';
import { sendWithCode, uniemensInAttesa } from '#support/demo/codice-di-sgravio.ts';
import { dovutoAMano, dovutoDelleCelle } from '#support/denunce/dovuto-a-mano.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';

// The kinds of school that are not of the State: anni-chiusi.test.ts has that one.

/** Two closed years, and the months in which their last filings are sent. */
const OGGI = '2025-02-20';
const ANNI = [2023, 2024] as const;

const demo = (setupType: ScuolaDemo['setupType']): ScuolaDemo => {
  const trovata = scuoleDemo.find((una) => una.setupType === setupType);
  if (trovata === undefined) throw new Error(`The demonstration has no school of kind ${setupType}`);
  return trovata;
};

/**
 * As small as each may be and still pay all that it pays. A municipal school is not in the demonstration: it is the academy with the funds of a
 * municipality, without short substitutes, whose end of service has no known rate.
 */
const SCUOLE = [
  {
    ...demo('AFAM'),
    codmin: SCUOLA_A,
    dipendenti: 17,
    f24: [2, 3, 6, 10, 11],
    uniemens: [2, 3, 6, 10, 12],
    /** Months of the UniEmens that wait for the code of a relief. */
    inAttesa: [12],
  },
  {
    ...demo('PARITARIA'),
    codmin: SCUOLA_B,
    dipendenti: 3,
    f24: [2, 3, 6, 9, 12],
    uniemens: [3, 6, 9, 12],
    inAttesa: [],
  },
  {
    ...demo('AFAM'),
    setupType: 'COMUNALE' as const,
    codmin: SCUOLA_C,
    dipendenti: 12,
    f24: [2, 3, 6, 10],
    uniemens: [2, 3, 6, 10],
    inAttesa: [],
  },
] as const;

let home: TestHome;
let platform: Platform;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
  platform = platformFromEnv(process.env, 'prova');
  for (const scuola of SCUOLE) {
    const richiesta = { ...scuola, oggi: OGGI };
    const office = asOffice(platform, scuola, OGGI);
    await demoSchoolData(platform, office, richiesta);
    await demoHistory(platform, office, richiesta, await demoStaff(platform, office, richiesta));
    await demoFilings(platform, office, richiesta);
  }
}, 900_000);
afterAll(() => home.close());

describe.each(SCUOLE)('$setupType', (scuola) => {
  const ufficio = () => ({
    office: asOffice(platform, scuola, OGGI),
    area: denunceImplementation(platform, filesFromEnv(process.env)),
    giorno: OGGI,
  });
  const denunceDel = async (anno: number) => {
    const { office, area } = ufficio();
    const body = {
      start: 0,
      limit: 100,
      filtri: [{ campo: 'anno', operatore: 'inizia' as const, valore: `${anno}` }],
    };
    const f24 = await office((context) => area.listF24({ body }, context));
    const uniemens = await office((context) => area.listUniemens({ body }, context));
    return { f24: f24.righe, uniemens: uniemens.righe };
  };
  const quadraturaDel = (anno: number) => {
    const { office, area } = ufficio();
    return office((context) => area.getQuadratura({ query: { anno } }, context));
  };
  const intera = (uid: string) => {
    const { office, area } = ufficio();
    return office((context) => area.getUniemens({ body: { uid: asUid<'DENUNCIA'>(uid) } }, context));
  };

  test.each(ANNI)('every month of %i is made, and sent but for what waits for the code of a relief', async (anno) => {
    const { f24, uniemens } = await denunceDel(anno);
    const mesiDi = (righe: typeof f24) => righe.map(({ mese }) => mese).toSorted((a, b) => a - b);
    expect([mesiDi(f24), mesiDi(uniemens)]).toEqual([scuola.f24, scuola.uniemens]);
    const ferme = [...f24, ...uniemens].filter(({ esito }) => esito !== 'ACCETTATO');
    expect(ferme.map(({ tipo, mese }) => [tipo, mese])).toEqual(scuola.inAttesa.map((mese) => ['uniemens', mese]));
    for (const { uid } of ferme) {
      const bloccanti = (await intera(uid)).rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE');
      expect(bloccanti.map(({ codice }) => codice)).toEqual(['pospa.codice-recupero']);
    }
    // Until then the cells of that month, and no other, say that nothing was declared.
    const diverse = (await quadraturaDel(anno)).righe.filter(({ esito }) => esito !== 'QUADRA');
    expect([...new Set(diverse.map(({ denuncia, mese, denunciato }) => `${denuncia} ${mese} ${denunciato}`))]).toEqual(
      scuola.inAttesa.map((mese) => `UNIEMENS ${mese} 0`),
    );
  });

  test.each(ANNI)('with the code written by the office %i agrees in every cell', async (anno) => {
    const diAnno = (await uniemensInAttesa(ufficio())).filter((denuncia) => denuncia.anno === anno);
    for (const { uid } of diAnno) expect(await sendWithCode(ufficio(), uid)).toBe(true);
    const quadratura = await quadraturaDel(anno);
    expect(quadratura.righe.filter(({ esito }) => esito !== 'QUADRA')).toEqual([]);
    expect(quadratura.righe.length).toBeGreaterThan(10);
  });

  test.each(ANNI)(
    'what %i owes is the lines of its payslips, by tables that are not those of the program',
    async (anno) => {
      expect(dovutoDelleCelle(await quadraturaDel(anno))).toEqual(
        await dovutoAMano(archivioDi(home.store, scuola.codmin), { anno, setupType: scuola.setupType }),
      );
    },
  );
});
