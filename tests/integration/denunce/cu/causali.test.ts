import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { compenso, occasionaleDiProva } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(3);
  await saveFirma(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const incarico = async (persona: number, numIncarico: string, codCausaleCu: 'A' | 'B' | 'M') =>
  (
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ numIncarico, codCausaleCu }), uidSubAnagrafe: scuola.uidDi(persona) },
    })
  ).uid;

const paga = (persona: number, importo: number, uidIncarico?: Awaited<ReturnType<typeof incarico>>) => {
  const cedolino: InputCedolino = {
    ...occasionaleDiProva(scuola.uidDi(persona), importo),
    voci: [{ ...compenso(importo), ...(uidIncarico === undefined ? {} : { uidIncarico }) }],
  };
  return contabilizzati(scuola, [cedolino], { idMetodo: 'EST-LD', DES_ELABORAZIONE: `Esperti ${importo}` });
};

/** Gross of the self-employment records of each person, by cause. */
const causaliDiOgnuno = async (): Promise<readonly Record<string, unknown>[]> => {
  const { righe } = await elaboraCu(scuola.adempimenti);
  return [0, 1, 2].map((persona) =>
    Object.fromEntries(
      righe
        .filter(({ chiave }) => chiave.startsWith(`H|${scuola.persone[persona]?.desCf ?? ''}`))
        .map(({ calcolati }) => [String(calcolati.AU001001), calcolati.AU001004]),
    ),
  );
};

test('each payment is certified under the cause of the assignment that its item names', async () => {
  const [prestazione, diritti] = [await incarico(0, '1', 'M'), await incarico(0, '2', 'B')];
  await paga(0, 100_000, prestazione);
  await paga(0, 50_000, diritti);
  // a second assignment, which no item names, changes nothing
  const pagata = await incarico(1, '3', 'M');
  await incarico(1, '4', 'A');
  await paga(1, 170_000, pagata);
  // a payment that names no assignment takes the cause of the only one of the year
  await incarico(2, '5', 'M');
  await paga(2, 30_000);
  expect(await causaliDiOgnuno()).toEqual([{ M: 100_000, B: 50_000 }, { M: 170_000 }, { M: 30_000 }]);
});
