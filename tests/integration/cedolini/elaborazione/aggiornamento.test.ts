import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { calcoloCedolini } from '#functions/cedolini/lavori/calcolo-cedolini/calcolo-cedolini.ts';
import { archivioDi, type Archivio } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { lavoroEntita } from '#platform/work/lavoro.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  openUfficio,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let sede: Ufficio;
let archivio: Archivio;
beforeAll(async () => {
  sede = await openUfficio(3);
  archivio = archivioDi(sede.home.store, SCUOLA_A);
});
afterAll(() => sede.home.close());

const store = async (chiave: object, campi: Readonly<Record<string, unknown>>): Promise<void> => {
  const nomi = Object.keys(campi);
  await sede.home.store.client.send(
    new UpdateCommand({
      TableName: sede.home.store.table,
      Key: { ...chiave },
      UpdateExpression: `SET ${nomi.map((nome) => `#${nome} = :${nome}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(nomi.map((nome) => [`#${nome}`, nome])),
      ExpressionAttributeValues: Object.fromEntries(nomi.map((nome) => [`:${nome}`, campi[nome]])),
    }),
  );
};

test('a run half computed when a deploy changes the rules fails and says so; resumed, every payslip is of the new ones', async () => {
  const { home, ufficio, persone } = sede;
  const { processo } = await compute(
    ufficio,
    elaborazione(),
    persone.map(({ uid }) => accessorio(uid, [compenso(10_000)])),
  );
  const lavoro = processo.lavoroUid ?? '';
  // as another release began it, and left it at its second attempt
  await store(archivio.chiavi.record(processoEntita, processo.uid), { STATUS: 'IN_CORSO', regole: 'di prima' });
  await store(archivio.chiavi.record(lavoroEntita, lavoro), { stato: 'IN_CORSO', tentativo: 2, fatti: 0 });
  const passo = lavoroHandler(calcoloCedolini(filesFromEnv(process.env)), stepPlatformFromEnv(process.env, 'prova'));
  const chiamata = { lavoro: { codmin: SCUOLA_A, uid: lavoro, tentativo: 2 } };
  await expect(passo({ ...chiamata, passo: 'blocco', blocco: '0000' })).rejects.toMatchObject({
    name: 'Programma.Aggiornato',
  });
  await passo({ ...chiamata, passo: 'fallito', errore: { Error: 'Programma.Aggiornato' } });
  const leggi = () => ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  expect(await leggi()).toMatchObject({
    STATUS: 'FALLITO',
    motivoFallimento: expect.stringMatching(/il programma è stato aggiornato .* conservato: /),
  });

  await ufficio.ok(lavoroRoutes.retryLavoro, { params: { uid: lavoro }, body: {} });
  expect(await waitForEnd(ufficio, processo.uid)).toMatchObject({ STATUS: 'COMPLETATO' });
  expect(await leggi()).toMatchObject({ regole: processo.regole, totali: processo.totali, numCedolini: 3 });
  const testate = await cedoliniRepository(archivioDi(home.store, SCUOLA_A)).listTestate(processo.uid);
  expect(testate.map(({ giro }) => giro)).toEqual([2, 2, 2]);
});
