import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContenuto, testoDi } from '#archivio/cedolini/contenuto.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { silentLog } from '#platform/log.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { accessorio, elaborazione, oreInsegnamento, prepare, storePersone, waitForEnd } from '#support/cedolini.ts';
import { signIn, startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

/** How many times the product is killed during a run; each round takes some ten seconds. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 2);
const PERSONE = 200;
const OGGI = '2026-03-10';
const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const programma = join(import.meta.dirname, '../../support/home/home-process.ts');

let porta: number;
let store: Store;
let base: string;
let processo: { uid: string; versione: number };
let cedolini: ReturnType<typeof accessorio>[];
let indisturbata: string;

beforeAll(async () => {
  const home: TestHome = await startTestHome({ oggi: OGGI });
  ({ port: porta, store } = home);
  const persone = await storePersone(store, SCUOLA_A, PERSONE);
  processo = await prepare(await home.as(loginOf('CEDOLINI')), elaborazione());
  cedolini = [
    ...persone.map((persona, indice) => accessorio(persona.uid, [oreInsegnamento(100 + indice)])),
    accessorio('inesistente', [oreInsegnamento(100)]),
  ];
  base = await mkdtemp(join(tmpdir(), 'elaborazione-interrotta-'));
  await cp(home.dataDir, join(base, 'partenza'), { recursive: true });
  await home.close();
  indisturbata = await inCopia('indisturbata', async (avvia) => {
    await avvia();
  });
}, 120_000);
afterAll(() => rm(base, { recursive: true, force: true }));

interface Casa {
  readonly figlio: ChildProcess;
  readonly origin: string;
}

const apri = async (cartella: string): Promise<Casa> => {
  const figlio = spawn(node, [programma, String(porta), cartella, OGGI], { stdio: ['ignore', 'ignore', 'pipe'] });
  const detto: string[] = [];
  for await (const riga of createInterface({ input: figlio.stderr }))
    if (riga.startsWith('http')) return { figlio, origin: riga };
    else detto.push(riga);
  throw new Error(`The product did not start: ${detto.join(' ')}`);
};

const uccidi = async ({ figlio }: Casa, segnale: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const uscita = once(figlio, 'exit');
  figlio.kill(segnale);
  await uscita;
};

const ufficioDi = ({ origin }: Casa) => signIn(origin, `${origin}/oidc`, loginOf('CEDOLINI'));

/** Computes the run in a copy of the prepared archive; `disturba` decides what happens after the start. @returns the canonical form of what is stored */
const inCopia = async (
  nome: string,
  disturba: (avvia: () => Promise<unknown>, casa: Casa) => Promise<void>,
): Promise<string> => {
  const cartella = join(base, nome);
  await cp(join(base, 'partenza'), cartella, { recursive: true });
  let casa = await apri(cartella);
  const ufficio = await ufficioDi(casa);
  const key = `avvio-${nome}-0001`;
  const richiesta = { body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini } };
  await disturba(() => ufficio.call(processiRoutes.startCalcolo, richiesta, { key }), casa);
  if (casa.figlio.exitCode !== null || casa.figlio.signalCode !== null) {
    casa = await apri(cartella);
    // As the browser does when nobody answers: the same request with the same key.
    await (await ufficioDi(casa)).call(processiRoutes.startCalcolo, richiesta, { key });
    await restartWaiting({
      store,
      workflows: workflowsFromEnv(process.env),
      log: silentLog,
      clock: { now: () => new Date(Date.now() + 60_000), oggi: () => OGGI },
    });
  }
  expect(await waitForEnd(await ufficioDi(casa), processo.uid)).toMatchObject({ STATUS: 'COMPLETATO', scartati: 1 });
  const forma = await formaCanonica();
  await uccidi(casa, 'SIGKILL');
  await rm(cartella, { recursive: true, force: true });
  return forma;
};

/** What a run leaves, without instants, correlation ids, attempts and audit: sorted keys, contents opened. */
const formaCanonica = async (): Promise<string> => {
  const scuola = `SCUOLA#${SCUOLA_A}`;
  const run = await store.queryAll({ pk: `${scuola}#PROCESSO#${processo.uid}` });
  const contenuti = await store.batchGet(
    run
      .filter(({ tipo }) => tipo === 'CEDOLINO')
      .map(({ uid }) => ({ pk: `${scuola}#DETTAGLIO_CEDOLINO#${String(uid)}`, sk: 'DETTAGLIO_CEDOLINO' })),
  );
  const pagamenti = await store.batchGet(
    cedolini.map(({ uidSubAnagrafe }) => ({
      pk: `${scuola}#PERSONA#${uidSubAnagrafe}`,
      sk: `PAGAMENTO#${processo.uid}`,
    })),
  );
  const righe = [
    ...run.map(({ lavoroUid: _lavoro, riga, ...resto }) => ({
      ...resto,
      riga: typeof riga === 'object' ? { ...riga, lavoroUid: null } : riga,
    })),
    ...pagamenti,
    ...contenuti.map(({ contenuto, ...resto }) => ({ ...resto, contenuto: testoDi(String(contenuto)) })),
  ];
  for (const { contenuto } of contenuti) expect(readContenuto(String(contenuto)).input.voci).toHaveLength(1);
  return righe.map(ordinata).toSorted().join('\n');
};

const ordinata = (valore: unknown): string =>
  JSON.stringify(valore, (_chiave, parte: unknown) =>
    typeof parte === 'object' && parte !== null && !Array.isArray(parte)
      ? Object.fromEntries(Object.entries(parte).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : parte,
  );

test(
  `a run of ${PERSONE} people killed ${rounds} times at random moments ends with the bytes of an undisturbed one`,
  { timeout: 60_000 + rounds * 40_000 },
  async () => {
    expect(indisturbata.split('\n').filter((riga) => riga.includes('"tipo":"CEDOLINO"'))).toHaveLength(PERSONE + 1);
    for (let giro = 0; giro < rounds; giro += 1) {
      const attesa = Math.random() * 1500;
      const forma = await inCopia(`giro-${giro}`, async (avvia, casa) => {
        const richiesta = avvia().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, attesa));
        await uccidi(casa, 'SIGKILL');
        await richiesta;
      });
      expect(forma === indisturbata, `killed after ${Math.round(attesa)} ms`).toBe(true);
    }
  },
);
