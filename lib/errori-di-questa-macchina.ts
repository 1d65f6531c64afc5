import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** The file of a data folder that holds the lines of what went wrong: identifiers and names of fields, no value. */
export const fileDegliErrori = (dataDir: string): string => join(dataDir, 'errori.jsonl');

const MASSIMO = 4 * 1024 * 1024;

/** Keeps the newer half of the lines once they are too many. */
export const shortenErrori = async (dataDir: string): Promise<void> => {
  const file = fileDegliErrori(dataDir);
  const found = await stat(file).catch(() => null);
  if (found === null || found.size < MASSIMO) return;
  const righe = (await readFile(file, 'utf8')).split('\n');
  await writeFile(`${file}.parziale`, righe.slice(Math.floor(righe.length / 2)).join('\n'), { mode: 0o600 });
  await rename(`${file}.parziale`, file);
};

const Riga = z.looseObject({
  quando: z.string(),
  evento: z.string(),
  componente: z.string(),
  correlationId: z.string().optional(),
  lavoro: z.string().optional(),
  route: z.string().optional(),
  passo: z.string().optional(),
  code: z.string().optional(),
  specie: z.string().optional(),
  uid: z.string().optional(),
  campi: z.array(z.string()).optional(),
  versione: z.string().optional(),
  dove: z.string().optional(),
});
export type RigaDiErrore = z.infer<typeof Riga>;

/** The lines of what went wrong under a correlation id, or in a long work. */
export const erroriDi = async (dataDir: string, numero: string): Promise<readonly RigaDiErrore[]> => {
  const testo = await readFile(fileDegliErrori(dataDir), 'utf8').catch(() => '');
  return testo
    .split('\n')
    .filter((riga) => riga.includes(numero))
    .flatMap((riga) => readRigaDiErrore(riga))
    .filter(({ correlationId, lavoro }) => correlationId === numero || lavoro === numero);
};

/** A line as it was written, with what it does not say itself; nothing for what is no line of an error. */
export const readRigaDiErrore = (testo: string, detto: Partial<RigaDiErrore> = {}): readonly RigaDiErrore[] => {
  const letta = z.record(z.string(), z.unknown()).safeParse(parsed(testo)).data;
  const riga = letta && Riga.safeParse({ ...detto, ...letta }).data;
  return riga === undefined ? [] : [riga];
};

const parsed = (riga: string): unknown => {
  try {
    return JSON.parse(riga);
  } catch {
    return undefined;
  }
};
