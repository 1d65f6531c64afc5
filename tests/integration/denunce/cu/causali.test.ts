import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asRead, sendOperazioni, type Operazione } from '#platform/data/modifica.ts';
import { writeItem } from '#platform/data/repository.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { somma } from '#shared/money/centesimi.ts';
import { compenso, occasionaleDiProva } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(6);
  await saveFirma(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const incarico = async (persona: number, numIncarico: string, codCausaleCu: 'A' | 'B' | 'M') =>
  (
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ numIncarico, codCausaleCu }), uidSubAnagrafe: scuola.uidDi(persona) },
    })
  ).uid;

/** The runs accounted here. */
const pagate: Processo[] = [];

type Quanto = readonly [importo: number, uidIncarico?: Awaited<ReturnType<typeof incarico>>, codice?: string];

/** One payslip of these items, each for its assignment, accounted. */
const paga = async (persona: number, ...voci: readonly Quanto[]): Promise<void> => {
  const totale = somma(voci.map(([importo]) => importo));
  const cedolino: InputCedolino = {
    ...occasionaleDiProva(scuola.uidDi(persona), totale),
    voci: voci.map(([importo, uidIncarico, codice]) => ({
      ...compenso(importo, codice),
      ...(uidIncarico === undefined ? {} : { uidIncarico }),
    })),
  };
  pagate.push(await contabilizzati(scuola, [cedolino], { idMetodo: 'EST-LD', DES_ELABORAZIONE: `Esperti ${totale}` }));
};

let raccolta: DenunciaIntera | undefined;
/** The certificates as they are gathered now. */
const gather = async (): Promise<DenunciaIntera> => {
  raccolta = await elaboraCu(
    scuola.adempimenti,
    raccolta === undefined ? {} : { versione: raccolta.denuncia.versione },
  );
  return raccolta;
};

/** A point of the self-employment records of some people, by cause. */
const perCausa = ({ righe }: DenunciaIntera, persone: readonly number[], punto = 'AU001004') =>
  persone.map((persona) =>
    Object.fromEntries(
      righe
        .filter(({ chiave }) => chiave.startsWith(`H|${scuola.persone[persona]?.desCf ?? ''}`))
        .map(({ calcolati }): [string, unknown] => [String(calcolati.AU001001), calcolati[punto]]),
    ),
  );

test('each payment is certified under the cause of the assignment that its item names', async () => {
  const [prestazione, diritti] = [await incarico(0, '1', 'M'), await incarico(0, '2', 'B')];
  await paga(0, [100_000, prestazione]);
  await paga(0, [50_000, diritti]);
  // a second assignment, which no item names, changes nothing
  const pagata = await incarico(1, '3', 'M');
  await incarico(1, '4', 'A');
  await paga(1, [170_000, pagata]);
  // a payment that names no assignment takes the cause of the only one of the year
  await incarico(2, '5', 'M');
  await paga(2, [30_000]);
  expect(perCausa(await gather(), [0, 1, 2])).toEqual([{ M: 100_000, B: 50_000 }, { M: 170_000 }, { M: 30_000 }]);
});

test('one payslip of two assignments is certified under the cause of each, with its own share of what was withheld', async () => {
  const [prestazione, diritti] = [await incarico(3, '6', 'M'), await incarico(3, '7', 'B')];
  await paga(3, [100_000, prestazione], [50_000, diritti]);
  const [professione, occasionale] = [await incarico(4, '8', 'A'), await incarico(4, '9', 'M')];
  // a third of a cent, and an item that names no assignment beside two causes: nobody has said its cause
  await paga(4, [33_333, professione], [66_667, occasionale], [10_001]);
  // an item without an assignment goes with the only cause of the others
  const sola = await incarico(5, '10', 'M');
  await paga(5, [40_000, sola], [5_000]);
  const intera = await gather();
  expect(perCausa(intera, [3, 4, 5])).toEqual([
    { M: 100_000, B: 50_000 },
    { A: 33_333, M: 66_667, '': 10_001 },
    { M: 45_000 },
  ]);
  const [due, tre] = perCausa(intera, [3, 4], 'AU001009');
  expect(due).toEqual({ M: 20_000, B: 10_000 });
  expect(somma(Object.values(tre ?? {}).map(Number))).toBe(22_000);
});

test('a payslip accounted before its items were kept with the head is divided by what it was sealed with', async () => {
  const prima = perCausa(await gather(), [3, 4]);
  const { store } = scuola.home;
  const archivio = archivioDi(store, SCUOLA_A);
  const testate = (await Promise.all(pagate.map(({ uid }) => archivio.of(cedolinoEntita).listAll(uid)))).flat();
  await sendOperazioni(
    store,
    testate.map((testata): Operazione => {
      if (!testata.fatti) throw new Error('The payslip has no facts');
      const { vociPerIncarico: _tolte, ...fatti } = testata.fatti;
      return {
        tipo: 'put',
        chiave: archivio.chiavi.record(cedolinoEntita, testata.uid),
        item: writeItem(cedolinoEntita, SCUOLA_A, { ...testata, fatti }),
        condizione: asRead(testata),
      };
    }),
  );
  expect(perCausa(await gather(), [3, 4])).toEqual(prima);
});
