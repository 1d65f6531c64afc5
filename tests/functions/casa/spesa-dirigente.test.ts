import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSpesaDirigente } from '#functions/casa/spesa-dirigente.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { accessorio, compute, elaborazione, nameFirmatari, oreInsegnamento } from '#support/cedolini.ts';
import { countingStore } from '#support/counting-store.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  const gestore = await home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  const { persona } = await dipendenteDiProva(gestore, 1);
  const { processo } = await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'Ore di marzo' }), [
    accessorio(persona.uid, [oreInsegnamento(1000)]),
  ]);
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
});
afterAll(() => home.close());

const spesaAl = async (oggi: string) => {
  const conteggio = countingStore();
  const spesa = await getSpesaDirigente({ archivio: archivioDi(conteggio.store, SCUOLA_A), oggi });
  return { spesa, comandi: conteggio.comandi() };
};

test('a month is paid from the day of its payment, whoever its payslips are shown to', async () => {
  expect((await spesaAl('2026-03-19')).spesa).toEqual({ pagato: null, esposto: null, anno: 2026, dotazione: [] });
  expect((await spesaAl('2026-03-20')).spesa.pagato).toEqual({
    anno: 2026,
    mese: 3,
    elaborazioni: 1,
    cedolini: 1,
    netto: 23_435,
    lordoStato: 51_090,
  });
  expect((await spesaAl('2027-01-10')).spesa).toMatchObject({ anno: 2027, pagato: { anno: 2026, mese: 3 } });
});

test('what the head reads of the money takes five requests', async () => {
  expect((await spesaAl('2026-03-20')).comandi).toHaveLength(5);
});
