import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
let preside: Person;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  preside = await scuola.home.as(loginOf('PRESIDE'));
});
afterAll(() => scuola.home.close());

const lista = () => preside.ok(approvazioniRoutes.listApprovazioni, { body: {} });

test('a sent date that the school wants two people for waits for the second; approved with one protocol, another is asked again', async () => {
  const processo = await contabilizzata(scuola, [0]);
  const { opzioni } = await lista();
  await preside.ok(approvazioniRoutes.saveOpzioniApprovazione, {
    body: {
      opzioni: { CONTABILIZZAZIONE: 'NESSUNO', INVIO: 'PRESIDE', COORDINATE: 'NESSUNO' },
      versione: opzioni.versione,
    },
  });
  const { denuncia } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  const { uid, versione } = await scuola.adempimenti.ok(f24Routes.makeFileF24, {
    query: { uid: denuncia.uid, versione: denuncia.versione },
  });
  const invia = (protocollo: string) =>
    scuola.adempimenti.call(f24Routes.sendF24, {
      body: { uid, versione, datInvio: scuola.adempimenti.sessione.oggi, protocollo },
    });
  const attende = {
    status: 409,
    body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('il dirigente scolastico deve approvare') },
  };
  expect(await invia('1')).toMatchObject(attende);
  const { richieste } = await lista();
  expect(richieste).toMatchObject([{ tipo: 'INVIO', stato: 'IN_ATTESA', oggetto: uid }]);
  expect((await scuola.adempimenti.ok(f24Routes.getF24, { body: { uid } })).denuncia.STATUS).toBe('COMPLETATO');
  await preside.ok(approvazioniRoutes.decideApprovazione, {
    body: { uid: richieste[0]?.uid ?? '', esito: 'APPROVATA', motivo: '' },
  });
  expect(await invia('2')).toMatchObject(attende);
  expect(await invia('1')).toMatchObject({ status: 200, body: { STATUS: 'INVIATO' } });
  expect((await lista()).richieste.map(({ stato }) => stato).toSorted()).toEqual(['ESEGUITA', 'IN_ATTESA']);
});
