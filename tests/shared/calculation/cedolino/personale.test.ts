import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, importo, voce } from '../situazioni.ts';

describe('payslip of staff', () => {
  test('the chain of 2026 to the cent', () => {
    const pagato = calcolato(accessorio({ voci: [voce(38_500)] }));
    expect(pagato.totali).toMatchObject({
      lordoDipendente: 38_500,
      ritenutePrevidenziali: 3_388 + 135,
      imponibileIrpef: 34_977,
      ritenuteFiscali: 11_542,
      netto: 23_435,
      oneri: 9_317 + 3_273,
      lordoStato: 51_090,
      residuoLordoStato: 0,
    });
    expect(pagato.progressivi).toMatchObject({
      imponibileContributivo: 38_500,
      imponibileIrpef: 34_977,
      irpef: 11_542,
      netto: 23_435,
    });
  });

  test('running totals are added to those of before', () =>
    expect(
      calcolato(accessorio({ voci: [voce(38_500)], progressivi: { irpef: 100, netto: 5, lordoDipendente: 1 } }))
        .progressivi,
    ).toMatchObject({ irpef: 11_642, netto: 23_440, lordoDipendente: 38_501 }));

  test('hours by rate, half a cent upwards', () =>
    expect(
      calcolato(accessorio({ voci: [voce(0, { misura: { unita: 'ORE', quantita: 150, tariffa: 1_925 } })] })).totali
        .lordoDipendente,
    ).toBe(2_888));

  test('a trainer pays IRPEF only; with full contributions, as the others', () => {
    const formatore = (regime: 'IRPEF_IRAP' | 'CONTRIBUTI_PIENI') =>
      calcolato(
        accessorio({ tipo: 'FOR', percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime } }),
      ).totali;
    expect(formatore('IRPEF_IRAP')).toMatchObject({
      netto: 67_000,
      oneri: 8_500,
      ritenutePrevidenziali: 0,
      imponibileContributivo: 0,
    });
    expect(formatore('CONTRIBUTI_PIENI')).toEqual(calcolato(accessorio()).totali);
  });

  test('exempt items are paid whole, outside contributions and taxes', () => {
    const pagato = calcolato(
      accessorio({ voci: [voce(38_500), voce(17_100, { codice: 'TRASFERTA', trattamento: 'ESENTE' })] }),
    );
    expect(pagato.totali).toMatchObject({
      sommeEsenti: 17_100,
      lordoDipendente: 38_500,
      netto: 23_435 + 17_100,
      lordoStato: 51_090 + 17_100,
    });
  });

  test('arrears of this year and of earlier ones in one payslip, each with its contributions', () => {
    const pagato = calcolato(
      accessorio({
        tipo: 'ARR',
        fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' }, redditiBiennio: [3_400_000, 3_000_000] },
        voci: [
          voce(100_000),
          voce(100_000, {
            codice: 'AP',
            trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
            competenza: { dal: '2024-01-01', al: '2024-12-31' },
          }),
        ],
      }),
    );
    expect(pagato.totali).toMatchObject({
      imponibileIrpef: 90_850,
      imponibileSeparata: 90_850,
      imponibileContributivo: 200_000,
    });
    expect([importo(pagato, 'IRPEF'), importo(pagato, 'IRPEF_SEPARATA')]).toEqual([29_981, 22_031]);
  });

  test('an heir has everything taxed apart', () => {
    const pagato = calcolato(
      accessorio({
        percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
        fiscali: { redditiBiennio: [0, 0] },
      }),
    );
    expect([
      pagato.totali.imponibileIrpef,
      pagato.totali.imponibileSeparata,
      importo(pagato, 'IRPEF_SEPARATA'),
    ]).toEqual([0, 90_850, 20_896]);
  });

  test('items that count for the end of service: TFS or TFR, ENAM and Espero', () => {
    const fissa = (percettore: object) =>
      calcolato(
        accessorio({
          tipo: 'ARR',
          percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', ...percettore },
          voci: [voce(100_000, { utileFineServizio: true, trattamento: 'ORDINARIO' })],
        }),
      );
    const conTfs = fissa({ fineServizio: 'TFS', enam: true });
    expect([
      importo(conTfs, 'TFS_DIPENDENTE'),
      importo(conTfs, 'TFS_AMMINISTRAZIONE'),
      importo(conTfs, 'ENAM'),
    ]).toEqual([2_000, 5_680, 800]);
    const conTfr = fissa({ espero: true });
    expect([
      importo(conTfr, 'RIDUZIONE_TFR'),
      importo(conTfr, 'TFR'),
      importo(conTfr, 'ESPERO_DIPENDENTE'),
      importo(conTfr, 'ESPERO_AMMINISTRAZIONE'),
    ]).toEqual([2_000, 7_680, 1_000, 1_000]);
    expect(importo(fissa({ contratto: 'TD_31_8' }), 'RIDUZIONE_TFR')).toBe(0);
  });

  test('IVS relief only when the whole month is known; mothers have theirs', () => {
    const nel2024 = accessorio({
      dataPagamento: '2024-06-20',
      liquidazione: { anno: 2024, mese: 6 },
      voci: [voce(100_000, { competenza: { dal: '2024-05-01', al: '2024-05-31' } })],
    });
    const aliquotaMassima = { aliquota: 350_000, lettaDa: 'x' };
    expect(importo(calcolato({ ...nel2024, fiscali: { aliquotaMassima } }), 'ESONERO_IVS')).toBe(0);
    expect(
      importo(calcolato({ ...nel2024, fiscali: { aliquotaMassima, retribuzioneMeseEsonero: 250_000 } }), 'ESONERO_IVS'),
    ).toBe(-6_000);
    const madre = calcolato({
      ...nel2024,
      fiscali: {
        aliquotaMassima,
        retribuzioneMeseEsonero: 250_000,
        esoneroMadre: { figli: 3, nascitaFiglioMinore: '2015-01-01' },
      },
    });
    expect([importo(madre, 'ESONERO_MADRE'), importo(madre, 'ESONERO_IVS'), madre.totali.imponibileIrpef]).toEqual([
      -8_800,
      0,
      100_000 - 350,
    ]);
  });
});

test('the relief of a mother is of who works: her heirs have none', () => {
  const esoneroMadre = { figli: 3, nascitaFiglioMinore: '2015-01-01' };
  const madri = (percettore: SituazioneInput['percettore']) => {
    const fiscali = {
      aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' },
      redditiBiennio: [0, 0] as [number, number],
      esoneroMadre,
    };
    return calcolato(accessorio({ percettore, fiscali })).righe.filter(({ codice }) => codice === 'ESONERO_MADRE')
      .length;
  };
  expect(madri({ tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' })).toBe(1);
  expect(madri({ tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' })).toBe(0);
});
