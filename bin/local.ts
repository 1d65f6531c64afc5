import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AvvioNonRiuscito } from '../lib/local/avvio.ts';
import { seedDemo } from '../lib/local/demo/seed.ts';
import { demoUsers, localUsers } from '../lib/local/demo/users.ts';
import { startHome } from '../lib/local/home.ts';
import { readSettings } from '../lib/local/settings.ts';
import { buildWeb } from '../lib/web-build.ts';

/** The whole product on this machine. Ctrl-C stops everything and loses nothing. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env);
  const webDir = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache', 'emolumenti-web');
  if (await buildWeb(webDir, { minify: true })) process.stdout.write('Interfaccia preparata.\n');
  const home = await startHome({ ...settings, users: localUsers, webDir });
  const created = await seedDemo({ issuer: home.issuer, oggi: settings.oggi });
  if (created) process.stdout.write('Scuola dimostrativa creata.\n');
  process.stdout.write(welcome(home.origin));
  const stop = async () => {
    process.stdout.write('\nChiusura in corso…\n');
    await home.close();
    process.exit(0);
  };
  process.once('SIGINT', () => {
    void stop();
  });
  process.once('SIGTERM', () => {
    void stop();
  });
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

main().catch((error: unknown) => {
  process.stderr.write(`${told(error)}\n`);
  process.exit(1);
});
