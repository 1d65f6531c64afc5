import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { AvvioNonRiuscito } from '#lib/local/avvio.ts';
import type { DaRiempire } from '#lib/local/demo/fill.ts';
import type { Dimostrazione } from '#lib/local/demo/seed.ts';
import { isToFill } from '#lib/local/folder/filling.ts';
import { giveBackMemory } from '#lib/local/give-back-memory.ts';
import type { Home, HomeOptions } from '#lib/local/home.ts';
import type { Ports } from '#lib/local/ports.ts';
import { readSettings, type LocalSettings } from '#lib/local/settings.ts';
import type { Predecessor } from '#lib/local/succession/predecessor.ts';
import { findSuccessor, type Successor } from '#lib/local/succession/successor.ts';
import { buildWeb } from '#lib/web-build.ts';

let home: Home | undefined;
/** Works in the place of this process until the demonstration is filled. */
let predecessor: Predecessor | undefined;
let closing = false;
/** Ends the filling before the engines it calls. */
const filling = new AbortController();

/** Milliseconds after which nobody waits for a start any more. */
const AT_REST_MS = 5000;

/** The whole product on this machine. Ctrl-C stops everything, at any moment, and loses nothing. */
const main = async (): Promise<void> => {
  const successor = findSuccessor(() => stop());
  if (successor === undefined) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  const settings = readSettings(process.argv.slice(2), process.env);
  const served = await servedTo(settings, successor);
  if (settings.reset) await reset(settings);
  if (successor === undefined && !settings.sviluppo && isToFill(settings.dataDir, settings.vuoto)) {
    const ports = await portsAfterFilling(settings);
    home = await open(settings, { ...served, ports });
    // memory of the building of the pages and of the start itself
    setTimeout(giveBackMemory, AT_REST_MS).unref();
    return;
  }
  home = await open(settings, served);
  await welcomed(settings.dataDir, home);
  if (!closing) await successor?.passOn(closedHome);
};

const open = async (settings: LocalSettings, served: Served): Promise<Home> => {
  const { startHome, demoUsersOf, homeCopie, newFilling } = await loadHome();
  return startHome({
    ...settings,
    ...served,
    filling: isToFill(settings.dataDir, settings.vuoto) ? await newFilling(settings.oggi) : undefined,
    users: demoUsersOf(settings.dataDir),
    pagesFirst: true,
    copie: homeCopie,
  });
};

/** Loads what a start needs when it is needed: who only waits for another process does without. */
const loadHome = async () => ({
  ...(await import('#lib/local/home.ts')),
  ...(await import('#lib/local/demo/users.ts')),
  ...(await import('#lib/local/demo/seed.ts')),
  ...(await import('#lib/admin/copie/home-copie.ts')),
});

/** Says that the product is there and goes on with what is left to do in its folder. */
const welcomed = async (dataDir: string, { origin, nuova }: Home): Promise<void> => {
  const { seedDemo } = await import('#lib/local/demo/seed.ts');
  const dimostrazione = await seedDemo(dataDir, { origin, nuova });
  process.stdout.write(await welcome(origin, dimostrazione));
  await askCopie(dataDir);
  if (dimostrazione.stato === 'DA_FINIRE') await fill(dimostrazione);
};

/** Has the program work in a process of its own until the demonstration is filled: what that takes of memory goes away with it. */
const portsAfterFilling = async ({ oggi, vuoto }: LocalSettings): Promise<Ports> => {
  const { beginPredecessor } = await import('#lib/local/succession/predecessor.ts');
  const args = [...(oggi === undefined ? [] : [`--oggi=${oggi}`]), ...(vuoto ? ['--vuoto'] : [])];
  predecessor = beginPredecessor(fileURLToPath(import.meta.url), args, () => void loadHome());
  const end = await predecessor.end;
  if (typeof end === 'number') return process.exit(end);
  predecessor = undefined;
  return end;
};

const closedHome = async (): Promise<void> => {
  closing = true;
  await home?.close();
};

