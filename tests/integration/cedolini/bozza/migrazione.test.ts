import { afterAll, beforeAll, expect, test } from 'vitest';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  prepare,
  type Ufficio,
} from '#support/cedolini.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let ufficio: Ufficio;
let origine: Processo;
beforeAll(async () => {
  ufficio = await openUfficio(4);
  const { uidDi } = ufficio;
  ({ processo: origine } = await compute(ufficio.ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore di marzo' }), [
    accessorio(uidDi(0), [oreInsegnamento(100), compenso(5_000)]),
    accessorio(uidDi(1), [oreInsegnamento(200)]),
    accessorio(uidDi(2), [oreInsegnamento(300)]),
  ]));
});
afterAll(() => ufficio.home.close());

const righeDi = async (idProcesso: string) =>
  (await ufficio.ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? [];
const richiesta = (processo: string, cambi: object = {}) => ({
  body: { processo, idProcessoProv: origine.uid, cedolini: [], ...cambi },
});
const migra = (processo: string, cambi: object = {}) =>
  ufficio.ufficio.ok(migrazioneRoutes.migraCompensi, richiesta(processo, cambi));

test('items come with their competence and measure in the place of those that were there, counted before', async () => {
  const { uidDi } = ufficio;
  const dest = await prepare(ufficio.ufficio, elaborazione({ MESE: 4, dataPagamento: '2026-04-20' }));
  const altre = accessorio(uidDi(0), [compenso(1_000), compenso(2_000), compenso(3_000)]);
  await ufficio.ufficio.ok(bozzaRoutes.saveBozza, {
    body: { idProcesso: dest.uid, righe: [{ versione: 0, input: altre }] },
  });
  const conto = { aggiunte: 2, sostituite: 1, vociTolte: 3, vociCopiate: 4, escluse: [] };
  expect(await migra(dest.uid, { prova: true })).toEqual(conto);
  expect((await righeDi(dest.uid)).map(({ input }) => input)).toEqual([altre]);
  expect(await migra(dest.uid)).toEqual(conto);
  const dopo = new Map((await righeDi(dest.uid)).map(({ input }) => [input.uidSubAnagrafe, input]));
  expect(dopo.get(uidDi(0))).toEqual({ ...altre, voci: [oreInsegnamento(100), compenso(5_000)] });
  expect(dopo.get(uidDi(2))?.voci).toEqual([oreInsegnamento(300)]);
  // Asked again after a cut, it comes to the same.
  await migra(dest.uid);
  expect((await righeDi(dest.uid)).map(({ input }) => input)).toHaveLength(3);
  const una = await prepare(ufficio.ufficio, elaborazione());
  expect(await migra(una.uid, { cedolini: [uidDi(1)] })).toMatchObject({ aggiunte: 1, vociCopiate: 1 });
});

test('what the method does not pay is listed and left out; nothing passes between the two bases of an amount', async () => {
  const { home, ufficio: persona } = ufficio;
  const esterni = await prepare(persona, elaborazione({ idMetodo: 'EST-LD' }));
  const { escluse, vociCopiate } = await migra(esterni.uid, { prova: true });
  expect(vociCopiate + escluse.length).toBe(4);
  expect(escluse).toContainEqual(
    expect.objectContaining({
      voce: 'ORE_INS',
      motivo: expect.stringMatching(/^La voce "Attività aggiuntive di insegnamento" non si paga in questo tipo/),
    }),
  );
  const lordoStato = await prepare(persona, elaborazione({ idMetodo: 'ACC-LS' }));
  const call = (processo: string, cambi: object = {}) =>
    persona.call(migrazioneRoutes.migraCompensi, richiesta(processo, cambi));
  await rifiutata(
    home,
    () => call(lordoStato.uid),
    statoNonAmmesso(/una è al lordo dipendente e l'altra al lordo Stato/),
  );
  await rifiutata(home, () => call(esterni.uid, { idProcessoProv: esterni.uid }), statoNonAmmesso(/diversa da questa/));
  await rifiutata(home, () => call('nessuna'), assente());
});
