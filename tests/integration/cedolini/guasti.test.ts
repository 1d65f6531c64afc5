import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import { somma } from '#shared/money/centesimi.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  oreInsegnamento,
  print,
  storePersone,
  waitForEnd,
} from '#support/cedolini.ts';
import { badDay } from '#support/engines/bad-day.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10', faults: badDay(11) });
}, 60_000);
afterAll(() => home.close());

test('with every service misbehaving nothing is lost and nothing is double', { timeout: 120_000 }, async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persone = await storePersone(home.store, SCUOLA_A, 100);
  const { processo, avanzamento } = await compute(
    ufficio,
    elaborazione(),
    persone.map((persona, indice) => accessorio(persona.uid, [oreInsegnamento(100 + indice)])),
  );
  expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO', fatti: 100, scartati: 0, totale: 100 });
  const testate = await archivioDi(home.store, SCUOLA_A).of(cedolinoEntita).listAll(processo.uid);
  expect(new Set(testate.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).size).toBe(100);
  expect(processo.totali?.netto).toBe(somma(testate.map(({ netto }) => netto)));
  const audit = await home.store.queryAll({ pk: `SCUOLA#${SCUOLA_A}#AUDIT#${new Date().toISOString().slice(0, 7)}` });
  expect(audit.filter(({ uid, azione }) => uid === processo.uid && azione === 'modificato')).toHaveLength(5);

  const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, persone[0]?.uid ?? '');
  const key = 'modifica-con-guasti';
  const richiesta = { body: { uid, versione, input: { ...input, voci: [oreInsegnamento(1000)] } } };
  const risposte = [];
  do risposte.push(await ufficio.call(payslipRoutes.updateCedolino, richiesta, { key }));
  while (risposte.at(-1)?.status !== 200 && risposte.length < 20);
  expect(risposte.at(-1)).toMatchObject({ status: 200, body: { lordo: 38_500 } });
  expect(
    await print(ufficio, stampeRoutes.printCedolini, { idProcesso: processo.uid, idCedolini: [uid] }),
  ).toMatchObject({ stato: { stato: 'COMPLETATO' } });
  expect(await waitForEnd(ufficio, processo.uid)).toMatchObject({ STATUS: 'COMPLETATO' });
  expect((await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } })).totali?.lordo).toBe(
    somma(testate.map(({ lordo }) => lordo)) - 3850 + 38_500,
  );
});
