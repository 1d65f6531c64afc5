import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posto } from '#shared/calculation/contratto/servizi-uniti.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { giorniDelMese } from '#shared/domain/tempo/mese.ts';
import { calcolato, importo, supplenza } from '../situazioni.ts';

const VOCI = ['STIPENDIO', 'RPD', 'TREDICESIMA'] as const;
type GiaPagato = NonNullable<SituazioneInput['giaPagati']>[number];
type Contratto = 'TD_30_6' | 'SUPPLENTE_BREVE';

const con = (contratto: Contratto, dal: string, al: string, giaPagati: readonly GiaPagato[] = []): SituazioneInput =>
  supplenza(dal, al, {
    percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
    giaPagati: [...giaPagati],
  });

/** A payslip as the next of its month knows it. */
const pagato = (situazione: SituazioneInput, ore = 0): GiaPagato => {
  const { servizi } = Situazione.parse(situazione);
  return {
    liquidazione: { anno: 2026, mese: 6 },
    giorni: [],
    giorniPagati: 0,
    imponibileIrpef: 0,
    irpef: 0,
    trattamentoIntegrativo: 0,
    nettoPignorabile: 0,
    trattenute: [],
    servizi: servizi.map((servizio) => ({
      ...servizio.competenza,
      posto: posto({ ...servizio, oreSettimanali: servizio.oreSettimanali - ore }),
    })),
  };
};
const voci = (...situazioni: readonly SituazioneInput[]) =>
  VOCI.map((codice) => situazioni.reduce((totale, situazione) => totale + importo(calcolato(situazione), codice), 0));

