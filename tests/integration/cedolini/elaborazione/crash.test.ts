import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rigaBozzaEntita } from '#archivio/cedolini/bozza.ts';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { processiAperti, processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { silentLog } from '#platform/log.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { somma } from '#shared/money/centesimi.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  oreInsegnamento,
  prepare,
  storePersone,
  waitForEnd,
} from '#support/cedolini.ts';
import { openHomeApart, type HomeApart } from '#support/home/home-apart.ts';
import { signIn, startTestHome, type Answer, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

/** At how many writes of each work the product is killed. At full length they are its first ones, one after the other, until it stores no more. */
const kills = Number(process.env.CRASH_ROUNDS ?? 2);
const FULL = kills > 2;
const OGGI = '2026-03-10';
const ORE = 38_500;
const KEY = 'fra-elaborazioni-0001';

let porta: number;
let store: Store;
let base: string;
/** Ended runs to merge and to copy from, one that has taken another, one to fill, one accounted. */
let giri: Readonly<Record<'dest' | 'prov' | 'unita' | 'grande' | 'vuota' | 'chiusa', Processo>>;
let persone: readonly string[];
/** People written straight into the archive have no entry in the audit trail. */
let rilievi: readonly Rilievo[];

beforeAll(async () => {
  const home = await startTestHome({ oggi: OGGI });
  ({ port: porta, store } = home);
  const ufficio = await home.as(loginOf('CEDOLINI'));
  await nameFirmatari(await home.as(loginOf('GESTORE')));
  persone = (await storePersone(store, SCUOLA_A, 60)).map(({ uid }) => uid);
  const conOre = async (DES_ELABORAZIONE: string, pagate: readonly string[]): Promise<Processo> =>
    (
      await compute(
        ufficio,
        elaborazione({ DES_ELABORAZIONE }),
        pagate.map((uid) => accessorio(uid, [oreInsegnamento(1000)])),
      )
    ).processo;
  // first of all: what is accounted marks the open runs that pay the same people
  const { uid: idProcesso, versione } = await conOre('Ore contabilizzate', persone.slice(0, 1));
  const chiusa = await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso, versione, motivo: 'Pagato in prove diverse' },
  });
  const dest = await conOre('Ore di tutti', persone.slice(0, 20));
  const prov = await conOre('Ore dimenticate', persone.slice(15, 30));
  const prima = await conOre('Ore già unite', persone.slice(0, 10));
  await ufficio.ok(accorpamentoRoutes.accorpaProcessi, {
    body: coppia(await conOre('Ore poi unite', persone.slice(5, 20)), prima),
  });
  await waitForEnd(ufficio, prima.uid);
  giri = {
    dest,
    prov,
    unita: await ufficio.ok(processiRoutes.getProcesso, { body: { uid: prima.uid } }),
    grande: await conOre('Ore di sessanta', persone),
    vuota: await prepare(ufficio, elaborazione({ DES_ELABORAZIONE: 'Da riempire' })),
    chiusa,
  };
  base = await mkdtemp(join(tmpdir(), 'fra-elaborazioni-'));
  ({ rilievi } = await checkArchivio(store));
  await home.stop();
  await cp(home.dataDir, join(base, 'partenza'), { recursive: true });
  await rm(home.dataDir, { recursive: true, force: true });
});
afterAll(() => rm(base, { recursive: true, force: true }));

const coppia = (prov: Processo, dest: Processo) => ({
  idProcessoProv: prov.uid,
  versioneProv: prov.versione,
  idProcessoDest: dest.uid,
  versioneDest: dest.versione,
});

/** What somebody asks, and the runs that are at work until it is done. */
interface Lavorazione {
  readonly chiedi: (ufficio: Person, key: string) => Promise<Answer<unknown>>;
  readonly attese: () => readonly Processo[];
}

