import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import { chiaveDi, newFrase, normalFrase } from './frase.ts';

const FILE = 'copie.json';
const STATO = 'copie-stato.json';

/** Place of the copies of a data folder, and their key: the file is of its owner alone, and never lies beside them. */
const Impostazioni = z.strictObject({ dove: z.string(), chiave: z.string(), dal: z.iso.datetime() });
export type Impostazioni = z.infer<typeof Impostazioni>;

/** Latest copy and latest drill that went well, and why the last try did not. */
const Stato = z.strictObject({
  ultima: z.iso.datetime().nullable(),
  prova: z.iso.datetime().nullable(),
  errore: z.string().nullable(),
});
export type Stato = z.infer<typeof Stato>;

export const readImpostazioni = async (dataDir: string): Promise<Impostazioni | null> => {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => null);
  return text === null ? null : Impostazioni.parse(JSON.parse(text));
};

export const readStato = async (dataDir: string): Promise<Stato> => {
  const text = await readFile(join(dataDir, STATO), 'utf8').catch(() => null);
  return text === null ? { ultima: null, prova: null, errore: null } : Stato.parse(JSON.parse(text));
};

export const saveStato = (dataDir: string, stato: Stato): Promise<void> => save(dataDir, STATO, Stato.parse(stato));

/** Asks a person at the keyboard. @returns the words typed */
export type Chiedi = (domanda: string) => Promise<string>;

/**
 * Chooses the place of the copies of a data folder: shows the recovery phrase once and asks it back. @returns the place
 * @throws when the place is not good, or the phrase typed is another
 */
export const chooseCopie = async (dataDir: string, dove: string, chiedi: Chiedi, adesso: Date): Promise<string> => {
  const place = await goodPlace(dataDir, dove);
  const frase = newFrase();
  const again = await chiedi(
    `La frase di recupero delle copie è:\n\n    ${frase}\n\nScriverla su carta e tenerla lontana da questo computer: senza, le copie non si aprono. Non si rivede più.\nRiscriverla qui: `,
  );
  if (normalFrase(again) !== normalFrase(frase))
    throw new Error('La frase riscritta non è uguale: niente è stato scelto. Ripetere, con la frase nuova.');
  await save(dataDir, FILE, Impostazioni.parse({ dove: place, chiave: chiaveDi(frase), dal: adesso.toISOString() }));
  return place;
};

/** @throws for a place inside the data, which would be lost with them, or that cannot be written */
const goodPlace = async (dataDir: string, dove: string): Promise<string> => {
  const place = resolve(dove);
  const known = existsSync(place) ? realpathSync(place) : place;
  const inside = relative(realpathSync(dataDir), known);
  if (inside === '' || (!inside.startsWith('..') && !inside.startsWith(sep) && !/^[A-Za-z]:/.test(inside)))
    throw new Error(
      `${place} è dentro la cartella dei dati: si perderebbe con loro. Indicare un altro disco o una cartella di rete.`,
    );
  try {
    await mkdir(place, { recursive: true });
    const probe = join(place, '.prova-di-scrittura');
    await writeFile(probe, '');
    await rm(probe);
    return realpathSync(place);
  } catch (error) {
    throw new Error(
      `In ${place} non si può scrivere: controllare che il disco sia collegato, o indicare un'altra cartella.`,
      {
        cause: error,
      },
    );
  }
};

const save = async (dataDir: string, name: string, value: object): Promise<void> => {
  const file = join(dataDir, name);
  await writeFile(`${file}.tmp`, JSON.stringify(value), { mode: 0o600, flush: true });
  await rename(`${file}.tmp`, file);
};