/** At the first real use asks where the copies go. Without a keyboard, and to who leaves it empty, it says how to choose later. */
const askCopie = async (dataDir: string): Promise<void> => {
  const { areCopieToChoose } = await import('#lib/admin/copie/home-copie.ts');
  if (!(await areCopieToChoose(dataDir))) return;
  const dove = process.stdin.isTTY
    ? (
        await ask('In questa cartella ci sono dati veri. Su quale altro disco o cartella di rete tenere le copie? ')
      ).trim()
    : '';
  if (dove === '') {
    process.stdout.write('Le copie dei dati non hanno ancora un posto: npm run admin -- copie CARTELLA.\n');
    return;
  }
  const { chooseCopie } = await import('#lib/admin/copie/impostazioni.ts');
  try {
    process.stdout.write(`Le copie vanno in ${await chooseCopie(dataDir, dove, ask, new Date())}.\n`);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
};

const ask = async (domanda: string): Promise<string> => {
  const keyboard = createInterface({ input: process.stdin, output: process.stdout });
  // a terminal that is asked keeps Ctrl-C for itself
  keyboard.on('SIGINT', stop);
  try {
    return await keyboard.question(domanda);
  } finally {
    keyboard.close();
  }
};

type Served = Pick<HomeOptions, 'webDir' | 'load' | 'before' | 'ports'>;

const cache = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache');

/** The pages, and what else of a home is not as usual: while the demonstration is filled the pages are built already, and the functions have a process of their own, for each core to have its part. */
const servedTo = async ({ sviluppo, port }: LocalSettings, successor: Successor | undefined): Promise<Served> => {
  if (successor === undefined) return sviluppo ? openDevelopment(port) : builtPages();
  const { restartedFunctions } = await import('#lib/local/sviluppo/restarted-functions.ts');
  return { webDir, ports: successor.ports, load: restartedFunctions().load };
};

const webDir = join(cache, 'emolumenti-web');

const builtPages = async (): Promise<Served> => {
  if (await buildWeb(webDir, { minify: true })) process.stdout.write('Interfaccia preparata.\n');
  return { webDir };
};

/** The development mode is loaded when it is asked for: it keeps a bundler at work. */
const openDevelopment = async (port: number): Promise<Served> => {
  const { openSviluppo } = await import('#lib/local/sviluppo/sviluppo.ts');
  const followed = join(cache, `emolumenti-web-sviluppo-${port}`);
  const { options, inspectPort } = await openSviluppo(port, followed, (words) => process.stdout.write(`${words}\n`));
  process.stdout.write(
    `Sviluppo: la pagina e le funzioni seguono i sorgenti; il debugger delle funzioni è su 127.0.0.1:${inspectPort}.\n`,
  );
  return { webDir: followed, ...options };
};

const reset = async ({ dataDir, conferma }: LocalSettings): Promise<void> => {
  const { scuoleDemo } = await import('#lib/local/demo/schools.ts');
  const { resetDataFolder } = await import('#lib/local/folder/reset.ts');
  const dimostrative = new Set(scuoleDemo.map(({ codmin }) => codmin));
  const detto = await resetDataFolder({ dataDir, conferma, dimostrative });
  if (detto !== null) process.stdout.write(`${detto}\n`);
};

/** Fills the demonstration. A failure ends the filling and not the program: the next start tries again. */
const fill = async (daRiempire: DaRiempire): Promise<void> => {
  const { fillApart } = await import('#lib/local/demo/fill-apart.ts');
  try {
    process.stdout.write(FINE[await fillApart(daRiempire, progressLine(), filling.signal)]);
  } catch (error) {
    if (closing) return;
    process.stderr.write(`${told(error)}\n`);
    process.stdout.write(
      "Le scuole dimostrative non si sono riempite del tutto: si lavora con quello che c'è, e il prossimo avvio continua da lì.\n",
    );
  }
};

const FINE = {
  COMPLETA: 'Scuole dimostrative create.\n',
  FERMATA: 'Le scuole dimostrative restano come sono: un ripristino ha fermato il riempimento.\n',
} as const;

/** Says how far the filling is: on a terminal on one line, elsewhere every tenth. */
const progressLine = (): ((part: number) => void) => {
  const { isTTY } = process.stdout;
  let said = 0;
  return (part) => {
    const percent = Math.floor(part * 100);
    if (percent < said + (isTTY ? 1 : 10)) return;
    said = percent;
    process.stdout.write(`${isTTY ? '\r' : ''}Scuole dimostrative: ${percent} %${isTTY && percent < 100 ? '' : '\n'}`);
  };
};

/** What is stored is stored: before the home is up, and on a second Ctrl-C, there is nothing to wait for. */
const stop = (): void => {
  if (closing || (home === undefined && predecessor === undefined)) process.exit(0);
  closing = true;
  if (predecessor !== undefined) return predecessor.stop();
  filling.abort();
  process.stdout.write('\nChiusura in corso…\n');
  home?.close().then(
    () => process.exit(0),
    (error: unknown) => fail(error),
  );
};

const welcome = async (origin: string, dimostrazione: Dimostrazione): Promise<string> => {
  const { demoUsers } = await import('#lib/local/demo/users.ts');
  return [
    '',
    `Emolumenti è pronto: ${origin}`,
    '',
    ...(dimostrazione.stato === 'ASSENTE' ? SENZA_DIMOSTRAZIONE : []),
    ...(dimostrazione.stato === 'ASSENTE'
      ? []
      : [
          'Utenti dimostrativi (password: demo)',
          ...demoUsers.map(({ login, cosa }) => `  ${login.padEnd(14)}${cosa}`),
          '',
        ]),
    'Ctrl-C per chiudere.',
    '',
    ...(dimostrazione.stato === 'A_META' ? [A_META, ''] : []),
    ...(dimostrazione.stato === 'DA_FINIRE' ? [DA_FINIRE, ''] : []),
  ].join('\n');
};

const SENZA_DIMOSTRAZIONE = [
  'Questa cartella dei dati non ha le scuole dimostrative. Una scuola si registra con',
  '  npm run admin -- nuova-scuola: chiede codice, nome, licenze e primo utente, e stampa il collegamento da aprire, dove si sceglie la password.',
  '',
];

const A_META =
  "Le scuole dimostrative di questa cartella sono rimaste a metà e non si possono più continuare: si lavora con quello che c'è. npm start -- --reset le rifà da capo e dice prima che cosa cancella.";

const DA_FINIRE =
  'Le scuole dimostrative si riempiono adesso: si può già entrare. Chiudendo prima della fine, il prossimo avvio continua da lì.';

/** What is written of an error: a failed start is a sentence for whoever started it, anything else is ours to mend. */
const told = (error: unknown): string => {
  if (error instanceof AvvioNonRiuscito) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const fail = (error: unknown): never => {
  process.stderr.write(`${told(error)}\n`);
  process.exit(1);
};

// What fails because everything is being closed is no failure.
main().catch((error: unknown) => (closing ? undefined : fail(error)));
