import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineEntita, specieDi } from '#archivio/entita.ts';
import { chooseForma } from '#lib/admin/comandi/archivio.ts';
import { comandi, usage } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { dettoDelRitorno, perditeDelRitorno } from '#lib/admin/forma.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { chiaveDi } from '#platform/data/entita.ts';
import { formaScritta, precedenteDi } from '#platform/data/forme/scritta.ts';
import { asRead, sendOperazioni } from '#platform/data/modifica.ts';
import { readItem, writeItem } from '#platform/data/repository.ts';
import { voceDiAudit } from '#platform/data/voce-di-audit.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

let home: TestHome;
let connection: Connection;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  connection = { store: home.store } as Partial<Connection> as Connection;
});
afterAll(() => home.close());

const momento = { adesso: new Date('2026-03-10T10:00:00Z'), oggi: '2026-03-10' };
const forma = (...args: readonly string[]) => chooseForma({ connection, args, opzioni: {}, momento });

test('the shape that is stored is told and chosen, and functions follow within a minute', async () => {
  const niente = expect.stringMatching(/^Tornare alla versione di prima non nasconde niente/);
  expect(await forma()).toEqual({ righe: ['Forma scritta: nuova.', niente] });
  expect(await forma('precedente')).toEqual({
    righe: ['Forma scritta: precedente. Vale per tutte le funzioni entro un minuto.', niente],
  });
  expect(await formaScritta(home.store)).toBe('nuova');
  expect(await formaScritta(home.store, performance.now() + 61_000)).toBe('precedente');
  expect(await forma('nuova')).toMatchObject({ righe: [expect.stringContaining('Forma scritta: nuova.')] });
  expect(await forma('nuovissima')).toBeUndefined();
});

test('the choice is of the deployment, and no fault of the data', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  expect(await comandi.forma?.load()).toBe(chooseForma);
  expect(usage()).toContain('forma [nuova|precedente]');
});

const SCUOLA = 'XXIC00001A';
const Prima = z.strictObject({ uid: z.string(), versione: z.int(), testo: z.string() });
const Dopo = Prima.extend({ colore: z.string().nullable() });
/** One kind of record as two versions of the program know it. */
const diPrima = defineEntita<z.infer<typeof Prima>>({ nome: 'NOTA', posto: 'scuola', schema: Prima, shape: 1 });
const diDopo = defineEntita<z.infer<typeof Dopo>>({
  nome: 'NOTA',
  posto: 'scuola',
  schema: Dopo,
  shape: 2,
  upcast: { 1: (record) => ({ colore: null, ...record }) },
  downcast: ({ colore: _colore, ...record }) => record,
});

describe('a version that is gone back from', () => {
  const chiave = chiaveDi(SCUOLA, diDopo, 'una');
  /** Stores an item as it is, whatever shape this deployment has chosen. */
  const put = async (given: Item): Promise<void> => {
    const item = Object.fromEntries(Object.entries(given));
    const dove = { pk: String(item.pk), sk: String(item.sk) };
    const condizione = asRead(await home.store.get(dove));
    await sendOperazioni(home.store, [{ tipo: 'put', chiave: dove, item, condizione }]);
  };
  const letto = async (): Promise<Item> => (await home.store.get(chiave)) ?? {};
  const perdite = () => perditeDelRitorno(home.store, [specieDi(diDopo)]);

  test('has nothing to lose while it writes the shape of before, or where the new field holds nothing', async () => {
    await put(writeItem(diPrima, SCUOLA, { uid: 'una', versione: 1, testo: 'Prova' }));
    await put(writeItem(diDopo, SCUOLA, { uid: 'altra', versione: 1, testo: 'Prova', colore: null }));
    expect(await perdite()).toEqual([]);
  });
  test('names the records and the fields that the version before would not show', async () => {
    await put(writeItem(diDopo, SCUOLA, { uid: 'una', versione: 2, testo: 'Prova', colore: 'rosso' }));
    expect(await perdite()).toEqual([{ specie: 'NOTA', record: 1, campi: ['colore'] }]);
    expect(dettoDelRitorno(await perdite())).toEqual([
      'NOTA\t1 record\tla versione di prima non mostra: colore',
      expect.stringContaining('la versione di prima li conserva e li riscrive'),
    ]);
  });
  test('names the entries of the trail whose before and after lie beside the row, and none written in the shape of before', async () => {
    const autore = { codmin: SCUOLA, utente: 'u', nome: 'Anna', correlationId: 'lunga', adesso: momento.adesso };
    const voce = { entita: 'NOTA', uid: 'una', azione: 'creato', dopo: { testo: 'Lungo '.repeat(200) } } as const;
    const { chiave: dove, item } = voceDiAudit(voce, 0, autore);
    await put({ ...precedenteDi(item), ...dove, sk: 'prima' });
    expect(await perdite()).toEqual([expect.objectContaining({ specie: 'NOTA' })]);
    await put({ ...item, ...dove });
    expect(await perdite()).toContainEqual({ specie: 'AUDIT', record: 1, campi: ['dopo', 'prima'] });
  });
  test('serves what the later one wrote, changes it, and forward again nothing is lost', async () => {
    const nota = readItem(diPrima, await letto());
    expect(nota).toMatchObject({ versione: 2, testo: 'Prova' });
    await put(writeItem(diPrima, SCUOLA, { ...nota, versione: 3, testo: 'Corretta' }));
    expect(readItem(diDopo, await letto())).toEqual({ uid: 'una', versione: 3, testo: 'Corretta', colore: 'rosso' });
  });
});
