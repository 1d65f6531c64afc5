import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { platformFromEnv, type Platform } from '#platform/platform.ts';
import { ensureBucket } from '../bucket.ts';
import { checkOf, endFilling, isFilling } from '../folder/filling.ts';
import { BUCKET_NAME, LOCAL_USERS, TABLE_NAME } from '../settings.ts';
import { linkAccesses } from './accesses.ts';
import { asOffice, type Ripresa } from './context.ts';
import { demoAssignments } from './runs/assignments.ts';
import { demoFilings } from './runs/filings.ts';
import { demoHistory } from './runs/history.ts';
import { demoNoipaLists } from './runs/noipa-lists.ts';
import { demoYearFilings } from './runs/year-filings.ts';
import { demoStaff } from './school.ts';
import { scuoleDemo, type ScuolaDemo } from './schools.ts';
import { mesiDemo } from './years.ts';

/** A demonstration whose schools can be entered, and have to be filled. */
export interface DaRiempire {
  readonly dataDir: string;
  readonly oggi: string;
  /** True if an earlier process may have made some of the calls. */
  readonly ripresa: boolean;
}

/** The end of a filling: complete, or stopped because its mark is gone. */
export type Fine = 'COMPLETA' | 'FERMATA';

/** Hears how far a filling is (0–1). */
export type Progress = (part: number) => void;

/** What a month of runs takes, in people. */
const PERSONE_AL_MESE = 4;

/** Writes the staff and the runs of the schools, through the services. @throws what kept it from the end, unless the folder is not to be filled any more */
export const fillDemo = async ({ dataDir, oggi, ripresa }: DaRiempire, progress: Progress): Promise<Fine> => {
  const platform = platformFromEnv(process.env, 'dimostrazione');
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  try {
    await fillSchools({ platform, store, oggi, ripresa: { ripresa, check: checkOf(dataDir) } }, progress);
  } catch (error) {
    if (!isFilling(dataDir)) return 'FERMATA';
    throw error;
  }
  await settleFiles();
  await endFilling(dataDir);
  return 'COMPLETA';
};

/** Makes the files of the demonstration durable: a write that is not of the filling does. */
const settleFiles = async (): Promise<void> => {
  await ensureBucket(BUCKET_NAME, false, { userAgentAppId: 'fine' });
};

interface Fill {
  readonly platform: Platform;
  readonly store: Store;
  readonly oggi: string;
  readonly ripresa: Ripresa;
}

/** Fills the schools side by side: while one waits for a run the others go on. One that cannot ends all. */
const fillSchools = async (fill: Fill, progress: Progress): Promise<void> => {
  const months = mesiDemo(fill.oggi).length * PERSONE_AL_MESE;
  const all = scuoleDemo.reduce((sum, { dipendenti }) => sum + dipendenti + months, 0);
  let made = 0;
  const after = (people: number): void => {
    made += people;
    progress(made / all);
  };
  const fallen: unknown[] = [];
  const check = (): void => {
    fill.ripresa.check();
    if (fallen.length > 0) throw new Error('Another school could not be filled');
  };
  const ripresa = { ...fill.ripresa, check };
  await Promise.all(
    scuoleDemo.map((scuola) =>
      fillSchool({ ...fill, ripresa }, scuola, after).catch((error: unknown) => fallen.push(error)),
    ),
  );
  if (fallen.length > 0) throw fallen[0];
};

/** Writes the staff of a school, then its runs and what follows them. */
const fillSchool = async (
  { platform, store, oggi, ripresa }: Fill,
  scuola: ScuolaDemo,
  after: (people: number) => void,
): Promise<void> => {
  const office = asOffice(platform, scuola, oggi, ripresa).apart('riempimento');
  const dipendenti = await demoStaff(platform, office, { ...scuola, oggi }, () => after(1));
  await linkAccesses(store, LOCAL_USERS, scuola.codmin, dipendenti);
  if (scuola.setupType === 'SCUOLA') await demoNoipaLists(office, oggi, dipendenti);
  await demoHistory(platform, office, { ...scuola, oggi }, dipendenti, () => after(PERSONE_AL_MESE));
  await demoAssignments(platform, office, oggi);
  await demoFilings(platform, office, { oggi });
  await demoYearFilings(platform, office, { ...scuola, oggi });
};
