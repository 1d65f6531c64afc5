import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontkit, { type Font } from '@pdf-lib/fontkit';

export type Peso = 'normale' | 'forte';

/** Source Sans 3, licence OFL 1.1: figures of one width, Latin with all its accents, Greek, Cyrillic. */
export const fontFiles: Readonly<Record<Peso, string>> = {
  normale: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  forte: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
};

/** A typeface and the file it was read from. */
export interface Typeface {
  readonly font: Font;
  readonly program: Buffer;
}

const opened = new Map<Peso, Typeface>();

/** The typeface of a weight, read once per process: beside the program when it was bundled, else from its package. */
export const openTypeface = (peso: Peso): Typeface => {
  const known = opened.get(peso);
  if (known) return known;
  const beside = fileURLToPath(new URL(`./fonts/${basename(fontFiles[peso])}`, import.meta.url));
  const file = existsSync(beside) ? beside : createRequire(import.meta.url).resolve(fontFiles[peso]);
  const program = readFileSync(file);
  const typeface = { font: fontkit.create(program), program };
  opened.set(peso, typeface);
  return typeface;
};
