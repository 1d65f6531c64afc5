import { describe, expect, test } from 'vitest';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { assenzeDiMeseDiviso } from '#shared/rules/contratto/tempo.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { calcolato, importo } from '../situazioni.ts';
import { assente, con, pagato, voci, type Assenze, type GiaPagato } from './mese-diviso.ts';

/** The tabellare of a month, the vacancy allowance on it, and the allowance of teachers. */
const [STIPENDIO, VACANZA, RPD] = [202_236, 2_022, 20_510];
const trentesimi = (quanti: number, mensile = STIPENDIO) => Math.round((mensile * quanti) / 30);
const scioperi = (dal: string, al: string): Assenze => [{ tipo: 'SCIOPERO', dal, al }];
const avvisi = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.filter(({ codice, campo }) => codice === 'DATO_PRESUNTO' && campo === 'assenze');

describe('a month of one post in two payslips', () => {
  test.each([
    ['2026-01-01', '2026-01-15', '2026-01-31'],
    ['2026-02-01', '2026-02-14', '2026-02-28'],
  ])('is that of one, whichever comes first: %s, cut after %s', (primo, taglio, ultimo) => {
    const intero = voci(con('TD_30_6', primo, ultimo));
    const prima = con('TD_30_6', primo, taglio);
    expect(voci(prima, con('TD_30_6', addGiorni(taglio, 1), ultimo, [pagato(prima)]))).toEqual(intero);
    const dopo = con('TD_30_6', addGiorni(taglio, 1), ultimo);
    expect(voci(dopo, con('TD_30_6', primo, taglio, [pagato(dopo)]))).toEqual(intero);
  });

  test('a day of presence is paid by whichever payslip comes after', () => {
    const sciopero = scioperi('2026-01-02', '2026-01-31');
    const intero = assente(con('TD_30_6', '2026-01-01', '2026-01-31'), sciopero);
    expect(importo(calcolato(intero), 'STIPENDIO')).toBe(trentesimi(1));
    // Thirty days of strike first: the first of January has its thirtieth all the same.
    const scioperato = assente(con('TD_30_6', '2026-01-02', '2026-01-31'), sciopero);
    const presente = assente(con('TD_30_6', '2026-01-01', '2026-01-01', [pagato(scioperato)]), sciopero);
    expect(voci(presente)[0]).toBe(trentesimi(1));
  });

  test('a thirtieth paid too many, that the second has nothing to take from, is told', () => {
    // Fifteen days paid first, sixteen of absence after: of January fourteen are due.
    const lavorati = con('TD_30_6', '2026-01-01', '2026-01-15');
    const dopo = assente(
      con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(lavorati)]),
      scioperi('2026-01-16', '2026-01-31'),
    );
    expect(calcolato(dopo).righe.filter(({ codice }) => codice === 'STIPENDIO')).toEqual([]);
    // 67,41 + 0,67 + 6,84
    expect(avvisi(dopo)).toEqual([
      {
        codice: 'DATO_PRESUNTO',
        campo: 'assenze',
        messaggio:
          "Paga di gennaio 2026: con le assenze di tutto il mese 74,92 € pagati tra i suoi cedolini non spettano, e qui non c'è paga da cui toglierli. Recuperarli con una voce di recupero.",
      },
    ]);
  });

  test('a second half that loses all it has is nothing, and nothing is told', () => {
    const lavorati = con('SUPPLENTE_BREVE', '2026-04-01', '2026-04-15');
    const dopo = assente(
      con('SUPPLENTE_BREVE', '2026-04-16', '2026-04-30', [pagato(lavorati)]),
      scioperi('2026-04-16', '2026-04-30'),
    );
    expect(voci(dopo)).toEqual([0, 0, 0]);
    expect(avvisi(dopo)).toEqual([]);
  });

  test('one that would pay nothing and contribute is paid by its own days, and what is too much is told', () => {
    const assenze: Assenze = [
      { tipo: 'MALATTIA', dal: '2025-12-20', al: '2026-01-02' },
      ...scioperi('2026-01-03', '2026-01-15'),
    ];
    const lavorati = con('SUPPLENTE_BREVE', '2026-01-16', '2026-01-31');
    const dopo = assente(con('SUPPLENTE_BREVE', '2026-01-01', '2026-01-15', [pagato(lavorati)]), assenze);
    // Sixteen thirtieths are paid: of the fourteen that are left two are lost by half and thirteen whole. Alone they lose two by half and twelve whole.
    expect(importo(calcolato(dopo), 'STIPENDIO')).toBe(trentesimi(1));
    expect([STIPENDIO, VACANZA, RPD].map((mensile) => trentesimi(1, mensile))).toEqual([6_741, 67, 684]);
    expect(avvisi(dopo).map(({ messaggio }) => messaggio)).toEqual([
      expect.stringContaining('con le assenze di tutto il mese 74,92 € pagati tra i suoi cedolini non spettano'),
    ]);
  });

  test('of another post, or not touching, each has its own thirtieths', () => {
    const prima = con('TD_30_6', '2026-01-01', '2026-01-15');
    const sola = voci(con('TD_30_6', '2026-01-16', '2026-01-31'));
    expect(voci(con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(prima, 100)]))).toEqual(sola);
    const lontana = con('TD_30_6', '2026-01-01', '2026-01-14');
    expect(voci(con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(lontana)]))).toEqual(sola);
  });
});

