import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { archivioDi } from '#platform/data/archivio.ts';
import { dynamoStore, type Chiave, type Item } from '#platform/data/dynamo.ts';
import type { Entita } from '#platform/data/entita.ts';
import { asRead, Modifica, sendOperazioni, type Operazione } from '#platform/data/modifica.ts';
import type { Cambi } from '#platform/data/repository.ts';

const Cosa = z.strictObject({ uid: z.string(), versione: z.int(), nome: z.string(), codice: z.string() });
const cosaEntita: Entita<z.infer<typeof Cosa>> = {
  nome: 'COSA',
  posto: 'scuola',
  schema: Cosa,
  shape: 1,
  unici: ({ codice }) => [{ campo: 'codice', valore: codice, messaggio: 'Codice già usato.' }],
};
const letta = { uid: 'u1', versione: 4, nome: 'prima', codice: 'A' };
const chiave = { pk: 'SCUOLA#XXIS00000A#COSA', sk: 'u1' };

const client = new DynamoDBClient({});
const store = dynamoStore(client, 'prova');
const cose = archivioDi(store, 'XXIS00000A').of(cosaEntita);
const sent = mockClient(store.client);
beforeEach(() => {
  sent.reset();
  sent.on(TransactWriteCommand).resolves({});
});

describe('a change of a record', () => {
  test('is one version more, on condition of the version that was read, with what it was and what it is', () => {
    const { record, operazioni, voce } = cose.update(letta, { nome: 'dopo' });
    expect(record).toEqual({ ...letta, nome: 'dopo', versione: 5 });
    expect(operazioni).toHaveLength(1);
    expect(operazioni[0]).toMatchObject({
      tipo: 'put',
      chiave,
      item: { nome: 'dopo', versione: 5 },
      condizione: { expression: 'versione = :versione', values: { ':versione': 4 } },
    });
    expect(voce).toEqual({ entita: 'COSA', uid: 'u1', azione: 'modificato', prima: letta, dopo: record });
  });

  test('says neither which record it is nor its version', () => {
    expectTypeOf<Cambi<z.infer<typeof Cosa>>>().toEqualTypeOf<Partial<{ nome: string; codice: string }>>();
    const altra = { ...letta, versione: 9, uid: 'altro' };
    const { record } = cose.update(letta, altra);
    expect(record).toEqual({ ...letta, versione: 5 });
  });

  test('gives back the values it leaves and claims those it takes', () => {
    const { operazioni } = cose.update(letta, { codice: 'B' });
    expect(operazioni.map(({ tipo, chiave: { sk } }) => `${tipo} ${sk}`)).toEqual([
      'put u1',
      'delete codice#A',
      'put codice#B',
    ]);
  });

  test('enters a unit of change whole, in the words of who makes it', () => {
    const modifica = new Modifica();
    expect(modifica.write(cose.remove(letta), { motivo: 'prova' })).toEqual(letta);
    expect(modifica.operazioni.map(({ tipo }) => tipo)).toEqual(['delete', 'delete']);
    expect(modifica.voci).toEqual([{ entita: 'COSA', uid: 'u1', azione: 'eliminato', prima: letta, motivo: 'prova' }]);
  });
});

describe('a versioned record', () => {
  test('put without a condition does not compile, and is not sent', async () => {
    const item: Item = { tipo: 'COSA', ...letta };
    expectTypeOf<{ tipo: 'put'; chiave: Chiave; item: Item }>().not.toExtend<Operazione>();
    expectTypeOf<{ tipo: 'put'; chiave: Chiave; item: { versione: number } }>().not.toExtend<Operazione>();
    expectTypeOf<{ tipo: 'put'; chiave: Chiave; item: { tipo: string } }>().toExtend<Operazione>();
    const diretta = { tipo: 'put' as const, chiave, item, condizione: { expression: '' } };
    await expect(sendOperazioni(store, [diretta])).rejects.toThrow('A put of COSA u1 with no condition on the version');
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  test.each(['attribute_exists(pk)', 'nome = :versione', 'versione <> :versione'])(
    'put on condition of something else (%s) is not sent',
    async (expression) => {
      const altra: Operazione = {
        tipo: 'put',
        chiave,
        item: { tipo: 'COSA', ...letta },
        condizione: { expression, values: { ':versione': 4 } },
      };
      await expect(sendOperazioni(store, [altra])).rejects.toThrow('A put of COSA u1');
      expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(0);
    },
  );

  test('is sent as the repository makes it, and what has no version needs no condition', async () => {
    await sendOperazioni(store, [
      ...cose.create(letta).operazioni,
      { tipo: 'put', chiave: { pk: 'SCUOLA#XXIS00000A#USO', sk: 'x' }, item: { tipo: 'USO' } },
    ]);
    await sendOperazioni(store, cose.update(letta, {}).operazioni);
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });
});

describe('one write alone', () => {
  const riga: Operazione = { tipo: 'put', chiave, item: { tipo: 'USO' } };
  beforeEach(() => {
    sent.on(PutCommand).resolves({});
    sent.on(DeleteCommand).resolves({});
  });

  test('is no transaction where it leaves the same however often it is sent', async () => {
    await sendOperazioni(store, [riga]);
    await sendOperazioni(store, [{ tipo: 'delete', chiave }]);
    expect(sent.commandCalls(PutCommand).map(({ args: [{ input }] }) => input.Item)).toEqual([
      { tipo: 'USO', ...chiave },
    ]);
    expect(sent.commandCalls(DeleteCommand)).toHaveLength(1);
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  test.each<Operazione>([
    { ...riga, condizione: asRead(undefined) },
    { tipo: 'delete', chiave, condizione: asRead({}) },
    { tipo: 'update', chiave, cambi: { expression: 'ADD quanti :uno', values: { ':uno': 1 } } },
    { tipo: 'check', chiave },
  ])('is one where sent twice it would say or do something else: %j', async (operazione) => {
    await sendOperazioni(store, [operazione]);
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  test('waits for a transaction that holds the same record', async () => {
    const occupato = Object.assign(new Error('Held'), { name: 'TransactionConflictException' });
    sent.on(PutCommand).rejectsOnce(occupato).resolves({});
    await sendOperazioni(store, [riga]);
    expect(sent.commandCalls(PutCommand)).toHaveLength(2);
  });
});

test('an item is as it was read: absent, of that version, or there', () => {
  expect(asRead(undefined)).toEqual({ expression: 'attribute_not_exists(pk)' });
  expect(asRead({ versione: 3 })).toEqual({ expression: 'versione = :versione', values: { ':versione': 3 } });
  expect(asRead({ nome: 'x' })).toEqual({ expression: 'attribute_exists(pk)' });
});
