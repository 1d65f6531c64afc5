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
import { endFilling, isFilling, readFilling, type Riempimento } from '../folder/filling.ts';
import type { Home } from '../home.ts';
import { LOCAL_USERS, TABLE_NAME } from '../settings.ts';
import { linkAccesses, seedAccesses } from './accesses.ts';
import { asOffice, type Ripresa } from './context.ts';
import { demoAssignments } from './runs/assignments.ts';
import { demoFilings } from './runs/filings.ts';
import { demoHistory } from './runs/history.ts';
import { demoNoipaLists } from './runs/noipa-lists.ts';
import { demoYearFilings } from './runs/year-filings.ts';
import { demoSchoolData } from './school-data.ts';
import { demoStaff } from './school.ts';
import { scuoleDemo } from './schools.ts';
import { demoUsers, subjectOf } from './users.ts';
import { mesiDemo } from './years.ts';

/** The demonstration of a data folder. */
export type Dimostrazione =
  /** The folder has schools of its own, or none. */
  | { readonly stato: 'ASSENTE' }
  | { readonly stato: 'PRESENTE' }
  /** The filling was cut and cannot go on: the records stay as they are. */
  | { readonly stato: 'A_META' }
  /** The schools can be entered already. `fill` makes the rest and tells how far it is (0–1). */
  | { readonly stato: 'DA_FINIRE'; readonly fill: (progress: (part: number) => void) => Promise<Fine> };

/** The end of a filling: complete, or stopped because its mark is gone. */
export type Fine = 'COMPLETA' | 'FERMATA';

/** What a month of runs takes, in people. */
const PERSONE_AL_MESE = 4;

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
  const platform = platformFromEnv(process.env, 'dimostrazione');
  const fill: Fill = { platform, store, oggi: riempimento.oggi, ripresa: { ripresa: !nuova, check: checkOf(dataDir) } };
  await enterSchools(fill);
  return {
    stato: 'DA_FINIRE',
    fill: async (progress) => {
      try {
        await fillSchools(fill, progress);
      } catch (error) {
        if (!isFilling(dataDir)) return 'FERMATA';
        throw error;
      }
      await endFilling(dataDir);
      return 'COMPLETA';
    },
  };
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

const checkOf = (dataDir: string) => (): void => {
  if (!isFilling(dataDir)) throw new Error('The folder is not to be filled any more');
};

/** Writes the record, the tables and the users of each school: with these it can be entered. */
const enterSchools = async ({ platform, store, oggi, ripresa }: Fill): Promise<void> => {
  for (const scuola of scuoleDemo)
    await demoSchoolData(platform, asOffice(platform, scuola, oggi, ripresa), { ...scuola, oggi });
  await seedAccesses(store, LOCAL_USERS, format(addYears(new Date(`${oggi}T12:00:00Z`), 1), 'yyyy-MM-dd'));
};

/** Writes the staff, then the runs, one school after the other. */
const fillSchools = async (
  { platform, store, oggi, ripresa }: Fill,
  progress: (part: number) => void,
): Promise<void> => {
  const months = mesiDemo(oggi).length * PERSONE_AL_MESE;
  const all = scuoleDemo.reduce((sum, { dipendenti }) => sum + dipendenti + months, 0);
  let made = 0;
  const after = (people: number) => () => {
    made += people;
    progress(made / all);
  };
  for (const scuola of scuoleDemo) {
    const office = asOffice(platform, scuola, oggi, ripresa).apart('riempimento');
    const dipendenti = await demoStaff(platform, office, { ...scuola, oggi }, after(1));
    await linkAccesses(store, LOCAL_USERS, scuola.codmin, dipendenti);
    if (scuola.setupType === 'SCUOLA') await demoNoipaLists(office, oggi, dipendenti);
    await demoHistory(platform, office, { ...scuola, oggi }, dipendenti, after(PERSONE_AL_MESE));
    await demoAssignments(platform, office, oggi);
    await demoFilings(platform, office, { oggi });
    await demoYearFilings(platform, office, { ...scuola, oggi });
  }
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
