import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { personaEntita } from '#archivio/persone/persona.ts';
import { openEngine } from '#lib/local/dynamodb/engine.ts';
import type { AttributeValue, Item } from '#lib/local/dynamodb/model/attribute-value.ts';
import { itemKey } from '#lib/local/dynamodb/storage/derived.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { asUid, chiaveDi, type Entita, type Registrazione } from '#platform/data/entita.ts';
import { writeItem } from '#platform/data/repository.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { personaDiProva } from './persone-di-prova.ts';

/** Invented people have different codici fiscali up to this number; beyond it they need another name. */
const DATE_DIVERSE = 2520;
const PER_RICHIESTA = 25;
const INSIEME = 4;
const PER_SCRITTURA = 1000;

const nomeDi = (indice: number): { desNome?: string } =>
  indice < DATE_DIVERSE ? {} : { desNome: `Pro${'bcdfglmnpr'[Math.floor(indice / DATE_DIVERSE)] ?? 's'}a` };

const personaNumero = (indice: number): Persona => {
  const { matricola: _matricola, ...dati } = personaDiProva(indice + 1, nomeDi(indice));
  const uid = `persona${String(indice + 1).padStart(5, '0')}`;
  return {
    ...dati,
    uid: asUid(uid),
    uidSubAnagrafe: asUid(uid),
    versione: 1,
    prgAnagrafe: indice + 1,
    matricola: indice + 1,
    uidPortale: null,
  };
};

/** A school of thousands of people, for who reads it: the people alone, without what keeps their values unique. */
export const archivioGrande = async (store: Store, codmin: string, quante: number): Promise<Persona[]> => {
  const persone = Array.from({ length: quante }, (_, indice) => personaNumero(indice));
  await putRecords(store, codmin, personaEntita, persone);
  return persone;
};

/** Thousands of records of a kind as they are stored, without what keeps their values unique. */
const putRecords = async <T extends Registrazione>(
  store: Store,
  codmin: string,
  entita: Entita<T>,
  records: readonly T[],
): Promise<void> => {
  const richieste = Array.from({ length: Math.ceil(records.length / PER_RICHIESTA) }, (_, numero) =>
    records.slice(numero * PER_RICHIESTA, (numero + 1) * PER_RICHIESTA),
  );
  await Promise.all(
    Array.from({ length: INSIEME }, async () => {
      for (let alcuni = richieste.shift(); alcuni !== undefined; alcuni = richieste.shift()) {
        await store.client.send(
          new BatchWriteCommand({
            RequestItems: {
              [store.table]: alcuni.map((record) => ({ PutRequest: { Item: itemDi(codmin, entita, record) } })),
            },
          }),
        );
      }
    }),
  );
};

/** As putRecords, in the folder of a product that is stopped: the engine stores them by itself, as it would those of a request. */
export const storeRecords = async <T extends Registrazione>(
  dataDir: string,
  codmin: string,
  entita: Entita<T>,
  records: readonly T[],
): Promise<void> => {
  const engine = await openEngine(join(dataDir, 'dynamodb', 'dynamodb'), undefined);
  const table = engine.table(TABLE_NAME);
  for (let da = 0; da < records.length; da += PER_SCRITTURA)
    await engine.commit(
      records.slice(da, da + PER_SCRITTURA).map((record) => {
        const after = attributesOf(itemDi(codmin, entita, record));
        return { table, key: itemKey(table, after), before: undefined, after };
      }),
    );
  await engine.close();
};

const itemDi = <T extends Registrazione>(codmin: string, entita: Entita<T>, record: T) => ({
  ...chiaveDi(codmin, entita, record.uid),
  ...writeItem(entita, codmin, record),
});

/** Returns a record in the form of the wire; what is undefined is not in it. */
const attributesOf = (record: object): Item =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, attributeOf(value)]),
  );

const attributeOf = (value: unknown): AttributeValue => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  if (typeof value === 'object' && value !== null) return { M: attributesOf(value) };
  return { NULL: true };
};
