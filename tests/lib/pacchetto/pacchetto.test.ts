import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import Engine from 'publicodes';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { bundleHandlers } from '#lib/cloud/bundle.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { publicodesDel } from '#shared/pubbliche/publicodes.ts';
import { numeriDi } from '#shared/pubbliche/regole-pubblicate.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { casiDelPacchetto } from '#support/pacchetto/casi.ts';
import {
  esitiDelProdotto,
  installPacchetto,
  situazioniGolden,
  type Installato,
} from '#support/pacchetto/installato.ts';
import { root } from '#support/sources.ts';

const run = promisify(execFile);
const GIORNO = '2026-06-01';
const casi = casiDelPacchetto();

let dove: Installato;
let altrove: string;
beforeAll(async () => {
  dove = await installPacchetto(GIORNO);
  ({ altrove } = dove);
}, 300_000);
afterAll(() => dove.remove());

const letto = async (nome: string): Promise<unknown> => JSON.parse(await readFile(join(dove.pacchetto, nome), 'utf8'));

/** Runs a script in the folder. @returns what it printed, read as JSON */
const risultatoDi = async (nome: string, righe: readonly string[]): Promise<unknown> => {
  await writeFile(join(altrove, nome), righe.join('\n'));
  const { stdout } = await run(process.execPath, [nome], { cwd: altrove, maxBuffer: 100_000_000 });
  return JSON.parse(stdout);
};

test('a script of three lines, where only the tarball is installed, computes every case of the package as the product does', async () => {
  expect(casi.length).toBeGreaterThan(20);
  expect(
    await risultatoDi('prova.js', [
      "import { calcola } from 'emolumenti-motore';",
      "import casi from 'emolumenti-motore/casi.json' with { type: 'json' };",
      'console.log(JSON.stringify(casi.map(({ situazione }) => calcola(situazione))));',
    ]),
  ).toEqual(JSON.parse(JSON.stringify(casi.map(({ situazione }) => cedolino(Situazione.parse(situazione))))));
});

test('in Node and in the bundle of a Lambda every golden payslip comes out as the product says it', async () => {
  const lambda = join(altrove, 'lambda');
  const handler = join(altrove, 'handler.ts');
  await writeFile(join(altrove, 'golden.json'), JSON.stringify(situazioniGolden));
  await writeFile(
    handler,
    "import { calcola } from 'emolumenti-motore';\nexport const handler = async (tutte: any[]) => tutte.map((una) => calcola(una));\n",
  );
  const folders = await bundleHandlers([handler], lambda);
  const golden = "import golden from './golden.json' with { type: 'json' };";
  const delProdotto = esitiDelProdotto();
  expect(situazioniGolden.length).toBeGreaterThan(100);
  expect(
    await risultatoDi('node.js', [
      golden,
      "import { calcola } from 'emolumenti-motore';",
      'console.log(JSON.stringify(golden.map((una) => calcola(una))));',
    ]),
  ).toEqual(delProdotto);
  expect(
    await risultatoDi('lambda.js', [
      golden,
      `import { handler } from '${folders[handler]}/index.mjs';`,
      'console.log(JSON.stringify(await handler(golden)));',
    ]),
  ).toEqual(delProdotto);
});

