import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRegistro, sealGiorni, sigilloRegistroEntita } from '#archivio/casa/sigillo-registro.ts';
import { readVoce } from '#archivio/casa/voce-di-registro.ts';
import { createCopia } from '#lib/admin/copia/copia.ts';
import { restoreCopia } from '#lib/admin/copia/ripristino.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi, type Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { putForma, type FormaScritta } from '#platform/data/forme/scritta.ts';
import { Modifica, sendModifica, sendOperazioni } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { BUCKET_NAME, startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const GIORNO = 86_400_000;
const CHIAVE = 'parole inventate per questa prova';
/** The next day: what was written today is closed. */
const domani = () => new Date(Date.now() + GIORNO);
const oggi = () => new Date().toISOString().slice(0, 10);

let home: TestHome;
let gestore: Person;
let archivio: Archivio;
let voci: readonly Item[];
/** An entry whose before and after are long: they lie beside its row, deflated. */
let lunga: Item;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
  archivio = archivioDi(home.store, SCUOLA_A);
  // entries of two days before, as if somebody had worked then
  for (const fa of [3, 2])
    for (const numero of [1, 2])
      await sendModifica(
        home.store,
        new Modifica().audit({ entita: 'PERSONA', uid: `inventata-${numero}`, azione: 'modificato', motivo: null }),
        {
          codmin: SCUOLA_A,
          utente: 'u',
          nome: 'Anna Inventata',
          correlationId: `prova-${numero}`,
          adesso: new Date(Date.now() - fa * GIORNO),
        },
      );
  await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  await seal(domani());
  voci = await vociDi(oggi());
  lunga = voci.find(({ contenuto }) => contenuto !== undefined) ?? {};
});
afterAll(() => home.close());

const seal = async (adesso: Date): Promise<number> => {
  const operazioni = await sealGiorni(archivio, adesso);
  if (operazioni.length > 0) await sendOperazioni(home.store, operazioni);
  return operazioni.length;
};
const vociDi = (giorno: string): Promise<Item[]> =>
  archivio.queryAll({ pk: `${archivio.chiavi.elenco('AUDIT')}#${giorno.slice(0, 7)}`, from: giorno });
const put = (Item: Item) => home.store.client.send(new PutCommand({ TableName: home.store.table, Item }));
const remove = ({ pk, sk }: Item) =>
  home.store.client.send(new DeleteCommand({ TableName: home.store.table, Key: { pk, sk } }));
const keyOf = ({ pk, sk }: Item) => ({ pk: String(pk), sk: String(sk) });
const sigilli = async () =>
  (await archivio.of(sigilloRegistroEntita).listAll()).toSorted((a, b) => (a.uid < b.uid ? -1 : 1));

/** Before and after as an entry keeps them, with other words. */
const saidOtherwise = (item: Item): Item => {
  const testo = JSON.stringify(beforeAndAfter(item)).replace(/"note":"[^"]*"/, '"note":"altra"');
  return { ...item, contenuto: deflateRawSync(testo).toString('base64') };
};
const beforeAndAfter = (item: Item) => {
  const { prima, dopo } = readVoce(item);
  return { prima, dopo };
};
const conciseOf = ({ contenuto: _contenuto, ...item }: Item): Item => item;
/** As the version before stores it. */
const inItsRow = (item: Item): Item => ({
  ...conciseOf(item),
  schema: 2,
  riga: { ...Object(item.riga), ...beforeAndAfter(item) },
});

test('an entry that keeps its before and after deflated is among those that were sealed', () => {
  expect(lunga).toMatchObject({ schema: 3, riga: { prima: null, dopo: null } });
  expect(readVoce(lunga).dopo).toMatchObject({ desCf: personaDiProva(1).desCf });
  expect(readVoce(saidOtherwise(lunga))).not.toEqual(readVoce(lunga));
  expect(readVoce(inItsRow(lunga))).toEqual(readVoce(lunga));
});

test('each closed day with entries has one seal, after the one before; a day that is not closed has none', async () => {
  const fatti = await sigilli();
  expect(fatti).toHaveLength(3);
  expect(fatti.map(({ prima }) => prima)).toEqual(['', fatti[0]?.hash, fatti[1]?.hash]);
  expect(fatti.slice(0, 2).map(({ righe }) => righe)).toEqual([2, 2]);
  expect(await seal(domani())).toBe(0);
  expect(await checkRegistro(archivio)).toEqual([]);
});

