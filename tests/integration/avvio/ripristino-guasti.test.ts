import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import { openConnection } from '#lib/admin/connection.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import type { AroundCall } from '#lib/local/around-call.ts';
import { fillApart } from '#lib/local/demo/fill-apart.ts';
import { sorte } from '#lib/local/demo/random.ts';
import { SCUOLA_DEMO } from '#lib/local/demo/schools.ts';
import { newFilling, seedDemo } from '#lib/local/demo/seed.ts';
import { demoUsersOf } from '#lib/local/demo/users.ts';
import { startHome, type Home } from '#lib/local/home.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { copyFolder } from '#support/guasti/cartella.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { signIn } from '#support/home/test-home.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { sampleOfTheDay, wholeAsked } from '#support/sample-of-the-day.ts';

/** A start whose demonstration fills itself, a school given back from its copy, a machine that dies. */
type Fatto = 'AVVIO' | 'RIPRISTINO' | 'MORTE';

/** Every order of some things, each once: equal things are not told apart. */
const ordersOf = (fatti: readonly Fatto[]): readonly (readonly Fatto[])[] =>
  fatti.length === 0
    ? [[]]
    : [...new Set(fatti)].flatMap((primo) =>
        ordersOf(fatti.toSpliced(fatti.indexOf(primo), 1)).map((resto) => [primo, ...resto]),
      );

const TRE: readonly Fatto[] = ['AVVIO', 'RIPRISTINO', 'MORTE'];
const whole = wholeAsked || Number(process.env.CRASH_ROUNDS ?? 2) > 2;
/** `npm run crash -- --ordini 66-81` goes through these of the ninety alone. */
const [primo, ultimo = primo] = (process.env.ORDINI ?? '').split('-').filter(Boolean).map(Number);
const scelti = ordersOf([...TRE, ...TRE]).slice(primo ?? 0, (ultimo ?? 89) + 1);
const semplici = primo === undefined ? ordersOf(TRE) : [];
const unaVolta = whole ? semplici : sampleOfTheDay(semplici, 6);
const dueVolte = whole || primo !== undefined ? scelti : sampleOfTheDay(scelti, 90);

const OGGI = '2024-03-10';
let base: string;
let copia: string;
let port: number;
/** Codici fiscali of the school that was copied. */
let copiati: readonly string[];
let prove = 0;

/** A machine with the program on it, or without: it works in one folder until it dies, then another goes on with what is left of it. */
interface Macchina {
  dataDir: string;
  accesa: { readonly home: Home; readonly stop: AbortController; readonly filling: Promise<unknown> } | null;
  /** Codici fiscali that must be in the school: undefined where it was never made. */
  attesi: readonly string[] | undefined;
  /** Those that must be there instead, where a death came before the restore had begun. */
  altrimenti: readonly string[] | undefined;
  /** Dies before that call of the engines: what it leaves is in the folder. */
  mortale: { readonly chiamata: number; readonly resta: string } | null;
  chiamate: number;
}

const newFolder = (): string => {
  prove += 1;
  return join(base, `macchina-${prove}`);
};

const newMacchina = (): Macchina => ({
  dataDir: newFolder(),
  accesa: null,
  attesi: undefined,
  altrimenti: undefined,
  mortale: null,
  chiamate: 0,
});

const counted =
  (macchina: Macchina): AroundCall =>
  (_call, run) => {
    macchina.chiamate += 1;
    if (macchina.mortale?.chiamata === macchina.chiamate) copyFolder(macchina.dataDir, macchina.mortale.resta);
    return run();
  };

const stop = async (macchina: Macchina): Promise<void> => {
  macchina.accesa?.stop.abort();
  await macchina.accesa?.filling;
  await macchina.accesa?.home.close();
  macchina.accesa = null;
};

const gestore = () => signIn(`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}/oidc`, 'gestore', 'demo');
const codici = async (): Promise<readonly string[]> =>
  (await (await gestore()).ok(anagrafeRoutes.searchAll, { body: { criteria: '' } })).righe.map(({ desCf }) => desCf);

/** Starts the program, which goes on filling the demonstration where it has one to fill. */
const start = async (macchina: Macchina): Promise<void> => {
  await stop(macchina);
  const { dataDir } = macchina;
  const home = await startHome({
    port,
    dataDir,
    oggi: OGGI,
    users: demoUsersOf(dataDir),
    webDir: base,
    daily: false,
    release: 'prova',
    filling: await newFilling(OGGI),
    aroundCall: counted(macchina),
  });
  const dimostrazione = await seedDemo(dataDir, home);
  const stopping = new AbortController();
  const filling =
    dimostrazione.stato === 'DA_FINIRE'
      ? fillApart(dimostrazione, () => undefined, stopping.signal).catch((error: unknown) => error)
      : Promise.resolve();
  macchina.accesa = { home, stop: stopping, filling };
};

const admin = async ({ dataDir }: Macchina, nome: 'copia' | 'ripristina', args: string[]): Promise<string> => {
  const connection = await openConnection({ PORT: String(port), DATA_DIR: dataDir });
  try {
    const momento = { oggi: OGGI, adesso: new Date() };
    const esito = await (await comandi[nome]?.load())?.({ connection, args, opzioni: {}, momento });
    return (esito?.righe ?? []).join('\n');
  } finally {
    await connection.close();
  }
};

