import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessorioFissoDi,
  fasciaAnzianita,
  nomeAccessorioFisso,
  oreOrarioIntero,
  tabellareDi,
} from '#shared/calculation/contratto/inquadramento.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  isAccessorioFissoDovuto,
  retribuzionePerOre,
  stipendioTabellareMensile,
} from '#shared/calculation/contratto/stipendio.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { accessorioFissoSpettante, indennitaDirezione } from '#shared/rules/contratto/indennita.ts';
import { anzianita, meseRetributivo, oreCattedra } from '#shared/rules/contratto/tempo.ts';
import { vacanzaContrattuale } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const mese = inForceOn(meseRetributivo, '2025-01-01');
const anomalie = (azione: () => unknown): readonly string[] => {
  try {
    azione();
    return [];
  } catch (causa) {
    if (causa instanceof CalcoloImpossibile) return causa.anomalie.map(({ codice }) => codice);
    throw causa;
  }
};

describe('monthly pay', () => {
  it('is a twelfth of the annual tabellare of the day', () => {
    expect(stipendioTabellareMensile(inForceOn(tabellareDi('DOCENTE_LAUREATO', '0-8'), '2023-12-31')).importo).toBe(
      190_316,
    );
    expect(stipendioTabellareMensile(inForceOn(tabellareDi('DOCENTE_LAUREATO', '0-8'), '2024-01-01')).importo).toBe(
      202_236,
    );
    expect(indennitaDirezioneMensile(inForceOn(indennitaDirezione, '2024-12-31')).importo).toBe(23_035);
    expect(indennitaDirezioneMensile(inForceOn(indennitaDirezione, '2025-01-01')).importo).toBe(24_767);
  });

  it('takes RPD by its own wide bands, CIA by profile', () => {
    const mensile = (profilo: string, fascia: string, giorno: string): number =>
      accessorioFissoMensile(inForceOn(accessorioFissoDi(profilo, fascia), giorno)).importo;
    expect(
      ['0-8', '9-14', '15-20', '21-27', '28-34', '35+'].map((fascia) =>
        mensile('DOCENTE_LAUREATO', fascia, '2025-01-01'),
      ),
    ).toEqual([20510, 20510, 25210, 25210, 32030, 32030]);
    expect(mensile('DOCENTE_INFANZIA_PRIMARIA', '0-8', '2024-12-31')).toBe(19480);
    expect(
      ['COLLABORATORE', 'OPERATORE', 'ASSISTENTE', 'FUNZIONARIO'].map((profilo) =>
        mensile(profilo, '0-8', '2025-01-01'),
      ),
    ).toEqual([8880, 8880, 9780, 10950]);
    expect([nomeAccessorioFisso('ASSISTENTE'), nomeAccessorioFisso('DOCENTE_DIPLOMATO')]).toEqual(['CIA', 'RPD']);
  });

  it.each([
    ['2022-03-31', null],
    ['2022-04-01', 600],
    ['2022-07-01', 1000],
    ['2023-12-31', 1000],
    ['2024-01-01', 0],
    ['2025-03-31', 0],
    ['2025-04-01', 1200],
    ['2025-07-01', 2000],
  ])('on %s the vacancy allowance of 2.000 € is %s cents', (giorno, atteso) => {
    const vacanza = (): number =>
      indennitaVacanzaContrattuale(dato('stipendio', 200_000), inForceOn(vacanzaContrattuale, giorno)).importo;
    if (atteso === null) expect(vacanza).toThrow();
    else expect(vacanza()).toBe(atteso);
  });

  it.each([
    ['2022-08-31', false],
    ['2022-09-01', true],
  ])(
    'gives RPD and CIA to everybody, to short substitutes from September 2022: on %s %s; before, by a judgment',
    (giorno, breve) => {
      const spettante = inForceOn(accessorioFissoSpettante, giorno);
      expect(
        (['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'] as const).map((contratto) =>
          isAccessorioFissoDovuto(contratto, null, spettante),
        ),
      ).toEqual([true, true, true, breve]);
      expect(isAccessorioFissoDovuto('SUPPLENTE_BREVE', 'Trib. Esempio 1/2025', spettante)).toBe(true);
    },
  );
});

