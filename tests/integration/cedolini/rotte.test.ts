import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '../../../functions/archivio/cedolini/cedolini-repository.ts';
import { rotteEntita } from '../../../functions/archivio/cedolini/rotte.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { sendOperazioni } from '../../../functions/platform/data/modifica.ts';
import { checkArchivio } from '../../../lib/admin/verifica.ts';
import { chiusuraRoutes } from '../../../shared/contracts/cedolini/chiusura.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '../../support/cedolini.ts';
import { SCUOLA_A } from '../../support/home/test-users.ts';

let sede: Ufficio;
beforeAll(async () => {
  sede = await openUfficio(2);
});
afterAll(() => sede.home.close());

const senzaDestinazione = async () =>
  (await checkArchivio(sede.home.store)).rilievi.filter(({ invariante }) => invariante === 'I12');

test('routes are kept beside the head, sum to what is due, and are made again for payslips stored without them', async () => {
  const { home, ufficio, uidDi } = sede;
  const { processo } = await compute(
    ufficio,
    elaborazione(),
    [0, 1].map((indice) => accessorio(uidDi(indice), [oreInsegnamento(1000)])),
  );
  const archivio = archivioDi(home.store, SCUOLA_A);
  const cedolini = cedoliniRepository(archivio);
  const testate = await cedolini.listTestate(processo.uid);
  const lette = await cedolini.listRotte(testate);
  expect(lette.map(({ rotte, dalContenuto }) => [rotte.length > 5, dalContenuto])).toEqual([
    [true, false],
    [true, false],
  ]);
  const chiavi = testate.map(({ uid }) => archivio.chiavi.record(rotteEntita, uid));
  for (const item of await home.store.batchGet(chiavi)) expect(JSON.stringify(item).length).toBeLessThan(2048);

  await nameFirmatari(ufficio);
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione },
  });
  expect(await senzaDestinazione()).toEqual([]);
  const [prima] = chiavi;
  if (prima === undefined) throw new Error('a run has payslips');
  await sendOperazioni(home.store, [{ tipo: 'delete', chiave: prima }]);
  const dopo = await cedolini.listRotte(testate);
  expect(dopo.map(({ dalContenuto }) => dalContenuto).toSorted()).toEqual([false, true]);
  expect(dopo.map(({ rotte }) => rotte)).toEqual(lette.map(({ rotte }) => rotte));
  expect(await senzaDestinazione()).toHaveLength(1);
});