describe('two contiguous contracts of one post in a month', () => {
  test('give one answer, in one payslip or in two: January of 31 days, February of 28', () => {
    for (const [primo, taglio, ultimo] of [
      ['2026-01-01', '2026-01-15', '2026-01-31'],
      ['2026-02-01', '2026-02-14', '2026-02-28'],
    ] as const) {
      const prima = con('TD_30_6', primo, taglio);
      const dopo = con('TD_30_6', addGiorni(taglio, 1), ultimo, [pagato(prima)]);
      expect(voci(prima, dopo)).toEqual(voci(con('TD_30_6', primo, ultimo)));
    }
  });

  test.each(['TD_30_6', 'SUPPLENTE_BREVE'] as const)('whatever the month, the cut and the order (%s)', (contratto) => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }), fc.boolean()),
        ([mese, giorno, alContrario]) => {
          const ultimo = giorniDelMese({ anno: 2026, mese });
          const il = (quale: number) => `2026-${String(mese).padStart(2, '0')}-${String(quale).padStart(2, '0')}`;
          const taglio = Math.min(giorno, ultimo - 1);
          const parti = [
            [il(1), il(taglio)],
            [il(taglio + 1), il(ultimo)],
          ] as const;
          const [uno, due] = alContrario ? [parti[1], parti[0]] : parti;
          const prima = con(contratto, ...uno);
          const insieme = voci(con(contratto, il(1), il(ultimo)));
          voci(prima, con(contratto, ...due, [pagato(prima)])).forEach((importi, indice) =>
            // each line is rounded on each of the two payslips
            expect(Math.abs(importi - (insieme[indice] ?? 0)), VOCI[indice]).toBeLessThanOrEqual(1),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('pay and 13th are the same with days of illness at half pay, or of strike, in either of them', () => {
    type Assenze = NonNullable<SituazioneInput['servizi']>[number]['assenze'];
    const mese = (assenze: Assenze, dal: string, al: string, gia: readonly GiaPagato[] = []): SituazioneInput => {
      const situazione = con('TD_30_6', dal, al, gia);
      return { ...situazione, servizi: (situazione.servizi ?? []).map((servizio) => ({ ...servizio, assenze })) };
    };
    fc.assert(
      fc.property(
        fc.record({
          numero: fc.integer({ min: 1, max: 12 }),
          taglio: fc.integer({ min: 1, max: 27 }),
          primo: fc.integer({ min: 1, max: 28 }),
          giorni: fc.integer({ min: 0, max: 27 }),
          malato: fc.boolean(),
          alContrario: fc.boolean(),
        }),
        ({ numero, taglio, primo, giorni, malato, alContrario }) => {
          const ultimo = giorniDelMese({ anno: 2026, mese: numero });
          const il = (quale: number) => `2026-${String(numero).padStart(2, '0')}-${String(quale).padStart(2, '0')}`;
          const fine = il(Math.min(ultimo, primo + giorni));
          // At half pay from the first day: the month before was all illness.
          const assenze: Assenze = malato
            ? [{ tipo: 'MALATTIA', dal: addGiorni(il(primo), -35), al: fine }]
            : [{ tipo: 'SCIOPERO', dal: il(primo), al: fine }];
          const parti = [
            [il(1), il(taglio)],
            [il(taglio + 1), il(ultimo)],
          ] as const;
          const [uno, due] = alContrario ? [parti[1], parti[0]] : parti;
          const prima = mese(assenze, ...uno);
          const dopo = mese(assenze, ...due, [pagato(prima)]);
          const intero = voci(mese(assenze, il(1), il(ultimo)));
          const inPiu = voci(prima, dopo).map((uno, indice) => uno - (intero[indice] ?? 0));
          // The pay or the twelfth that the second has nothing to take from is told, and left to the office.
          const detti = calcolato(dopo).avvisi.flatMap(
            ({ messaggio }) => /^(Paga|Rateo).*Recuperarli/u.exec(messaggio)?.[1] ?? [],
          );
          inPiu.forEach((importi, indice) => {
            const detto = detti.includes(VOCI[indice] === 'TREDICESIMA' ? 'Rateo' : 'Paga');
            expect(detto ? Math.sign(importi) : 0, VOCI[indice]).toBeGreaterThanOrEqual(0);
            // each line is rounded on each of the two payslips
            if (!detto) expect(Math.abs(importi), VOCI[indice]).toBeLessThanOrEqual(1);
          });
          // no more than one day of whole pay is left to it
          if (detti.length > 0) expect(importo(calcolato(dopo), 'STIPENDIO')).toBeLessThan(202_236 / 30);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a day of presence is paid by whichever payslip comes after, and a thirtieth too many is told', () => {
    type Gia = readonly GiaPagato[];
    const conSciopero = (dal: string, al: string, gia: Gia = []) => {
      const situazione = con('TD_30_6', dal, al, gia);
      const assenze = [{ tipo: 'SCIOPERO', dal: '2026-01-02', al: '2026-01-31' }];
      return { ...situazione, servizi: (situazione.servizi ?? []).map((servizio) => ({ ...servizio, assenze })) };
    };
    const trentesimo = Math.round(202_236 / 30);
    expect(importo(calcolato(conSciopero('2026-01-01', '2026-01-31')), 'STIPENDIO')).toBe(trentesimo);
    // Thirty days of strike first: the first of January has its thirtieth all the same.
    const scioperi = conSciopero('2026-01-02', '2026-01-31');
    expect(voci(conSciopero('2026-01-01', '2026-01-01', [pagato(scioperi)]))[0]).toBe(trentesimo);
    // Fifteen days paid first, sixteen of absence after: of January fourteen are due, and nothing is left to take the fifteenth from.
    const lavorati = con('TD_30_6', '2026-01-01', '2026-01-15');
    const dopo = con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(lavorati)]);
    const assenze = [{ tipo: 'SCIOPERO', dal: '2026-01-16', al: '2026-01-31' }];
    const { righe, avvisi } = calcolato({
      ...dopo,
      servizi: (dopo.servizi ?? []).map((servizio) => ({ ...servizio, assenze })),
    });
    expect(righe.filter(({ codice }) => codice === 'STIPENDIO')).toEqual([]);
    expect(avvisi.map(({ messaggio }) => messaggio)).toContainEqual(
      "Paga di gennaio 2026: con le assenze di tutto il mese 74,92 € pagati tra i suoi cedolini non spettano, e qui non c'è paga da cui toglierli. Recuperarli con una voce di recupero.",
    );
  });

  test('a twelfth that the second has no pay to give back is told', () => {
    const sciopero = [{ tipo: 'SCIOPERO', dal: '2026-01-17', al: '2026-01-31' }];
    const prima = con('TD_30_6', '2026-01-01', '2026-01-16');
    const dopo = con('TD_30_6', '2026-01-17', '2026-01-31', [pagato(prima)]);
    const senzaPaga = calcolato({
      ...dopo,
      servizi: (dopo.servizi ?? []).map((servizio) => ({ ...servizio, assenze: sciopero })),
    });
    expect(senzaPaga.totali.lordoDipendente).toBe(0);
    expect(senzaPaga.avvisi.map(({ messaggio }) => messaggio)).toContainEqual(
      "Rateo di tredicesima gennaio 2026: un altro cedolino del mese ha dato 170,22 € che con le assenze di tutto il mese non spettano, e qui non c'è paga da cui toglierli. Recuperarli con una voce di recupero.",
    );
  });

  test('a part-paid day in the first lowers the twelfth that the second gives', () => {
    const aMeta = [{ tipo: 'MALATTIA', dal: '2025-12-01', al: '2026-01-12' }];
    const conMalattia = (situazione: SituazioneInput): SituazioneInput => ({
      ...situazione,
      servizi: (situazione.servizi ?? []).map((servizio) => ({ ...servizio, assenze: aMeta })),
    });
    const prima = conMalattia(con('TD_30_6', '2026-01-01', '2026-01-14'));
    const dopo = conMalattia(con('TD_30_6', '2026-01-15', '2026-01-31', [pagato(prima)]));
    // Of January thirty days, the twelve of illness at half pay: 24 of 30 are left.
    expect([prima, dopo].map((una) => voci(una)[2])).toEqual([0, Math.round(((202_236 + 2_022) * 24) / 30 / 12)]);
  });

  test('of another post, or not touching, each has its own thirtieths', () => {
    const prima = con('TD_30_6', '2026-01-01', '2026-01-15');
    const sola = voci(con('TD_30_6', '2026-01-16', '2026-01-31'));
    expect(voci(con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(prima, 100)]))).toEqual(sola);
    const lontana = con('TD_30_6', '2026-01-01', '2026-01-14');
    expect(voci(con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(lontana)]))).toEqual(sola);
  });
});
