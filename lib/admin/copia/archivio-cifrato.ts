import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

/** The first line of a copy, in clear: of which school, of when, what the key is made with. */
const Testata = z.strictObject({
  copia: z.literal('emolumenti 1'),
  scuola: z.string(),
  fattaIl: z.iso.datetime(),
  sale: z.string(),
  iv: z.string(),
});
export type Testata = z.infer<typeof Testata>;

const CIFRATURA = 'aes-256-gcm';
const FIRMA = 16;
const CARATTERI_CHIAVE = 16;
/** The first line of a copy is never longer. */
const TESTATA_MASSIMA = 1024;

/** @throws with what to do, when the words that encrypt are too few to keep anybody out */
const keyOf = (chiave: string, sale: string): Buffer => {
  if (chiave.length < CARATTERI_CHIAVE)
    throw new Error(
      `La chiave della copia ha meno di ${CARATTERI_CHIAVE} caratteri: scriverne una più lunga nella variabile CHIAVE_COPIA, e conservarla lontano dalla copia.`,
    );
  return scryptSync(chiave, Buffer.from(sale, 'base64'), 32, { N: 2 ** 15, maxmem: 64 * 1024 ** 2 });
};

/**
 * Writes a copy: lines of text, compressed, encrypted (AES-256-GCM) under a key made of the words. The last line says how many there are
 * and their hash. The file is there whole or is not there.
 */
export const writeCopia = async (
  file: string,
  { scuola, chiave, adesso }: { readonly scuola: string; readonly chiave: string; readonly adesso: Date },
  righe: AsyncIterable<string>,
): Promise<{ readonly righe: number; readonly impronta: string }> => {
  const [sale, iv] = [randomBytes(16).toString('base64'), randomBytes(12).toString('base64')];
  const testata = `${JSON.stringify({ copia: 'emolumenti 1', scuola, fattaIl: adesso.toISOString(), sale, iv })}\n`;
  const cipher = createCipheriv(CIFRATURA, keyOf(chiave, sale), Buffer.from(iv, 'base64'));
  cipher.setAAD(Buffer.from(testata));
  const provvisorio = `${file}.parziale`;
  const [somma, fine] = [createHash('sha256'), { righe: 0, impronta: '' }];
  const lines = async function* () {
    for await (const riga of righe) {
      fine.righe += 1;
      somma.update(`${riga}\n`);
      yield `${riga}\n`;
    }
    fine.impronta = somma.digest('hex');
    yield `${JSON.stringify(['fine', fine])}\n`;
  };
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      cipher,
      async function* (blocks: AsyncIterable<Buffer>) {
        yield Buffer.from(testata);
        yield* blocks;
        yield cipher.getAuthTag();
      },
      createWriteStream(provvisorio, { mode: 0o600 }),
    );
    await rename(provvisorio, file);
  } catch (error) {
    await rm(provvisorio, { force: true });
    throw error;
  }
  return fine;
};

/** The first line of a copy. @throws when the file is none */
export const readTestata = async (file: string): Promise<Testata> => (await openedAt(file)).testata;

const openedAt = async (file: string): Promise<{ readonly testata: Testata; readonly inizio: number }> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TESTATA_MASSIMA), 0, TESTATA_MASSIMA, 0);
    const inizio = buffer.subarray(0, bytesRead).indexOf('\n') + 1;
    const testata = Testata.safeParse(parsed(buffer.toString('utf8', 0, inizio)));
    if (!testata.success) throw new Error(`${file} non è la copia di una scuola.`);
    return { testata: testata.data, inizio };
  } finally {
    await handle.close();
  }
};

const parsed = (testo: string): unknown => {
  try {
    return JSON.parse(testo);
  } catch {
    return undefined;
  }
};

/**
 * The lines of a copy, in order. Whoever reads them to the end knows that they are all there, as they were written; before the end nobody does.
 * @throws when the key is another, or the file is not whole
 */
export async function* readCopia(file: string, chiave: string): AsyncGenerator<unknown> {
  const { testata, inizio } = await openedAt(file);
  const { size } = await stat(file);
  const decipher = createDecipheriv(CIFRATURA, keyOf(chiave, testata.sale), Buffer.from(testata.iv, 'base64'));
  decipher.setAAD(await bytesOf(file, 0, inizio));
  decipher.setAuthTag(await bytesOf(file, size - FIRMA, size));
  const body = createReadStream(file, { start: inizio, end: size - FIRMA - 1 });
  const text = createGunzip();
  const flowing = pipeline(body, decipher, text);
  flowing.catch(() => undefined);
  const [somma, lette] = [createHash('sha256'), { righe: 0, fine: false }];
  try {
    for await (const riga of createInterface({ input: text, crlfDelay: Infinity })) {
      const letta: unknown = JSON.parse(riga);
      const fine = Fine.safeParse(letta);
      if (fine.success) {
        lette.fine = fine.data[1].righe === lette.righe && fine.data[1].impronta === somma.digest('hex');
        break;
      }
      lette.righe += 1;
      somma.update(`${riga}\n`);
      yield letta;
    }
    await flowing;
  } catch (cause) {
    throw new Error(`${file} non si può leggere: la chiave è un'altra, oppure il file è danneggiato.`, { cause });
  }
  if (!lette.fine) throw new Error(`${file} è incompleto: usare un'altra copia.`);
}

const Fine = z.tuple([z.literal('fine'), z.object({ righe: z.int(), impronta: z.string() })]);

const bytesOf = async (file: string, da: number, a: number): Promise<Buffer> => {
  const handle = await open(file);
  try {
    return (await handle.read(Buffer.alloc(a - da), 0, a - da, da)).buffer;
  } finally {
    await handle.close();
  }
};
