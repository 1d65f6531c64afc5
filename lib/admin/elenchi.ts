import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { scanItems } from '../scansione.ts';
import { TABLE } from '../table.ts';

/** Bytes of the name of an entry that are kept. */
const BYTE_DEL_NOME = 6;

/** The entries of an index, a page in memory at a time. */
async function* entriesOf(store: Store, IndexName: string): AsyncGenerator<Item> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.client.send(
      new ScanCommand({ TableName: store.table, IndexName, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

const entryOf = (item: Item, indice: string): number | undefined => {
  const [pk, sk] = [item[`${indice}pk`], item[`${indice}sk`]];
  if (pk === undefined || sk === undefined) return undefined;
  const nome = JSON.stringify([item.pk, item.sk, pk, sk, item.riga ?? null, item.versione ?? null]);
  return createHash('sha1').update(nome).digest().readUIntBE(0, BYTE_DEL_NOME);
};

/** That each list holds an entry for each record that is in it, as the record says it, and no other. Nobody writes meanwhile. */
export const checkElenchi = async (store: Store): Promise<Rilievo[]> => {
  const attese = new Map(TABLE.indexes.map((indice) => [indice, new Set<number>()]));
  for await (const item of scanItems(store))
    for (const [indice, sue] of attese) {
      const una = entryOf(item, indice);
      if (una !== undefined) sue.add(una);
    }
  const rilievi: Rilievo[] = [];
  for (const [indice, sue] of attese) {
    let inPiu = 0;
    for await (const voce of entriesOf(store, indice)) if (!sue.delete(entryOf(voce, indice) ?? -1)) inPiu += 1;
    if (sue.size > 0 || inPiu > 0)
      rilievi.push({
        invariante: 'elenchi',
        chiave: indice,
        messaggio: `Gli elenchi non sono quelli dei record: ${sue.size} voci mancano o sono diverse, ${inPiu} in più. A programma chiuso, "npm run admin -- indici" li rifà`,
      });
  }
  return rilievi;
};
