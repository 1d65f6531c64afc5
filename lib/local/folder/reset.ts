import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { registro } from '#archivio/accesso/registro.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { scanItems } from '../../scansione.ts';
import { AvvioNonRiuscito } from '../avvio.ts';
import { startDynamodb } from '../dynamodb/server.ts';
import { TABLE_NAME } from '../settings.ts';
import { emptyDataFolder } from './data-folder.ts';

/** Authors of changes that cost nobody's work. */
const DA_SOLI: ReadonlySet<unknown> = new Set(['dimostrazione', 'programma']);

/** Contents of a data folder, for the person about to lose them. */
interface Contenuto {
  readonly scuole: readonly string[];
  /** Number of changes made by people. */
  readonly modifiche: number;
}

interface DaSvuotare {
  readonly dataDir: string;
  /** Name of the folder, said to empty it whatever it holds. */
  readonly conferma: string | undefined;
  /** Codes of the demonstration schools. */
  readonly dimostrative: ReadonlySet<string>;
}

/**
 * Empties the data folder. A folder with schools of its own, with the work of people or with an unreadable archive is
 * emptied only when its name is given. @returns its contents in a sentence; null when it was empty
 * @throws AvvioNonRiuscito
 */
export const resetDataFolder = ({ dataDir, conferma, dimostrative }: DaSvuotare): Promise<string | null> =>
  emptyDataFolder(dataDir, async () => {
    const contenuto = await readContents(dataDir);
    const detto = sayContents(contenuto);
    if (!isOfPeople(contenuto, dimostrative) || conferma === basename(dataDir))
      return `Cancellati i dati di ${dataDir}: ${detto}.`;
    throw new AvvioNonRiuscito(
      `In ${dataDir} --reset cancellerebbe ${detto}. Per farlo davvero ripetere con --conferma=${basename(dataDir)}; per non perdere nulla, npm start senza --reset apre i dati come sono.`,
    );
  });

const isOfPeople = (contenuto: Contenuto | null, dimostrative: ReadonlySet<string>): boolean =>
  contenuto === null || contenuto.modifiche > 0 || contenuto.scuole.some((codmin) => !dimostrative.has(codmin));

const sayContents = (contenuto: Contenuto | null): string => {
  if (contenuto === null) return 'un archivio che non si riesce a leggere';
  const { scuole, modifiche } = contenuto;
  const lista =
    scuole.length === 0 ? 'nessuna scuola' : `${scuole.length === 1 ? 'la scuola' : 'le scuole'} ${scuole.join(', ')}`;
  return modifiche === 0
    ? `${lista}, senza lavoro di nessuno`
    : `${lista}, con ${modifiche} modifiche fatte da chi ci ha lavorato`;
};

/** Returns null for an archive that cannot be read. */
const readContents = async (dataDir: string): Promise<Contenuto | null> => {
  if (!existsSync(join(dataDir, 'dynamodb'))) return { scuole: [], modifiche: 0 };
  const engine = await startDynamodb({ port: 0, dataDir: join(dataDir, 'dynamodb') }).catch(() => null);
  if (engine === null) return null;
  try {
    return await contentsOf(storeAt(engine.port));
  } catch {
    return null;
  } finally {
    await engine.close();
  }
};

const storeAt = (port: number): Store => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return dynamoStore(
    new DynamoDBClient({ region: 'eu-south-1', endpoint: `http://127.0.0.1:${port}`, credentials }),
    TABLE_NAME,
  );
};

const contentsOf = async (store: Store): Promise<Contenuto> => {
  const scuole = (await registro(store).listScuole()).map(({ codmin }) => codmin);
  let modifiche = 0;
  for await (const { tipo, azione, entita, riga } of scanItems(store))
    if (tipo === 'AUDIT' && entita !== 'SESSIONE' && azione !== 'letto' && !DA_SOLI.has(authorOf(riga))) modifiche += 1;
  return { scuole, modifiche };
};

const authorOf = (riga: unknown): unknown =>
  typeof riga === 'object' && riga !== null && 'utente' in riga ? riga.utente : undefined;
