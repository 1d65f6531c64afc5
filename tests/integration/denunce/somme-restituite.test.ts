import { afterAll, beforeAll, expect, test } from 'vitest';
import { restituzioniRoutes, type RestituzioneModulo } from '#shared/contracts/anagrafe/restituzione.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { accessorio, compenso, occasionaleDiProva } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzati, openScuolaCheDenuncia, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { restituzioneDiProva } from '#support/persone-di-prova.ts';

// A sum given back is no income of its year: what certifies and tells of the year says less, and what was made before says that it must be made again.

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1, { oggi: '2026-03-31' });
  const [primo, secondo] = [scuola.uidDi(0), scuola.uidDi(1)];
  await contabilizzati(scuola, [accessorio(primo, [compenso(10_000)])], { DES_ELABORAZIONE: 'Compensi' });
  await contabilizzati(scuola, [supplente(primo, 20_000)], { DES_ELABORAZIONE: 'Supplenti' });
  await contabilizzati(scuola, [occasionaleDiProva(secondo, 50_000)], {
    DES_ELABORAZIONE: 'Esperti',
    idMetodo: 'EST-LD',
  });
  await saveFirma(scuola.adempimenti);
}, 120_000);
afterAll(() => scuola.home.close());

const rendi = (indice: number, cambi: Partial<RestituzioneModulo>) =>
  scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
    body: restituzioneDiProva(scuola.uidDi(indice), cambi),
  });
const mosse = ({ rilievi }: DenunciaIntera) =>
  rilievi.filter(({ codice }) => codice === 'denuncia.somme-mosse').map(({ campo }) => campo);
const punti = ({ righe }: DenunciaIntera, quadro: string, ...nomi: readonly string[]) =>
  righe
    .filter(({ calcolati }) => calcolati.quadro === quadro)
    .map(({ calcolati }) => nomi.map((nome) => calcolati[nome]));

test('the certificate of the year says what was kept: the fee and its withholding, the taxable pay and its tax', async () => {
  const prima = await elaboraCu(scuola.adempimenti);
  // 500,00 and their 20 %.
  expect(punti(prima, 'H', 'AU001004', 'AU001008', 'AU001009')).toEqual([[50_000, 50_000, 10_000]]);
  const [[imponibile = 0, irpef = 0] = []] = punti(prima, 'G', 'DB001002', 'DB001021');
  // 300,00 of the 500,00 come back: 240,00, less the 60,00 withheld.
  await rendi(1, {});
  // 100,00 of the pay, less 9,19 of contributions and 20,89 of tax: 69,92.
  await rendi(0, {
    percettore: 'DIPENDENTE',
    numLordo: 10_000,
    numContributi: 919,
    numImponibileContributivo: 10_000,
    numIrpef: 2_089,
  });
  const letta = await scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid: prima.denuncia.uid } });
  expect(letta.daAggiornare).toBe(true);
  expect(mosse(letta)).toEqual(['restituzioni']);
  const dopo = await elaboraCu(scuola.adempimenti, { versione: letta.denuncia.versione });
  expect(dopo.daAggiornare).toBe(false);
  expect(punti(dopo, 'H', 'AU001004', 'AU001008', 'AU001009')).toEqual([[20_000, 20_000, 4_000]]);
  expect(punti(dopo, 'G', 'DB001002', 'DB001021')).toEqual([[Number(imponibile) - 9_081, Number(irpef) - 2_089]]);
  expect(dopo.rilievi.filter(({ codice }) => codice === 'cu.somma-restituita')).toMatchObject([
    { trovato: '9,19 € di contributi, restituiti il 05/03/2026' },
  ]);
});

test('gross, the income falls and the tax stays as withheld: the settlement gives it back; of an earlier year it is a deduction to be added', async () => {
  const prima = await elaboraCu(scuola.adempimenti, {
    versione: (await lette()).denuncia.versione,
  });
  const [[imponibile = 0, irpef = 0] = []] = punti(prima, 'G', 'DB001002', 'DB001021');
  await rendi(0, { percettore: 'DIPENDENTE', modo: 'LORDO', numLordo: 5_000, numIrpef: 1_000 });
  await rendi(0, { percettore: 'DIPENDENTE', modo: 'LORDO', numAnno: 2024, numLordo: 7_000, numContributi: 700 });
  const dopo = await elaboraCu(scuola.adempimenti, { versione: prima.denuncia.versione });
  expect(punti(dopo, 'G', 'DB001002', 'DB001021')).toEqual([[Number(imponibile) - 5_000, irpef]]);
  expect(dopo.rilievi.map(({ trovato }) => trovato)).toContain(
    '63,00 € del 2024 al lordo delle ritenute, restituiti il 05/03/2026',
  );
});

const lette = async () => {
  const [una] = (await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} })).righe;
  if (una === undefined) throw new Error('A certification expected');
  return scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid: una.uid } });
};

test('NoiPA is told less of who has its pay there, in the month the sum came back', async () => {
  await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(30_000)])], {
    DES_ELABORAZIONE: 'Altri compensi',
  });
  const prima = await sptDelTrimestre(scuola.adempimenti);
  const lordi = ({ righe }: DenunciaIntera, uid: string) =>
    righe
      .filter(({ calcolati }) => calcolati.quadro === 'C' && calcolati.IdDipendente === uid)
      .map(({ calcolati: { Lordo, RitenutaIrpef, Liquidazione } }) => [Lordo, RitenutaIrpef, Liquidazione]);
  await rendi(1, { percettore: 'DIPENDENTE', numLordo: 8_000, numContributi: 704, numIrpef: 1_678 });
  const letta = await scuola.adempimenti.ok(sptRoutes.getSpt, { body: { uid: prima.denuncia.uid } });
  expect(letta.daAggiornare).toBe(true);
  expect(mosse(letta)).toEqual(['restituzioni']);
  const dopo = await sptDelTrimestre(scuola.adempimenti, { versione: letta.denuncia.versione });
  expect(lordi(dopo, scuola.uidDi(1))).toEqual([[-8_000, -1_678, '2026-03'], ...lordi(prima, scuola.uidDi(1))]);
  expect(dopo.daAggiornare).toBe(false);
});
