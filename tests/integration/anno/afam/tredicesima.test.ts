import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { A_MILANO } from '#support/denunce/scuola-che-certifica.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';
import { accountRun, computeRun, letto, paga } from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';

// A teacher of a conservatory with a contract of the academic year: the 13th comes in December and at the end, once.

let scuola: Anno;
beforeAll(async () => {
  scuola = await openAnno('TOAF09900X', 'Conservatorio Ottavio Inventato', 'AFAM', '2026-12-01');
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createAccademia(chi, 'TOAF09900X');
  const persona = personaDiProva(80, { desCognome: 'annuale', domicili: [A_MILANO] });
  persone.set('annuale', await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
  const uidSubAnagrafe = scuola.uidDi('annuale');
  const servizio = servizioDiProva({
    datInizio: '2025-11-01',
    datFine: '2026-10-31',
    codTipoNomina: 'AN',
    codTipoServizio: 'SU',
    codFascia: '0-8',
    codCessazione: '18',
  });
  await chi.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe } });
  for (const anno of [2025, 2026])
    await chi.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(anno), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
    });
});
afterAll(() => scuola.home.close());

const dalRegistro = () => [{ uidSubAnagrafe: scuola.uidDi('annuale'), percettore: null, voci: [] }];

/** Stipendio and vacancy allowance of a month: what the 13th is made of. */
const BASE = 202_236 + 2022;

const tredicesime = async (processo: Awaited<ReturnType<typeof computeRun>>) =>
  (await letto(scuola, processo, 'annuale')).righe
    .filter(({ codice }) => codice.startsWith('TREDICESIMA'))
    .map(({ codice, importo }) => [codice, importo]);

test.each([
  ['2025-11-27', 0],
  ['2025-12-18', 2],
  ['2026-01-27', 0],
  ['2026-09-25', 0],
  ['2026-10-27', 10],
] as const)('the salary of %s has %i twelfths of the 13th, computed once or twice', async (giorno, dodicesimi) => {
  const attese = dodicesimi === 0 ? [] : [['TREDICESIMA_ANNUA', Math.round((BASE * dodicesimi) / 12)]];
  const prima = await computeRun(scuola, ['SUP-LD', giorno, `Stipendi di ${giorno}`], dalRegistro());
  expect(await tredicesime(prima)).toEqual(attese);
  await accountRun(scuola, prima);
  expect(await tredicesime(prima)).toEqual(attese);
});

test('a month that was left behind has no 13th of its own: December had it', async () => {
  const febbraio = await paga(scuola, ['SUP-LD', '2026-11-20', 'Febbraio, tardi'], dalRegistro(), {
    ANNO: 2026,
    MESE: 2,
  });
  expect(await tredicesime(febbraio)).toEqual([]);
});

test('the monthly pay that UniEmens declares is not that of thirteen months in one', async () => {
  const teoriche = await Promise.all(
    [11, 12].map(async (mese) => {
      const intera = await scuola.chi.ok(uniemensRoutes.saveUniemens, {
        body: { anno: 2025, mese, allowEmpty: false },
      });
      return intera.righe.find(({ chiave }) => chiave.startsWith('I|'))?.calcolati.RetribTeorica;
    }),
  );
  // With the RPD of 205,10 €.
  expect(teoriche).toEqual([BASE + 20_510, BASE + 20_510]);
});
