import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AvvioNonRiuscito } from '#lib/local/avvio.ts';
import { seedDemo } from '#lib/local/demo/seed.ts';
import { demoUsers, localUsers } from '#lib/local/demo/users.ts';
import { startHome, type Home } from '#lib/local/home.ts';
import { readSettings } from '#lib/local/settings.ts';
import { buildWeb } from '#lib/web-build.ts';

let home: Home | undefined;
let closing = false;

/** The whole product on this machine. Ctrl-C stops everything, at any moment, and loses nothing. */
const main = async (): Promise<void> => {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const settings = readSettings(process.argv.slice(2), process.env);
  const webDir = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache', 'emolumenti-web');
  if (await buildWeb(webDir, { minify: true })) process.stdout.write('Interfaccia preparata.\n');
  home = await startHome({ ...settings, users: localUsers, webDir });
  const filling = await seedDemo({ dataDir: settings.dataDir, origin: home.origin, oggi: settings.oggi });
  process.stdout.write(welcome(home.origin));
  if (filling === null) return;
  process.stdout.write(FILLING);
  await filling.fill(progressLine());
  process.stdout.write('Scuole dimostrative create.\n');
};

const FILLING =
  'Le scuole dimostrative si riempiono adesso: si può già entrare. Chiudendo prima della fine si ricomincia da vuoto.\n';

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
  if (closing || home === undefined) process.exit(0);
  closing = true;
  process.stdout.write('\nChiusura in corso…\n');
  home.close().then(
    () => process.exit(0),
    (error: unknown) => fail(error),
  );
};

const welcome = (origin: string): string =>
  [
    '',
    `Emolumenti è pronto: ${origin}`,
    '',
    'Utenti dimostrativi (password: demo)',
    ...demoUsers.map(({ login, cosa }) => `  ${login.padEnd(14)}${cosa}`),
    '',
    'Ctrl-C per chiudere.',
    '',
  ].join('\n');

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
