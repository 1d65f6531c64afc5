import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { addYears } from 'date-fns/addYears';
import { format } from 'date-fns/format';
import { registro } from '#archivio/accesso/registro.ts';
import { systemClock } from '#platform/clock.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { platformFromEnv, type Platform } from '#platform/platform.ts';
import { AvvioNonRiuscito } from '../avvio.ts';
import { beginFilling } from '../data-folder.ts';
import { LOCAL_USERS, TABLE_NAME } from '../settings.ts';
import { linkAccesses, seedAccesses } from './accesses.ts';
import { asOffice } from './context.ts';
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

/** A demonstration that is being made: the schools can be entered already. */
interface Filling {
  /** Makes the rest, telling how far it is (0–1). */
  readonly fill: (progress: (part: number) => void) => Promise<void>;
}

/** What a month of runs takes, in people. */
const PERSONE_AL_MESE = 4;

/**
 * Begins to fill an empty data folder with the demonstration, a pure function of the business month, written through the services: the records of the
 * schools and who may enter them. The folder is marked until the last write of the rest, and a start that finds the mark empties it and comes here again.
 * @returns how to go on; null when the folder is filled
 * @throws AvvioNonRiuscito when the folder was left half filled by a version that made no mark
 */
export const seedDemo = async ({ dataDir, origin, oggi }: DemoOptions): Promise<Filling | null> => {
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  if (await isFilled(store, origin)) return null;
  if ((await registro(store).listScuole()).length > 0)
    throw new AvvioNonRiuscito(
      `La scuola dimostrativa in ${dataDir} è incompleta, oppure è stata creata con un'altra porta da una versione precedente: avviarla una volta con la stessa PORT di allora; se non parte, npm start -- --reset la crea di nuovo.`,
    );
  const filling = await beginFilling(dataDir);
  const giorno = systemClock(oggi).oggi();
  const platform = platformFromEnv(process.env, 'dimostrazione');
  for (const scuola of scuoleDemo)
    await demoSchoolData(platform, asOffice(platform, scuola, giorno), { ...scuola, oggi: giorno });
  const scadenza = format(addYears(new Date(`${giorno}T12:00:00Z`), 1), 'yyyy-MM-dd');
  await seedAccesses(store, LOCAL_USERS, scadenza);
  return {
    fill: async (progress) => {
      await fillSchools({ platform, store, oggi: giorno, progress });
      await filling.finished();
    },
  };
};

interface Fill {
  readonly platform: Platform;
  readonly store: Store;
  readonly oggi: string;
  readonly progress: (part: number) => void;
}

/** Staff, then runs, one school after the other. */
const fillSchools = async ({ platform, store, oggi, progress }: Fill): Promise<void> => {
  const months = mesiDemo(oggi).length * PERSONE_AL_MESE;
  const all = scuoleDemo.reduce((sum, { dipendenti }) => sum + dipendenti + months, 0);
  let made = 0;
  const after = (people: number) => () => {
    made += people;
    progress(made / all);
  };
  for (const scuola of scuoleDemo) {
    const office = asOffice(platform, scuola, oggi);
    const dipendenti = await demoStaff(platform, office, { ...scuola, oggi }, after(1));
    await linkAccesses(store, LOCAL_USERS, scuola.codmin, dipendenti);
    if (scuola.setupType === 'SCUOLA') await demoNoipaLists(office, oggi, dipendenti);
    await demoHistory(platform, office, { ...scuola, oggi }, dipendenti, after(PERSONE_AL_MESE));
    await demoAssignments(platform, office, oggi);
    await demoFilings(platform, { ...scuola, oggi });
    await demoYearFilings(platform, { ...scuola, oggi });
  }
};

interface DemoOptions {
  readonly dataDir: string;
  readonly origin: string;
  readonly oggi?: string | undefined;
}

/** The users of older folders belonged to the address of the identity provider, port included: they follow. */
const isFilled = async (store: Store, origin: string): Promise<boolean> => {
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