const accorpa: Lavorazione = {
  chiedi: (ufficio, key) =>
    ufficio.call(accorpamentoRoutes.accorpaProcessi, { body: coppia(giri.prov, giri.dest) }, { key }),
  attese: () => [giri.dest],
};
const separa: Lavorazione = {
  chiedi: (ufficio, key) =>
    ufficio.call(
      lavoroRoutes.undoLavoro,
      { params: { uid: giri.unita.accorpate?.at(-1)?.lavoro ?? '' }, body: {} },
      { key },
    ),
  attese: () => [giri.unita],
};
const migra: Lavorazione = {
  chiedi: (ufficio, key) =>
    ufficio.call(
      migrazioneRoutes.migraCompensi,
      { body: { processo: giri.vuota.uid, idProcessoProv: giri.grande.uid, cedolini: [] } },
      { key },
    ),
  attese: () => [],
};
const correggi: Lavorazione = {
  chiedi: (ufficio, key) =>
    ufficio.call(
      correzioneRoutes.correggiCedolino,
      {
        body: {
          uid: `${giri.chiusa.uid}-${persone[0] ?? ''}`,
          voci: [oreInsegnamento(1200)],
          ANNO: 2026,
          MESE: 4,
          dataPagamento: '2026-04-20',
        },
      },
      { key },
    ),
  attese: () => [],
};

/** What an office would find: each run with its payslips, the rows it prepares and what binds it to others. The runs told by their number. */
const statoDi = async () => {
  const archivio = archivioDi(store, SCUOLA_A);
  const processi = [...(await processiAperti(archivio)), ...(await processiContabilizzati(archivio))];
  return Promise.all(
    processi
      .toSorted((a, b) => a.ID_ELABORAZIONE - b.ID_ELABORAZIONE)
      .map(async ({ uid, ID_ELABORAZIONE, DES_ELABORAZIONE, STATUS, numCedolini, numScartati, ...altro }) => ({
        ID_ELABORAZIONE,
        DES_ELABORAZIONE,
        STATUS,
        numCedolini,
        numScartati,
        totali: altro.totali,
        corregge: altro.corregge?.ID_ELABORAZIONE,
        accorpate: altro.accorpate?.map((una) => [una.ID_ELABORAZIONE, una.cedolini]),
        cedolini: (await archivio.of(cedolinoEntita).listAll(uid))
          .map(({ uidSubAnagrafe, lordo, netto }) => `${uidSubAnagrafe} ${lordo} ${netto}`)
          .toSorted(),
        lordo: somma((await archivio.of(cedolinoEntita).listAll(uid)).map(({ lordo }) => lordo)),
        righe: (await archivio.of(rigaBozzaEntita).listAll(uid)).map(({ input }) => input).toSorted(perPersona),
      })),
  );
};
type Stato = Awaited<ReturnType<typeof statoDi>>;

const perPersona = (a: { readonly uidSubAnagrafe: string }, b: { readonly uidSubAnagrafe: string }): number =>
  a.uidSubAnagrafe < b.uidSubAnagrafe ? -1 : 1;

const ufficioDi = ({ origin }: HomeApart) => signIn(origin, `${origin}/oidc`, loginOf('CEDOLINI'));

/** As a browser does when nobody answers: the same request with the same key; then what was asked is done to its end. */
const concludi = async ({ chiedi, attese }: Lavorazione, casa: HomeApart): Promise<void> => {
  const ufficio = await ufficioDi(casa);
  expect((await chiedi(ufficio, KEY)).status).toBe(200);
  await restartWaiting({
    store,
    workflows: workflowsFromEnv(process.env),
    log: silentLog,
    clock: { now: () => new Date(Date.now() + 60_000), oggi: () => OGGI },
  });
  for (const { uid } of attese()) await waitForEnd(ufficio, uid);
};

/** Does it in a copy of the prepared archive, the product killed once it has stored so many changes. @returns what is there at the end, and whether it came to the kill */
const conclusa = async (
  lavorazione: Lavorazione,
  scritture = Infinity,
): Promise<{ readonly stato: Stato; readonly uccisa: boolean }> => {
  const cartella = await mkdtemp(join(base, 'giro-'));
  await cp(join(base, 'partenza'), cartella, { recursive: true });
  const uccisa = scritture !== Infinity && (await disturba(lavorazione, cartella, scritture));
  const casa = await openHomeApart(porta, cartella, { oggi: OGGI });
  try {
    await concludi(lavorazione, casa);
    expect((await checkArchivio(store)).rilievi).toEqual(rilievi);
    return { stato: await statoDi(), uccisa };
  } finally {
    await casa.end('SIGKILL');
    await rm(cartella, { recursive: true, force: true });
  }
};

