import { describe, expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { calcolato, collaborazione, importo, supplenza } from '../situazioni.ts';

const riepilogo = ({ righe }: Cedolino, codice: string) =>
  righe.find((riga) => riga.codice === codice && riga.gruppo === 'riepilogo')?.importo;
const versati = (situazione: SituazioneInput) =>
  instradamento(calcolato(situazione), Situazione.parse(situazione), regoleCorrenti()).flatMap(
    ({ destinazione, importo: quanto }) =>
      destinazione.a === 'F24' ? [[destinazione.ep, destinazione.riferimentoA, destinazione.riferimentoB, quanto]] : [],
  );

describe('the further deduction given and not due', () => {
  /** 19.000,00 in 365 days: 4.370,00 − 2.733,84 = 1.636,16 due, and 4,8 % = 912,00 of sum, which excludes the deduction. */
  const data = { imponibileIrpef: 1_900_000, giorniPagati: 365, irpef: 113_616, ulterioreDetrazione: 50_000 };
  const istituto = (progressivi: SituazioneInput['progressivi'], altro: Partial<SituazioneInput> = {}) =>
    calcolato({
      tipo: 'CON',
      scuola: 'AFAM',
      liquidazione: { anno: 2027, mese: 2 },
      dataPagamento: '2027-02-20',
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
      fiscali: { addizionali: { regione: 'LOMBARDIA', comune: 'F205' } },
      progressivi,
      ...altro,
    });
  const chiesto = (pagato: Cedolino) => [
    importo(pagato, 'IRPEF'),
    riepilogo(pagato, 'ULTERIORE_DETRAZIONE_DA_RECUPERARE') ?? 0,
    pagato.progressivi.ulterioreDetrazione ?? 0,
  ];

  test('goes back in ten parts over 60,00, and at once with the contract', () => {
    expect(chiesto(istituto(data))).toEqual([5_000, 45_000, 45_000]);
    expect(chiesto(istituto(data, { opzioni: { cessazione: true } }))).toEqual([50_000, 0, 0]);
    // 100,00 more of tax not withheld are asked at once; of 300,00 that the settlement asks, 30,00.
    expect(chiesto(istituto({ ...data, irpef: 103_616 }))).toEqual([15_000, 45_000, 45_000]);
    expect(chiesto(istituto({ ...data, irpef: 133_616 }))).toEqual([3_000, 27_000, 27_000]);
    expect(chiesto(istituto({ ...data, irpef: 200_000 }))).toEqual([163_616 - 200_000, 0, 0]);
  });

  test('what its payments did not keep is asked at once', () =>
    expect(chiesto(istituto({ ...data, ulterioreDetrazione: 0 }))).toEqual([50_000, 0, 0]));

  test('is kept by each payment of a month, once for the days that two pay', () => {
    const mese = (redditoComplessivo: number, altro: Partial<SituazioneInput> = {}) =>
      calcolato(
        supplenza('2026-05-01', '2026-05-31', {
          percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
          fiscali: { redditoComplessivo },
          ...altro,
        }),
      );
    const primo = mese(2_500_000);
    const irpef = (pagato: Cedolino) => importo(pagato, 'IRPEF');
    // 1.000,00 × 31 ÷ 365; with 42.000,00 of income there is none.
    expect([primo, mese(4_200_000)].map(({ progressivi }) => progressivi.ulterioreDetrazione)).toEqual([
      8_493,
      undefined,
    ]);
    const gia = {
      liquidazione: { anno: 2026, mese: 6 },
      giorni: [{ dal: '2026-05-01', al: '2026-05-31' }],
      giorniPagati: 31,
      imponibileIrpef: primo.totali.imponibileIrpef,
      irpef: irpef(primo),
      trattamentoIntegrativo: 0,
      ulterioreDetrazione: 8_493,
      nettoPignorabile: 0,
      trattenute: [],
    };
    expect(mese(2_500_000, { giaPagati: [gia] }).progressivi.ulterioreDetrazione).toBeUndefined();
  });

  test('what is left is withheld by the next payments as tax of the settlement', () => {
    const situazione = collaborazione({
      fiscali: {
        ...collaborazione().fiscali,
        conguaglio: { conguagliatoIl: '2026-02-20', ulterioreDetrazione: { residuo: 45_000, rate: 9 } },
      },
    });
    expect(importo(calcolato(situazione), 'RECUPERO_DETRAZIONE')).toBe(5_000);
    expect(versati(situazione)).toContainEqual(['103E', '0006', '2025', 5_000]);
  });
});
