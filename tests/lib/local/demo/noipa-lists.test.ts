import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOffice } from '#lib/local/demo/context.ts';
import { demoNoipaLists } from '#lib/local/demo/runs/noipa-lists.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { storePersone } from '#support/cedolini.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, type ScuolaDiProva } from '#support/home/test-users.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-11-20' });
});
afterAll(() => home.close());

const giorni: readonly (readonly [string, ScuolaDiProva])[] = [
  ['2026-11-20', SCUOLA_A],
  ['2026-03-15', SCUOLA_B],
];

test.each(giorni)(
  'a demonstration of %s has a school year of lists, of codes no ministry has',
  async (oggi, codmin) => {
    const persone = await storePersone(home.store, codmin, 20);
    const platform = platformFromEnv(process.env, 'prova');
    await demoNoipaLists(asOffice(platform, { codmin, setupType: 'SCUOLA' }, oggi), oggi, persone);
    const ufficio = await home.as(loginOf('GESTORE', codmin));
    const liste = await ufficio.ok(listeRoutes.listListeNoipa, { body: {} });
    expect(
      liste.map(({ tipo, STATUS, FLG_ESP_DIP, esito }) => [tipo, STATUS, FLG_ESP_DIP, esito?.esito]).toSorted(),
    ).toEqual([
      ['ALTRI_ESAMI', 'INVIATO', true, 'PAGATO'],
      ['MATURITA', 'INVIATO', true, 'PAGATO'],
      ['MOF', 'DA_INVIARE', false, undefined],
      ['MOF', 'INVIATO', false, undefined],
      ['MOF', 'INVIATO', true, 'PAGATO'],
    ]);
    expect(liste.reduce((quante, lista) => quante + lista.persone, 0)).toBe(15 + 15 + 7 + 2);
    const { propri } = await ufficio.ok(pianiCapitoliRoutes.getPianiCapitoli, {});
    expect(new Set(propri.map(({ capitolo, compenso }) => `${capitolo} ${compenso}`))).toEqual(new Set(['0000 DEMO']));
    const disponibilita = await ufficio.ok(dotazioneRoutes.listDisponibilita, { query: { anno: 2026 } });
    expect(disponibilita.filter(({ residuo }) => residuo < 0)).toEqual([]);
  },
);
