import { describe, expect, test } from 'vitest';
import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { calcolato, collaborazione, importo, motivi, voce } from '../situazioni.ts';

describe('collaborators', () => {
  test('need income and class', () => {
    expect(motivi(collaborazione({ fiscali: { gestioneSeparata: 'CON_DIS_COLL' } }))).toEqual(['DATO_MANCANTE']);
    expect(motivi(collaborazione({ fiscali: { redditoComplessivo: 1 } }))).toEqual(['DATO_MANCANTE']);
  });
  test('have neither deductions nor bonus when they do not ask for them', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          detrazioneLavoro: false,
          trattamentoIntegrativo: false,
        },
      }),
    );
    expect([importo(pagato, 'IRPEF'), pagato.totali.sommeFuoriReddito]).toEqual([20_314, 0]);
  });
  test('instalments of the surtaxes of the year before', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: {
            saldoRegionale: { residuo: 11_000, rate: 11 },
            saldoComunale: { residuo: 500, rate: 2 },
            accontoComunale: { residuo: 900, rate: 9 },
          },
        },
      }),
    );
    expect(
      ['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'].map((codice) =>
        importo(pagato, codice),
      ),
    ).toEqual([1_000, 250, 100]);
  });
  test('instalments larger than the net are cut to it, and the rest is said', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: {
            saldoRegionale: { residuo: 50_000, rate: 1 },
            saldoComunale: { residuo: 9_000_000, rate: 1 },
            accontoComunale: { residuo: 900, rate: 1 },
          },
        },
      }),
    );
    const trattenute = ['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'].map((codice) =>
      importo(pagato, codice),
    );
    expect([trattenute[0], trattenute[2], pagato.totali.netto]).toEqual([50_000, 0, 0]);
    expect(pagato.avvisi.map(({ codice, messaggio }) => [codice, messaggio])).toContainEqual([
      'CONGUAGLIO_INCAPIENTE',
      expect.stringMatching(/li chiedono i cedolini dei mesi dopo/u),
    ]);
    expect(9_050_900 - trattenute.reduce((uno, altro) => uno + altro, 0)).toBeGreaterThan(0);
  });
  test('at the balance a town without a rate stops the payslip and is named', () => {
    const esito = cedolino(
      collaborazione({
        opzioni: { conguaglio: true },
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: { regione: 'LOMBARDIA', comune: 'Z999' },
        },
      }),
    );
    expect(esito).toMatchObject({
      esito: 'scartato',
      anomalie: [{ codice: 'ALIQUOTA_ADDIZIONALE_MANCANTE', campo: 'addizionali.comunale.z999' }],
    });
  });
  test('at the balance of December the surtaxes are shown, and withheld the year after', () => {
    const pagato = calcolato(
      collaborazione({
        opzioni: { conguaglio: true },
        progressivi: { imponibileIrpef: 2_500_000, irpef: 500_000, giorniPagati: 334 },
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          addizionali: { regione: 'LOMBARDIA', comune: 'F205', accontoTrattenuto: 1_000 },
        },
      }),
    );
    const riepilogo = Object.fromEntries(
      pagato.righe
        .filter(({ codice, gruppo }) => gruppo === 'riepilogo' && codice.startsWith('ADDIZIONALE'))
        .map((riga) => [riga.codice, riga.importo]),
    );
    expect(riepilogo).toEqual({
      ADDIZIONALE_REGIONALE: Math.round(18_450 + 1_088_323 * 0.0158),
      ADDIZIONALE_COMUNALE: 20_707 - 1_000,
      ADDIZIONALE_COMUNALE_ACCONTO: 6_212,
    });
    expect(importo(pagato, 'ADDIZIONALE_COMUNALE')).toBe(0);
  });
  test('of the municipal one is due what no advance has withheld, that of the same payslip either', () => {
    const saldo = (opzioni: SituazioneInput['opzioni'], gruppo: string, rate: number, anno?: number) =>
      calcolato(
        collaborazione({
          opzioni,
          progressivi: { imponibileIrpef: 2_500_000, irpef: 500_000, giorniPagati: 334 },
          fiscali: {
            gestioneSeparata: 'CON_DIS_COLL',
            addizionali: {
              regione: 'LOMBARDIA',
              comune: 'F205',
              accontoTrattenuto: 1_000,
              accontoComunale: { residuo: 900, rate, ...(anno === undefined ? {} : { anno }) },
            },
          },
        }),
      ).righe.find((riga) => riga.codice === 'ADDIZIONALE_COMUNALE' && riga.gruppo === gruppo)?.importo;
    // The last payslip takes all the 9,00 that are left, that of December a third.
    expect(saldo({ cessazione: true }, 'ritenute_fiscali', 3)).toBe(20_707 - 1_000 - 900);
    expect(saldo({ conguaglio: true }, 'riepilogo', 3)).toBe(20_707 - 1_000 - 300);
    // An advance of another year is none of this one.
    expect(saldo({ conguaglio: true }, 'riepilogo', 3, 2025)).toBe(20_707 - 1_000);
  });
});

