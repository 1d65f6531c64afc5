import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ServizioContratto } from '#shared/calculation/contratto/servizio.ts';
import { assenza, codiceDi, importi, mensile, paga } from './servizi.ts';

describe('absences in a contract', () => {
  it('halve the days of sickness of a short substitute', () => {
    expect(importi({ assenze: [assenza('MALATTIA', '2024-11-04', '2024-11-13')] })[0]).toEqual([
      'STIPENDIO',
      Math.round((mensile * 25) / 30),
    ]);
  });

  it('take RPD for the first ten days of the event, across records that touch and across months', () => {
    const rpd = (assenze: ServizioContratto['assenze']): unknown =>
      importi({ assenze }, 'TI').find(([codice]) => codice === 'RPD')?.[1];
    expect(rpd([assenza('MALATTIA', '2024-11-01', '2024-11-10')])).toBe(Math.round((19_480 * 20) / 30));
    expect(rpd([assenza('MALATTIA', '2024-11-01', '2024-11-12')])).toBe(Math.round((19_480 * 20) / 30));
    expect(
      rpd([assenza('MALATTIA', '2024-11-01', '2024-11-05'), assenza('MALATTIA', '2024-11-06', '2024-11-12')]),
    ).toBe(Math.round((19_480 * 20) / 30));
    expect(
      rpd([assenza('MALATTIA', '2024-11-01', '2024-11-05'), assenza('MALATTIA', '2024-11-07', '2024-11-13')]),
    ).toBe(Math.round((19_480 * 18) / 30));
    expect(rpd([assenza('MALATTIA', '2024-10-25', '2024-11-12')])).toBe(Math.round((19_480 * 27) / 30));
    expect(rpd([assenza('MALATTIA_RICOVERO', '2024-11-01', '2024-11-10')])).toBe(19_480);
  });

  it('remember those before the month paid', () => {
    const assenze = [assenza('MALATTIA', '2024-09-02', '2024-09-30'), assenza('MALATTIA', '2024-11-04', '2024-11-05')];
    expect(importi({ assenze }, 'TD_30_6')[0]).toEqual(['STIPENDIO', Math.round((mensile * 295) / 300)]);
    expect(
      importi(
        { assenze: [assenza('MALATTIA', '2024-06-03', '2024-07-31'), assenza('MALATTIA', '2024-11-04')] },
        'TD_30_6',
      )[0],
    ).toEqual(['STIPENDIO', mensile]);
  });

  it('without pay also reduce the 13th and the days of the deduction', () => {
    const { competenze, giorniDetrazione } = paga({ assenze: [assenza('SCIOPERO', '2024-11-29')] });
    expect(competenze.map(({ calcolato }) => calcolato.importo)).toEqual([
      Math.round((mensile * 29) / 30),
      Math.round((19_480 * 29) / 30),
      Math.round((mensile * 29) / 365),
    ]);
    expect(giorniDetrazione).toBe(29);
    expect(
      importi({ assenze: [assenza('ASPETTATIVA', '2024-11-01', '2024-11-15')] }, 'TI').map(([codice]) => codice),
    ).toEqual(['STIPENDIO', 'RPD']);
    expect(
      importi({ assenze: [assenza('ASPETTATIVA', '2024-11-01', '2024-11-14')] }, 'TI').map(([codice]) => codice),
    ).toEqual(['STIPENDIO', 'RPD', 'TREDICESIMA']);
  });

  it.each([
    ['2025-01-01', '2025-01-31', 31],
    ['2025-02-01', '2025-02-28', 28],
    ['2025-04-01', '2025-04-30', 30],
  ])('leave nothing of a month wholly unpaid, %s', (dal, al) => {
    const { competenze, giorniDetrazione } = paga(
      { competenza: { dal, al }, assenze: [assenza('ASPETTATIVA', dal, al)] },
      'TI',
    );
    expect([competenze, giorniDetrazione]).toEqual([[], 0]);
  });

  it('always pay a day worked', () => {
    expect(
      importi(
        {
          competenza: { dal: '2025-01-01', al: '2025-01-31' },
          assenze: [assenza('ASPETTATIVA', '2025-01-02', '2025-01-31')],
        },
        'TI',
      )[0],
    ).toEqual(['STIPENDIO', Math.round(mensile / 30)]);
  });

  it('say when more was taken than can be granted', () => {
    const { avvisi, competenze } = paga(
      { assenze: [assenza('PERMESSO_PERSONALE', '2024-11-04', '2024-11-07')] },
      'TD_31_8',
    );
    expect(avvisi.map(({ codice }) => codice)).toEqual(['LIMITE_RAGGIUNTO']);
    expect(competenze[0]?.calcolato.importo).toBe(Math.round((mensile * 29) / 30));
    expect(paga({ assenze: [assenza('PERMESSO_PERSONALE', '2024-11-04', '2024-11-06')] }, 'TD_31_8').avvisi).toEqual(
      [],
    );
  });

  it('never pay more than without them, nor less than nothing', () => {
    const tipi = fc.constantFrom(
      'MALATTIA',
      'SCIOPERO',
      'ASPETTATIVA',
      'MATERNITA_OBBLIGATORIA',
      'CONGEDO_PARENTALE',
      'FERIE',
    );
    fc.assert(
      fc.property(tipi, fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 40 }), (tipo, inizio, durata) => {
        const dal = `2024-10-${String(inizio).padStart(2, '0')}`;
        const al = new Date(Date.UTC(2024, 9, inizio + durata)).toISOString().slice(0, 10);
        const intero = { competenza: { dal: '2024-10-01', al: '2024-11-30' } };
        const somma = (cambia: Partial<ServizioContratto>): number =>
          paga(cambia, 'TI').competenze.reduce((totale, { calcolato }) => totale + calcolato.importo, 0);
        const con = paga({ ...intero, assenze: [assenza(tipo, dal, al)] }, 'TI');
        expect(con.competenze.every(({ calcolato }) => calcolato.importo > 0)).toBe(true);
        expect(somma({ ...intero, assenze: [assenza(tipo, dal, al)] })).toBeLessThanOrEqual(somma(intero));
      }),
      { numRuns: 60 },
    );
  });
});

