import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { retribuzioneServizio, type ServizioContratto } from '#shared/calculation/contratto/servizio.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { tredicesimaRidotta } from '#shared/rules/contratto/tempo.ts';
import { recordUso, regoleCorrenti, regoleDa } from '#shared/rules/regole.ts';
import { readGolden } from '#tests/golden/golden.ts';
import { assenza, importi, paga, regole, servizio } from './servizi.ts';

const CODICI = ['TREDICESIMA', 'TREDICESIMA_ANNUA', 'TREDICESIMA_EMOLUMENTO'];
const tredicesime = (cambia: Partial<ServizioContratto>, contratto?: TipoContratto) =>
  importi(cambia, contratto).filter(([codice]) => CODICI.includes(String(codice)));

describe('the 13th of days paid in part', () => {
  test('a month of illness at half pay gives half of it, whatever its length', () => {
    const intera = (dal: string, al: string, ...assenze: ServizioContratto['assenze']) =>
      tredicesime({ competenza: { dal, al }, assenze });
    expect(intera('2024-11-01', '2024-11-30')).toEqual([['TREDICESIMA', 16_622]]);
    expect(intera('2024-11-01', '2024-11-30', assenza('MALATTIA', '2024-11-01', '2024-11-30'))).toEqual([
      ['TREDICESIMA', 8_311],
    ]);
    // The thirty-first day is over those of a school year: it has no pay, and no 13th.
    expect(intera('2024-10-01', '2024-10-31', assenza('MALATTIA', '2024-10-01', '2024-10-31'))).toEqual([
      ['TREDICESIMA', 8_311],
    ]);
    // The supplement of 2023 has a line of its own, halved with it.
    expect(intera('2023-06-01', '2023-06-30', assenza('MALATTIA', '2023-06-01', '2023-06-30'))).toEqual([
      ['TREDICESIMA', Math.round(((190_316 + 952) * 15) / 365)],
      ['TREDICESIMA_EMOLUMENTO', Math.round((2_855 * 15) / 365)],
    ]);
  });

  test('days without pay are taken from the month first, and the rest of it is lowered as its pay', () => {
    const novembre = (...assenze: ServizioContratto['assenze']) =>
      tredicesime({ competenza: { dal: '2024-11-01', al: '2024-11-30' }, assenze }, 'TD_30_6');
    const aMeta = assenza('MALATTIA', '2024-10-06', '2024-11-30');
    // From 6 October thirty days whole, to 4 November: the twenty-six after them at half pay, so 17 of 30 are left.
    expect(novembre(aMeta)).toEqual([['TREDICESIMA', Math.round((202_236 * 17) / 30 / 12)]]);
    // Ten days of leave without pay, then the twenty that are left at half pay but the first four: 12 of 20 are left.
    const dieci = assenza('SCIOPERO', '2024-11-21', '2024-11-30');
    expect(novembre(assenza('MALATTIA', '2024-10-06', '2024-11-20'), dieci)).toEqual([
      ['TREDICESIMA', Math.round((202_236 * 12) / 20 / 12)],
    ]);
    // Fifteen days without pay leave no accrual to lower.
    expect(
      novembre(assenza('MALATTIA', '2024-10-06', '2024-11-15'), assenza('SCIOPERO', '2024-11-16', '2024-11-30')),
    ).toEqual([]);
  });

  test('that of a year adds the months up before it is rounded', () => {
    const annua = (dal: string, al: string, ...assenze: ServizioContratto['assenze']) =>
      tredicesime(
        {
          competenza: { dal: '2025-06-01', al: '2025-06-30' },
          assenze,
          tredicesima: { fine: '2025-06-30', giorni: [{ dal, al }] },
        },
        'TD_30_6',
      );
    const base = 202_236 + 1_213;
    const malata = assenza('MALATTIA', '2025-01-15', '2025-03-10');
    // To 13 February whole, then at half pay: the seventeen thirtieths that are left of a February all ill, and ten days of March.
    expect(annua('2025-01-01', '2025-06-30', malata)).toEqual([
      ['TREDICESIMA_ANNUA', Math.round((base * (6 - 8.5 / 30 - 5 / 30)) / 12)],
    ]);
    // A month begun on the 11th has twenty-one days: ten of them at half pay.
    expect(annua('2025-03-11', '2025-06-30', assenza('MALATTIA', '2025-02-01', '2025-03-20'))).toEqual([
      ['TREDICESIMA_ANNUA', Math.round((base * (4 - 5 / 21)) / 12)],
    ]);
    expect(annua('2025-01-01', '2025-06-30', assenza('MALATTIA', '2025-01-15', '2025-02-13'))).toEqual([
      ['TREDICESIMA_ANNUA', Math.round((base * 6) / 12)],
    ]);
  });

  test('it says the rule, and how many of the days or months are left', () => {
    const [voce] = paga({ assenze: [assenza('MALATTIA', '2024-11-04', '2024-11-06')] }).competenze.filter(
      ({ codice }) => codice === 'TREDICESIMA',
    );
    expect(voce?.calcolato.spiega()).toMatchObject({
      testo:
        '2.022,36 € × 28,5/365 = 157,91 € — Tredicesima, ridotta come la paga, CCNL comparto Scuola 29/11/2007, art. 80 c. 6',
      formula: 'mensile × giorni, ridotti come la paga ÷ 365',
    });
    const assenze = [assenza('MALATTIA', '2024-10-06', '2024-11-30')];
    const [mesi] = paga({ assenze }, 'TD_30_6').competenze.filter(({ codice }) => codice === 'TREDICESIMA');
    expect(mesi?.calcolato.spiega()).toMatchObject({
      testo: expect.stringContaining('2.022,36 € × 0,57/12 = 95,50 €'),
      formula: 'mensile × mesi, ridotti come la paga ÷ 12',
    });
  });

  test('the rule is asked only where a day is paid in part', () => {
    const lette = (...assenze: ServizioContratto['assenze']) => {
      const registro = recordUso(regole);
      retribuzioneServizio(servizio({ assenze }), 'SUPPLENTE_BREVE', registro);
      return registro.usate().some(({ id }) => id === tredicesimaRidotta.id);
    };
    expect(lette()).toBe(false);
    expect(lette(assenza('SCIOPERO', '2024-11-04'))).toBe(false);
    expect(lette(assenza('CONGEDO_BIENNALE', '2024-11-04'))).toBe(false);
    expect(lette(assenza('MALATTIA', '2024-11-04'))).toBe(true);
  });

  test('a payslip sealed before it was a rule is computed again with its 13th whole', () => {
    const malata = readGolden().find(({ id }) => id === 'tredicesima-breve-malata-aprile');
    const situazione = Situazione.parse(malata?.ingressi);
    const tredicesimaCon = (conservate: ReturnType<typeof regoleDa>) => {
      const esito = cedolino(situazione, conservate);
      if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
      return {
        tredicesima: esito.cedolino.righe.find(({ codice }) => codice === 'TREDICESIMA')?.importo,
        regole: esito.cedolino.regole,
      };
    };
    const { tredicesima, regole: usate } = tredicesimaCon(regoleCorrenti());
    expect(tredicesima).toBe(8_394);
    expect(tredicesimaCon(regoleDa(usate)).tredicesima).toBe(8_394);
    expect(tredicesimaCon(regoleDa(usate.filter(({ id }) => id !== tredicesimaRidotta.id))).tredicesima).toBe(16_788);
  });
});
