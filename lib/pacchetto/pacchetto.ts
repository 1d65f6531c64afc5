import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { Anomalia, CedolinoCalcolato } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { publicodesDel } from '#shared/pubbliche/publicodes.ts';
import { FileRegole, regolePubblicate, type FileRegole as Regole } from '#shared/pubbliche/regole-pubblicate.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { whileBuilding } from '../bundler.ts';
import { noticeDi, pacchettiInEsecuzione } from '../pacchetti.ts';
import { changelog } from './cambiamenti.ts';
import type { CasoPubblicato } from './caso.ts';
import { leggimi } from './leggimi.ts';
import { LICENZA } from './licenza.ts';
import { NOME_PACCHETTO } from './nome.ts';
import { copySorgenti, pacchettiFra, SORGENTI } from './sorgenti.ts';
import { tipiDi } from './tipi.ts';

const root = join(import.meta.dirname, '..', '..');

/** Writes the package of the engine into a folder, ready to be packed: one module without dependencies, its types, rules, cases. */
export const writePacchetto = async (
  cartella: string,
  casi: readonly CasoPubblicato[],
  giorno: string,
): Promise<void> => {
  await mkdir(cartella, { recursive: true });
  const usati = await bundle(join(cartella, 'motore.js'));
  await copySorgenti(root, usati, cartella);
  await cp(join(import.meta.dirname, `${LICENZA}.txt`), join(cartella, 'LICENSE'));
  const altrui = pacchettiFra(usati);
  const file: Readonly<Record<string, string>> = {
    'package.json': json(descrizione()),
    'motore.d.ts': tipi(),
    'regole.json': json(regole()),
    'regole.schema.json': json(z.toJSONSchema(FileRegole, { target: 'draft-2020-12' })),
    'regole.publicodes.json': json(publicodesDel(tutteLeRegole, giorno)),
    'casi.json': json(casi),
    'README.md': leggimi(casi),
    'CHANGELOG.md': changelog(),
    'TERZI.txt': noticeDi(pacchettiInEsecuzione(root).filter(({ nome }) => altrui.has(nome))),
  };
  await Promise.all(Object.entries(file).map(([nome, testo]) => writeFile(join(cartella, nome), testo)));
};

const json = (valore: unknown): string => `${JSON.stringify(valore, null, 2)}\n`;

const regole = (): Regole => ({ versione: VERSIONE, regole: [...regolePubblicate(tutteLeRegole)] });

/** Bundles the engine. @returns the files that went into it */
const bundle = (outfile: string): Promise<readonly string[]> =>
  whileBuilding(async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      metafile: true,
      entryPoints: [join(root, 'lib', 'pacchetto', 'ingresso.ts')],
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'es2022',
      logLevel: 'warning',
      banner: { js: `/*! Licensed under the EUPL: ${LICENZA}, LICENSE; ${SORGENTI}/; TERZI.txt */` },
    });
    return Object.keys(metafile.inputs);
  });

const descrizione = () => ({
  name: NOME_PACCHETTO,
  version: VERSIONE,
  description: 'Calcolo dei compensi che pagano le scuole italiane: motore, regole datate, casi',
  license: LICENZA,
  type: 'module',
  exports: {
    '.': { types: './motore.d.ts', default: './motore.js' },
    './regole.json': './regole.json',
    './regole.schema.json': './regole.schema.json',
    './regole.publicodes.json': './regole.publicodes.json',
    './casi.json': './casi.json',
  },
  types: './motore.d.ts',
  files: ['*.js', '*.d.ts', '*.json', '*.md', 'LICENSE', 'TERZI.txt', SORGENTI],
  sideEffects: false,
});

const tipi = (): string =>
  [
    tipiDi('Situazione', Situazione, 'input'),
    tipiDi('Cedolino', CedolinoCalcolato, 'output'),
    tipiDi('Anomalia', Anomalia, 'output'),
    tipiDi('FileRegole', FileRegole, 'output'),
    "export type Esito = { readonly esito: 'calcolato'; readonly cedolino: Cedolino } | { readonly esito: 'scartato'; readonly anomalie: readonly Anomalia[] };",
    'export interface ValorePublicodes { readonly valeur: number; readonly unité?: string; readonly titre: string; readonly note: string }',
    'export declare const versione: string;',
    'export declare const calcola: (situazione: Situazione) => Esito;',
    "export declare const regole: () => FileRegole['regole'];",
    'export declare const publicodes: (giorno: string) => Readonly<Record<string, ValorePublicodes>>;',
    '',
  ].join('\n');
