import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { addYears } from 'date-fns/addYears';
import { format } from 'date-fns/format';
import { registro } from '#archivio/accesso/registro.ts';
import { instant, systemClock } from '#platform/clock.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { GIORNI_RICORDATI } from '#platform/http/idempotenza.ts';
import { platformFromEnv, type Platform } from '#platform/platform.ts';
import { sourcesHash } from '../../sources-hash.ts';
import { checkOf, endFilling, readFilling, type Riempimento } from '../folder/filling.ts';
import type { Home } from '../home.ts';
import { LOCAL_USERS, TABLE_NAME } from '../settings.ts';
import { seedAccesses } from './accesses.ts';
import { asOffice, type Ripresa } from './context.ts';
import type { DaRiempire } from './fill.ts';
import { scuoleDemo } from './schools.ts';
import { demoUsers, subjectOf } from './users.ts';

/** The demonstration of a data folder. */
export type Dimostrazione =
  /** The folder has schools of its own, or none. */
  | { readonly stato: 'ASSENTE' }
  | { readonly stato: 'PRESENTE' }
  /** The filling was cut and cannot go on: the records stay as they are. */
  | { readonly stato: 'A_META' }
  /** The schools can be entered already: the rest is for `fillDemo`. */
  | ({ readonly stato: 'DA_FINIRE' } & DaRiempire);

/** Returns the mark of a folder to fill. The demonstration is a pure function of the business month. */
export const newFilling = async (oggi: string | undefined): Promise<Riempimento> => {
  const clock = systemClock(oggi);
  return { oggi: clock.oggi(), sorgenti: await sourcesHash('lib/local/demo'), iniziato: instant(clock.now()) };
};

type Casa = Pick<Home, 'origin' | 'nuova'>;

/**
 * Begins to fill a marked folder, or goes on with it: writes the records of the schools and their users through the services. A call that
 * was made before a cut is not made again, and the work of others stays.
 */
export const seedDemo = async (dataDir: string, { origin, nuova }: Casa): Promise<Dimostrazione> => {
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  const riempimento = await readFilling(dataDir);
  if (riempimento === null) return { stato: (await hasDemoUsers(store, origin)) ? 'PRESENTE' : 'ASSENTE' };
  const { sorgenti } = await newFilling(undefined);
  if (riempimento === 'illeggibile' || riempimento.sorgenti !== sorgenti || isForgotten(riempimento)) {
    await endFilling(dataDir);
    return { stato: 'A_META' };
  }
  const { oggi } = riempimento;
  const platform = platformFromEnv(process.env, 'dimostrazione');
  await enterSchools({ platform, store, oggi, ripresa: { ripresa: !nuova, check: checkOf(dataDir) } });
  return { stato: 'DA_FINIRE', dataDir, oggi, ripresa: !nuova };
};

interface Fill {
  readonly platform: Platform;
  readonly store: Store;
  readonly oggi: string;
  readonly ripresa: Ripresa;
}

/** True when the answers of the first calls are not remembered any more. */
const isForgotten = ({ iniziato }: Riempimento): boolean =>
  systemClock().now().getTime() - Date.parse(iniziato) > GIORNI_RICORDATI * 86_400_000;

/** Writes the record, the tables and the users of each school: with these it can be entered. */
const enterSchools = async ({ platform, store, oggi, ripresa }: Fill): Promise<void> => {
  // most starts have nothing to write
  const { demoSchoolData } = await import('./school-data.ts');
  for (const scuola of scuoleDemo)
    await demoSchoolData(platform, asOffice(platform, scuola, oggi, ripresa), { ...scuola, oggi });
  await seedAccesses(store, LOCAL_USERS, format(addYears(new Date(`${oggi}T12:00:00Z`), 1), 'yyyy-MM-dd'));
};

/** True of a folder with the users of the demonstration. Those of older folders belonged to the address of the identity provider, port included: they follow. */
const hasDemoUsers = async (store: Store, origin: string): Promise<boolean> => {
  const globali = registro(store);
  const ultimo = demoUsers.at(-1);
  if (ultimo === undefined || (await globali.getUtente(LOCAL_USERS, subjectOf(ultimo)))) return true;
  if (!(await globali.getUtente(`${origin}/oidc`, subjectOf(ultimo)))) return false;
  for (const user of demoUsers) {
    const trovato = await globali.getUtente(`${origin}/oidc`, subjectOf(user));
    if (trovato)
      await sendOperazioni(store, [globali.putUtente(undefined, { ...trovato, issuer: LOCAL_USERS, versione: 0 })]);
  }
  return true;
};
