import { describe, expect, test } from 'vitest';
import { riferimentiF24InParole } from '#shared/denunce/parole-f24.ts';
import { gestioneInParole } from '#shared/denunce/parole-pos-pa.ts';
import { atecoInParole } from '#shared/domain/codici/ateco.ts';
import { fondiPiano } from '#shared/domain/persona/previdenza.ts';
import { gestioniComuni } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import { gestioni } from '#shared/rules/fondi.ts';

describe('the words of codes', () => {
  test('every management that a rule numbers, that a plan is paid to or that is of everybody has its fund', () => {
    const numeri = [
      ...Object.values(gestioni.versioni[0].valore ?? {}),
      ...Object.values(gestioniComuni),
      ...fondiPiano,
    ].filter((numero) => numero !== null);
    expect(numeri.filter((numero) => (gestioneInParole(numero) ?? '') === '')).toEqual([]);
    expect(gestioneInParole('1')).toBe('CTPS, dipendenti dello Stato');
    expect(gestioneInParole('9')).toBe('Fondo credito');
    expect(gestioneInParole('77')).toBeUndefined();
  });

  test('an activity has the title of the newest classification that has its code, and an older one says which it is', () => {
    expect(atecoInParole('85.31.20')).toBe('Istruzione secondaria di formazione generale di secondo grado');
    expect(atecoInParole('85.42.00')).toBe(
      'Istruzione universitaria e post-universitaria; accademie e conservatori (ATECO 2007)',
    );
    expect(atecoInParole('01.11.00')).toBeUndefined();
    expect(atecoInParole('constructor')).toBeUndefined();
  });

  test('two references of a row say each time once', () => {
    expect(riferimentiF24InParole('0010', '2026')).toBe('ottobre, anno 2026');
    expect(riferimentiF24InParole('102026', '102026')).toBe('ottobre 2026');
    expect(riferimentiF24InParole('', '')).toBe('');
  });
});