/** Asks for it and lets the product be killed at that write. @returns whether it was: else the work ended before */
const disturba = async ({ chiedi, attese }: Lavorazione, cartella: string, scritture: number): Promise<boolean> => {
  const casa = await openHomeApart(porta, cartella, { oggi: OGGI });
  const ufficio = await ufficioDi(casa);
  await casa.dieAtWrite(scritture);
  try {
    await chiedi(ufficio, KEY);
    for (const { uid } of attese()) await waitForEnd(ufficio, uid);
  } catch (error) {
    if (await isDead(casa)) return true;
    await casa.end('SIGKILL');
    throw error;
  }
  await casa.end('SIGKILL');
  return false;
};

/** Whoever called it heard nothing: because it is dead, which takes no more than this, or for a reason of its own. */
const AGONY_MS = 10_000;
const isDead = ({ over }: HomeApart): Promise<boolean> =>
  Promise.race([
    over.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, AGONY_MS, false).unref();
    }),
  ]);

const trova = (stato: Stato, descrizione: string): Stato[number] => {
  const trovato = stato.find(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === descrizione);
  if (trovato === undefined) throw new Error(`No run ${descrizione}`);
  return trovato;
};

/** Killed at its writes, one each time, it ends as if nobody had. */
const expectUguale = async (lavorazione: Lavorazione, indisturbata: Stato): Promise<void> => {
  for (let giro = 1; giro <= kills; giro += 1) {
    const scritture = FULL || giro === 1 ? giro : 2 + Math.floor(Math.random() * 7);
    const { stato, uccisa } = await conclusa(lavorazione, scritture);
    expect({ scritture, stato }).toEqual({ scritture, stato: indisturbata });
    if (giro === 1) expect(uccisa).toBe(true);
    if (FULL && !uccisa) return;
  }
};

describe.sequential('killed at any of its writes', { timeout: 300_000 + kills * 60_000 }, () => {
  test('a merge moves every payslip once, and the sums are those of before', async () => {
    const { stato } = await conclusa(accorpa);
    const unita = trova(stato, 'Ore di tutti');
    expect(stato.map(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE)).not.toContain('Ore dimenticate');
    expect(unita).toMatchObject({ STATUS: 'COMPLETATO', numCedolini: 30, lordo: 35 * ORE });
    expect(unita.lordo).toBe((giri.dest.totali?.lordo ?? 0) + (giri.prov.totali?.lordo ?? 0));
    await expectUguale(accorpa, stato);
  });

  test('the undoing of a merge brings every payslip back where it was', async () => {
    const { stato } = await conclusa(separa);
    expect([trova(stato, 'Ore già unite').lordo, trova(stato, 'Ore poi unite').lordo]).toEqual([10 * ORE, 15 * ORE]);
    await expectUguale(separa, stato);
  });

  test('a migration brings every item once', async () => {
    const { stato } = await conclusa(migra);
    const { righe } = trova(stato, 'Da riempire');
    expect(righe.map(({ voci }) => voci)).toEqual(Array.from({ length: 60 }, () => [oreInsegnamento(1000)]));
    await expectUguale(migra, stato);
  });

  test('a correction is prepared once, of the difference, and the sealed payslip stays', async () => {
    const { stato } = await conclusa(correggi);
    const { ID_ELABORAZIONE, cedolini } = trova(stato, 'Ore contabilizzate');
    expect(cedolini).toHaveLength(1);
    expect(trova(stato, 'Correzione di Ore contabilizzate, matricola 1')).toMatchObject({
      corregge: ID_ELABORAZIONE,
      righe: [{ voci: [oreInsegnamento(200)] }],
    });
    await expectUguale(correggi, stato);
  });
});
