import { afterAll, beforeAll, expect, test } from 'vitest';
import { elencoProcessi, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { cedoliniService } from '#functions/cedolini/cedolino/cedolini-service.ts';
import { calcoloCedolini } from '#functions/cedolini/lavori/calcolo-cedolini/calcolo-cedolini.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { loadSession } from '#platform/caller/sessione.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { cursorSigner } from '#platform/data/cursor.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import { asUid } from '#platform/data/entita.ts';
import { asRead, Modifica, sendOperazioni } from '#platform/data/modifica.ts';
import { filesFromEnv } from '#platform/files.ts';
import { silentLog } from '#platform/log.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { lavoroEntita } from '#platform/work/lavoro.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { accessorio, elaborazione, oreInsegnamento, prepare, storePersone, waitForEnd } from '#support/cedolini.ts';
import { countingStore, type Conteggio } from '#support/counting-store.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

const PERSONE = 100;

let home: TestHome;
let conteggio: Conteggio;
let processo: string;
let lavoro: string;
const cursori = cursorSigner('un segreto di prova lungo abbastanza');
let context: RequestContext;

/** What the platform gives a use case, for the session that the person really has. */
const contextOf = async ({ sessione: { token, subject } }: Person): Promise<RequestContext> => {
  const sessione = await loadSession(home.store, systemClock(), token, { issuer: LOCAL_USERS, subject });
  return {
    sessione,
    archivio: archivioDi(conteggio.store, sessione.codmin),
    correlationId: 'prova-richieste',
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    oggi: '2026-03-10',
    adesso: new Date(),
    credenziali: { issuer: sessione.issuer, subject, authTime: null, expiresAt: sessione.scade, sessionToken: token },
  };
};

beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persone = await storePersone(home.store, SCUOLA_A, PERSONE);
  const bozza = await prepare(ufficio, elaborazione());
  const avviato = await ufficio.ok(processiRoutes.startCalcolo, {
    body: {
      processo: { uid: bozza.uid, versione: bozza.versione },
      cedolini: persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(100)])),
    },
  });
  [processo, lavoro] = [bozza.uid, avviato.lavoro.uid];
  await waitForEnd(ufficio, processo);
  conteggio = countingStore();
  context = await contextOf(ufficio);
}, 60_000);
afterAll(() => home.close());

test('a list of runs takes two requests; of payslips one more, for who was merged', async () => {
  conteggio.reset();
  await pageByIndex(
    { archivio: context.archivio, cursori },
    elencoProcessi,
    { filtri: [{ campo: 'anno', operatore: 'inizia', valore: '2026' }] },
    rigaProcesso,
  );
  expect(conteggio.comandi()).toEqual(['QueryCommand', 'QueryCommand']);
  conteggio.reset();
  const pagina = await cedoliniService({ cursori }).list({ idProcesso: asUid(processo), limit: 100 }, context);
  expect([pagina.totale, conteggio.comandi()]).toEqual([PERSONE, ['QueryCommand', 'QueryCommand', 'QueryCommand']]);
});

test('opening a payslip takes three requests, at once', async () => {
  conteggio.reset();
  await cedoliniService({ cursori }).get(asUid(`${processo}-persona00001`), context);
  expect(conteggio.comandi().toSorted()).toEqual(['GetItemCommand', 'GetItemCommand', 'QueryCommand']);
});

test(`a run of ${PERSONE} people writes at most ${PERSONE / 10 + 10} times, and never scans`, async () => {
  const lavori = archivioDi(home.store, SCUOLA_A).of(lavoroEntita);
  const processi = await home.store.get({ pk: `SCUOLA#${SCUOLA_A}#PROCESSO#${processo}`, sk: 'PROCESSO' });
  const prima = await lavori.load(lavoro);
  // The same calculation once more, step by step as the state machine calls it.
  await sendOperazioni(home.store, [
    ...lavori.update(prima, { stato: 'ATTESA', tentativo: 1 }).operazioni,
    {
      tipo: 'put',
      chiave: { pk: String(processi?.pk), sk: String(processi?.sk) },
      item: { ...processi, STATUS: 'IN_CORSO' },
      condizione: asRead(processi),
    },
  ]);
  for (const item of await home.store.queryAll({ pk: `SCUOLA#${SCUOLA_A}#LAVORO#${lavoro}`, begins: 'BLOCCO#' }))
    await sendOperazioni(home.store, [{ tipo: 'delete', chiave: { pk: String(item.pk), sk: String(item.sk) } }]);
  conteggio.reset();
  const passo = lavoroHandler(calcoloCedolini(filesFromEnv(process.env)), {
    store: conteggio.store,
    clock: systemClock('2026-03-10'),
    log: silentLog,
  });
  const chi = { codmin: SCUOLA_A, uid: lavoro, tentativo: 1 };
  const { blocchi } = (await passo({ passo: 'prepara', lavoro: chi })) as { blocchi: string[] };
  for (const blocco of blocchi) await passo({ passo: 'blocco', lavoro: chi, blocco });
  expect(await passo({ passo: 'concludi', lavoro: chi })).toEqual({ stato: 'COMPLETATO' });
  expect(blocchi).toHaveLength(PERSONE / 20);
  expect(conteggio.scritture()).toBeLessThanOrEqual(PERSONE / 10 + 10);
  expect(conteggio.comandi().filter((comando) => comando.startsWith('Scan'))).toEqual([]);
  // For each block the work with its mark, the run, its people together, the runs before, the school, its positions, its items, the lists of NoiPA; a handful for the other steps, the rows of the draft among them.
  expect(conteggio.letture()).toBeLessThanOrEqual(blocchi.length * 8 + 11);
});
