import { describe, expect, test } from 'vitest';
import { tutteLeRegole } from '#shared/rules/index.ts';
import type { RegolaDatata, Versione } from '#shared/rules/regola.ts';
import { recordUso, regoleCon, regoleCorrenti } from '#shared/rules/regole.ts';
import { conValore, figureSbagliate } from './figure.ts';
import { senzaTestimone } from './senza-testimone.ts';
import { luoghi, readTestimoni, type Testimone } from './testimoni.ts';

const regole = regoleCorrenti();
const chiaveDi = (id: string, dal: string): string => `${id} dal ${dal}`;

/** Who reads each version: only they can speak for it. */
const lettori = new Map<string, Testimone[]>();
const nonReggono: string[] = [];
for (const testimone of readTestimoni()) {
  const registro = recordUso(regole);
  if (!testimone.regge(registro)) nonReggono.push(testimone.id);
  for (const chiave of new Set(registro.usate().map(({ id, dal }) => chiaveDi(id, dal))))
    lettori.set(chiave, [...(lettori.get(chiave) ?? []), testimone]);
}

/**
 * Why the figures of a version are not sure, one line each: nobody notices when the figure is wrong, or whoever does was typed by the same hand
 * that typed it, and all together name fewer than two public places.
 */
const dubbi = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): readonly string[] =>
  figureSbagliate(versione.valore).flatMap(({ figura, valore }) => {
    const sbagliate = regoleCon(regole, [conValore(regola, versione, valore)]);
    const noti = new Set(versione.riscontro === null ? [] : luoghi(versione.riscontro.dove));
    let visto = false;
    for (const testimone of lettori.get(chiaveDi(regola.id, versione.dal)) ?? []) {
      if (testimone.regge(sbagliate)) continue;
      visto = true;
      for (const luogo of testimone.luoghi) noti.add(luogo);
      if (testimone.altraMano || noti.size > 1) return [];
    }
    return visto
      ? [`${figura}: serve una seconda fonte, c'è solo ${[...noti].join(', ') || 'chi ha scritto la regola'}`]
      : [`${figura}: nessun caso se ne accorge`];
  });

const dal2024 = tutteLeRegole.flatMap((regola) =>
  regola.versioni
    .filter(({ dal, valore }) => dal >= '2024-01-01' && valore !== null)
    .map((versione) => ({ chiave: chiaveDi(regola.id, versione.dal), regola, versione })),
);
const ammesse = new Map(senzaTestimone.map((una) => [chiaveDi(una.id, una.dal), una.perche]));

describe('witnesses: each figure from 2024 on is noticed when wrong, by another hand or from two public places', () => {
  test('every witness holds under the rules of today', () => expect(nonReggono).toEqual([]));

  test.each(dal2024.filter(({ chiave }) => !ammesse.has(chiave)))('$chiave', ({ regola, versione }) =>
    expect(dubbi(regola, versione)).toEqual([]),
  );

  test('a version without a witness is listed with the reason, says that it is to be checked, and is not listed when it has one', () => {
    expect([...ammesse.keys()].filter((chiave) => !dal2024.some((una) => una.chiave === chiave))).toEqual([]);
    for (const { chiave, regola, versione } of dal2024) {
      if (!ammesse.has(chiave)) continue;
      expect(versione.riscontro, chiave).toBeNull();
      expect(ammesse.get(chiave)?.length, chiave).toBeGreaterThan(20);
      expect(dubbi(regola, versione), chiave).not.toEqual([]);
    }
  });

  test('a version whose figure is not there yet makes its cases fail in words, and no case throws', () => {
    const detti = dal2024.flatMap(({ chiave, regola, versione }) => {
      const senza = regoleCon(regole, [conValore(regola, versione, null)]);
      return (lettori.get(chiave) ?? []).flatMap((testimone) => {
        try {
          testimone.regge(senza);
          return [];
        } catch (error) {
          return [`${chiave}, ${testimone.id}: ${String(error)}`];
        }
      });
    });
    expect(detti).toEqual([]);
  });

  test('two names of one place are one place', () => {
    expect([
      ...luoghi('github.com/BernardoGiordano/stipendio.top; BernardoGiordano/stipendio.top, 2026.spec.ts'),
    ]).toEqual(['stipendio.top']);
    expect([...luoghi('orizzontescuola.it e scuolalink.it, tab. E1.6')]).toEqual([
      'orizzontescuola.it',
      'scuolalink.it',
    ]);
    expect([...luoghi('28.000,00 × 23 % = 6.440,00')]).toEqual([]);
  });
});
