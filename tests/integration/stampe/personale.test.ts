import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { readTable } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { datiRegistratiRoutes } from '#shared/contracts/anagrafe/stampe/dati-registrati.ts';
import {
  printAttivita,
  printDatiFiscali,
  printDatiSoggettivi,
  printInServizio,
  printModalitaPagamento,
  printRubrica,
} from '#shared/contracts/anagrafe/stampe/personale.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { nuovePersone, print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { registerDati } from '#support/stampe/dati-registrati.ts';

let home: TestHome;
let gestore: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  persone = await nuovePersone(gestore, 3);
  const [prima, seconda] = persone;
  for (const [chi, dal, al] of [
    [prima, '2026-01-12', '2026-02-20'],
    [prima, '2026-02-23', '2026-03-20'],
    [seconda, '2025-10-01', '2025-12-20'],
  ] as const)
    await gestore.ok(serviziRoutes.createServizio, {
      body: { ...supplenzaDiProva(dal, al), uidSubAnagrafe: chi?.uid ?? '' },
    });
  await registerDati(gestore, seconda?.uid ?? '');
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe: prima?.uid ?? '',
      numAliquotaMassima: 350_000,
      desAliquotaLettaDa: 'NoiPA gennaio 2026',
    },
  });
});
afterAll(() => home.close());

const righe = async <P extends z.ZodObject>(
  contratto: Stampa<P>,
  parametri: z.input<P>,
  chi = gestore,
): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await print(chi, contratto, { ...parametri, formato: 'xlsx' });
  return bytes === null ? [] : (await readTable(bytes, 'stampa.xlsx')).righe.map(({ celle }) => celle);
};
const nome = (indice: number): string => {
  const persona = persone[indice];
  return persona === undefined ? '' : nominativo(persona.desCognome, persona.desNome);
};
const anno = { dal: '2026-01-01', al: '2026-12-31' };

test('who served in the period is there once, with the last service, under name, qualification, site or initial', async () => {
  const alfabetico = await righe(printInServizio, { ...anno, layout: 'ALFABETICO' });
  expect(alfabetico.map((celle) => [celle[0], ...celle.slice(-3, -1)])).toEqual([
    [nome(0), '2026-02-23', '2026-03-20'],
  ]);
  const due = { dal: '2025-10-01', al: '2026-12-31', anno: 2025 };
  expect((await righe(printInServizio, { ...due, layout: 'QUALIFICA' })).map((celle) => celle[1]).toSorted()).toEqual(
    [nome(0), nome(1)].toSorted(),
  );
  const iniziali = await righe(printRubrica, { ...due, layout: 'RUBRICA' });
  expect(iniziali.map(([iniziale]) => iniziale)).toEqual(
    iniziali.map(([, persona]) => persona?.slice(0, 1).toUpperCase()),
  );
});

test('special activities are of who has them, in service or not, with their hours and amounts', async () => {
  expect(await righe(printAttivita, { ...anno, layout: 'ALFABETICO' })).toEqual([
    [
      'Coordinamento di classe',
      nome(1),
      'Coordinamento di classe',
      '2026-01-07',
      '2026-06-30',
      '10',
      '300',
      'Prot. 12',
    ],
  ]);
  expect((await righe(printAttivita, { ...anno, layout: 'QUALIFICA' })).map(([sezione]) => sezione)).toEqual([
    'Senza servizio nel periodo',
  ]);
});

test('who has not said how to be paid is told apart', async () => {
  const [riga] = await righe(printModalitaPagamento, { ...anno, layout: 'ALFABETICO' });
  const completa = persone[0]?.codModPagamento !== null;
  expect(riga?.[0]).toBe(completa ? 'Modalità indicata' : 'Da completare');
});

test('tax data of a year, personal items of a period without their creditor', async () => {
  expect((await righe(printDatiFiscali, { numAnno: 2026 })).map((celle) => [celle[0], ...celle.slice(2, 5)])).toEqual([
    [nome(0), 'Dai servizi', '35 %', 'NoiPA gennaio 2026'],
  ]);
  expect(await righe(printDatiFiscali, { numAnno: 2025 })).toEqual([]);
  const periodo = { datInizio: '2026-01-01', datFine: '2026-01-31' };
  const soggettivi = await righe(printDatiSoggettivi, { ...periodo, desVoce: 'altra' });
  expect(soggettivi.map((celle) => [...celle.slice(0, 2), ...celle.slice(3)])).toEqual([
    ['Altra trattenuta', nome(1), '2026-01-01', '2026-12-31', '200', '2400'],
  ]);
  expect(soggettivi.flat().join(' ')).not.toContain('Finanziaria');
  expect(await righe(printDatiSoggettivi, { ...periodo, codVoce: 'RIA' })).toEqual([]);
});

test('the same data as records, by query and by body, of the own school only', async () => {
  const numAnno = 2026;
  const fiscali = await gestore.ok(datiRegistratiRoutes.listDatiFiscali, { query: { numAnno } });
  expect(fiscali.map(({ nominativo: chi, dati }) => [chi, dati.numAliquotaMassima])).toEqual([[nome(0), 350_000]]);
  expect(await gestore.ok(datiRegistratiRoutes.searchDatiFiscali, { body: { numAnno } })).toEqual(fiscali);
  const periodo = { datInizio: '2026-01-01', datFine: '2026-01-31' };
  const soggettivi = await gestore.ok(datiRegistratiRoutes.searchDatiSoggettivi, { body: periodo });
  expect(soggettivi.map(({ nominativo: chi, dati }) => [chi, dati.codVoce])).toEqual([[nome(1), 'ALTTRA']]);
  expect(await gestore.ok(datiRegistratiRoutes.listDatiSoggettivi, { query: periodo })).toEqual(soggettivi);
  const altra = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect(await altra.ok(datiRegistratiRoutes.listDatiFiscali, { query: { numAnno } })).toEqual([]);
  expect(await altra.ok(datiRegistratiRoutes.listDatiSoggettivi, { query: periodo })).toEqual([]);
});

test('another school has none of them, and an end before the beginning is named', async () => {
  const altra = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect(await righe(printInServizio, { ...anno, layout: 'ALFABETICO' }, altra)).toEqual([]);
  const { status, body } = await gestore.call(printInServizio, {
    body: { dal: '2026-12-31', al: '2026-01-01', layout: 'ALFABETICO' },
  });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'al', message: 'La data finale non può precedere quella iniziale.' }] },
  });
});