describe('the INAIL premium of a collaborator', () => {
  const assicurato = (compenso: number, giaPagato?: number) =>
    calcolato(
      collaborazione({
        percettore: { tipo: 'COCOCO', inail: { tasso: 10_000, ...(giaPagato === undefined ? {} : { giaPagato }) } },
        voci: [voce(compenso)],
      }),
    );

  test('is a third withheld, before the tax, and two thirds of the school', () => {
    const pagato = assicurato(200_000);
    // 2.000,00 × 10 ‰ = 20,00, and 1 % of it: 20,20; a third is 6,73.
    expect([importo(pagato, 'INAIL_PERCIPIENTE'), importo(pagato, 'INAIL_SCUOLA')]).toEqual([673, 1_347]);
    const senza = calcolato(collaborazione({ voci: [voce(200_000)] }));
    expect(senza.totali.imponibileIrpef - pagato.totali.imponibileIrpef).toBe(673);
    expect([senza, pagato].map(({ avvisi }) => avvisi.some(({ codice }) => codice === 'INAIL_A_PARTE'))).toEqual([
      true,
      false,
    ]);
  });

  test('two payments of the same month make the premium of one, under the minimum, between, over the maximum', () => {
    for (const [primo, secondo] of [
      [50_000, 60_000],
      [50_000, 200_000],
      [200_000, 300_000],
      [400_000, 10_000],
    ] as const) {
      const premio = (pagato: Cedolino) => importo(pagato, 'INAIL_PERCIPIENTE') + importo(pagato, 'INAIL_SCUOLA');
      const due = premio(assicurato(primo)) + premio(assicurato(secondo, primo));
      expect(Math.abs(due - premio(assicurato(primo + secondo)))).toBeLessThanOrEqual(1);
    }
  });

  test('says when the limits are those of a year before, and feeds no F24', () => {
    const pagato = assicurato(200_000);
    expect(pagato.avvisi.filter(({ campo }) => campo === 'inail.limiti-mensili')).toHaveLength(1);
    const premi = pagato.righe.filter(({ codice }) => codice.startsWith('INAIL_'));
    expect(premi.map(({ tributo, adempimenti }) => [tributo, adempimenti])).toEqual([
      [null, ['CU', 'MODM']],
      [null, ['CU', 'MODM']],
    ]);
    const situazione = Situazione.parse(
      collaborazione({ percettore: { tipo: 'COCOCO', inail: { tasso: 10_000 } }, voci: [voce(200_000)] }),
    );
    expect(
      instradamento(pagato, situazione, regoleCorrenti())
        .filter(({ codice }) => codice.startsWith('INAIL_'))
        .map(({ destinazione, importo: quanto }) => [destinazione.a, quanto]),
    ).toEqual([
      ['INAIL', 673],
      ['INAIL', 1_347],
    ]);
  });

  test('is refused on an all-inclusive amount: the lowest base cannot be unbundled', () => {
    expect(motivi(collaborazione({ base: 'LS', percettore: { tipo: 'COCOCO', inail: { tasso: 10_000 } } }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]);
  });
});
