import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { somma } from '#shared/money/centesimi.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  oreInsegnamento,
  prepare,
  storePersone,
  waitForEnd,
} from '#support/cedolini.ts';
import { badDay, insisting } from '#support/engines/bad-day.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
let persone: string[];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10', faults: badDay(12) });
  ufficio = await home.as(loginOf('CEDOLINI'));
  persone = (await storePersone(home.store, SCUOLA_A, 40)).map(({ uid }) => uid);
});
afterAll(() => home.close());

const conOre = async (DES_ELABORAZIONE: string, pagate: readonly string[]): Promise<Processo> =>
  (
    await compute(
      ufficio,
      elaborazione({ DES_ELABORAZIONE }),
      pagate.map((uid) => accessorio(uid, [oreInsegnamento(1000)])),
    )
  ).processo;
const leggi = (uid: Processo['uid']) => ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
const lordi = async (uid: Processo['uid']): Promise<readonly number[]> =>
  (await archivioDi(home.store, SCUOLA_A).of(cedolinoEntita).listAll(uid)).map(({ lordo }) => lordo);

test('with every service misbehaving a merge, its undoing and a migration lose nothing and double nothing', async () => {
  const dest = await conOre('Ore di tutti', persone.slice(0, 30));
  const prov = await conOre('Ore dimenticate', persone.slice(25));
  const prima = [dest.totali, prov.totali];
  const coppia = {
    idProcessoProv: prov.uid,
    versioneProv: prov.versione,
    idProcessoDest: dest.uid,
    versioneDest: dest.versione,
  };
  const accorpa = () => ufficio.call(accorpamentoRoutes.accorpaProcessi, { body: coppia }, { key: 'accorpa-guasti' });
  expect((await insisting(accorpa)).status).toBe(200);
  await waitForEnd(ufficio, dest.uid);
  const unita = await leggi(dest.uid);
  expect(unita).toMatchObject({ STATUS: 'COMPLETATO', numCedolini: 40, numScartati: 0 });
  expect(somma(await lordi(dest.uid))).toBe((dest.totali?.lordo ?? 0) + (prov.totali?.lordo ?? 0));
  expect(await lordi(prov.uid)).toEqual([]);

  const uid = unita.accorpate?.at(-1)?.lavoro ?? '';
  const annulla = () => ufficio.call(lavoroRoutes.undoLavoro, { params: { uid }, body: {} }, { key: 'annulla-guasti' });
  expect((await insisting(annulla)).status).toBe(200);
  await waitForEnd(ufficio, dest.uid);
  expect([(await leggi(dest.uid)).totali, (await leggi(prov.uid)).totali]).toEqual(prima);
  expect([(await lordi(dest.uid)).length, (await lordi(prov.uid)).length]).toEqual([30, 15]);

  const nuova = await prepare(ufficio, elaborazione({ DES_ELABORAZIONE: 'Da riempire' }));
  const body = { processo: nuova.uid, idProcessoProv: dest.uid, cedolini: [] };
  const migra = () => ufficio.call(migrazioneRoutes.migraCompensi, { body }, { key: 'migra-con-guasti' });
  expect(await insisting(migra)).toMatchObject({ status: 200, body: { aggiunte: 30, sostituite: 0, vociCopiate: 30 } });
  const { bozza } = await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: nuova.uid } });
  expect(bozza?.righe.map(({ input }) => input.voci)).toEqual(
    Array.from({ length: 30 }, () => [oreInsegnamento(1000)]),
  );
});

test('with every service misbehaving a correction is prepared once, pays the difference once, and the sealed payslip stays', async () => {
  await nameFirmatari(await home.as(loginOf('GESTORE')));
  const { uid: idProcesso, versione } = await conOre('Ore da correggere', persone.slice(0, 1));
  const contabilizza = () =>
    ufficio.call(
      chiusuraRoutes.contabilizza,
      { body: { idProcesso, versione, motivo: 'Pagato in prove diverse' } },
      { key: 'contabilizza-guasti' },
    );
  expect((await insisting(contabilizza)).status).toBe(200);
  const sigillato = `${idProcesso}-${persone[0] ?? ''}`;
  const periodo = { ANNO: 2026, MESE: 4, dataPagamento: '2026-04-20' };
  const body = { uid: sigillato, voci: [oreInsegnamento(1200)], ...periodo };
  const correggi = () => ufficio.call(correzioneRoutes.correggiCedolino, { body }, { key: 'correggi-con-guasti' });
  expect(await insisting(correggi)).toMatchObject({ status: 200, body: { differenze: [{ differenza: 7700 }] } });
  const legami = () => ufficio.ok(correzioneRoutes.listCorrezioni, { body: { uid: sigillato } });
  const { correzioni } = await legami();
  expect(correzioni).toHaveLength(1);
  const { versione: letta, uid } = await leggi(correzioni[0]?.idProcesso ?? idProcesso);
  const richiesta = { body: { processo: { uid, versione: letta }, cedolini: [] } };
  const calcola = () => ufficio.call(processiRoutes.startCalcolo, richiesta, { key: 'calcola-con-guasti' });
  expect((await insisting(calcola)).status).toBe(200);
  await waitForEnd(ufficio, uid);
  expect([await lordi(idProcesso), await lordi(uid)]).toEqual([[38_500], [7700]]);
});
