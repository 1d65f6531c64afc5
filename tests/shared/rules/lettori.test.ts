import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogo, catalogoInstradamento } from '#shared/rules/index.ts';

const radice = new URL('../../../', import.meta.url);
const REGOLE = 'shared/rules/';
const sorgenti = ['shared', 'functions', 'web/src', 'lib', 'bin'].flatMap((cartella) =>
  readdirSync(new URL(`${cartella}/`, radice), { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome))
    .map((nome) => `${cartella}/${nome.replaceAll('\\', '/')}`),
);
const testi = new Map(sorgenti.map((file) => [file, readFileSync(new URL(file, radice), 'utf8')]));

/** The names that each file outside the rules imports from one of them, by the file of the rules. */
const lette = new Set(
  [...testi]
    .filter(([file]) => !file.startsWith(REGOLE))
    .flatMap(([, testo]) => [...testo.matchAll(/import\s*\{(?<nomi>[^}]*)\}\s*from\s*'[^']*rules\/[^']*'/g)])
    .flatMap(({ groups }) => (groups?.['nomi'] ?? '').split(',').map((nome) => nome.trim().split(/\s+as\s+/)[0] ?? '')),
);

/** The ids of the rules in an exported value, whatever holds them. */
const idsDi = (valore: unknown): readonly string[] => {
  if (typeof valore !== 'object' || valore === null) return [];
  if ('id' in valore && 'versioni' in valore) return [String(valore.id)];
  return Object.values(valore).flatMap(idsDi);
};

/**
 * Rules that no item pays yet: their figures are kept, checked by the worked cases, and each says why no payment reads it.
 * A rule that gets its reader leaves this list.
 */
const senzaChiPaga: Readonly<Record<string, string>> = {
  'contratto.anzianita': 'La fascia è scritta nel servizio, come la dice il decreto di ricostruzione della carriera',
  'contratto.una-tantum.ata': 'È data una volta sola con gli arretrati del contratto, da chi paga lo stipendio',
  'contratto.una-tantum.docenti': 'È data una volta sola con gli arretrati del contratto, da chi paga lo stipendio',
  'contratto.ore-eccedenti.permanente': "Le ore eccedenti per tutto l'anno sono nello stipendio, che paga il Tesoro",
  'contratto.ore-eccedenti.approfondimento': "L'ora di approfondimento è nello stipendio, che paga il Tesoro",
  'contratto.ferie.festivita-soppresse':
    'Le giornate di riposo si prendono e non si pagano: le conta la voce di assenza',
  'contratto.maturita.composizione':
    'Il compenso di maturità è di ogni commissario: quanti sono lo dice il decreto di nomina',
};

test('every rule has a reader outside the rules, and those that no item pays are listed with their reason', async () => {
  const conLettore = new Set<string>();
  for (const [file] of testi) {
    if (!file.startsWith(REGOLE) || file.endsWith('index.ts')) continue;
    const modulo = (await import(new URL(file, radice).href)) as Readonly<Record<string, unknown>>;
    const proprie = Object.entries(modulo).filter(([nome]) => lette.has(nome));
    for (const [, valore] of proprie) for (const id of idsDi(valore)) conLettore.add(id);
  }
  const tutte = [...catalogo, ...catalogoInstradamento].flatMap(({ regole }) => regole.map(({ id }) => id));
  expect(tutte.filter((id) => !conLettore.has(id)).toSorted()).toEqual(Object.keys(senzaChiPaga).toSorted());
});
