import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  saldoDiProva,
  type Ufficio,
} from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { loginOf } from '#support/home/test-users.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

/** The person who was paid the salary, the same gross, another gross of the month of the run, another gross of another month. */
const [STIPENDIO, UGUALE, STESSO_MESE, ALTRO_MESE] = [0, 1, 2, 3] as const;

let aperto: Ufficio;
beforeAll(async () => {
  aperto = await openUfficio(4);
  await nameFirmatari(aperto.ufficio);
  await createAccademia(await aperto.home.as(loginOf('GESTORE')));
  const saldo = (chi: number, numMese: number, numLordo: number) =>
    aperto.ufficio.ok(saldiAperturaRoutes.saveSaldo, {
      body: { ...saldoDiProva(aperto.uidDi(chi), { numMese, numLordo, percettore: 'DIPENDENTE' }), versione: 0 },
    });
  await saldo(STIPENDIO, 1, 180_000);
  await saldo(UGUALE, 1, 77_777);
  await saldo(STESSO_MESE, 3, 12_345);
  await saldo(ALTRO_MESE, 2, 12_345);
});
afterAll(() => aperto.home.close());

const calcola = async (chi: number, cedolino: InputCedolino, cambi: Partial<ProcessoInput> = {}) => {
  const { processo } = await compute(aperto.ufficio, elaborazione(cambi), [cedolino]);
  const { anomalie } = await cedolinoDi(aperto.ufficio, processo.uid, aperto.uidDi(chi));
  const trovate = anomalie.filter(({ messaggio }) => messaggio.includes('altro programma ha già pagato'));
  return { processo, codici: trovate.map(({ codice }) => codice), messaggi: trovate.map(({ messaggio }) => messaggio) };
};
const accessoria = (chi: number, importo: number) => accessorio(aperto.uidDi(chi), [compenso(importo)]);

test('the same gross for days of a month that another program has paid is accounted only with the reason', async () => {
  const { processo, codici, messaggi } = await calcola(UGUALE, accessoria(UGUALE, 77_777));
  expect(codici).toEqual(['GIA_PAGATO']);
  expect(messaggi).toEqual([expect.stringMatching(/777,77 € lordi in gennaio 2026/)]);
  const { uid: idProcesso, versione } = processo;
  expect(await aperto.ufficio.call(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'motivo', message: expect.stringContaining('altro programma') }] },
  });
});

test('the salary of a service on days of a month that another program has paid asks too', async () => {
  const uidSubAnagrafe = aperto.uidDi(STIPENDIO);
  const gestore = await aperto.home.as(loginOf('GESTORE'));
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2026-01-08', '2026-01-31'), uidSubAnagrafe },
  });
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
  });
  const { codici } = await calcola(
    STIPENDIO,
    { uidSubAnagrafe, percettore: null, voci: [] },
    { idMetodo: 'SUP-LD', MESE: 1, dataPagamento: '2026-03-31' },
  );
  expect(codici).toEqual(['GIA_PAGATO']);
});

test('another payment of the same month is told and does not ask; one of another month is not told', async () => {
  expect((await calcola(STESSO_MESE, accessoria(STESSO_MESE, 20_000))).codici).toEqual(['PAGATO_ANCHE_ALTROVE']);
  expect((await calcola(ALTRO_MESE, accessoria(ALTRO_MESE, 20_000))).codici).toEqual([]);
  expect((await calcola(UGUALE, accessoria(UGUALE, 20_000))).codici).toEqual([]);
});
