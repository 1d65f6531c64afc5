import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RegolaDatata, Versione } from '#shared/rules/regola.ts';

/** The place of a rule in the sources, and its file with a version more. */
export interface VersioneScritta {
  readonly file: string;
  readonly riga: number;
  /** Null where the rule is made by a function from a list of years: the version is written by hand there. */
  readonly testo: string | null;
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

/** The version to be found: it has no value, so whoever needs it is stopped and told, and its norm is a place to fill. */
const daTrovare = (dal: string, rientro: string): readonly string[] =>
  [
    '{',
    `  dal: '${dal}',`,
    '  valore: null,',
    "  norma: [{ testo: 'norma da trovare' }],",
    "  fonte: 'conoscenza',",
    '  riscontro: null,',
    '},',
  ].map((riga) => `${rientro}  ${riga}`);

/** Writes the new version after the last of the list, whose end is the first line of its own indentation. */
const withVersion = (righe: readonly string[], id: number, dal: string): string | null => {
  const inizio = righe.findIndex((riga, indice) => indice > id && /^\s*versioni: \[$/.test(riga));
  const altra = righe.findIndex((riga, indice) => indice > id && /\bid: '/.test(riga));
  if (inizio === -1 || (altra !== -1 && altra < inizio)) return null;
  const rientro = /^\s*/.exec(righe[inizio] ?? '')?.[0] ?? '';
  const fine = righe.findIndex((riga, indice) => indice > inizio && riga === `${rientro}],`);
  return fine === -1 ? null : [...righe.slice(0, fine), ...daTrovare(dal, rientro), ...righe.slice(fine)].join('\n');
};

/** Finds the rule by its id in the sources below a folder. @returns null when its id is composed and stands nowhere as it is */
export const versioneNuova = ({ id }: RegolaDatata<unknown>, dal: string, radice: string): VersioneScritta | null => {
  for (const path of filesOf(join(radice, 'shared/rules'))) {
    const righe = readFileSync(path, 'utf8').split('\n');
    const dove = righe.findIndex((riga) => riga.includes(`'${id}'`));
    if (dove === -1) continue;
    const letterale = /\bid: '/.test(righe[dove] ?? '');
    return { file: relative(radice, path), riga: dove + 1, testo: letterale ? withVersion(righe, dove, dal) : null };
  }
  return null;
};

/** The version that a day falls in, and what stands against one that begins there: a version of that day or after it. */
export const versioneInVigore = (
  { versioni }: RegolaDatata<unknown>,
  dal: string,
): { readonly prima: Versione<unknown> | undefined; readonly dopo: Versione<unknown> | undefined } => ({
  prima: versioni.findLast((una) => una.dal < dal && una.valore !== null),
  dopo: versioni.find((una) => una.dal >= dal),
});
