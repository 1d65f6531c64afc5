import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tutteLeRegole } from '#shared/rules/index.ts';
import type { RegolaDatata } from '#shared/rules/regola.ts';
import { documentoPer } from '#shared/rules/riscontri/documenti.ts';
import { root } from '#support/sources.ts';
import { figureSbagliate } from '../figure.ts';
import { DA_TROVARE } from '../golden.ts';
import { casiVuoti, type CasoVuoto } from './casi-vuoti.ts';
import { versioneInVigore, versioneNuova } from './versione-nuova.ts';

/** The refusal of a rule that cannot be opened on a day, in a sentence that says why. */
export class AperturaNonRiuscita extends Error {}

/** The names of the figures inside a value, each once. */
const figureOf = (valore: unknown): readonly string[] => [
  ...new Set(figureSbagliate(valore).map(({ figura }) => figura.replace(/ → .*/, ''))),
];

/**
 * Opens a rule on a day in the project below a folder: writes its version without a value, and the cases that it needs without their figures.
 * @returns the list of what is to be found, one line each
 * @throws AperturaNonRiuscita
 */
export const openRegola = (id: string, dal: string, radice: string = root): readonly string[] => {
  const regola = tutteLeRegole.find((una) => una.id === id);
  if (regola === undefined)
    throw new AperturaNonRiuscita(`Nessuna regola si chiama ${id}: npm run regole le elenca tutte.`);
  const { prima, dopo } = versioneInVigore(regola, dal);
  if (prima === undefined) throw new AperturaNonRiuscita(`La regola ${id} non ha un valore prima del ${dal}.`);
  if (dopo !== undefined && dopo.valore !== null)
    throw new AperturaNonRiuscita(`La regola ${id} ha già una versione dal ${dopo.dal}: si corregge quella.`);
  const casi = casiVuoti(regola, prima, dal);
  return [
    `${regola.descrizione}, dal ${dal}. Da trovare:`,
    ...(dopo === undefined
      ? writeVersione(regola, dal, radice)
      : [`  versione: c'è già, senza valore, dal ${dopo.dal}`]),
    ...figureOf(prima.valore).map((figura) => `  figura: ${figura} (valore del ${prima.dal})`),
    `  documento: ${documentoPer(id)}`,
    ...writeCasi(id, dal, casi, radice),
  ];
};

const writeVersione = (regola: RegolaDatata<unknown>, dal: string, radice: string): readonly string[] => {
  const scritta = versioneNuova(regola, dal, radice);
  if (scritta === null) return [`  versione: da scrivere in shared/rules, dove si compone il nome ${regola.id}`];
  const { file, riga, testo } = scritta;
  if (testo === null) return [`  versione: da scrivere in ${file}:${riga}, nell'elenco degli anni della regola`];
  writeFileSync(join(radice, file), testo);
  return [`  versione: scritta senza valore in ${file}:${riga}, con la norma da trovare`];
};

const writeCasi = (id: string, dal: string, casi: readonly CasoVuoto[], radice: string): readonly string[] => {
  if (casi.length === 0)
    return ['  casi: nessun caso legge la versione di prima, ne serve uno nuovo in tests/golden/dati'];
  const cartella = join(radice, DA_TROVARE);
  mkdirSync(cartella, { recursive: true });
  const file = `${id}-${dal}.json`;
  writeFileSync(join(cartella, file), `${JSON.stringify(casi, null, 2)}\n`);
  return [
    `  casi: ${casi.length} scritti senza figure in ${DA_TROVARE}/${file}; quando hanno tutte le figure passano in tests/golden/dati`,
  ];
};
