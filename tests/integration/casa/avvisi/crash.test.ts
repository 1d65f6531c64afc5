import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personaEntita } from '#archivio/persone/persona.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { silentLog } from '#platform/log.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import { accessorio, compute, elaborazione, oreInsegnamento, storePersone } from '#support/cedolini.ts';
import { openHomeApart, type HomeApart } from '#support/home/home-apart.ts';
import { signIn, startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { sentBy } from '#support/lavori/outbox.ts';

/** How many times the product is killed while it writes to people. */
const kills = Number(process.env.CRASH_ROUNDS ?? 2);
const PERSONE = 12;
/** Two writes a person, and those of the work: the kill falls among them. */
const SCRITTURE = 2 * PERSONE;
const OGGI = '2026-03-10';
const KEY = 'esponi-e-avvisa-0001';

let porta: number;
let store: Store;
let base: string;
let processo: Processo;
beforeAll(async () => {
  const home = await startTestHome({ oggi: OGGI });
  ({ port: porta, store } = home);
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persone = await storePersone(store, SCUOLA_A, PERSONE);
  const { update } = archivioDi(store, SCUOLA_A).of(personaEntita);
  for (const persona of persone)
    await sendOperazioni(store, update(persona, { desEMail: `${persona.uid}@esempio.invalid` }).operazioni);
  ({ processo } = await compute(
    ufficio,
    elaborazione(),
    persone.map(({ uid }) => accessorio(uid, [oreInsegnamento(1000)])),
  ));
  const { versione } = await ufficio.ok(avvisiPostaRoutes.getAvvisiPosta, {});
  await ufficio.ok(avvisiPostaRoutes.saveAvvisiPosta, {
    body: { avvisi: { cedolini: true, approvazioni: false }, versione },
  });
  base = await mkdtemp(join(tmpdir(), 'avvisi-'));
  await home.stop();
  await cp(home.dataDir, join(base, 'partenza'), { recursive: true });
  await rm(home.dataDir, { recursive: true, force: true });
});
afterAll(() => rm(base, { recursive: true, force: true }));

const ufficioDi = ({ origin }: HomeApart) => signIn(origin, `${origin}/oidc`, loginOf('CEDOLINI'));
/** Shows the run, the same request each time; answers the work that writes to its people. */
const esponi = async (ufficio: Person): Promise<string> => {
  const { body } = await ufficio.call(
    chiusuraRoutes.esponiDipendenti,
    { body: { idProcesso: processo.uid, versione: processo.versione } },
    { key: KEY },
  );
  return Processo.parse(body).esposizione?.avvisi ?? '';
};
const finito = async (ufficio: Person, uid: string) => {
  const stato = () => ufficio.ok(lavoroRoutes.getLavoro, { params: { uid } });
  await expect.poll(async () => (await stato()).stato, { timeout: 120_000, interval: 200 }).toBe('COMPLETATO');
  return stato();
};

/** Begins to write to people and is killed when it has stored so many changes; the product, started again, ends the work. */
const interrotta = async (scritture: number) => {
  const cartella = await mkdtemp(join(base, 'giro-'));
  await cp(join(base, 'partenza'), cartella, { recursive: true });
  const prima = await openHomeApart(porta, cartella, { oggi: OGGI });
  const chi = await ufficioDi(prima);
  await prima.dieAtWrite(scritture);
  await esponi(chi).catch(() => '');
  await prima.over;
  const casa = await openHomeApart(porta, cartella, { oggi: OGGI });
  try {
    const ufficio = await ufficioDi(casa);
    const uid = await esponi(ufficio);
    await restartWaiting({
      store,
      workflows: workflowsFromEnv(process.env),
      log: silentLog,
      clock: { now: () => new Date(Date.now() + 60_000), oggi: () => OGGI },
    });
    const { fatti, esiti } = await finito(ufficio, uid);
    return { fatti, esiti, arrivati: (await sentBy({ dataDir: cartella })).map(({ a }) => a) };
  } finally {
    await casa.end('SIGKILL');
    await rm(cartella, { recursive: true, force: true });
  }
};

test(
  `killed ${kills} times while it writes to people, nobody receives two messages, and of whom nobody can tell it is said`,
  { timeout: 300_000 + kills * 60_000 },
  async () => {
    for (let giro = 0; giro < kills; giro += 1) {
      const scritture = giro === 0 ? 1 : 2 + Math.floor(Math.random() * SCRITTURE);
      const { fatti, esiti, arrivati } = await interrotta(scritture);
      expect({ scritture, doppi: arrivati.length - new Set(arrivati).size }).toEqual({ scritture, doppi: 0 });
      expect({ scritture, tutti: fatti + esiti.length }).toEqual({ scritture, tutti: PERSONE });
      for (const { messaggio } of esiti) expect(messaggio).toContain('non si sa se il messaggio è partito');
      expect(esiti.length).toBeLessThanOrEqual(1);
      expect(arrivati.length).toBeGreaterThanOrEqual(fatti);
    }
  },
);
