import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { addYears } from 'date-fns/addYears';
import { format } from 'date-fns/format';
import { dynamoStore } from '../../../functions/platform/dynamo.ts';
import { systemClock } from '../../../functions/platform/clock.ts';
import { TABLE_NAME } from '../home.ts';
import { seedAccesses } from './accesses.ts';
import { demoUsers } from './users.ts';
import { registro } from '../../../functions/sessione/registro.ts';

/**
 * Fills an empty data folder with the demo: a pure function of the business month, written through the services.
 * A folder that has the last demo user is complete and is left alone; an interrupted filling is finished. @returns whether something was written
 */
export const seedDemo = async ({ issuer, oggi }: { readonly issuer: string; readonly oggi?: string | undefined }): Promise<boolean> => {
  const store = dynamoStore(new DynamoDBClient({}), TABLE_NAME);
  const ultimo = demoUsers.at(-1);
  if (ultimo && await registro(store).getUtente(issuer, `demo-${ultimo.login}`)) return false;
  const giorno = systemClock(oggi).oggi();
  await seedAccesses(store, issuer, format(addYears(new Date(`${giorno}T12:00:00Z`), 1), 'yyyy-MM-dd'), () => undefined);
  return true;
};
