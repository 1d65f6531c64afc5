import { describe, expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import { nomeFile, nomeNuovo } from '#functions/denunce/macchina/nome-file.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

const SCUOLA = 'XXTS00001A';
const MESE = { anno: 2026, mese: 3 };
const bloccante = [{ gravita: 'BLOCCANTE' }] as const;

/** A filing with files of these names, and no more. */
const con = (...nomi: readonly string[]): Pick<Denuncia, 'files'> => ({
  files: nomi.map((nome, indice) => ({
    numero: indice + 1,
    nome,
    hash: 'inventato',
    byte: 1,
    il: '2026-03-10T10:00:00.000Z',
    giorno: '2026-03-10',
    chi: '',
    tracciato: '',
    riscontrato: false,
    bozza: false,
  })),
});

describe.each(Object.entries(catalogo))('files of the filing %s', (_tipo, { tracciato }) => {
  const primo = nomeFile(nomeNuovo(tracciato, SCUOLA, MESE, []), tracciato, []);

  test('are numbered from one, with their layout, school and month', () => {
    expect(primo).toMatch(new RegExp(`${tracciato.nome}-${SCUOLA}-202603-1\\.${tracciato.estensione}$`));
  });

  test('never share a name: of one filing, of two of a month, of a draft and what follows it', () => {
    const nomi: string[] = [];
    const filings = [[], []] as string[][];
    for (const turno of [0, 0, 1, 0, 1, 1]) {
      const nome = nomeNuovo(
        tracciato,
        SCUOLA,
        MESE,
        filings.map((files) => con(...files)),
      );
      const file = nomeFile(nome, tracciato, turno === 0 ? bloccante : []);
      filings[turno]?.push(file);
      nomi.push(nome);
    }
    expect(new Set(nomi).size).toBe(nomi.length);
    expect(nomi).toEqual(nomi.toSorted());
  });

  test('of another month and of another school begin again', () => {
    expect(nomeNuovo(tracciato, SCUOLA, { anno: 2026, mese: 4 }, [con(primo)])).toMatch(/-202604-1$/);
    expect(nomeNuovo(tracciato, 'XXTS00002B', MESE, [con(primo)])).toMatch(/-202603-1$/);
  });
});
