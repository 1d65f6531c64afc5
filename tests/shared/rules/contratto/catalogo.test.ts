import { describe, expect, it } from 'vitest';
import { addGiorni, isGiorno } from '#shared/domain/tempo/date.ts';
import { cia, indennitaDirezione, rpd } from '#shared/rules/contratto/indennita.ts';
import { regoleContratto } from '#shared/rules/contratto/index.ts';
import { regoleTabellari } from '#shared/rules/contratto/tabellari.ts';
import { meseRetributivo, tredicesima } from '#shared/rules/contratto/tempo.ts';
import { vacanzaContrattuale } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn, RegolaMancante, type RegolaDatata } from '#shared/rules/regola.ts';

const valoreIl = (regola: RegolaDatata<unknown>, giorno: string): unknown => {
  try {
    return inForceOn(regola, giorno).valore;
  } catch (causa) {
    if (causa instanceof RegolaMancante) return null;
    throw causa;
  }
};

describe('the contract catalogue', () => {
  it('names every rule once', () => {
    const ids = regoleContratto.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(regoleContratto.map((regola) => [regola.id, regola] as const))(
    '%s: versions in order, on real days, each with its norm',
    (_, { versioni, descrizione }) => {
      const giorni = versioni.map(({ dal }) => dal);
      expect(giorni.every(isGiorno)).toBe(true);
      expect(giorni).toEqual([...new Set(giorni)].toSorted());
      expect(versioni.every(({ norma }) => norma[0].testo.length > 5)).toBe(true);
      expect(descrizione.length).toBeGreaterThan(10);
    },
  );

  const passaggi = regoleContratto.flatMap((regola) =>
    regola.versioni.map((versione, indice) => [`${regola.id} dal ${versione.dal}`, regola, indice] as const),
  );
  it.each(passaggi)('%s: the old value the day before, the new one on the day', (_, regola, indice) => {
    const versione = regola.versioni[indice];
    const precedente = indice === 0 ? null : (regola.versioni[indice - 1]?.valore ?? null);
    expect(versione).toBeDefined();
    if (versione === undefined) return;
    expect(valoreIl(regola, addGiorni(versione.dal, -1))).toEqual(precedente);
    expect(valoreIl(regola, versione.dal)).toEqual(versione.valore);
  });

  it('changes monthly pay on the first of a month only: a month of pay has one amount', () => {
    const mensili: readonly RegolaDatata<unknown>[] = [
      ...regoleTabellari,
      ...Object.values(rpd),
      ...Object.values(cia),
      indennitaDirezione,
      vacanzaContrattuale,
    ];
    expect(mensili.flatMap(({ versioni }) => versioni.map(({ dal }) => dal.slice(8)))).toSatisfy((giorni: string[]) =>
      giorni.every((giorno) => giorno === '01'),
    );
  });

  it('knows the month of pay and the 13th on every day of the product', () => {
    for (const giorno of ['2023-01-01', '2024-02-29', '2026-12-31']) {
      expect(valoreIl(meseRetributivo, giorno)).toEqual({ giorni: 30 });
      expect(valoreIl(tredicesima, giorno)).not.toBeNull();
    }
  });
});
