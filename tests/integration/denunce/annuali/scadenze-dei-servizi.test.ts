import { afterAll, beforeAll, expect, test } from 'vitest';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { contiDeiServizi } from '#functions/denunce/annuali/conti-dei-servizi.ts';
import { rapportiFiniti } from '#functions/denunce/annuali/rapporti-finiti.ts';
import { scadenzeDeiServizi } from '#functions/denunce/scadenze/scadenze-dei-servizi.ts';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { uidProgrammato } from '#platform/work/programmato.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { rapportiFinitiRoutes } from '#shared/contracts/denunce/annuali/rapporti-finiti.ts';
import { scadenzeRoutes, type Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

const SUPPLENTE = 1;
/** A day after the term of everything that ended in March. */
const DOPO = '2026-05-04';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  const { home, ...aperta } = await openAccademia();
  await home.restart({ oggi: DOPO });
  scuola = {
    ...aperta,
    home,
    ufficio: await home.as(loginOf('CEDOLINI')),
    adempimenti: await home.as(loginOf('ADEMPIMENTI')),
    gestore: await home.as(loginOf('GESTORE')),
  };
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
  });
});
afterAll(() => scuola.home.close());

const archivio = () => archivioDi(scuola.home.store, SCUOLA_A);

/** The work of a night, from its beginning to its end. */
const passaLaNotte = async (oggi: string) => {
  await beginProgrammato(SCUOLA_A, 'scadenze', {
    ...stepPlatformFromEnv(process.env, 'prova'),
    workflows: workflowsFromEnv(process.env),
    clock: systemClock(oggi),
  });
  const lavori = lavoriRepository(archivio());
  await expect
    .poll(async () => (await lavori.get(uidProgrammato('scadenze', oggi)))?.stato, { timeout: 60_000 })
    .toBe('COMPLETATO');
};

const suoi = async (oggi = DOPO): Promise<Scadenza[]> =>
  (await listScadenze(archivio(), oggi)).filter(({ adempimento }) => /^(?:MESI_NON|FINE_RAPPORTO)/.test(adempimento));
const dette = async () => (await suoi()).map(({ adempimento, mese, stato }) => `${adempimento} ${mese} ${stato}`);

test('after a night a month that nobody paid and an engagement without its acts are in the one list, in red', async () => {
  expect(await dette()).toEqual([]);
  await passaLaNotte(DOPO);
  expect(await dette()).toEqual(['MESI_NON_PAGATI 2 SCADUTA', 'FINE_RAPPORTO 3 SCADUTA']);
  const [mese, fine] = await suoi();
  expect(mese).toMatchObject({ anno: 2026, giorno: '2026-02-28', elaborazioni: 1, riscontrata: false });
  expect(fine?.giorno).toBe('2026-04-30');
  expect(fine?.avvertenza).toBe(
    'Una persona. Mancano: ferie non godute (1), conguaglio e addizionali (1). Si conta ogni notte.',
  );
});

test('it stays until it is done or somebody sets it aside with a reason', async () => {
  const fine = (await suoi()).find(({ adempimento }) => adempimento === 'FINE_RAPPORTO');
  if (fine === undefined) throw new Error('No ended engagement');
  const { adempimento, anno, mese, versione } = fine;
  await scuola.adempimenti.ok(scadenzeRoutes.segnaScadenza, {
    body: { adempimento, anno, mese, versione, come: 'MESSA_DA_PARTE', perche: 'Ferie godute tutte' },
  });
  expect(await dette()).toEqual(['MESI_NON_PAGATI 2 SCADUTA', 'FINE_RAPPORTO 3 MESSA_DA_PARTE']);
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
    MESE: 2,
    DES_ELABORAZIONE: 'Febbraio trovato tardi',
  });
  await passaLaNotte('2026-05-05');
  expect(await dette()).toEqual(['FINE_RAPPORTO 3 MESSA_DA_PARTE']);
});

test('who ended is told with each act and how it stands; who goes on is not', async () => {
  const { righe, mancano } = await rapportiFiniti(2026, { archivio: archivio(), oggi: DOPO });
  expect([righe.length, mancano]).toEqual([1, 1]);
  expect(righe[0]).toMatchObject({ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), fine: '2026-03-14', daFare: 2 });
  expect(righe[0]?.passi.map(({ passo, stato }) => `${passo} ${stato}`)).toEqual([
    'CESSAZIONE FATTO',
    'ULTIMO_PAGAMENTO FATTO',
    'FERIE DA_FARE',
    'CONGUAGLIO DA_FARE',
  ]);
});

test('the call says who ended before today, and an engagement without a reason of cessation is counted by act', async () => {
  const [servizio] = await archivio().of(servizioEntita).listAll(scuola.uidDi(SUPPLENTE));
  if (servizio === undefined) throw new Error('No service');
  await scuola.gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: servizio.uid },
    body: { ...servizio, codCessazione: null },
  });
  const { paga, righe } = await scuola.adempimenti.ok(rapportiFinitiRoutes.listRapportiFiniti, {
    query: { anno: 2026 },
  });
  expect([paga, righe.map(({ fine, daFare }) => [fine, daFare])]).toEqual([true, [['2026-03-14', 3]]]);
  const conti = await contiDeiServizi(2026, { archivio: archivio(), oggi: DOPO });
  const uno = { totale: 1, mancano: 1 };
  expect(conti).toEqual({
    FINE_RAPPORTO_3: uno,
    FINE_RAPPORTO_3_CESSAZIONE: uno,
    FINE_RAPPORTO_3_FERIE: uno,
    FINE_RAPPORTO_3_CONGUAGLIO: uno,
  });
});

test('months paid that no sent certificate says are told once the certificates of the year were sent, not before', () => {
  const segni = [{ uid: '2025', versione: 1, segni: [], conti: { MESI_NON_CERTIFICATI: { totale: 2, mancano: 2 } } }];
  const [daSola] = scadenzeDeiServizi(segni, [], '2026-04-01');
  if (daSola === undefined) throw new Error('No deadline of certificates');
  expect(daSola).toMatchObject({ anno: 2025, mese: null, giorno: '2026-03-16', stato: 'SCADUTA', elaborazioni: 2 });
  const con = (stato: 'SCADUTA' | 'FATTA' | 'FATTA_IN_RITARDO') =>
    scadenzeDeiServizi(segni, [{ ...daSola, adempimento: 'CU', stato }], '2026-04-01').length;
  expect([con('SCADUTA'), con('FATTA'), con('FATTA_IN_RITARDO')]).toEqual([0, 1, 1]);
});

test('a school whose staff others pay has nothing of this', async () => {
  const statale = await openScuolaCheVersa(1);
  const { paga, righe, mancano } = await statale.adempimenti.ok(rapportiFinitiRoutes.listRapportiFiniti, {
    query: { anno: 2026 },
  });
  expect([paga, righe, mancano]).toEqual([false, [], 0]);
  const suo = { archivio: archivioDi(statale.home.store, SCUOLA_A), oggi: DOPO };
  expect(await contiDeiServizi(2026, suo)).toEqual({});
  await statale.home.close();
});
