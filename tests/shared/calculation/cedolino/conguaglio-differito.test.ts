import { describe, expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { somma } from '#shared/money/centesimi.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { calcolato, collaborazione, importo, voce } from '../situazioni.ts';

type Conguaglio = NonNullable<NonNullable<SituazioneInput['fiscali']>['conguaglio']>;

const addizionali = { regione: 'LOMBARDIA', comune: 'F205' };
const senzaDetrazioni = { detrazioneLavoro: false, trattamentoIntegrativo: false, redditoComplessivo: 4_500_000 };
const chiesto: Conguaglio = { irpef: 28_420, conguagliatoIl: '2026-02-20', richiestaDel: '2026-02-10' };
/** A fee in April 2026, with what the settlement of 2025 left: 8 % of the fee to the Gestione separata, 23 % of the rest. */
const aprile = (compenso: number, conguaglio: Conguaglio, altro: Partial<SituazioneInput> = {}) =>
  collaborazione({
    dataPagamento: '2026-04-20',
    voci: [voce(compenso, { competenza: { dal: '2026-01-01', al: '2026-03-31' } })],
    fiscali: { ...senzaDetrazioni, gestioneSeparata: 'ALTRA_COPERTURA', addizionali, conguaglio },
    ...altro,
  });
const prelievo = (pagato: Cedolino) =>
  ['CONGUAGLIO_DIFFERITO', 'INTERESSI_CONGUAGLIO', 'RECUPERO_TRATTAMENTO', 'RECUPERO_SOMMA'].map((codice) =>
    importo(pagato, codice),
  );
const riepilogo = ({ righe }: Cedolino, codice: string) =>
  righe.find((riga) => riga.codice === codice && riga.gruppo === 'riepilogo')?.importo;
const incapiente = ({ avvisi }: Cedolino) =>
  avvisi.filter(({ codice }) => codice === 'CONGUAGLIO_INCAPIENTE').map(({ messaggio }) => messaggio);

describe('what a settlement could not withhold, in the payments after it', () => {
  test('is withheld as the payee asked, with half a hundredth a month, under the code and the year of the settlement', () => {
    const situazione = aprile(100_000, chiesto);
    const pagato = calcolato(situazione);
    // 284,20 × 0,50 % × 2 months = 2,84; 1.000,00 − 80,00 − 211,60 = 708,40.
    expect([prelievo(pagato), pagato.totali.netto]).toEqual([[28_420, 284, 0, 0], 70_840 - 28_704]);
    expect(incapiente(pagato)).toEqual([]);
    expect(pagato.progressivi.irpef).toBe(21_160);
    const rotte = instradamento(pagato, Situazione.parse(situazione), regoleCorrenti()).filter(({ codice }) =>
      /CONGUAGLIO/.test(codice),
    );
    expect(somma(rotte.map((rotta) => rotta.importo))).toBe(28_704);
    for (const { destinazione, adempimenti } of rotte) {
      expect(destinazione).toMatchObject({ ep: '103E', ordinario: '1066', riferimentoA: '0004', riferimentoB: '2025' });
      expect(adempimenti).not.toHaveProperty('CU');
    }
    const { spiegazione } = pagato.righe.find(({ codice }) => codice === 'INTERESSI_CONGUAGLIO') ?? {};
    expect(spiegazione?.testo).toContain('0,50 % × 2 mesi di 284,20 € = 2,84 €, art. 23 c. 3 DPR 600/1973');
  });

  test('is withheld as far as the net goes, its interest included', () => {
    // 100,00 − 8,00 − 21,16 = 70,84 of net: 70,84 ÷ 1,01 = 70,13, and 0,70 of interest.
    const pagato = calcolato(aprile(10_000, chiesto));
    expect([prelievo(pagato), pagato.totali.netto]).toEqual([[7_013, 70, 0, 0], 1]);
    // 284,20 − 70,13
    expect(incapiente(pagato)).toEqual([expect.stringContaining('214,07')]);
    const ultimo = calcolato(aprile(10_000, chiesto, { opzioni: { cessazione: true } }));
    expect(incapiente(ultimo).at(-1)).toContain('entro il 15/1 del 2027');
  });

  test.each([
    ['nobody asked in writing', { dataPagamento: '2026-04-20' }, { richiestaDel: null }, 'richiesta scritta'],
    ['the second month has not passed', { dataPagamento: '2026-02-28' }, {}, 'da marzo'],
    ['the year after is over', { dataPagamento: '2026-04-20' }, { anno: 2024 }, 'entro il 15/1 del 2026'],
  ] as const)('is not withheld where %s', (_quando, pagamento, cambio, parola) => {
    const pagato = calcolato(aprile(100_000, { ...chiesto, ...cambio }, pagamento));
    expect(prelievo(pagato)).toEqual([0, 0, 0, 0]);
    expect(incapiente(pagato)).toEqual([expect.stringContaining(parola)]);
  });

  test('is withheld from the first day of March, a month of interest', () =>
    // 284,20 × 0,50 % = 1,42
    expect(prelievo(calcolato(aprile(100_000, chiesto, { dataPagamento: '2026-03-01' })))).toEqual([
      28_420, 142, 0, 0,
    ]));

  const bonus: Conguaglio = {
    conguagliatoIl: '2026-02-20',
    trattamentoIntegrativo: { residuo: 26_250, rate: 7 },
    sommaIntegrativa: { residuo: 9_000, rate: 9 },
  };
  test('of bonuses an instalment each, all on the last payslip, and never more than the net', () => {
    const pagato = calcolato(aprile(100_000, bonus));
    expect([prelievo(pagato), pagato.totali.netto]).toEqual([[0, 0, -3_750, -1_000], 70_840 - 4_750]);
    expect(pagato.progressivi.trattamentoIntegrativo).toBe(0);
    const ultimo = calcolato(aprile(100_000, bonus, { opzioni: { cessazione: true } }));
    expect(prelievo(ultimo)).toEqual([0, 0, -26_250, -9_000]);
    // 70,84 of net: 37,50 and then 10,00; with two instalments left, what is left of the net.
    expect(prelievo(calcolato(aprile(10_000, bonus)))).toEqual([0, 0, -3_750, -1_000]);
    const pieno = { ...bonus, trattamentoIntegrativo: { residuo: 26_250, rate: 1 } };
    expect(prelievo(calcolato(aprile(10_000, pieno)))).toEqual([0, 0, -7_084, 0]);
  });
});

describe('a settlement that takes more than it may', () => {
  const con = (progressivi: SituazioneInput['progressivi'], altro: Partial<SituazioneInput> = {}): SituazioneInput => ({
    tipo: 'CON',
    dataPagamento: '2027-02-20',
    percettore: { tipo: 'COCOCO' },
    liquidazione: { anno: 2027, mese: 2 },
    fiscali: { addizionali },
    progressivi,
    ...altro,
  });
  /** No trattamento integrativo is due on 30.000,00; 10.000,00 withheld are more than the tax, 5.298,81. */
  const ricco = { imponibileIrpef: 3_000_000, giorniPagati: 365, irpef: 1_000_000 };

  test('in the last payslip of the year leaves the payee nothing, and tells the rest', () => {
    const pagato = calcolato(
      aprile(
        100_000,
        { conguagliatoIl: '2026-02-20' },
        {
          dataPagamento: '2026-12-20',
          opzioni: { conguaglio: true },
          fiscali: {
            ...senzaDetrazioni,
            redditoComplessivo: 3_092_000,
            gestioneSeparata: 'ALTRA_COPERTURA',
            addizionali,
          },
          progressivi: { imponibileIrpef: 3_000_000 },
        },
      ),
    );
    // On 30.920,00: 28.000,00 × 23 % + 2.920,00 × 33 % = 7.403,60; the fee leaves 1.000,00 − 80,00.
    expect([importo(pagato, 'IRPEF'), pagato.totali.netto]).toEqual([92_000, 0]);
    expect(riepilogo(pagato, 'CONGUAGLIO_NON_TRATTENUTO')).toBe(740_360 - 92_000);
    expect(incapiente(pagato)).toEqual([expect.stringContaining('chiede per iscritto')]);
  });

  test.each([
    [6_000, {}, -6_000, undefined],
    // 60,01 ÷ 8 = 7,50; 60,01 − 7,50.
    [6_001, {}, -750, 5_251],
    [6_001, { cessazione: true }, -6_001, undefined],
    [6_001, { decesso: true }, -6_001, undefined],
  ] as const)('of a trattamento integrativo of %i not due with %o takes back %i', (dato, opzioni, ripreso, resto) => {
    const pagato = calcolato(con({ ...ricco, trattamentoIntegrativo: dato }, { opzioni }));
    expect([
      importo(pagato, 'TRATTAMENTO_INTEGRATIVO'),
      riepilogo(pagato, 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE'),
    ]).toEqual([ripreso, resto]);
  });

  test('of who died withholds the surtaxes at once, and what is left is a matter of the heirs', () => {
    const anno = { imponibileIrpef: 1_104_000, giorniPagati: 365 };
    const morto = (progressivi: SituazioneInput['progressivi']) =>
      calcolato(con(progressivi, { opzioni: { decesso: true } }));
    const aCredito = morto({ ...anno, irpef: 100_000 });
    // 1.000,00 − 584,20; 1.200,00 of bonus; 11.040,00 × 1,23 % of the region.
    expect(
      ['IRPEF', 'TRATTAMENTO_INTEGRATIVO', 'ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE_ACCONTO'].map((codice) =>
        importo(aCredito, codice),
      ),
    ).toEqual([-41_580, 120_000, 13_579, 0]);
    expect(aCredito.avvisi.map(({ codice }) => codice)).toContain('PAGAMENTO_AGLI_EREDI');
    const aDebito = morto({ ...anno, trattamentoIntegrativo: 90_000 });
    // 584,20 + 135,79 − 300,00
    expect(riepilogo(aDebito, 'CONGUAGLIO_NON_TRATTENUTO')).toBe(41_999);
    expect(incapiente(aDebito)).toEqual([expect.stringContaining('agli eredi')]);
  });

  const afam = (contratto: 'TD_30_6' | 'SUPPLENTE_BREVE', sommaIntegrativa = 0) =>
    con(
      { imponibileIrpef: 2_500_000, giorniPagati: 365, irpef: 300_000, sommaIntegrativa },
      { scuola: 'AFAM', percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' } },
    );
  test('of a short substitute gives the further deduction of the wedge as of a longer one', () => {
    // 25.000,00 × 23 % = 5.750,00; 1.910,00 + 1.190,00 × 0,2307 = 2.184,53; 1.000,00 of c. 6: 2.565,47 due, 3.000,00 withheld.
    for (const contratto of ['TD_30_6', 'SUPPLENTE_BREVE'] as const)
      expect(importo(calcolato(afam(contratto)), 'IRPEF')).toBe(-43_453);
  });

  test('of a sum of the wedge not due takes back a tenth', () => {
    const pagato = calcolato(afam('SUPPLENTE_BREVE', 50_000));
    expect([importo(pagato, 'SOMMA_INTEGRATIVA'), riepilogo(pagato, 'SOMMA_INTEGRATIVA_DA_RECUPERARE')]).toEqual([
      -5_000, 45_000,
    ]);
  });
});
