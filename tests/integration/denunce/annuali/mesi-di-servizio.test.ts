import { afterAll, beforeAll, expect, test } from 'vitest';
import { mesiDiServizio } from '#functions/denunce/annuali/mesi-di-servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { mesiDiServizioRoutes } from '#shared/contracts/denunce/annuali/mesi-di-servizio.ts';
import { countingStore } from '#support/counting-store.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const SUPPLENTE = 1;

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openAccademia();
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
  });
});
afterAll(() => scuola.home.close());

const mesi = () => scuola.adempimenti.ok(mesiDiServizioRoutes.getMesiDiServizio, { query: { anno: 2026 } });

test('each month of a service says who paid it; one that is over and nobody paid is a hole', async () => {
  const { paga, righe, buchi } = await mesi();
  expect([paga, buchi]).toEqual([true, 1]);
  expect(
    righe.map(({ uidSubAnagrafe, mese, stato, elaborazione }) => [uidSubAnagrafe, mese, stato, elaborazione !== null]),
  ).toEqual([
    [scuola.uidDi(SUPPLENTE), 2, 'NON_PAGATO', false],
    [scuola.uidDi(SUPPLENTE), 3, 'IN_TEMPO', true],
  ]);
  expect(righe[1]?.stipendio).toBeGreaterThan(0);
});

test('who certifies the year is told of it', async () => {
  await saveFirma(scuola.adempimenti);
  const { rilievi } = await elaboraCu(scuola.adempimenti);
  expect(rilievi.find(({ codice }) => codice === 'cu.mesi-non-pagati')).toMatchObject({
    gravita: 'AVVISO',
    trovato: expect.stringMatching(/, febbraio$/),
  });
});

test('paid, the month is no hole any more; the requests do not grow with the services', async () => {
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
    MESE: 2,
    DES_ELABORAZIONE: 'Febbraio trovato tardi',
  });
  const { righe, buchi } = await mesi();
  expect(righe[0]?.elaborazione?.descrizione).toBe('Febbraio trovato tardi');
  expect(buchi).toBe(0);
  const conteggio = countingStore();
  await mesiDiServizio(2026, { archivio: archivioDi(conteggio.store, SCUOLA_A), oggi: '2026-03-10' });
  expect(conteggio.letture()).toBeLessThanOrEqual(15);
});

test('a school whose staff is paid by others has no months of its own to follow', async () => {
  const statale = await openScuolaCheVersa(1);
  const { paga, righe } = await statale.adempimenti.ok(mesiDiServizioRoutes.getMesiDiServizio, {
    query: { anno: 2026 },
  });
  expect([paga, righe]).toEqual([false, []]);
  await statale.home.close();
});
