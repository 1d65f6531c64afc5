import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { addYears } from 'date-fns/addYears';
import { format } from 'date-fns/format';
import { registro } from '../../../functions/archivio/accesso/registro.ts';
import { systemClock } from '../../../functions/platform/clock.ts';
import { dynamoStore } from '../../../functions/platform/data/dynamo.ts';
import { platformFromEnv } from '../../../functions/platform/platform.ts';
import { TABLE_NAME } from '../home.ts';
import { seedAccesses } from './accesses.ts';
import { demoSchool, type DemoSchool } from './school.ts';
import { demoUsers, NOMI_SCUOLE, SCUOLA_DEMO, SECONDA_SCUOLA } from './users.ts';

/** Staff and outsiders of each demo school, and whether it has two years of runs. */
const SCUOLE = [
  { codmin: SCUOLA_DEMO, dipendenti: 120, esterni: 15, seme: 1 },
  { codmin: SECONDA_SCUOLA, dipendenti: 30, esterni: 0, seme: 2 },
] as const;

/**
 * Fills an empty data folder with the demo: a pure function of the business month, written through the services.
 * A folder that has the last demo user is complete and is left alone; an interrupted filling is begun again only after --reset.
 * @returns whether something was written
 */
export const seedDemo = async ({
  issuer,
  oggi,
}: {
  readonly issuer: string;
  readonly oggi?: string | undefined;
}): Promise<boolean> => {
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  const ultimo = demoUsers.at(-1);
  if (ultimo && (await registro(store).getUtente(issuer, `demo-${ultimo.login}`))) return false;
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
    issuer,
    format(addYears(new Date(`${giorno}T12:00:00Z`), 1), 'yyyy-MM-dd'),
    (codmin, numero) => persone.get(codmin)?.dipendenti[numero],
  );
  return true;
};
