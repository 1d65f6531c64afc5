import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro, type ScuolaRegistrata } from '#archivio/accesso/registro.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { printIrapAnnuale } from '#shared/contracts/denunce/stampe/irap-annuale.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import { print } from '#support/cedolini.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import type { Person } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { restituzioneDiProva } from '#support/persone-di-prova.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
let inviato: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  processo = await contabilizzata(scuola, [0, 1]);
});
afterAll(() => scuola.home.close());

const query = { anno: 2026 };
const irap = () => scuola.adempimenti.ok(irapRoutes.getIrap, { query });

test('a print is seen as long as the school has its licence', async () => {
  const { stato } = await print(scuola.adempimenti, printIrapAnnuale, { anno: 2026 });
  expect(stato).toMatchObject({ stato: 'COMPLETATO', link: expect.any(String) });
  /** Returns the answer to somebody who signs in now. */
  const vede = async (chi: Person) => {
    const { token } = await chi.ok(sessioneRoutes.login, { body: {} });
    return chi.call(
      statoStampaRoutes.getStampa,
      { params: { printId: stato.printId }, query: {} },
      { sessione: token },
    );
  };
  const conLicenze = async (licenze: ScuolaRegistrata['licenze']) => {
    const { getScuola, putScuola } = registro(scuola.home.store);
    const prima = await getScuola(SCUOLA_A);
    if (prima === undefined) throw new Error('No such school');
    await sendOperazioni(scuola.home.store, [putScuola(prima, { ...prima, licenze })]);
    return vede(scuola.adempimenti);
  };
  const tutte = (await registro(scuola.home.store).getScuola(SCUOLA_A))?.licenze ?? [];
  expect(await conLicenze(tutte.filter(({ licenza }) => licenza !== 'WIR'))).toMatchObject({
    status: 403,
    body: { code: 'LICENZA_MANCANTE' },
  });
  expect(await conLicenze(tutte)).toMatchObject({ status: 200, body: { printId: stato.printId } });
});

test('is due as the payslips have it, 8.5 % of the base, of the month it is paid in, from its runs', async () => {
  const letta = await irap();
  expect(letta).toMatchObject({ regione: '08', versata: 0, altreRegioni: [] });
  expect(letta.mesi.map(({ mese, parti }) => [mese, parti.map(({ tipo }) => tipo)])).toEqual([[3, ['DIPENDENTI']]]);
  const [marzo] = letta.mesi;
  expect(marzo).toMatchObject({ imposta: letta.imposta, base: letta.base, versata: 0, differenza: -letta.imposta });
  // Two people: each line is rounded to the cent.
  expect(Math.abs(letta.imposta - letta.base * 0.085)).toBeLessThanOrEqual(1);
  expect(letta.origini).toEqual([
    {
      idProcesso: processo.uid,
      descrizione: processo.DES_ELABORAZIONE,
      mese: 3,
      tipo: 'DIPENDENTI',
      cedolini: 2,
      base: letta.base,
      imposta: letta.imposta,
    },
  ]);
  expect((await scuola.adempimenti.ok(irapRoutes.getIrap, { query: { anno: 2025 } })).mesi).toEqual([]);
});

test('is paid by what a sent F24 holds, in the region it names; a refused one paid nothing', async () => {
  const f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  expect((await irap()).versata).toBe(0);
  const riga = f24.righe.find(({ calcolati }) => calcolati.codice === '380E')?.chiave ?? '';
  const cambiato = await scuola.adempimenti.ok(f24Routes.putValoreF24, {
    body: {
      uid: f24.denuncia.uid,
      versione: f24.denuncia.versione,
      riga,
      campo: 'ente',
      valore: '09',
      perche: 'regione sbagliata di prova',
    },
  });
  inviato = await sendF24(scuola.adempimenti, cambiato);
  const letta = await irap();
  expect(letta).toMatchObject({ versata: letta.imposta, altreRegioni: ['09'] });
  expect(letta.mesi[0]?.differenza).toBe(0);
  await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid: inviato.uid, versione: inviato.versione, esito: 'SCARTATO', motivo: 'prova' },
  });
  expect(await irap()).toMatchObject({ versata: 0, altreRegioni: [] });
});

test('a sum of the year that came back lowers the base and the tax of its month, and no more than was paid', async () => {
  const prima = await irap();
  const dipendente = { percettore: 'DIPENDENTE', numAnno: 2026 } as const;
  const rendi = (cambi: object) =>
    scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
      body: restituzioneDiProva(scuola.uidDi(0), { ...dipendente, ...cambi }),
    });
  await rendi({ datRestituzione: '2026-02-05', numLordo: 2000, numIrpef: 100 });
  const dopo = await irap();
  expect([dopo.base - prima.base, dopo.imposta - prima.imposta]).toEqual([-2000, -170]);
  expect(dopo.mesi.find(({ mese }) => mese === 2)).toMatchObject({ base: -2000, imposta: -170, versata: 0 });
  expect(dopo.origini.at(-1)).toEqual({
    idProcesso: null,
    descrizione: 'Somma restituita',
    mese: 2,
    tipo: 'DIPENDENTI',
    cedolini: 0,
    base: -2000,
    imposta: -170,
  });
  // of another year, and of a title to which nothing bore the tax: the base is as it was
  await rendi({ datRestituzione: '2026-03-06', numAnno: 2025, numLordo: 1000, numIrpef: 0 });
  expect(await irap()).toEqual(dopo);
});

test('what the return asks is of each year; of twenty that write from one version one does', async () => {
  const prima = await scuola.adempimenti.ok(irapRoutes.getOpzioniIrap, { query });
  expect(prima).toMatchObject({ anno: 2026, versione: 1, aliquota: null, deduzioni: 0, modificatoIl: null });
  const { modificatoDa: _chi, modificatoIl: _quando, ...opzioni } = prima;
  const risposte = await Promise.all(
    Array.from({ length: 20 }, (_, deduzioni) =>
      scuola.adempimenti.call(irapRoutes.saveOpzioniIrap, { body: { ...opzioni, deduzioni: deduzioni + 1 } }),
    ),
  );
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  for (const { status, body } of risposte.filter((una) => una.status !== 200))
    expect([status, body]).toMatchObject([409, { code: 'VERSIONE_SUPERATA', current: { versione: 2 } }]);
  const dopo = await scuola.adempimenti.ok(irapRoutes.getOpzioniIrap, { query });
  expect(dopo.versione).toBe(2);
  expect(dopo.deduzioni).toBeGreaterThan(0);
  expect(await scuola.adempimenti.ok(irapRoutes.getOpzioniIrap, { query: { anno: 2025 } })).toMatchObject({
    versione: 1,
    deduzioni: 0,
  });
});
