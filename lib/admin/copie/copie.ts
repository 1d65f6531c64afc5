import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { registro } from '#archivio/accesso/registro.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { startDynamodb } from '../../local/dynamodb/server.ts';
import { TABLE_NAME } from '../../local/settings.ts';
import { copyItems } from '../copia/copia.ts';
import { drillRipristino } from '../copia/prova.ts';
import type { Deposito } from '../copia/scuola-conservata.ts';
import { readImpostazioni, readStato, saveStato, type Impostazioni, type Stato } from './impostazioni.ts';

const ORA = 3_600_000;
const GIORNO = 24 * ORA;
/** A copy is made after so long without one. */
const OGNI = 20 * ORA;
/** Three of them were missed. */
const MANCATE = 3 * GIORNO;
const TENUTE = 35 * GIORNO;
const PROVA_OGNI = 30 * GIORNO;
const GUARDA_OGNI = 5 * 60_000;
/** A start has better to do in its first moments. */
const PRIMA = 20_000;
/** Where the archive of a moment lies while it is copied. */
const IN_CORSO = 'copia-in-corso';
const NOME = /^[A-Z0-9]{10}-(?<anno>\d{4})(?<mese>\d{2})(?<giorno>\d{2})T(?<ora>\d{2})(?<minuto>\d{2})\.copia$/;

/** Condition of the copies, as the pages tell it: none chosen for real data, three missed, or nothing to tell. */
export type Condizione = 'DA_SCEGLIERE' | 'MANCANTI' | 'IN_ORDINE';

interface Mezzi {
  readonly dataDir: string;
  readonly store: Store;
  readonly deposito: Deposito;
  /** Writes the archive of one moment in a folder, while everybody works. */
  readonly snapshot: (folder: string) => Promise<void>;
  /** True of the code of a school that nobody would miss. */
  readonly isDemo: (codmin: string) => boolean;
  readonly now: () => number;
}

/** The copies that a data folder makes by itself. */
export const copieDi = (mezzi: Mezzi) => {
  const { dataDir, store, isDemo, now } = mezzi;
  let condizione: Condizione = 'IN_ORDINE';
  const scuole = async (): Promise<readonly string[]> =>
    (await registro(store).listScuole()).map(({ codmin }) => codmin).filter((codmin) => !isDemo(codmin));

  /** Looks at what is due and does it. @returns the condition of the copies after it */
  const look = async (): Promise<Condizione> => {
    const impostazioni = await readImpostazioni(dataDir);
    const vere = await scuole();
    if (impostazioni === null || vere.length === 0) {
      condizione = vere.length === 0 ? 'IN_ORDINE' : 'DA_SCEGLIERE';
      return condizione;
    }
    let stato = await readStato(dataDir);
    if (now() - timeOf(stato.ultima) >= OGNI) {
      stato = await tryCopy(mezzi, impostazioni, stato, vere);
      await saveStato(dataDir, stato);
    }
    const dal = Math.max(timeOf(stato.ultima), timeOf(impostazioni.dal));
    condizione = now() - dal >= MANCATE ? 'MANCANTI' : 'IN_ORDINE';
    return condizione;
  };

  return {
    look,
    condizione: (): Condizione => condizione,
    /** Looks soon, and every few minutes. @returns how to stop */
    start: (): (() => void) => startLooking(look),
  };
};

const startLooking = (work: () => Promise<unknown>): (() => void) => {
  let busy = false;
  const look = (): void => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) =>
        process.stderr.write(`copie: ${error instanceof Error ? error.stack : String(error)}\n`),
      )
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(look, GUARDA_OGNI);
  const first = setTimeout(look, PRIMA);
  return () => {
    clearInterval(timer);
    clearTimeout(first);
  };
};

const timeOf = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

