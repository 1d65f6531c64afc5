// The packages in node_modules. Plain JavaScript: it must run before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/** The programs of the product: they need the `dependencies` of package.json. Those of tests, checks and deploys need everything. */
export const PRODUCT = ['admin', 'calcola', 'casi', 'denuncia', 'local', 'openapi', 'regole'].map(
  (name) => `bin/${name}.ts`,
);

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The packages a lock file of npm names, by their folder. */
const packages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});
const locked = (root) => packages(join(root, 'package-lock.json'));
/** npm writes what it installed last of all, into a lock file of its own: what is not named there may be half written. */
const installed = (root) => packages(join(root, 'node_modules', '.package-lock.json'));

/** The version of the package in a folder. A command that only writes locks makes npm's own say what is not there. */
const versionOf = (folder) => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

const ofProduct = ({ dev, devOptional }) => dev !== true && devOptional !== true;
const ofAll = () => true;

/** The package with the pinned Node of this machine: each system has its own, optional because npm installs one of them. */
export const NODE = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${
  process.platform === 'win32' ? 'win' : process.platform
}-${process.arch}`;

/** True when every package is there in the version of the lock. Optional packages are of other systems, but for the Node of this one. */
const isInstalled = (root, asked) => {
  const whole = installed(root);
  return Object.entries(locked(root)).every(
    ([path, entry]) =>
      path === '' ||
      (entry.optional && path !== `node_modules/${NODE}`) ||
      !asked(entry) ||
      isThere(root, path, entry, whole),
  );
};

const isThere = (root, path, { version }, whole) =>
  whole[path]?.version === version && versionOf(join(root, path)) === version;

/** Installs what a program needs, if it is missing. @returns what npm ended with, 0 when nothing was to be done */
export const install = (root, program) => {
  const tools = !PRODUCT.includes(program);
  const isReady = () => isInstalled(root, tools ? ofAll : ofProduct);
  if (isReady()) return 0;
  const release = takeTurn(join(root, '.installazione'));
  try {
    // Another command may have installed it meanwhile.
    if (isReady()) return 0;
    if (!tools) return npm(root, 'Installo le dipendenze del programma', ['ci', '--omit=dev']);
    if (isInstalled(root, ofProduct)) return addTools(root);
    return npm(root, 'Installo le dipendenze del progetto', ['ci', '--include=dev']);
  } finally {
    release();
  }
};

/** Adds the tools to what is there, which a program may be running on: it stays. What an interrupted addition left half written goes first. */
const addTools = (root) => {
  const whole = installed(root);
  for (const path of Object.keys(locked(root)))
    if (path !== '' && whole[path] === undefined) rmSync(join(root, path), { recursive: true, force: true });
  return npm(root, 'Aggiungo gli strumenti di prove e controlli', ['install', '--no-save', '--include=dev']);
};

/**
 * Runs npm on a copy of the lock that says where each package is. The lock itself names no registry, and npm would first ask for the history
 * of every package, which is as much as the packages themselves. A registry that keeps them elsewhere is then asked in npm's own way.
 */
const npm = (root, what, args) => {
  console.error(`${what} (solo la prima volta o quando cambiano)…`);
  const copy = join(root, 'npm-shrinkwrap.json');
  try {
    writeFileSync(copy, JSON.stringify(withAddresses(root)));
    if (runNpm(root, [...args, '--replace-registry-host=always', '--loglevel=silent']) === 0) return 0;
  } finally {
    rmSync(copy, { force: true });
  }
  return runNpm(root, args);
};

/** The lock with the address of each package on any registry: npm puts the host of the one it is set to. */
const withAddresses = (root) => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages))
    if (entry.integrity !== undefined && entry.resolved === undefined && entry.inBundle !== true)
      entry.resolved = addressOf(entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13), entry.version);
  return lock;
};

const addressOf = (name, version) =>
  `https://registro.invalid/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;

const runNpm = (root, args) => {
  const { status } = spawnSync('npm', [...QUIET, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status ?? 1;
};

/**
 * Waits until no other command installs here, and takes the turn: a file named as the process, in a folder. One who
 * then finds another there gives way, so two never have it together. @returns what gives it back
 */
const takeTurn = (folder) => {
  const mine = join(folder, String(process.pid));
  for (let told = false; ; wait()) {
    if (!isTakenByAnother(folder)) {
      if (isWritten(folder, mine) && !isTakenByAnother(folder)) return () => giveBack(folder);
      rmSync(mine, { force: true });
    }
    if (!told)
      console.error(`Un altro comando sta installando: attendo che finisca. Se non è vero, cancellare ${folder}`);
    told = true;
  }
};

/** Takes away the files of the processes that are no more, then that of this one; the folder stays while another is in it. */
const giveBack = (folder) => {
  for (const name of filesOf(folder)) if (!isAlive(Number(name))) rmSync(join(folder, name), { force: true });
  rmSync(join(folder, String(process.pid)), { force: true });
  try {
    rmdirSync(folder);
  } catch {
    // another waits in it
  }
};

/** False when the folder went away in that instant, with the one who had the turn. */
const isWritten = (folder, file) => {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, '');
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
};

/** As long as no other waits, so that two who gave way do not meet again. */
const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100 + Math.random() * 200);

/** True when a process that still lives has the turn: one of before the machine was last started is another by the same number. */
const isTakenByAnother = (folder) => {
  const started = Date.now() - uptime() * 1000;
  return filesOf(folder).some((name) => {
    const since = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Number(name) !== process.pid && since > started && isAlive(Number(name));
  });
};

/** The files of a folder; none when it is not there, or goes away in that instant with the one who had the turn. */
const filesOf = (folder) => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