const storeOf = () =>
  dynamoStore(
    new DynamoDBClient({
      region: 'eu-south-1',
      endpoint: `http://127.0.0.1:${port + 1}`,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
    TABLE_NAME,
  );

/** A restore that a death cut leaves the school closed, and the same command ends it. */
const endCut = async (macchina: Macchina): Promise<void> => {
  const scuola = await registro(storeOf()).getScuola(SCUOLA_DEMO);
  if (scuola?.chiusaPer === 'ripristino') await restore(macchina);
};

/** Gives the command once, also while the demonstration is filled. */
const restore = async (macchina: Macchina): Promise<void> => {
  const detto = await admin(macchina, 'ripristina', [copia]).catch((error: unknown) => String(error));
  // where no archive was ever made the command says how to make one
  if (macchina.attesi === undefined) expect(detto).toContain('avviare il programma una volta');
  else {
    expect(detto).toContain('Scuola uguale alla copia');
    macchina.attesi = copiati;
  }
};

/** Enters a person in the school, as a user does as soon as it can be entered: what was answered must stay. */
const work = async (macchina: Macchina): Promise<void> => {
  prove += 1;
  const { desCf } = await (await gestore()).ok(anagrafeRoutes.createPersona, { body: personaDiProva(100 + prove) });
  macchina.attesi = [...(macchina.attesi ?? []), desCf];
};

/** The machine dies: another goes on with what is left of its folder. */
const die = async (macchina: Macchina): Promise<void> => {
  const { mortale, accesa, dataDir } = macchina;
  const cut = mortale !== null && macchina.chiamate >= mortale.chiamata;
  const resta = cut ? mortale.resta : newFolder();
  if (!cut && accesa !== null) copyFolder(dataDir, resta);
  await stop(macchina);
  macchina.mortale = null;
  if (cut || accesa !== null) macchina.dataDir = resta;
};

/** Checks that nobody is lost: neither of those who were entered nor, after a restore that did not come to begin, of those before it. */
const check = async (macchina: Macchina): Promise<void> => {
  const persone = await codici();
  expect(new Set(persone).size).toBe(persone.length);
  const { attesi = [], altrimenti } = macchina;
  const areAll = attesi.every((cf) => persone.includes(cf));
  macchina.attesi = areAll || altrimenti === undefined ? attesi : altrimenti;
  macchina.altrimenti = undefined;
  expect(persone).toEqual(expect.arrayContaining([...macchina.attesi]));
};

/** The acts on the machine, by name. The chance decides how long the filling goes on before the next, and where a death cuts a restore. */
const acts = (
  caso: ReturnType<typeof sorte>,
): Readonly<Record<Fatto, (macchina: Macchina, dopo?: Fatto) => Promise<void>>> => ({
  AVVIO: async (macchina) => {
    await start(macchina);
    await endCut(macchina);
    await check(macchina);
    await work(macchina);
    await wait(caso.intero(1500));
  },
  RIPRISTINO: async (macchina, dopo) => {
    const { attesi } = macchina;
    // half of the deaths that follow come in the middle of it
    if (dopo === 'MORTE' && macchina.accesa !== null && caso.intero(2) === 0)
      macchina.mortale = { chiamata: macchina.chiamate + 1 + caso.intero(120), resta: newFolder() };
    await restore(macchina);
    macchina.altrimenti = dopo === 'MORTE' ? attesi : undefined;
  },
  MORTE: die,
});

const goThrough = async (fatti: readonly Fatto[], seme: number): Promise<void> => {
  const does = acts(sorte(seme));
  const macchina = newMacchina();
  try {
    for (const [indice, fatto] of fatti.entries()) await does[fatto](macchina, fatti[indice + 1]);
    await does.AVVIO(macchina);
    macchina.accesa?.stop.abort();
    await macchina.accesa?.filling;
    await check(macchina);
    expect((await checkArchivio(storeOf())).rilievi).toEqual([]);
  } finally {
    await stop(macchina);
  }
};

beforeAll(async () => {
  vi.stubEnv('CHIAVE_COPIA', 'parole inventate per questa prova');
  base = await mkdtemp(join(tmpdir(), 'emolumenti-ordini-'));
  copia = join(base, 'scuola.copia');
  port = await freePortBlock();
  const macchina = newMacchina();
  await start(macchina);
  await work(macchina);
  macchina.accesa?.stop.abort();
  await macchina.accesa?.filling;
  copiati = await codici();
  await admin(macchina, 'copia', [SCUOLA_DEMO, copia]);
  await stop(macchina);
}, 300_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(base, { recursive: true, force: true });
});

test('the orders are all', () => {
  expect([ordersOf(TRE).length, ordersOf([...TRE, ...TRE]).length]).toEqual([6, 90]);
});

test.each([...unaVolta, ...dueVolte].map((fatti, indice) => [fatti.join(', '), fatti, indice] as const))(
  '%s: whoever was entered is there, and a restored school is as it was restored',
  async (_nome, fatti, indice) => {
    await goThrough(fatti, indice + Number(process.env.SEME ?? Math.floor(Math.random() * 1000)));
  },
  300_000,
);