test('its licence is in the tarball with its text, the sources that its module is built from, and the licences of others', async () => {
  const { license } = Object(await letto('package.json'));
  expect(license).toBe('EUPL-1.2');
  const leggi = (nome: string): Promise<string> => readFile(join(dove.pacchetto, nome), 'utf8');
  const testo = await leggi('LICENSE');
  expect(testo).toContain('EUROPEAN UNION PUBLIC LICENCE v. 1.2');
  expect(testo).toContain('Appendix');
  expect(await leggi('README.md')).toContain('EUPL-1.2');
  expect(await leggi('motore.js')).toContain('Licensed under the EUPL');
  for (const altrui of ['zod', 'date-fns'])
    expect(await leggi('TERZI.txt')).toMatch(new RegExp(`^${altrui} \\d.+\\(MIT\\)$`, 'm'));
  const entrata = join(dove.pacchetto, 'sorgenti', 'lib', 'pacchetto', 'ingresso.ts');
  expect(await readFile(entrata, 'utf8')).toBe(await readFile(join(root, 'lib', 'pacchetto', 'ingresso.ts'), 'utf8'));
  const ricostruito = await build({
    entryPoints: [entrata],
    tsconfigRaw: {},
    alias: { '#shared': join(dove.pacchetto, 'sorgenti', 'shared') },
    nodePaths: [join(root, 'node_modules')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  expect(ricostruito.errors).toEqual([]);
});

test('its rules are of the shape that their schema says, each number with its unit; a number without one is told', async () => {
  const schema = z.record(z.string(), z.unknown()).parse(await letto('regole.schema.json'));
  const isRegole = new Ajv2020({ strict: false, formats: { uri: true } }).compile(schema);
  const regole = z
    .looseObject({
      regole: z.array(
        z.looseObject({
          id: z.string(),
          versioni: z.array(z.looseObject({ valore: z.unknown(), unita: z.record(z.string(), z.string()) })),
        }),
      ),
    })
    .parse(await letto('regole.json'));
  expect([isRegole(regole), isRegole.errors]).toEqual([true, null]);
  expect(isRegole({ versione: '0', regole: [{ id: 'x' }] })).toBe(false);
  expect(regole.regole.map(({ id }) => id)).toEqual(
    tutteLeRegole.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
  );
  for (const { versioni } of regole.regole)
    for (const { valore, unita } of versioni)
      expect(Object.keys(unita)).toEqual(numeriDi(valore).map(({ posto }) => posto.join('.')));
});

test('the engine of Publicodes reads the numbers of a day and gives the same values', async () => {
  const esportate = z
    .record(z.string(), z.looseObject({ valeur: z.number(), unité: z.string().optional() }))
    .parse(await letto('regole.publicodes.json'));
  const motore = new Engine(esportate, { warn: false });
  expect(Object.keys(esportate).length).toBeGreaterThan(500);
  expect(esportate).toEqual(JSON.parse(JSON.stringify(publicodesDel(tutteLeRegole, GIORNO))));
  const lette = Object.keys(esportate).map((nome) => [nome, motore.evaluate(nome).nodeValue]);
  expect(lette).toEqual(Object.entries(esportate).map(([nome, { valeur }]) => [nome, valeur]));
});

test('no two numbers of a day have one name', () => {
  const numeri = tutteLeRegole.flatMap(({ versioni }) =>
    numeriDi(versioni.findLast(({ dal }) => dal <= GIORNO)?.valore ?? null),
  );
  expect(Object.keys(publicodesDel(tutteLeRegole, GIORNO))).toHaveLength(numeri.length);
});

test('its types let a situation through, and refuse one that is none', async () => {
  const programma = (corpo: string): readonly string[] => {
    const nome = join(altrove, 'prova.ts');
    const opzioni: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    };
    const ospite = ts.createCompilerHost(opzioni);
    const { getSourceFile, fileExists, readFile: leggi } = ospite;
    ospite.getSourceFile = (file, lingua) =>
      file === nome ? ts.createSourceFile(file, corpo, lingua) : getSourceFile.call(ospite, file, lingua);
    ospite.fileExists = (file) => file === nome || fileExists.call(ospite, file);
    ospite.readFile = (file) => (file === nome ? corpo : leggi.call(ospite, file));
    const tutto = ts.createProgram([nome], opzioni, ospite);
    return ts.getPreEmitDiagnostics(tutto).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  const [primo] = casi;
  const testo = (situazione: string) =>
    `import { calcola } from 'emolumenti-motore';\nconst esito = calcola(${situazione});\nexport const netto: number = esito.esito === 'calcolato' ? esito.cedolino.totali.netto : 0;\n`;
  expect(programma(testo(JSON.stringify(primo?.situazione)))).toEqual([]);
  expect(programma(testo('{ tipo: "LUNA" }')).length).toBeGreaterThan(0);
});

test('its README has ten examples with what they come to, its list of changes the days of the rules', async () => {
  const leggimi = await readFile(join(dove.pacchetto, 'README.md'), 'utf8');
  expect(leggimi.match(/^### \d+\. /gm)).toHaveLength(10);
  expect(leggimi.match(/netto [\d.]+,\d\d €/g)?.length).toBeGreaterThan(7);
  const cambiamenti = await readFile(join(dove.pacchetto, 'CHANGELOG.md'), 'utf8');
  expect(cambiamenti).toContain('## 01/01/2026');
  expect(cambiamenti).toContain('`irpef.scaglioni`');
});
