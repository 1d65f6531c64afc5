import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { restituzioniRoutes, type RestituzioneModulo } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { sommeRestituiteRoutes } from '#shared/contracts/denunce/somme-restituite.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { accessorio, compenso, occasionaleDiProva } from '#support/cedolini.ts';
import { elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { restituzioneDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';

// A tax that was paid over on a sum that came back is the school's again: the next F24 takes it once, and filings that were sent are named one by one.

let scuola: ScuolaCheVersa;
let primo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1, { oggi: '2026-04-20' });
  primo = await contabilizzati(scuola, [occasionaleDiProva(scuola.uidDi(1), 50_000)], {
    DES_ELABORAZIONE: 'Esperti',
    idMetodo: 'EST-LD',
  });
}, 120_000);
afterAll(() => scuola.home.close());

const rendi = (indice: number, cambi: Partial<RestituzioneModulo> = {}) =>
  scuola.ufficio.ok(restituzioniRoutes.createRestituzione, { body: restituzioneDiProva(scuola.uidDi(indice), cambi) });
const f24 = (processi: readonly Processo[], cambi = {}): Promise<DenunciaIntera> =>
  scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo(processi, cambi) });
const eccedenze = ({ righe }: DenunciaIntera) =>
  righe.flatMap(({ calcolati: { codice, riferimentoA, riferimentoB, debito, credito } }) =>
    codice === '155E' || codice === '156E' ? [[codice, riferimentoA, riferimentoB, debito, credito]] : [],
  );
const codici = ({ rilievi }: DenunciaIntera) => rilievi.map(({ codice }) => codice);
const toccate = (uid: string) =>
  scuola.ufficio.ok(sommeRestituiteRoutes.listDenunceRestituzione, { body: { uid: Object(uid) } });

test('the tax of what came back net is to credit in the F24 of its month, once, and the squaring explains it', async () => {
  const prima = await f24([primo]);
  expect(eccedenze(prima)).toEqual([]);
  // 300,00 of the 500,00 come back: of the 100,00 withheld, 60,00 are the school's again.
  const resa = await rendi(1);
  const letta = await scuola.adempimenti.ok(f24Routes.getF24, { body: { uid: prima.denuncia.uid } });
  expect([letta.daAggiornare, codici(letta).includes('denuncia.somme-mosse')]).toEqual([true, true]);
  const dopo = await f24([primo], { versione: letta.denuncia.versione });
  expect(eccedenze(dopo)).toEqual([['156E', '0003', '2026', 0, 6_000]]);
  expect(codici(dopo)).toContain('f24.ritenuta-restituita');
  expect([dopo.denuncia.bloccanti, dopo.daAggiornare]).toEqual([0, false]);
  await sendF24(scuola.adempimenti, dopo);
  const { righe } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } });
  expect(righe.filter(({ codice }) => codice === '156E')).toMatchObject([
    { dovuto: 0, denunciato: -6_000, esito: 'SPIEGATA' },
  ]);
  const secondo = await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(30_000)])], {
    DES_ELABORAZIONE: 'Altri',
  });
  expect(eccedenze(await f24([secondo]))).toEqual([]);
  // The restitution was wrong: the F24 that took its tax says what to do.
  const { uid, versione, ...campi } = resa;
  await scuola.ufficio.ok(restituzioniRoutes.updateRestituzione, {
    body: { ...campi, uid, versione, numLordo: 20_000, numIrpef: 4_000 },
  });
  const inviato = await scuola.adempimenti.ok(f24Routes.getF24, { body: { uid: prima.denuncia.uid } });
  expect(inviato.rilievi).toContainEqual(
    expect.objectContaining({
      codice: 'f24.restituita-cambiata',
      atteso: "40,00 €, con la restituzione com'è oggi",
      trovato: '60,00 € a credito con 156E',
    }),
  );
}, 120_000);

test('the credit of an earlier year has no code that anybody has read: it is told, and it is a deadline until the office says it is done', async () => {
  await rendi(1, { numAnno: 2019, numLordo: 100_000, numIrpef: 20_000 });
  const terzo = await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(10_000)])], {
    DES_ELABORAZIONE: 'Terzi',
  });
  const intera = await f24([terzo]);
  expect(eccedenze(intera)).toEqual([]);
  expect(intera.rilievi.find(({ codice }) => codice === 'f24.credito-senza-codice')).toMatchObject({
    gravita: 'AVVISO',
    trovato: '240,00 € a credito della scuola, fuori dal modello: somma restituita il 05/03/2026 (Ore non prestate)',
  });
  const scadenze = await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), '2026-04-20');
  expect(scadenze.filter(({ adempimento }) => adempimento === 'CREDITO_RESTITUZIONI')).toMatchObject([
    { anno: 2026, mese: 3, giorno: '2026-04-16', stato: 'SCADUTA', elaborazioni: 1, riscontrata: false },
  ]);
}, 120_000);

test('filings already sent that a restitution touches are named one by one, with what to do, there and here', async () => {
  await saveFirma(scuola.adempimenti);
  const cu = await elaboraCu(scuola.adempimenti);
  const riga = cu.righe.find(({ calcolati }) => calcolati.quadro === 'H')?.chiave ?? '';
  const { uid, versione } = cu.denuncia;
  const certificati = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
    body: { uid, versione, riga, campo: 'AU001001', valore: 'M', perche: 'Lavoro occasionale' },
  });
  await sendCu(scuola.adempimenti, certificati.denuncia);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0), 20_000)], { DES_ELABORAZIONE: 'Supplenti' });
  const { denuncia } = await uniemensDiMarzo(scuola.adempimenti);
  await sendUniemens(scuola.adempimenti, denuncia);
  const compenso = await rendi(1, { numLordo: 5_000, numIrpef: 1_000 });
  expect(await toccate(compenso.uid)).toMatchObject([
    { tipo: 'cu', uid: cu.denuncia.uid, rimedio: expect.stringContaining('sostituzione') },
  ]);
  // The other person is in no certificate that was sent: no other is asked.
  const dipendente = { percettore: 'DIPENDENTE', numLordo: 5_000, numIrpef: 1_000 } as const;
  expect(await toccate((await rendi(0, dipendente)).uid)).toEqual([]);
  const resa = await rendi(0, { ...dipendente, numContributi: 919, numImponibileContributivo: 5_000 });
  expect(await toccate(resa.uid)).toMatchObject([
    { tipo: 'uniemens', uid: denuncia.uid, rimedio: expect.stringContaining('diminuire di 50,00 €') },
  ]);
  const inviato = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: denuncia.uid } });
  expect(codici(inviato).filter((codice) => codice === 'denuncia.restituita-dopo')).toHaveLength(1);
  const certificata = await scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid: cu.denuncia.uid } });
  expect(codici(certificata)).toContain('denuncia.restituita-dopo');
  await rifiutata(
    scuola.home,
    () =>
      scuola.ufficio.call(sommeRestituiteRoutes.listDenunceRestituzione, {
        body: { uid: Object(`${scuola.uidDi(0)}-nessuna`) },
      }),
    assente(),
  );
}, 120_000);