describe('an entry touched from below', () => {
  const guasti: readonly [string, () => Promise<unknown>, RegExp][] = [
    [
      'its author changed',
      () => put({ ...voci[0], riga: { ...Object(voci[0]?.riga), nome: 'Altra Persona' } }),
      /una voce è cambiata/,
    ],
    ['removed', () => remove(voci[0] ?? {}), /le voci sono \d+, erano \d+/],
    ['its after told otherwise', () => put(saidOtherwise(lunga)), /una voce è cambiata/],
    ['its before and after taken away', () => put(conciseOf(lunga)), /una voce è cambiata/],
    ['its before and after put into its row', () => put(inItsRow(lunga)), /una voce è cambiata/],
    ['added', () => put({ ...voci[0], sk: `${String(voci[0]?.sk)}-altra` }), /le voci sono \d+, erano \d+/],
  ];
  test.each(guasti)('%s is found, and its day is named', async (_come, guasta, messaggio) => {
    await guasta();
    const trovati = await checkRegistro(archivio);
    expect(trovati).toEqual([{ sigillo: expect.any(String), messaggio: expect.stringMatching(messaggio) }]);
    expect(trovati[0]?.messaggio).toContain(formatGiorno(oggi()));
    expect((await checkArchivio(home.store, SCUOLA_A)).rilievi).toEqual(
      expect.arrayContaining([expect.objectContaining({ invariante: 'registro', messaggio: trovati[0]?.messaggio })]),
    );
    await remove({ ...voci[0], sk: `${String(voci[0]?.sk)}-altra` });
    await put({ ...voci[0] });
    await put(lunga);
    expect(await checkRegistro(archivio)).toEqual([]);
  });

  test('a seal taken away from among the others is found too', async () => {
    const [, seconda] = await sigilli();
    const chiave = archivio.chiavi.record(sigilloRegistroEntita, seconda?.uid ?? '');
    const item = await home.store.get(chiave);
    await remove({ ...chiave });
    expect((await checkRegistro(archivio)).map(({ messaggio }) => messaggio)).toEqual([
      expect.stringMatching(/non segue quello prima/),
    ]);
    await put({ ...item });
    expect(await checkRegistro(archivio)).toEqual([]);
  });
});

test('a restore keeps the entries written since the copy, adds its own and a seal; nothing is found afterwards', async () => {
  const cartella = await mkdtemp(join(tmpdir(), 'emolumenti-copia-'));
  const dove = (adesso: Date) => ({
    store: home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    oggi: oggi(),
    adesso,
  });
  const file = join(cartella, 'copia');
  try {
    await createCopia(dove(domani()), { scuola: SCUOLA_A, file, chiave: CHIAVE });
    const dopo = new Date(domani().getTime() + 2 * GIORNO);
    await sendModifica(
      home.store,
      new Modifica().audit({ entita: 'PERSONA', uid: 'inventata-9', azione: 'modificato', motivo: 'dopo la copia' }),
      { codmin: SCUOLA_A, utente: 'u', nome: 'Anna Inventata', correlationId: 'dopo', adesso: dopo },
    );
    const prima = await sigilli();
    await remove(voci[0] ?? {});
    await put(saidOtherwise(lunga));
    await restoreCopia(dove(new Date(dopo.getTime() + 1000)), file, CHIAVE);
    const mesi = [oggi(), dopo.toISOString().slice(0, 10)].map((giorno) => giorno.slice(0, 7));
    const pagine = await Promise.all([...new Set(mesi)].map((mese) => vociDi(`${mese}-01`)));
    const tutte = pagine.flat().map(({ riga }) => Object(riga).motivo);
    expect(tutte).toEqual(
      expect.arrayContaining(['dopo la copia', expect.stringMatching(/^Dati ripresi dalla copia/)]),
    );
    expect(await home.store.get(keyOf(lunga))).toEqual(lunga);
    expect((await sigilli()).length).toBe(prima.length + 1);
    expect(await checkRegistro(archivio)).toEqual([]);
    await seal(new Date(dopo.getTime() + 3 * GIORNO));
    expect(await checkRegistro(archivio)).toEqual([]);
  } finally {
    await rm(cartella, { recursive: true, force: true });
  }
});

test('a version that is gone back from leaves entries of both shapes under one chain of seals, and all of them are read', async () => {
  const quando = new Date(Date.now() + 40 * GIORNO);
  const dopo = { desCf: personaDiProva(2).desCf, note: 'Lunga '.repeat(200) };
  const write = async (uid: string, forma: FormaScritta, giorni: number): Promise<void> => {
    await sendOperazioni(home.store, [putForma(forma)]);
    // a store that was opened after the choice
    await sendModifica(
      { ...home.store },
      new Modifica().audit({ entita: 'PERSONA', uid, azione: 'creato', motivo: null, dopo }),
      {
        codmin: SCUOLA_A,
        utente: 'u',
        nome: 'Anna Inventata',
        correlationId: uid,
        adesso: new Date(quando.getTime() + giorni * GIORNO),
      },
    );
  };
  await write('nuova-1', 'nuova', 0);
  await write('di-prima', 'precedente', 1);
  await write('nuova-2', 'nuova', 2);
  await seal(new Date(quando.getTime() + 3 * GIORNO));
  const mesi = [0, 2].map((giorni) => new Date(quando.getTime() + giorni * GIORNO).toISOString().slice(0, 7));
  const tutte = (await Promise.all([...new Set(mesi)].map((mese) => vociDi(`${mese}-01`)))).flat();
  const scritte = tutte.filter(({ uid }) => ['nuova-1', 'di-prima', 'nuova-2'].includes(String(uid)));
  expect(scritte.map(({ uid, schema }) => [uid, schema])).toEqual([
    ['nuova-1', 3],
    ['di-prima', 2],
    ['nuova-2', 3],
  ]);
  expect(scritte.map((item) => readVoce(item).dopo)).toEqual([dopo, dopo, dopo]);
  expect(await checkRegistro(archivio)).toEqual([]);
});
