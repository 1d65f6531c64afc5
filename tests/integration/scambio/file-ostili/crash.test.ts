import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Route, RouteRequest } from '#shared/contracts/route.ts';
import { scambioRoutes, type Importazione } from '#shared/contracts/scambio/scambio.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { openHomeApart, type HomeApart } from '#support/home/home-apart.ts';
import { livingOf, memoryOf, peaksOfChildren } from '#support/home/memory.ts';
import { signIn, startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { fileOstile } from './file-ostile.ts';
import type { FileOstile } from './mutazioni/sorte.ts';

/** How many files are sent; the first has this seed, the others those that follow. */
const QUANTI = Number(process.env.CRASH_FILES ?? 40);
const SEME = Number(process.env.CRASH_SEED ?? 1);
/** A few files beside all other tests are told less of than the long run, which is alone. */
const SOLO = QUANTI > 100;
const MASSIMO_RISPOSTA = SOLO ? 4000 : 12_000;
const MASSIMO_P95 = SOLO ? 1000 : 3000;
const MASSIMO_LETTORE = 256;
/** Files sent before the memory is looked at: what every file after them finds loaded, and the caches of the store full. */
const PRIMI = SOLO ? 100 : 20;
const MASSIMA_CRESCITA = SOLO ? 1.1 : 1.3;
/** The system takes freed memory back at its leisure: who has no time to wait looks at what the program keeps. */
const keptBy = SOLO ? memoryOf : livingOf;
const FERMI = new Set(['ILLEGGIBILE', 'DA_CORREGGERE', 'PRONTA']);

let dataDir: string;
let home: HomeApart;
beforeAll(async () => {
  const first = await startTestHome();
  dataDir = await mkdtemp(join(tmpdir(), 'file-ostili-'));
  await cp(first.dataDir, dataDir, { recursive: true });
  await first.close();
  home = await openHomeApart(first.port, dataDir);
}, 120_000);
afterAll(async () => {
  await home.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A person whose token is never old: a sign-in lasts a quarter of an hour. */
const persona = (login: string): (() => Promise<Person>) => {
  let ora: Promise<Person> | undefined;
  let fino = 0;
  return () => {
    if (ora === undefined || performance.now() > fino) {
      ora = signIn(home.origin, `${home.origin}/oidc`, login);
      fino = performance.now() + 300_000;
    }
    return ora;
  };
};

const difetti: string[] = [];
const stati = new Map<string, number>();
let lenta = 0;

/** A call of the person who sends the file: what must not happen is noted with the file. */
const chiama = async <R extends Route>(chi: Person, route: R, request: RouteRequest<R>, file: FileOstile) => {
  const da = performance.now();
  const answer = await chi.call(route, request);
  const durata = performance.now() - da;
  lenta = Math.max(lenta, durata);
  const dove = `${file.nome} (${file.come}): ${route.method} ${route.path}`;
  if (answer.status >= 500) difetti.push(`${dove} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  if (durata > MASSIMO_RISPOSTA) difetti.push(`${dove} took ${Math.round(durata)} ms`);
  return answer;
};

/** Nobody answered: the product says why, if it can. */
const lost = (file: FileOstile, error: unknown): void => {
  const cause = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  difetti.push(
    `${file.nome} (${file.come}): ${cause}; the product: ${home.child.exitCode ?? 'alive'} ${home.child.signalCode ?? ''} ${home.lastWords()}`,
  );
  if (home.child.exitCode !== null || home.child.signalCode !== null) throw new Error(difetti.join('\n'));
};

const importazioneDi = (body: unknown): Importazione | undefined =>
  typeof body === 'object' && body !== null && 'uid' in body ? (body as Importazione) : undefined;

/** Waits for the end of the check, which must be one of the states that a person can do something about. */
const attendi = async (chi: Person, uid: string, file: FileOstile): Promise<void> => {
  const fine = performance.now() + 150_000;
  for (let stato = ''; !FERMI.has(stato);) {
    if (stato === 'SOSPESA' || performance.now() > fine)
      return void difetti.push(`${file.nome} (${file.come}): still ${stato}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const letta = await chiama(chi, scambioRoutes.getImportazione, { params: { uid }, query: { limit: 100 } }, file);
    if (letta.status !== 200) return;
    stato = importazioneDi(letta.body)?.stato ?? '';
    if (FERMI.has(stato)) stati.set(stato, (stati.get(stato) ?? 0) + 1);
  }
};

/** Sends a file and has it checked, as the browser does. */
const manda = async (chi: Person, file: FileOstile): Promise<void> => {
  const tipo = file.bytes.length % 5 === 0 ? 'scuola' : 'persone';
  const corpo = { tipo, nomeFile: file.nome, dimensione: file.bytes.length } as const;
  const posto = importazioneDi((await chiama(chi, scambioRoutes.createImportazione, { body: corpo }, file)).body);
  if (posto?.caricamento == null) return void difetti.push(`${file.nome} (${file.come}): no slot`);
  const { uid, versione, caricamento } = posto;
  const caricato = await fetch(caricamento.link, {
    method: 'PUT',
    headers: { 'content-type': caricamento.contentType },
    body: new Uint8Array(file.bytes),
  });
  if (!caricato.ok) difetti.push(`${file.nome} (${file.come}): the upload answered ${caricato.status}`);
  await chiama(chi, scambioRoutes.createImportazione, { body: { ...corpo, uid, versione } }, file);
  await attendi(chi, uid, file);
};

const percentile95 = (durate: readonly number[]): number =>
  durate.toSorted((a, b) => a - b)[Math.floor(durate.length * 0.95)] ?? 0;

/** Works as another school does meanwhile, until told to stop. @returns how long each answer took */
const altraScuola = async (continua: () => boolean): Promise<number[]> => {
  const chi = persona(loginOf('GESTORE', SCUOLA_B));
  const durate: number[] = [];
  while (continua()) {
    const ufficio = await chi();
    for (const call of [
      () => ufficio.call(scuolaRoutes.listSettori, {}),
      () => ufficio.call(anagrafeRoutes.searchAnag, { body: {} }),
    ]) {
      const da = performance.now();
      const { status } = await call();
      durate.push(performance.now() - da);
      if (status !== 200) difetti.push(`another school was answered ${status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return durate;
};

test(
  `${QUANTI} hostile files: every answer is an answer, in time, others are served, memory comes back`,
  async () => {
    const chi = persona(loginOf('GESTORE'));
    for (let seme = 0; seme < PRIMI; seme += 1) await manda(await chi(), await fileOstile(SEME + QUANTI + seme));
    const prima = await keptBy(home, { atMostMs: SOLO ? 60_000 : 15_000 });
    const lettori = new Map<number, number>();
    const inLettura = new Set<string>();
    let peggiore = { picco: 0, come: '' };
    const misura = setInterval(() => {
      for (const [pid, picco] of peaksOfChildren(home.pid)) {
        lettori.set(pid, Math.max(picco, lettori.get(pid) ?? 0));
        if (picco > peggiore.picco) peggiore = { picco, come: [...inLettura].join(' or ') };
      }
    }, 200);
    let aperto = true;
    const altri = altraScuola(() => aperto);
    let prossimo = SEME;
    const mittente = async (): Promise<void> => {
      while (prossimo < SEME + QUANTI) {
        const seme = prossimo;
        prossimo += 1;
        const file = await fileOstile(seme);
        const come = `${file.nome} ${file.come}`;
        inLettura.add(come);
        await manda(await chi(), file).catch((error: unknown) => lost(file, error));
        inLettura.delete(come);
      }
    };
    await Promise.all([mittente(), mittente()]);
    aperto = false;
    const p95 = percentile95(await altri);
    const finiti = performance.now();
    const dopo = await keptBy(home, { enough: prima * MASSIMA_CRESCITA, atMostMs: 60_000 });
    clearInterval(misura);
    const picco = Math.max(0, ...lettori.values());
    const conta = [...stati].map(([stato, quanti]) => `${stato} ${quanti}`).join(', ');
    console.log(
      `${QUANTI} files: ${conta}; slowest answer ${Math.round(lenta)} ms; another school p95 ${Math.round(p95)} ms; reader at most ${Math.round(picco)} MB (${lettori.size} processes; ${peggiore.come}); server ${Math.round(prima)} MB before, ${Math.round(dopo)} after ${Math.round((performance.now() - finiti) / 1000)} s`,
    );
    expect(difetti).toEqual([]);
    expect(picco).toBeGreaterThan(0);
    expect(picco).toBeLessThanOrEqual(MASSIMO_LETTORE);
    expect(p95).toBeLessThanOrEqual(MASSIMO_P95);
    expect(dopo).toBeLessThanOrEqual(prima * MASSIMA_CRESCITA);
  },
  300_000 + QUANTI * 6000,
);