/** Makes the copies that are due. A failure is noted, and tried again at the next look. @returns the state after it */
const tryCopy = async (
  mezzi: Mezzi,
  impostazioni: Impostazioni,
  stato: Stato,
  scuole: readonly string[],
): Promise<Stato> => {
  const adesso = new Date(mezzi.now());
  try {
    const isProva = mezzi.now() - timeOf(stato.prova) >= PROVA_OGNI;
    await withMoment(mezzi, async (store) => {
      for (const scuola of scuole) await copyInto(impostazioni, { ...mezzi, store }, scuola, adesso);
      if (isProva)
        for (const scuola of scuole) {
          const dove = { store, deposito: mezzi.deposito, adesso, oggi: giornoDellIstante(adesso) };
          await drillRipristino(dove, { scuola, chiave: impostazioni.chiave, now: () => performance.now() });
        }
    });
    await removeOld(impostazioni.dove, mezzi.now());
    const instant = adesso.toISOString();
    return { ultima: instant, prova: isProva ? instant : stato.prova, errore: null };
  } catch (error) {
    return { ...stato, errore: error instanceof Error ? error.message : String(error) };
  }
};

/** Works on the archive as it is at one moment: nobody is disturbed, and nothing of it stays. */
const withMoment = async (
  { dataDir, snapshot }: Pick<Mezzi, 'dataDir' | 'snapshot'>,
  work: (store: Store) => Promise<void>,
): Promise<void> => {
  const folder = join(dataDir, IN_CORSO);
  await rm(folder, { recursive: true, force: true });
  await snapshot(folder);
  const engine = await startDynamodb({ port: 0, dataDir: folder });
  try {
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const endpoint = `http://127.0.0.1:${engine.port}`;
    await work(dynamoStore(new DynamoDBClient({ region: 'eu-south-1', endpoint, credentials }), TABLE_NAME));
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const copyInto = async (
  { dove, chiave }: Impostazioni,
  { store, deposito }: Pick<Mezzi, 'store' | 'deposito'>,
  scuola: string,
  adesso: Date,
): Promise<void> => {
  const stamp = adesso.toISOString().replace(/[-:]/g, '').slice(0, 13);
  const file = join(dove, `${scuola}-${stamp}.copia`);
  await copyItems({ store, deposito }, { scuola, file: `${file}.in-corso`, chiave, adesso });
  await rename(`${file}.in-corso`, file);
};

/** Removes the copies that are too old; the latest of a school stays, however old. */
const removeOld = async (dove: string, now: number): Promise<void> => {
  const nomi = (await readdir(dove)).filter((nome) => NOME.test(nome)).toSorted();
  for (const [indice, nome] of nomi.entries()) {
    const isLast = nomi[indice + 1]?.slice(0, 10) !== nome.slice(0, 10);
    if (!isLast && now - momentOf(nome) > TENUTE) await rm(join(dove, nome));
  }
};

/** Removes the copies that a data folder made of one school by itself. @returns how many @throws where their place is not there: nobody knows what it holds */
export const removeCopie = async (dataDir: string, scuola: string): Promise<number> => {
  const impostazioni = await readImpostazioni(dataDir);
  if (impostazioni === null) return 0;
  const presenti = await readdir(impostazioni.dove).catch((cause: unknown) => {
    throw new Error(
      `Le copie automatiche della scuola ${scuola} sono in ${impostazioni.dove}, che adesso non si legge: collegare il disco o la cartella di rete e ripetere il comando, che riprende da dove era. Se non c'è più, dire con "copie CARTELLA" dove vanno adesso.`,
      { cause },
    );
  });
  const nomi = presenti.filter((nome) => NOME.test(nome) && nome.startsWith(`${scuola}-`));
  for (const nome of nomi) await rm(join(impostazioni.dove, nome));
  return nomi.length;
};

const momentOf = (nome: string): number => {
  const { anno, mese, giorno, ora, minuto } = NOME.exec(nome)?.groups ?? {};
  return Date.parse(`${anno}-${mese}-${giorno}T${ora}:${minuto}:00Z`);
};
