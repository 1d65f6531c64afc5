import { describe, expect, it } from 'vitest';
import { incrementi } from '#shared/rules/contratto/incrementi.ts';
import { fasce, profili, type Fascia, type Profilo } from '#shared/rules/contratto/inquadramento.ts';
import { tabellari } from '#shared/rules/contratto/tabellari.ts';
import { inForceOn, RegolaMancante } from '#shared/rules/regola.ts';

const nel =
  (giorno: string) =>
  (profilo: Profilo, fascia: Fascia): number =>
    inForceOn(tabellari[profilo][fascia], giorno).valore;
const nel2022 = nel('2022-12-31');
const nel2023 = nel('2023-12-31');
const nel2024 = nel('2024-01-01');
const a1 = (profilo: Profilo, fascia: Fascia): number => inForceOn(incrementi[profilo], '2024-01-01').valore[fascia];

const celle = profili.flatMap((profilo) => fasce.map((fascia) => [profilo, fascia] as const));
/** Bands no source prints: the annual amounts are good to twenty cents, the monthly increase to the cent. */
const nonStampate = new Set(['DOCENTE_LAUREATO 9-14', 'DOCENTE_LAUREATO 15-20', 'DOCENTE_LAUREATO 28-34']);

describe('tabellari', () => {
  it.each(celle)('%s %s: 2024 = 2023 + 12 monthly increases', (profilo, fascia) => {
    const scarto = Math.abs(nel2023(profilo, fascia) + 12 * a1(profilo, fascia) - nel2024(profilo, fascia));
    expect(scarto).toBeLessThanOrEqual(nonStampate.has(`${profilo} ${fascia}`) ? 20 : 0);
  });

  it.each(celle)('%s %s: the increase is 6,2631 % of the old amount, to the cent a month', (profilo, fascia) => {
    expect(Math.abs((nel2023(profilo, fascia) * 0.062631) / 12 - a1(profilo, fascia))).toBeLessThan(2);
  });

  // Initial amounts of tab. A2 of the CCNL 23/12/2025, as read in its annex
  it.each([
    ['COLLABORATORE', 17_456_64],
    ['OPERATORE', 17_879_93],
    ['ASSISTENTE', 19_459_12],
    ['FUNZIONARIO', 25_488_37],
    ['DOCENTE_INFANZIA_PRIMARIA', 22_420_48],
    ['DOCENTE_PRIMO_GRADO', 24_268_28],
  ] as const)('%s begins at the amount of the official annex', (profilo, annuo) => {
    expect(nel2024(profilo, '0-8')).toBe(annuo);
  });

  // Amounts of 2023 printed by qds.it, docenti.it, skuola.net, tecnicadellascuola.it
  it.each([
    ['COLLABORATORE', '0-8', 16_427_76],
    ['COLLABORATORE', '15-20', 18_871_26],
    ['COLLABORATORE', '28-34', 20_671_97],
    ['OPERATORE', '0-8', 16_826_09],
    ['OPERATORE', '35+', 21_636_10],
    ['ASSISTENTE', '0-8', 18_312_16],
    ['ASSISTENTE', '15-20', 21_460_53],
    ['FUNZIONARIO', '0-8', 23_986_09],
    ['DOCENTE_INFANZIA_PRIMARIA', '35+', 30_536_92],
    ['DOCENTE_PRIMO_GRADO', '21-27', 29_948_17],
    ['DOCENTE_LAUREATO', '21-27', 31_736_25],
    ['DOCENTE_LAUREATO', '35+', 35_505_47],
  ] as const)('%s %s in 2023 is the printed amount', (profilo, fascia, annuo) => {
    expect(nel2023(profilo, fascia)).toBe(annuo);
  });

  // ARAN's proposal of October 2025, printed by studentville.it for every band: old + twelve times a whole number of cents
  it.each([
    ['DOCENTE_INFANZIA_PRIMARIA', [22_364_92, 24_731_47, 26_807_23, 28_835_63, 30_847_82, 32_368_96]],
    ['DOCENTE_DIPLOMATO', [22_364_92, 24_731_47, 26_818_51, 29_859_00, 31_831_47, 33_381_82]],
  ] as const)('%s: the published proposal stands on the same old amounts', (profilo, proposti) => {
    for (const [indice, fascia] of fasce.entries()) {
      const aumento = (proposti[indice] ?? 0) - nel2023(profilo, fascia);
      expect(aumento % 12).toBe(0);
      expect(Math.abs(nel2023(profilo, fascia) * 0.059995 - aumento)).toBeLessThan(6);
    }
  });

  it('has the published cells of before the merger, and stops on the others', () => {
    expect(nel2022('DOCENTE_INFANZIA_PRIMARIA', '0-8')).toBe(20_897_20);
    expect(nel2022('DOCENTE_DIPLOMATO', '21-27')).toBe(28_126_56);
    expect(nel2022('DOCENTE_PRIMO_GRADO', '35+')).toBe(nel2023('DOCENTE_PRIMO_GRADO', '35+'));
    expect(() => nel2022('COLLABORATORE', '0-8')).toThrow(RegolaMancante);
    expect(() => nel2022('DOCENTE_LAUREATO', '0-8')).toThrow(RegolaMancante);
  });

  it.each(profili.map((profilo) => [profilo]))('%s earns more in every band and in every contract', (profilo) => {
    for (const giorno of ['2023-02-01', '2024-01-01']) {
      const riga = fasce.map((fascia) => nel(giorno)(profilo, fascia));
      expect(riga).toEqual(riga.toSorted((a, b) => a - b));
    }
    for (const fascia of fasce) expect(nel2024(profilo, fascia)).toBeGreaterThan(nel2023(profilo, fascia));
  });
});
