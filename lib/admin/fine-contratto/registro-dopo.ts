import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '#platform/data/dynamo.ts';
import { nameOf } from '../copia/scuola-conservata.ts';
import { sha256 } from '../esportazione/formato.ts';

const NOME = 'registro-dopo-esportazione.jsonl';

/** The file of the lines that the trail got after an export: how many there are, and its hash. */
export interface RegistroDopo {
  readonly file: string;
  readonly righe: number;
  readonly sha256: string;
}

/**
 * Keeps beside an export the lines of the trail that were written after it, before they are erased: the command that begins the erasure is one. Given again after a
 * cut it adds those that are not there yet. @returns null where there is none
 */
export const keepRegistroDopo = async (cartella: string, items: AsyncIterable<Item>): Promise<RegistroDopo | null> => {
  const percorso = join(cartella, NOME);
  const testo = await readFile(percorso, 'utf8').catch(() => '');
  const gia = new Set(testo.split('\n').flatMap((riga) => (riga === '' ? [] : [nomeIn(riga)])));
  for await (const item of items)
    if (!gia.has(nameOf(item)))
      await appendFile(percorso, `${JSON.stringify({ nome: nameOf(item), ...item }, readable)}\n`);
  const intero = await readFile(percorso, 'utf8').catch(() => '');
  if (intero === '') return null;
  return { file: NOME, righe: intero.trimEnd().split('\n').length, sha256: sha256(intero) };
};

/** Bytes as text. */
const readable = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;

/** Returns no name for a line half written by a cut: the next one says it whole. */
const nomeIn = (riga: string): string => {
  try {
    return String(Object(JSON.parse(riga)).nome);
  } catch {
    return '';
  }
};
