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

  test('of another post, or not touching, each has its own thirtieths', () => {
    const prima = con('TD_30_6', '2026-01-01', '2026-01-15');
    const sola = voci(con('TD_30_6', '2026-01-16', '2026-01-31'));
    expect(voci(con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(prima, 100)]))).toEqual(sola);
    const lontana = con('TD_30_6', '2026-01-01', '2026-01-14');
    expect(voci(con('TD_30_6', '2026-01-16', '2026-01-31', [pagato(lontana)]))).toEqual(sola);
  });
});
