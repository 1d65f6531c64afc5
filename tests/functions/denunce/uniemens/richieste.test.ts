import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniemensService } from '#functions/denunce/uniemens/uniemens-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { countingStore } from '#support/counting-store.ts';
import { multiplyPersone } from '#support/denunce/mille-persone.ts';
import { contabilizzati, MARZO, openScuolaCheDenuncia, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const PERSONE = 400;

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  processo = await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  await multiplyPersone(scuola, processo, PERSONE);
});
afterAll(() => scuola.home.close());

test('the UniEmens of hundreds of people is gathered with at most one request for twenty of them and twenty more', async () => {
  const conteggio = countingStore();
  const modifica = new Modifica();
  const archivio = archivioDi(conteggio.store, SCUOLA_A);
  const { denuncia, righe } = await uniemensService.save(
    { ...MARZO, allowEmpty: false },
    { archivio, modifica, oggi: '2026-04-10' },
  );
  await sendModifica(conteggio.store, modifica, {
    codmin: SCUOLA_A,
    utente: 'prova',
    nome: 'Prova',
    correlationId: 'prova-richieste-uniemens',
    adesso: new Date(),
  });
  expect(conteggio.letture() + conteggio.scritture()).toBeLessThanOrEqual(PERSONE / 20 + 20);
  expect(conteggio.scritture()).toBe(1);
  expect([denuncia.persone, denuncia.STATUS]).toEqual([PERSONE, 'COMPLETATO']);
  expect(righe.filter(({ calcolati }) => calcolati.Qualifica1 === '2').length).toBe(PERSONE);
});
