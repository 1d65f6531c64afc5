import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { addYears } from 'date-fns/addYears';
import { format } from 'date-fns/format';
import { registro } from '../../../functions/archivio/accesso/registro.ts';
import { systemClock } from '../../../functions/platform/clock.ts';
import { dynamoStore, type Store } from '../../../functions/platform/data/dynamo.ts';
import { sendOperazioni } from '../../../functions/platform/data/modifica.ts';
import { platformFromEnv } from '../../../functions/platform/platform.ts';
import { AvvioNonRiuscito } from '../avvio.ts';
import { beginFilling } from '../data-folder.ts';
import { LOCAL_USERS, TABLE_NAME } from '../home.ts';
import { seedAccesses } from './accesses.ts';
import { demoSchool, type DemoSchool } from './school.ts';
import { demoUsers, NOMI_SCUOLE, SCUOLA_DEMO, SECONDA_SCUOLA, subjectOf } from './users.ts';

/** Staff and outsiders of each demo school, and whether it has two years of runs. */
const SCUOLE = [
  { codmin: SCUOLA_DEMO, dipendenti: 120, esterni: 15, seme: 1 },
  { codmin: SECONDA_SCUOLA, dipendenti: 30, esterni: 0, seme: 2 },
] as const;

/**
 * Fills an empty data folder with the demo: a pure function of the business month, written through the services. The folder is marked until the last write,
 * and a start that finds the mark empties it and comes here again.
 * @returns whether something was written
 * @throws AvvioNonRiuscito when the folder was left half filled by a version that made no mark
 */
export const seedDemo = async ({ dataDir, origin, oggi }: DemoOptions): Promise<boolean> => {
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  if (await isFilled(store, origin)) return false;
  if ((await registro(store).listScuole()).length > 0)
    throw new AvvioNonRiuscito(
      `La scuola dimostrativa in ${dataDir} è incompleta, oppure è stata creata con un'altra porta da una versione precedente: avviarla una volta con la stessa PORT di allora; se non parte, npm start -- --reset la crea di nuovo.`,
    );
  const filling = await beginFilling(dataDir);
  const giorno = systemClock(oggi).oggi();
  const platform = platformFromEnv(process.env, 'dimostrazione');
  const persone = new Map<string, DemoSchool>();
  for (const scuola of SCUOLE)
    persone.set(
      scuola.codmin,
      await demoSchool(platform, { ...scuola, nome: NOMI_SCUOLE[scuola.codmin], oggi: giorno }),
    );
  await seedAccesses(
    store,
    LOCAL_USERS,
    format(addYears(new Date(`${giorno}T12:00:00Z`), 1), 'yyyy-MM-dd'),
    (codmin, numero) => persone.get(codmin)?.dipendenti[numero],
  );
  await filling.finished();
  return true;
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
