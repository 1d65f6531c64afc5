import { describe, expect, test } from 'vitest';
import type { Item } from '#platform/data/dynamo.ts';
import { hasIgnote, withIgnote } from '#platform/data/forme/ignote.ts';
import { readItem, repository } from '#platform/data/repository.ts';
import type { StoreScuola } from '#platform/data/store-scuola.ts';
import { CODMIN, itemDi, ogniEntita, recordDi } from '#support/forme/ogni-specie.ts';
import { conAltro, IGNOTO, luoghiDiScelta } from '#support/forme/pieno.ts';

const nessuno = () => Promise.reject(new Error('Nothing is read here'));
const store: StoreScuola = {
  codmin: CODMIN,
  get: nessuno,
  batchGet: nessuno,
  query: nessuno,
  queryAll: nessuno,
  partitions: nessuno,
  count: nessuno,
};

const entita = await ogniEntita();

/** An item as it was, one change later. */
const dopoUnCambio = (item: Item): Item => ({
  ...item,
  versione: 4,
  ...(typeof item.riga === 'object' && item.riga !== null && 'versione' in item.riga
    ? { riga: { ...item.riga, versione: 4 } }
    : {}),
});

test('every kind of the index is tried', () => {
  expect(entita.length).toBeGreaterThanOrEqual(72);
});

describe.each(entita.map((una) => [una.nome, una] as const))('%s', (_nome, una) => {
  test('what a later version adds at every depth is read, changed and written back whole', () => {
    const scritto = recordDi(una, true);
    const item = itemDi(una, scritto, true);
    const letto = readItem(una, item);
    expect(withIgnote(letto)).toEqual(scritto);
    expect(una.schema.parse(letto)).toEqual(una.schema.parse(recordDi(una)));
    // as a call changes it: every object is a new one, which knows nothing of what was read
    const { uid: _uid, versione: _versione, ...campi } = una.schema.parse(structuredClone(letto));
    const { operazioni } = repository(una, store).update(letto, campi);
    expect(operazioni[0]?.item).toEqual(dopoUnCambio(item));
    expect(withIgnote(readItem(una, { ...operazioni[0]?.item }))).toEqual({ ...scritto, versione: 4 });
  });

  test('of a shape to come it keeps the number and the fields', () => {
    const item = { ...itemDi(una, recordDi(una)), schema: una.shape + 1 };
    const letto = readItem(una, item);
    const { operazioni } = repository(una, store).update(letto, {});
    expect(operazioni[0]?.item).toEqual(dopoUnCambio(item));
  });

  test('what today knows whole carries nothing', () => {
    const letto = readItem(una, itemDi(una, recordDi(una)));
    expect(hasIgnote(letto)).toBe(false);
    expect(letto).toEqual(una.schema.parse(recordDi(una)));
  });

  const luoghi = luoghiDiScelta(una.schema);
  test.runIf(luoghi.length > 0)(
    'a value or an alternative of a later version is told with the record, and is no defect',
    () => {
      for (const luogo of luoghi) {
        const record = { ...recordDi(una), ...Object(conAltro(recordDi(una, true), luogo, IGNOTO)) };
        expect(() => readItem(una, itemDi(una, record, true)), luogo.join('.')).toThrow(
          expect.objectContaining({
            code: 'VERSIONE_PIU_RECENTE',
            message: expect.stringMatching(/^Questa registrazione è stata scritta da una versione più recente/),
          }),
        );
      }
    },
  );
});
