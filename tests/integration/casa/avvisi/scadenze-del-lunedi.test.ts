import { afterAll, beforeAll, expect, test } from 'vitest';
import { utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import { destinatariDi } from '#functions/casa/lavori/avvisi-posta/destinatari.ts';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { uidProgrammato } from '#platform/work/programmato.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const LUNEDI = '2026-04-20';
const MARTEDI = '2026-04-21';
const DOMENICA = '2026-04-19';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  await contabilizzata(scuola, [0]);
});
afterAll(() => scuola.home.close());

const archivio = () => archivioDi(scuola.home.store, SCUOLA_A);

/** The message that the work of a day leaves, once that work is done. */
const lasciato = async (oggi: string) => {
  const mezzi = {
    ...stepPlatformFromEnv(process.env, 'prova'),
    workflows: workflowsFromEnv(process.env),
    clock: systemClock(oggi),
  };
  await beginProgrammato(SCUOLA_A, 'scadenze', mezzi);
  const lavori = lavoriRepository(archivio());
  const uid = uidProgrammato('scadenze', oggi);
  await expect.poll(async () => (await lavori.get(uid))?.stato, { timeout: 60_000 }).toBe('COMPLETATO');
  return lavori.get(asUid(`${uid}-posta`));
};

test('who may file is written to on Mondays alone, where the school wants it', async () => {
  expect(await lasciato(LUNEDI)).toBeUndefined();
  const { versione, mittente: _mittente, ...avvisi } = await scuola.gestore.ok(avvisiPostaRoutes.getAvvisiPosta, {});
  await scuola.gestore.ok(avvisiPostaRoutes.saveAvvisiPosta, {
    body: { avvisi: { ...avvisi, scadenze: true }, versione },
  });
  expect(await lasciato(MARTEDI)).toBeUndefined();
  expect(await lasciato('2026-04-27')).toMatchObject({ tipo: 'avvisi-posta', oggetto: '2026-04-27' });
});

test('the message lists what went by and what is due in the week, names nobody, and goes to those of filings', async () => {
  const utenti = utentiScuola(scuola.home.store, SCUOLA_A);
  const destinatari = await destinatariDi({ di: 'SCADENZE', oggetto: LUNEDI }, archivio(), {
    sito: 'https://esempio.invalid',
    utentiDi: () => utenti.list(),
  });
  expect(destinatari.map(({ nome }) => nome)).toEqual([scuola.adempimenti.sessione.descutente]);
  const testo = destinatari[0]?.avviso.testo ?? '';
  expect(destinatari[0]?.avviso.oggetto).toMatch(/^Scadenze: 0 questa settimana, [3-9] rimaste indietro$/);
  expect(testo).toContain('F24 enti pubblici: ritenute, addizionali, IRAP, marzo 2026: scaduta il 15/04/2026');
  expect(testo).toContain('https://esempio.invalid/#/dashboard');
  for (const { desCognome } of scuola.persone) expect(testo).not.toContain(desCognome);
  const prima = await destinatariDi({ di: 'SCADENZE', oggetto: DOMENICA }, archivio(), {
    sito: '',
    utentiDi: async () => [],
  });
  expect(prima).toEqual([]);
});
