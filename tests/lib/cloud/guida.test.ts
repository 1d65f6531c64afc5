import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { argomentoSbagliato } from '#lib/admin/comandi/argomenti.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import { readRegioni } from '#lib/cloud/settings.ts';
import { root } from '#support/sources.ts';
import { sample, stackOf, stacksOf } from './samples.ts';

const file = (nome: string): string => readFileSync(join(root, nome), 'utf8');
const breve = (file('README.md').split('## Deploy to AWS')[1] ?? '').split('\n## ')[0] ?? '';
const intera = file('DEPLOY.md');
const guide = [
  ['README', breve],
  ['DEPLOY.md', intera],
] as const;

/** Two printed pages. */
const PAROLE = 1000;
const CHIAMATE = 'npm run admin -- ';

/** Words of the administrator's commands that a page gives: in blocks, and in full between back quotes. */
const comandiIn = (testo: string): readonly (readonly string[])[] =>
  [...testo.matchAll(/(?:^|`)npm run admin -- ([^`#\n]+)/gm)].map(([, parole = '']) =>
    [...parole.trim().matchAll(/"([^"]*)"|(\S+)/g)].map(([, fra, una]) => fra ?? una ?? ''),
  );

/** Examples of settings, each with what every entry needs. */
const impostazioniIn = (testo: string): readonly unknown[] =>
  [...testo.matchAll(/```json\n([\s\S]*?)```/g)].map(([, esempio = '']) => ({
    region: 'eu-south-1',
    nome: 'prova',
    allarmi: Object(JSON.parse(esempio)).email === undefined ? 'nessuno' : undefined,
    ...Object(JSON.parse(esempio)),
  }));

test('the page of the README is of two pages', () => {
  expect(breve.split(/\s+/).length).toBeLessThan(PAROLE);
});

describe.each(guide)('%s', (_nome, testo) => {
  test('each command of the administrator is one that is taken, as it is written', () => {
    const dati = comandiIn(testo);
    expect(dati.length).toBeGreaterThan(5);
    const sbagliati = dati.flatMap((args) => {
      const { positionals, values } = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: Object.fromEntries(
          ['stack', 'nome', 'ruoli', 'email', 'conferma', 'dal', 'tabella', 'scade'].map((nome) => [
            nome,
            { type: 'string' as const },
          ]),
        ),
      });
      const [comando = '', ...parole] = positionals;
      if (!Object.hasOwn(comandi, comando)) return [`${CHIAMATE}${args.join(' ')}: unknown`];
      return argomentoSbagliato(comando, parole, values) ?? [];
    });
    expect(sbagliati).toEqual([]);
  });

  test('each stack and each output that it names is of the templates', { timeout: 300_000 }, () => {
    const nomi = ['as it comes', 'with everything'] as const;
    const parti = new Set(nomi.flatMap((nome) => [...stacksOf(nome).keys()].flatMap((stack) => stack.split('-'))));
    const nominati = [
      ...testo.matchAll(/(?:stack(?: of)?|stack-name|…-|import) `?(?:emolumenti-eu-south-1-|…-)([a-z]+)/g),
    ].map(([, parte = '']) => parte);
    expect(nominati.filter((parte) => !parti.has(parte))).toEqual([]);
    expect(nominati.length).toBeGreaterThan(0);
    const outputs = new Set(
      nomi.flatMap((nome) =>
        sample(nome)
          .filter((template) => stackOf(template).endsWith('-sito'))
          .flatMap(({ template }) => Object.keys(Object(template).Outputs ?? {})),
      ),
    );
    const detti = [...testo.matchAll(/`((?:Site|Distribution|Table|Bucket|UserPool|Client)(?:Url|Id|Name))/g)].map(
      ([, nome = '']) => nome,
    );
    expect(detti.filter((nome) => !outputs.has(nome))).toEqual([]);
    expect(detti.length).toBeGreaterThan(0);
  });
});

test('the settings that it gives are taken, and each that can be given is in the whole guide', () => {
  const date = impostazioniIn(breve);
  expect(date).toHaveLength(2);
  for (const una of date) expect(readRegioni([una])).toHaveLength(1);
  const [regione = {}] = readRegioni([date[0]]);
  expect(Object.keys(regione).filter((nome) => !intera.includes(`\`${nome}`) && !intera.includes(`"${nome}"`))).toEqual(
    [],
  );
});
