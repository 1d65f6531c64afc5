import { afterAll, beforeAll, expect, test } from 'vitest';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compute, elaborazione, nameFirmatari, oreInsegnamento, storePersone } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
let marzo: Processo;
let cedolino: string;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10', faults: { dynamodb: { seed: 7, indexDelayMs: 3000 } } });
  ufficio = await home.as(loginOf('CEDOLINI'));
  await nameFirmatari(await home.as(loginOf('GESTORE')));
  const [persona] = await storePersone(home.store, SCUOLA_A, 1);
  const { processo } = await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore di marzo' }), [
    accessorio(persona?.uid ?? '', [oreInsegnamento(1000)]),
  ]);
  marzo = await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  cedolino = `${marzo.uid}-${persona?.uid ?? ''}`;
});
afterAll(() => home.close());

const correggi = (chi: Person, ore: number) =>
  chi.call(correzioneRoutes.correggiCedolino, {
    body: { uid: cedolino, voci: [oreInsegnamento(ore)], ANNO: 2026, MESE: 4, dataPagamento: '2026-04-20' },
  });
const correzioni = async () =>
  (await ufficio.ok(correzioneRoutes.listCorrezioni, { body: { uid: cedolino } })).correzioni;

test('while the index is late, of several corrections of one payslip one is prepared; gone, another may be', async () => {
  const altri = await Promise.all([home.as(loginOf('GESTORE')), home.as(loginOf('TESTER'))]);
  const insieme = await Promise.all([ufficio, ...altri].map((chi, indice) => correggi(chi, 1100 + indice * 100)));
  expect(insieme.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await correggi(ufficio, 1500)).toMatchObject({
    status: 409,
    body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('non ancora contabilizzata') },
  });
  const [preparata, ...altre] = await correzioni();
  if (preparata === undefined) throw new Error('No correction is told of');
  expect(altre).toEqual([]);
  const { uid, versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: preparata.idProcesso } });
  await ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
  expect(await correzioni()).toEqual([]);
  expect((await correggi(ufficio, 1500)).status).toBe(200);
});
