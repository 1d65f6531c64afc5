import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';

/** Requests by command, as the store received them. */
export interface Conteggio {
  readonly store: Store;
  readonly letture: () => number;
  readonly scritture: () => number;
  readonly comandi: () => readonly string[];
  readonly reset: () => void;
}

/** A store that counts what it sends: retries of the SDK included. */
export const countingStore = (): Conteggio => {
  const client = new DynamoDBClient({ maxAttempts: 6 });
  const comandi: string[] = [];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      comandi.push(String(context.commandName));
      return next(args);
    },
    { step: 'finalizeRequest', name: 'conteggio' },
  );
  const scrive = (comando: string) => /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(comando);
  return {
    store: dynamoStore(client, TABLE_NAME),
    comandi: () => [...comandi],
    reset: () => {
      comandi.length = 0;
    },
    letture: () => comandi.filter((comando) => !scrive(comando)).length,
    scritture: () => comandi.filter(scrive).length,
  };
};
