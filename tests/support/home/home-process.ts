// The whole product in a process of its own, to be killed. Arguments: port, data folder, business date. It prints its address when it is ready.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startHome } from '#lib/local/home.ts';
import { asFunctionsDraw, seedIds } from '../guasti/semi.ts';
import { testModules } from './bundles.ts';
import { testUsers } from './test-users.ts';

// A limit on the size of files stands for a full disk: it ends a process unless it listens to the signal.
process.on('SIGXFSZ', () => undefined);
// Whoever measures what the product keeps does not want what it has already let go.
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  console.error(`memory ${JSON.stringify(process.memoryUsage())}`);
});
const semi = process.env.SEMI === undefined ? undefined : seedIds();
/** Told a number, the process ends as a machine that is switched off, at the instant it has stored so many more changes; told a word, it draws its ids from that, and says it again. */
let writesLeft = Infinity;
process.on('message', (told) => {
  if (typeof told === 'number') writesLeft = told;
  else {
    semi?.sow(String(told));
    process.send?.(told);
  }
});
const endAtTheLast = (): void => {
  writesLeft -= 1;
  if (writesLeft <= 0) process.kill(process.pid, 'SIGKILL');
};
const [porta = '', dataDir = '', oggi] = process.argv.slice(2);
process.stdout.write = new Proxy(process.stdout.write, { apply: () => true });
const { origin } = await startHome({
  port: Number(porta),
  dataDir,
  oggi,
  users: testUsers,
  webDir: dataDir,
  modules: testModules(),
  onChange: endAtTheLast,
  ...(semi && { release: 'prova', aroundCall: asFunctionsDraw }),
});
console.error(origin);