describe('the rule of a month that several payslips pay', () => {
  const chiesta = (
    dal: string,
    al: string,
    gia: readonly GiaPagato[] = [pagato(con('TD_30_6', '2026-04-16', '2026-04-30'))],
  ) =>
    calcolato(assente(con('TD_30_6', '2026-04-01', '2026-04-15', gia), scioperi(dal, al))).regole.some(
      ({ id }) => id === assenzeDiMeseDiviso.id,
    );

  test.each([
    ['before it', '2026-03-20', '2026-03-31', false],
    ['to its first day', '2026-03-31', '2026-04-01', true],
    ['in the days of the other payslip, from its last', '2026-04-30', '2026-05-02', true],
    ['after it', '2026-05-01', '2026-05-02', false],
  ])('is asked where an absence is in the month: %s', (_, dal, al, attesa) => expect(chiesta(dal, al)).toBe(attesa));

  test('is asked of the whole list, and of no month that one payslip pays', () => {
    expect(chiesta('2026-04-10', '2026-04-11', [])).toBe(false);
    const due = [...scioperi('2026-03-02', '2026-03-02'), ...scioperi('2026-04-10', '2026-04-10')];
    const { regole } = calcolato(
      assente(con('TD_30_6', '2026-04-01', '2026-04-15', [pagato(con('TD_30_6', '2026-04-16', '2026-04-30'))]), due),
    );
    expect(regole.some(({ id }) => id === assenzeDiMeseDiviso.id)).toBe(true);
  });

  test('is not that of a payslip sealed before it: who is absent all along loses every thirtieth', () => {
    const lavorati = con('TD_30_6', '2026-02-01', '2026-02-14');
    const dopo = assente(
      con('TD_30_6', '2026-02-15', '2026-02-28', [pagato(lavorati)]),
      scioperi('2026-02-15', '2026-02-28'),
    );
    const { regole } = calcolato(dopo);
    const allora = regoleDa(regole.filter(({ id }) => id !== assenzeDiMeseDiviso.id));
    // Of the sixteen thirtieths that are left February loses fourteen.
    expect([importo(calcolato(dopo), 'STIPENDIO'), importo(calcolato(dopo, allora), 'STIPENDIO')]).toEqual([
      trentesimi(2),
      0,
    ]);
  });
});

describe('the first half of a month paid after the second loses its own days', () => {
  /** April to the fifteenth, when the rest of it is paid. */
  const dopoIlResto = (assenze: Assenze) => {
    const resto = assente(con('TD_30_6', '2026-04-16', '2026-04-30'), assenze);
    return assente(con('TD_30_6', '2026-04-01', '2026-04-15', [pagato(resto)]), assenze);
  };

  test('of two absences paid whole, the one that gives no TFR is its own', () => {
    const assenze: Assenze = [
      { tipo: 'CONGEDO_BIENNALE', dal: '2026-04-02', al: '2026-04-11' },
      { tipo: 'FERIE', dal: '2026-04-20', al: '2026-04-29' },
    ];
    const { righe } = calcolato(dopoIlResto(assenze));
    expect(righe.find(({ codice }) => codice === 'STIPENDIO')?.importo).toBe(trentesimi(15));
    // Five days of each item and the twelfth of the month, at 80 %.
    const utile = [STIPENDIO, VACANZA, RPD].reduce((totale, mensile) => totale + trentesimi(5, mensile), 17_022);
    expect(righe.find(({ codice }) => codice === 'TFR')?.base).toBe(Math.round(utile * 0.8));
  });

  test('of one illness, the days before it falls to half pay', () => {
    // Twenty-five days in October: the last five of thirty at whole pay end on 15 April.
    const assenze: Assenze = [
      { tipo: 'MALATTIA', dal: '2025-10-01', al: '2025-10-25' },
      { tipo: 'MALATTIA', dal: '2026-04-11', al: '2026-04-20' },
    ];
    expect(voci(dopoIlResto(assenze)).slice(0, 2)).toEqual([trentesimi(15), trentesimi(10, RPD)]);
  });

  test('of one illness, the ten days without the fixed accessory', () => {
    const assenze: Assenze = [{ tipo: 'MALATTIA', dal: '2026-04-06', al: '2026-04-25' }];
    expect(voci(dopoIlResto(assenze)).slice(0, 2)).toEqual([trentesimi(15), trentesimi(5, RPD)]);
  });
});

describe('the 13th of a month in two payslips', () => {
  test('a twelfth that the second has no pay to give back is told', () => {
    const prima = con('TD_30_6', '2026-01-01', '2026-01-16');
    const dopo = assente(
      con('TD_30_6', '2026-01-17', '2026-01-31', [pagato(prima)]),
      scioperi('2026-01-17', '2026-01-31'),
    );
    const { totali, righe } = calcolato(dopo);
    expect(totali.lordoDipendente).toBe(0);
    expect(righe.filter(({ codice }) => codice === 'TREDICESIMA')).toEqual([]);
    // The sixteen days gave a twelfth of 2.042,58; with fifteen without pay January gives none.
    expect(avvisi(dopo)).toContainEqual({
      codice: 'DATO_PRESUNTO',
      campo: 'assenze',
      messaggio:
        "Rateo di tredicesima gennaio 2026: un altro cedolino del mese ha dato 170,22 € che con le assenze di tutto il mese non spettano, e qui non c'è paga da cui toglierli. Recuperarli con una voce di recupero.",
    });
  });

  test('a part-paid day in the first lowers the twelfth that the second gives', () => {
    const aMeta: Assenze = [{ tipo: 'MALATTIA', dal: '2025-12-01', al: '2026-01-12' }];
    const prima = assente(con('TD_30_6', '2026-01-01', '2026-01-14'), aMeta);
    const dopo = assente(con('TD_30_6', '2026-01-15', '2026-01-31', [pagato(prima)]), aMeta);
    // Of January thirty days, the twelve of illness at half pay: 24 of 30 are left.
    expect([prima, dopo].map((una) => voci(una)[2])).toEqual([0, Math.round(((STIPENDIO + VACANZA) * 24) / 30 / 12)]);
  });
});
