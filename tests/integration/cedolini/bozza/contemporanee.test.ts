import { afterAll, beforeAll, expect, test } from 'vitest';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  cedolinoDi,
  elaborazione,
  importi,
  openUfficio,
  oreInsegnamento,
  prepare,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';

/** Who writes the same row at once from the same version. */
const INSIEME = 20;

let home: TestHome;
let ufficio: Person;
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(INSIEME));
});
afterAll(() => home.close());

const input = (indice: number, quantita: number) => accessorio(uidDi(indice), [oreInsegnamento(quantita)]);
const salva = (processo: Processo, indice: number, versione: number, quantita: number) =>
  ufficio.ok(bozzaRoutes.saveBozza, {
    body: { idProcesso: processo.uid, righe: [{ versione, input: input(indice, quantita) }] },
  });
const righeDi = async ({ uid }: Processo) =>
  (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: uid } })).bozza?.righe ?? [];

test(`${INSIEME} at once from one version of a row: one is stored, the others are told what is there now`, async () => {
  const processo = await prepare(ufficio, elaborazione());
  await salva(processo, 0, 0, 100);
  const risposte = await Promise.all(Array.from({ length: INSIEME }, (_, n) => salva(processo, 0, 1, 1000 + n)));
  const [riga] = await righeDi(processo);
  expect(riga?.versione).toBe(2);
  expect(risposte.filter(({ salvate }) => salvate.length === 1)).toHaveLength(1);
  for (const { conflitti } of risposte.filter(({ salvate }) => salvate.length === 0))
    expect(conflitti).toEqual([{ uidSubAnagrafe: uidDi(0), current: riga }]);
});

test(`${INSIEME} rows of one draft entered at once are all kept, and all taken away at once`, async () => {
  const processo = await prepare(ufficio, elaborazione());
  const persone = Array.from({ length: INSIEME }, (_, indice) => indice);
  const esiti = await Promise.all(persone.map((indice) => salva(processo, indice, 0, 100 + indice)));
  expect(esiti.flatMap(({ salvate }) => salvate)).toHaveLength(INSIEME);
  expect(await righeDi(processo)).toHaveLength(INSIEME);
  const tolte = await Promise.all(
    persone.map((indice) =>
      ufficio.ok(bozzaRoutes.removeBozza, {
        body: { idProcesso: processo.uid, righe: [{ uidSubAnagrafe: uidDi(indice), versione: 1 }] },
      }),
    ),
  );
  expect(tolte.flatMap(({ conflitti }) => conflitti)).toEqual([]);
  expect(await righeDi(processo)).toEqual([]);
});

test('a row entered while the calculation starts is either computed or refused', async () => {
  const processo = await prepare(ufficio, elaborazione());
  await salva(processo, 0, 0, 100);
  const [, ...cambi] = await Promise.all([
    ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [] },
    }),
    ...[200, 300, 400].map((quantita) =>
      ufficio.call(bozzaRoutes.saveBozza, {
        body: { idProcesso: processo.uid, righe: [{ versione: 1, input: input(0, quantita) }] },
      }),
    ),
  ]);
  await waitForEnd(ufficio, processo.uid);
  for (const { status } of cambi) expect([200, 409]).toContain(status);
  const accettata = cambi.findIndex(
    ({ status, body }) => status === 200 && bozzaRoutes.saveBozza.response.parse(body).salvate.length > 0,
  );
  const { input: calcolato } = await cedolinoDi(ufficio, processo.uid, uidDi(0));
  expect(calcolato.voci).toEqual(input(0, [200, 300, 400][accettata] ?? 100).voci);
  expect(importi(await cedolinoDi(ufficio, processo.uid, uidDi(0)))).not.toEqual({});
});
