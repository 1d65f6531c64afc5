import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Item, Store } from '#platform/data/dynamo.ts';
import type { Entita } from '#platform/data/entita.ts';
import { reunited, withIgnote } from '#platform/data/forme/ignote.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import { formaScritta, inFormaScritta, putForma } from '#platform/data/forme/scritta.ts';
import { readItem, writeItem } from '#platform/data/repository.ts';

const Voce = z.strictObject({ codice: z.string(), importo: z.int() });
const Conto = z.strictObject({ voci: z.array(Voce), totale: z.int() });
const letto = (voci: readonly object[]) => readForma(Conto, { voci, totale: 3 }, { cosa: 'il conto' });

describe('what a change writes anew keeps the unknown keys of what it was', () => {
  const conto = letto([
    { codice: 'A', importo: 1, nota: 'di A' },
    { codice: 'B', importo: 2, nota: 'di B' },
    { codice: 'C', importo: 3, nota: 'di C' },
  ]);
  const notes = (voci: readonly z.infer<typeof Voce>[]) =>
    withIgnote<object>(reunited({ voci: [...voci], totale: 3 }, conto));

  test('in another order', () => {
    expect(
      notes([
        { codice: 'C', importo: 3 },
        { codice: 'A', importo: 1 },
        { codice: 'B', importo: 2 },
      ]),
    ).toEqual({
      totale: 3,
      voci: [
        { codice: 'C', importo: 3, nota: 'di C' },
        { codice: 'A', importo: 1, nota: 'di A' },
        { codice: 'B', importo: 2, nota: 'di B' },
      ],
    });
  });
  test('with one taken away, one changed and one added', () => {
    expect(
      notes([
        { codice: 'B', importo: 9 },
        { codice: 'C', importo: 3 },
        { codice: 'D', importo: 4 },
      ]),
    ).toEqual({
      totale: 3,
      voci: [
        { codice: 'B', importo: 9, nota: 'di B' },
        { codice: 'C', importo: 3, nota: 'di C' },
        { codice: 'D', importo: 4 },
      ],
    });
  });
  test('of two with a uid it alone says which is which', () => {
    const ConUid = z.array(z.strictObject({ uid: z.string(), valore: z.int() }));
    const prima = readForma(
      ConUid,
      [
        { uid: 'a', valore: 1, in: 'a' },
        { uid: 'b', valore: 1, in: 'b' },
      ],
      { cosa: 'le voci' },
    );
    expect(
      withIgnote<object>(
        reunited(
          [
            { uid: 'c', valore: 1 },
            { uid: 'b', valore: 5 },
          ],
          prima,
        ),
      ),
    ).toEqual([
      { uid: 'c', valore: 1 },
      { uid: 'b', valore: 5, in: 'b' },
    ]);
  });
});

test('what breaks its schema in another way is a defect', () => {
  expect(() => readForma(Conto, { voci: [], totale: 'molto', nuovo: 1 }, { cosa: 'il conto' })).toThrow(z.ZodError);
  expect(() => readForma(Conto, { voci: [] }, { cosa: 'il conto' })).toThrow(z.ZodError);
});

const Nota = z.object({ uid: z.string(), versione: z.int(), testo: z.string(), colore: z.string() });
type Nota = z.infer<typeof Nota>;
/** A kind whose second shape has a field more. */
const nota: Entita<Nota> = {
  nome: 'NOTA',
  posto: 'scuola',
  schema: Nota,
  shape: 2,
  upcast: { 1: (prima) => ({ colore: 'bianco', ...prima }) },
  downcast: ({ colore: _colore, ...prima }) => prima,
};
const NUOVA: Nota = { uid: 'una', versione: 1, testo: 'Prova', colore: 'rosso' };

/** A store that holds one thing: the choice of the deployment. */
const storeCon = (formaPredefinita: Store['formaPredefinita'], item?: Item) => {
  const get = vi.fn(() => Promise.resolve(item));
  return { store: { formaPredefinita, get } as Partial<Store> as Store, get };
};
const stored = async (store: Store, item: Item): Promise<Item | undefined> =>
  (await inFormaScritta(store, [{ item }]))[0]?.item;

describe('the shape that is written', () => {
  const item = writeItem(nota, 'XXIC00001A', NUOVA);

  test('is that of today at home, and what it says is read back', async () => {
    const scritto = { ...(await stored(storeCon('nuova').store, item)) };
    expect(scritto).toMatchObject({ colore: 'rosso', schema: 2 });
    expect(readItem(nota, scritto)).toEqual(NUOVA);
  });
  test('is that of before where nobody has chosen on AWS: the version before reads it, and this one too', async () => {
    const scritto = { ...(await stored(storeCon('precedente').store, item)) };
    expect(scritto).toEqual({
      uid: 'una',
      versione: 1,
      testo: 'Prova',
      pk: item.pk,
      sk: 'una',
      tipo: 'NOTA',
      scuola: 'XXIC00001A',
      schema: 1,
    });
    const diPrima = { nome: 'NOTA', posto: 'scuola', shape: 1, schema: Nota.omit({ colore: true }) } as const;
    expect(readItem(diPrima, scritto)).toEqual({ uid: 'una', versione: 1, testo: 'Prova' });
    expect(readItem(nota, scritto)).toEqual({ ...NUOVA, colore: 'bianco' });
  });
  test('is the one that was chosen, read once a minute and only when a record may have two', async () => {
    const { store, get } = storeCon('precedente', putForma('nuova').item);
    const senza: Item = { uid: 'altro' };
    expect(await stored(store, senza)).toBe(senza);
    expect(get).not.toHaveBeenCalled();
    expect(await stored(store, item)).toMatchObject({ schema: 2 });
    expect(await formaScritta(store, performance.now() + 59_000)).toBe('nuova');
    expect(get).toHaveBeenCalledTimes(1);
    await formaScritta(store, performance.now() + 61_000);
    expect(get).toHaveBeenCalledTimes(2);
  });
});
