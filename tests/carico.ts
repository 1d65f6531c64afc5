import { readFileSync, rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sorte } from '#lib/local/demo/random.ts';
import { isReady, npmStart, type Started } from '#support/home/npm-start.ts';
import { signIn } from '#support/home/test-home.ts';
import { callByLot, openBanco, type Banco } from './carico/chiamate.ts';
import { measureAt, type Misura } from './carico/misura.ts';

/** Above it an office notices, in milliseconds of the 95th percentile. */
const LIMITE_P95 = 500;
const GRADINO_S = 15;
const PRIMO_GRADINO = 10;
const ULTIMO_GRADINO = 2;
const SALITA = 1.3;
/** Of the knee, for the long run. */
const PARTE = 0.6;
const OGNI_S = 20;
/** An office that stays signs in again well before its half hour is over, as the browser does by itself, in minutes. */
const RIENTRO = 10;
/** When the memory of the long run is what it will be, in minutes. */
const A_REGIME = 5;
const CRESCITA = 1.1;
const UTENTI = ['gestore', 'tester', 'cedolini', 'gestore2', 'gestore3'];

const { values } = parseArgs({ options: { minuti: { type: 'string' }, dati: { type: 'string' } } });
const minuti = Number(values.minuti ?? 30);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const row = ({ alSecondo, chiamate, errori, p50, p95, p99 }: Misura, altro = ''): string =>
  [
    alSecondo.toFixed(1).padStart(8),
    String(chiamate).padStart(8),
    ...[p50, p95, p99].map((tempo) => tempo.toFixed(0).padStart(7)),
    String(errori.length).padStart(7),
    altro,
  ].join(' ');

/** Megabytes of its own that the product holds, as the system counts them. */
const memoryOf = ({ child }: Started): number =>
  Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const isGood = ({ errori, p95 }: Misura): boolean => errori.length === 0 && p95 <= LIMITE_P95;

/**
 * The highest rate, step by step, at which calls are answered well: the product has its process, who calls has this one.
 * @throws when not even the lowest is
 */
const findKnee = async (call: Parameters<typeof measureAt>[2]): Promise<Misura> => {
  // what is loaded with the first call of an area is not what a call costs
  await measureAt(ULTIMO_GRADINO, GRADINO_S, call);
  const told = async (alSecondo: number): Promise<Misura> => {
    const misura = await measureAt(alSecondo, GRADINO_S, call);
    print(row(misura, isGood(misura) ? '' : `  too many ${misura.errori[0] ?? ''}`));
    return misura;
  };
  let buona = await told(PRIMO_GRADINO);
  while (!isGood(buona)) {
    if (buona.alSecondo <= ULTIMO_GRADINO) throw new Error('The machine is too busy to measure anything');
    buona = await told(Math.max(buona.alSecondo / 2, ULTIMO_GRADINO));
  }
  for (let misura = buona; isGood(misura); misura = await told(misura.alSecondo * SALITA)) buona = misura;
  return buona;
};

interface Lavoro {
  readonly call: Parameters<typeof measureAt>[2];
  readonly signAgain: () => Promise<void>;
}

/** A steady rate for minutes. @returns whether nothing failed and memory stayed */
const holdSteady = async (started: Started, alSecondo: number, { call, signAgain }: Lavoro) => {
  const fine = performance.now() + minuti * 60_000;
  let rientro = performance.now();
  const regime = performance.now() + Math.min(A_REGIME, minuti / 2) * 60_000;
  let [aRegime, memoria, errori] = [0, 0, 0];
  while (performance.now() < fine) {
    if (performance.now() >= rientro) {
      await signAgain();
      rientro += RIENTRO * 60_000;
    }
    const misura = await measureAt(alSecondo, OGNI_S, call);
    errori += misura.errori.length;
    memoria = memoryOf(started);
    if (aRegime === 0 && performance.now() >= regime) aRegime = memoria;
    print(row(misura, `${memoria.toFixed(0)} MB${misura.errori.length > 0 ? ` ${misura.errori[0]}` : ''}`));
  }
  print(
    `memory ${aRegime.toFixed(0)} MB at the beginning, ${memoria.toFixed(0)} MB at the end: ${(memoria / aRegime).toFixed(2)}× (goal ≤ ${CRESCITA})`,
  );
  print(`errors: ${errori} (goal 0)`);
  return errori === 0 && memoria <= aRegime * CRESCITA;
};

const filled = async (started: Started): Promise<readonly Banco[]> => {
  const isFilled = () => values.dati !== undefined || started.text().includes('Scuole dimostrative create.');
  while (!isReady(started) || !isFilled()) {
    if (started.child.exitCode !== null) throw new Error(`The product did not start: ${started.text()}`);
    await setTimeout(500);
  }
  return Promise.all((await signAll(started)).map(openBanco));
};

const signAll = ({ port }: Started) => {
  const origin = `http://127.0.0.1:${port}`;
  return Promise.all(UTENTI.map((login) => signIn(origin, `${origin}/oidc`, login, 'demo')));
};

const dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-carico-'));
// a data folder that a program now closed has filled saves the minute of filling another
if (values.dati !== undefined) await cp(values.dati, dataDir, { recursive: true });
const started = await npmStart(dataDir);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    started.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(130);
  });
try {
  let banchi = await filled(started);
  const caso = sorte(1);
  const call = () => callByLot(banchi, caso);
  const signAgain = async () => {
    const entrati = await signAll(started);
    banchi = banchi.map((banco, indice) => ({ ...banco, chi: entrati[indice] ?? banco.chi }));
  };
  print(
    `${cpus()[0]?.model ?? 'CPU'} × ${cpus().length}, load ${(loadavg()[0] ?? 0).toFixed(1)}, knee: p95 ≤ ${LIMITE_P95} ms and no error`,
  );
  print('  calls/s    calls     p50     p95     p99  errors');
  const ginocchio = await findKnee(call);
  print(`knee ${ginocchio.alSecondo.toFixed(1)} calls a second; ${minuti} minutes at ${PARTE * 100} %`);
  process.exitCode = (await holdSteady(started, ginocchio.alSecondo * PARTE, { call, signAgain })) ? 0 : 1;
} finally {
  started.child.kill('SIGTERM');
  await started.exit;
  await rm(dataDir, { recursive: true, force: true });
}