describe('pay by hours and days', () => {
  const paga = (mensile: number, oreSettimanali: number, orePiene: number, trentesimi: number): number =>
    retribuzionePerOre(dato('mensile', mensile), { oreSettimanali, orePiene, trentesimi }, mese).importo;

  it('is linear in both, rounded once', () => {
    expect(paga(202_236, 1800, 1800, 30)).toBe(202_236);
    expect(paga(202_236, 900, 1800, 30)).toBe(101_118);
    expect(paga(202_236, 600, 1800, 10)).toBe(22_471);
    expect(paga(202_236, 0, 1800, 30)).toBe(0);
    expect(paga(202_236, 1800, 1800, 0)).toBe(0);
  });

  it('never pays more for fewer hours or days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 1800 }),
        fc.integer({ min: 1, max: 30 }),
        (mensile, ore, giorni) => {
          expect(paga(mensile, ore, 1800, giorni)).toBeGreaterThanOrEqual(paga(mensile, ore - 1, 1800, giorni));
          expect(paga(mensile, ore, 1800, giorni)).toBeGreaterThanOrEqual(paga(mensile, ore, 1800, giorni - 1));
          expect(paga(mensile, ore, 1800, giorni)).toBeLessThanOrEqual(mensile);
        },
      ),
    );
  });

  it.each([
    [-1, 1800, 30, 'ORE_FUORI_LIMITI'],
    [1801, 1800, 30, 'ORE_FUORI_LIMITI'],
    [900, 0, 30, 'ORE_FUORI_LIMITI'],
    [900.5, 1800, 30, 'ORE_FUORI_LIMITI'],
    [900, 1800, 31, 'SITUAZIONE_NON_VALIDA'],
    [900, 1800, Number.NaN, 'SITUAZIONE_NON_VALIDA'],
  ])('stops on %d hours of %d for %d days', (ore, piene, giorni, codice) => {
    expect(anomalie(() => paga(200_000, ore, piene, giorni))).toEqual([codice]);
  });
});

describe('placing', () => {
  it('names unknown profiles, bands and orders', () => {
    expect(anomalie(() => tabellareDi('PRESIDE', '0-8'))).toEqual(['PROFILO_SCONOSCIUTO']);
    expect(anomalie(() => tabellareDi('COLLABORATORE', '3-8'))).toEqual(['PROFILO_SCONOSCIUTO']);
    expect(anomalie(() => tabellareDi('__proto__', '0-8'))).toEqual(['PROFILO_SCONOSCIUTO']);
    expect(anomalie(() => oreOrarioIntero('LICEO', inForceOn(oreCattedra, '2025-01-01')))).toEqual([
      'SITUAZIONE_NON_VALIDA',
    ]);
  });

  it('finds the band of completed years', () => {
    const regola = inForceOn(anzianita, '2025-01-01');
    expect([0, 8, 9, 14, 15, 20, 21, 27, 28, 34, 35, 45].map((anni) => fasciaAnzianita(anni, regola))).toEqual([
      '0-8',
      '0-8',
      '9-14',
      '9-14',
      '15-20',
      '15-20',
      '21-27',
      '21-27',
      '28-34',
      '28-34',
      '35+',
      '35+',
    ]);
    expect(anomalie(() => fasciaAnzianita(-1, regola))).toEqual(['SITUAZIONE_NON_VALIDA']);
  });

  it('knows the hours of a full post', () => {
    const regola = inForceOn(oreCattedra, '2025-01-01');
    expect(
      ['INFANZIA', 'PRIMARIA', 'SECONDARIA', 'EDUCATORI', 'ATA'].map((ordine) => oreOrarioIntero(ordine, regola)),
    ).toEqual([2500, 2400, 1800, 3000, 3600]);
  });
});
