// The whole product in a process of its own, to be killed. Arguments: port, data folder, business date. It prints its address when it is ready.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startHome } from '../../../lib/local/home.ts';
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
/** Told a number, the process ends as a machine that is switched off, at the instant it has stored so many more changes. */
let writesLeft = Infinity;
process.on('message', (writes) => {
  writesLeft = Number(writes);
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
});
console.error(origin);