describe('hours of absence', () => {
  const sciopero = { tipo: 'SCIOPERO_ORARIO', giorno: '2024-11-08', ore: 200 };
  it('take the hourly share of the fixed pay of a full month: 18 hours × 4,33 for a teacher, 156 for ATA', () => {
    expect(importi({ assenzeAOre: [sciopero] })).toContainEqual([
      'ORE_DI_ASSENZA',
      -Math.round(((mensile + 19_480) * 200) / 7794),
    ]);
    expect(importi({ assenzeAOre: [sciopero], oreSettimanali: 900 })).toContainEqual([
      'ORE_DI_ASSENZA',
      -Math.round(((mensile + 19_480) * 200) / 7794),
    ]);
    const [[, stipendio] = ['', 0], [, cia] = ['', 0]] = importi({
      profilo: 'COLLABORATORE',
      oreSettimanali: 3600,
      oreCattedra: 3600,
    });
    expect(
      importi({
        profilo: 'COLLABORATORE',
        oreSettimanali: 3600,
        oreCattedra: 3600,
        assenzeAOre: [{ ...sciopero, tipo: 'PERMESSO_BREVE_NON_RECUPERATO' }],
      }),
    ).toContainEqual(['ORE_DI_ASSENZA', -Math.round(((Number(stipendio) + Number(cia)) * 200) / 15_600)]);
  });

  it('paid ones, and those of another month, take nothing', () => {
    expect(
      importi({
        assenzeAOre: [
          { ...sciopero, tipo: 'PERMESSO_STUDIO' },
          { ...sciopero, giorno: '2024-12-02' },
        ],
      }),
    ).toEqual(importi());
    expect(codiceDi(() => paga({ assenzeAOre: [{ ...sciopero, tipo: 'PERMESSO_ORARIO_ATA' }] }))).toBe(
      'VOCE_NON_AMMESSA',
    );
  });
});
