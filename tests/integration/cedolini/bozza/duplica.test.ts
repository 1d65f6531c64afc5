import { afterAll, beforeAll, expect, test } from 'vitest';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compute, elaborazione, openUfficio, oreInsegnamento, type Ufficio } from '#support/cedolini.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';

const PERSONE = 100;

let ufficio: Ufficio;
let origine: Processo;
beforeAll(async () => {
  ufficio = await openUfficio(PERSONE);
  ({ processo: origine } = await compute(
    ufficio.ufficio,
    elaborazione(),
    ufficio.persone.map(({ uid }, indice) => accessorio(uid, [oreInsegnamento(100 + indice)])),
  ));
});
afterAll(() => ufficio.home.close());

const aprile = elaborazione({ MESE: 4, dataPagamento: '2026-04-20', DES_ELABORAZIONE: 'Duplicata' });
const duplica = (idProcesso: string, conVoci: boolean, processo = aprile) =>
  ufficio.ufficio.ok(bozzaRoutes.duplicaProcesso, { body: { idProcesso, processo, conVoci } });
const righeDi = async (idProcesso: string) =>
  (await ufficio.ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? [];

test('the people of a calculated run, with their items a month later', async () => {
  const { processo, persone } = await duplica(origine.uid, true);
  expect([processo.STATUS, processo.DES_ELABORAZIONE, persone]).toEqual(['ATTESA', 'Duplicata', PERSONE]);
  const righe = await righeDi(processo.uid);
  expect(righe.map(({ input }) => input)).toEqual(
    ufficio.persone.map(({ uid }, indice) =>
      accessorio(uid, [{ ...oreInsegnamento(100 + indice), competenza: { dal: '2026-02-01', al: '2026-02-28' } }]),
    ),
  );
  // A draft is duplicated too; of another year and method only the people stay.
  const altra = await duplica(
    processo.uid,
    true,
    elaborazione({ ANNO: 2027, MESE: 1, dataPagamento: '2027-01-20', idMetodo: 'ACC-LS' }),
  );
  const [prima] = await righeDi(altra.processo.uid);
  expect([altra.persone, prima?.input.voci, prima?.input.fiscali]).toEqual([PERSONE, [], undefined]);
});

test('without items only the people; a run that is not there is refused', async () => {
  const { processo } = await duplica(origine.uid, false);
  expect((await righeDi(processo.uid)).every(({ input }) => input.voci.length === 0)).toBe(true);
  await rifiutata(
    ufficio.home,
    () =>
      ufficio.ufficio.call(bozzaRoutes.duplicaProcesso, {
        body: { idProcesso: 'nessuno', processo: aprile, conVoci: true },
      }),
    assente(/./),
  );
});
