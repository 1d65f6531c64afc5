import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArgomentoNonValido, readArguments } from '#lib/command-line/arguments.ts';
import { esitoDenuncia } from '#lib/denuncia.ts';
import { fileEp } from '#support/denunce/f24-di-prova.ts';
import { root } from '#support/sources.ts';

const said = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`bin/${program}`, ...args], { cwd: root, input: '' });
  return { status, stdout: String(stdout), stderr: String(stderr) };
};

describe('words of a command line', () => {
  const options = { breve: { type: 'boolean' }, oggi: { type: 'string' } } as const;
  test('are read by their name and in their order', () => {
    const { values, positionals } = readArguments(['uno', '--oggi=2026-01-10', '--breve'], { options, positionals: 1 });
    expect([{ ...values }, positionals]).toEqual([{ breve: true, oggi: '2026-01-10' }, ['uno']]);
  });
  test.each<[string, readonly string[], RegExp]>([
    ['an option that is not there', ['--brve'], /--brve non esiste.*--breve, --oggi=…/],
    ['a value where none is wanted', ['--breve=si'], /--breve non vuole un valore/],
    ['no value where one is wanted', ['--oggi'], /--oggi vuole un valore/],
    ['a word too many', ['uno', 'due'], /"due" non è compreso/],
  ])('%s is named', (_what, args, sentence) => {
    expect(() => readArguments(args, { options, positionals: 1 })).toThrow(ArgomentoNonValido);
    expect(() => readArguments(args, { options, positionals: 1 })).toThrow(sentence);
  });
});

describe('every program', () => {
  const programs = readdirSync(join(root, 'bin')).filter((name) => name.endsWith('.ts'));
  test.each(programs)('%s names an option that it does not know, and does nothing', (program) => {
    const { status, stdout, stderr } = said(program, '--inventata');
    expect(status).toBeGreaterThan(0);
    expect(stderr).toContain("L'opzione --inventata non esiste: il programma ");
    expect(stdout).toBe('');
  });
});

describe('files checked by name', () => {
  let folder: string;
  const named = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emolumenti-denuncia-'));
    for (const [name, fault] of [
      ['buono.txt', {}],
      ['guasto.txt', { iban: '' }],
    ] as const) {
      const records = Buffer.from(JSON.stringify(fileEp(fault)));
      writeFileSync(named(name), (await esitoDenuncia(['scrivi', 'f24ep'], records)).uscita);
    }
    writeFileSync(named('illeggibile.txt'), 'A');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const controlla = (...args: readonly string[]) => said('denuncia.ts', 'controlla', 'f24ep', ...args);

  test('are all judged, each beside its name; the worst gives the answer', () => {
    expect(controlla(named('buono.txt')).status).toBe(0);
    const { status, stdout } = controlla(named('buono.txt'), named('guasto.txt'));
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      { file: named('buono.txt'), rilievi: [] },
      { file: named('guasto.txt'), rilievi: [expect.objectContaining({ codice: 'f24.iban' })] },
    ]);
    expect(controlla(named('illeggibile.txt'), named('buono.txt'))).toMatchObject({ status: 2 });
  });

  test('take a line each when they are told in brief', () => {
    const { stdout } = controlla('--breve', named('buono.txt'), named('guasto.txt'), named('illeggibile.txt'));
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/buono\.txt: a posto$/),
      expect.stringMatching(/guasto\.txt: 1 bloccanti, 0 avvisi; .+/),
      expect.stringMatching(/illeggibile\.txt: non leggibile, Byte 2/),
    ]);
  });

  test('are named when they are not there, or are more than the command takes', () => {
    expect(controlla(named('assente.txt'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/assente\.txt non si può leggere/),
    });
    const leggi = said('denuncia.ts', 'leggi', 'f24ep', named('buono.txt'), named('guasto.txt'));
    expect(leggi).toMatchObject({ status: 2, stderr: expect.stringMatching(/guasto\.txt" non è compreso/) });
    expect(said('denuncia.ts', 'leggi', 'f24ep', named('buono.txt')).status).toBe(0);
  });
});
