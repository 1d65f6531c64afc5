import { describe, expect, test } from 'vitest';
import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { calcolato, collaborazione, importo, motivi, voce } from '../situazioni.ts';

const residenza = { regione: 'LOMBARDIA', comune: 'F205' };
const conguaglio = (
  progressivi: SituazioneInput['progressivi'],
  altro: Partial<SituazioneInput> = {},
): SituazioneInput => ({
  tipo: 'CON',
  liquidazione: { anno: 2027, mese: 2 },
  dataPagamento: '2027-02-20',
  percettore: { tipo: 'COCOCO' },
  fiscali: { addizionali: residenza },
  progressivi,
  ...altro,
});

/** 11.040,00 taxed in 365 days: 23 % 2.539,20 − 1.955,00 of art. 13 = 584,20 due; trattamento integrativo 1.200,00, for 2.539,20 is over 1.880,00. */
const anno = { imponibileIrpef: 1_104_000, giorniPagati: 365 };
const righe = (pagato: Cedolino) =>
  ['IRPEF', 'TRATTAMENTO_INTEGRATIVO', 'ADDIZIONALE_REGIONALE'].map((codice) => importo(pagato, codice));
const riepilogo = ({ righe: tutte }: Cedolino, codice: string) =>
  tutte.find((riga) => riga.codice === codice && riga.gruppo === 'riepilogo')?.importo;
const versati = (situazione: SituazioneInput) =>
  instradamento(calcolato(situazione), Situazione.parse(situazione), regoleCorrenti()).flatMap(
    ({ destinazione, importo: quanto }) =>
      destinazione.a === 'F24' ? [[destinazione.ep, destinazione.riferimentoA, destinazione.riferimentoB, quanto]] : [],
  );

describe('the settlement of a collaborator, in a run of its own', () => {
  test('gives back what was withheld too much, and the bonus not given', () => {
    const situazione = conguaglio({ ...anno, irpef: 100_000 });
    const pagato = calcolato(situazione);
    // 584,20 − 1.000,00; 1.200,00 − 0; 11.040,00 × 1,23 % = 135,79 of the region, which next year's instalments withhold.
    expect(righe(pagato)).toEqual([-41_580, 120_000, 0]);
    expect([riepilogo(pagato, 'ADDIZIONALE_REGIONALE'), pagato.totali.netto, pagato.annoFiscale]).toEqual([
      13_579, 161_580, 2026,
    ]);
    expect(versati(situazione)).toEqual([
      ['155E', '0002', '2026', -41_580],
      ['170E', '0002', '2026', -120_000],
    ]);
    expect(pagato.adempimenti).toEqual(['F24', 'CU', 'MODM']);
    expect([pagato.progressivi.irpef, pagato.progressivi.trattamentoIntegrativo]).toEqual([58_420, 120_000]);
  });

  test('deducts what came back gross of earlier years from the base of taxes, not from the income that deductions look at', () => {
    const pagato = calcolato(
      conguaglio({ ...anno, irpef: 100_000 }, { sommeRestituite: { imponibileIrpef: 0, deducibile: 100_000 } }),
    );
    // 11.040,00 − 1.000,00 = 10.040,00: 23 % 2.309,20 − 1.955,00 = 354,20 due, 645,80 given back; 1,23 % of the region 123,49.
    expect(righe(pagato)).toEqual([-64_580, 120_000, 0]);
    expect(riepilogo(pagato, 'ADDIZIONALE_REGIONALE')).toBe(12_349);
    expect(JSON.stringify(pagato.righe)).toContain(
      '11.040,00 € − 1.000,00 € restituiti al lordo di anni precedenti (art. 10 c. 1 lett. d-bis TUIR) = 10.040,00 €',
    );
    const oltre = calcolato(
      conguaglio({ ...anno, irpef: 100_000 }, { sommeRestituite: { imponibileIrpef: 0, deducibile: 2_000_000 } }),
    );
    expect(importo(oltre, 'IRPEF')).toBe(-100_000);
  });

  test('withholds no more than it gives back: the rest is told, and no tax is paid that nobody withheld', () => {
    const situazione = conguaglio({ ...anno, trattamentoIntegrativo: 90_000 });
    const pagato = calcolato(situazione);
    // Due 584,20, given back 1.200,00 − 900,00 = 300,00: 284,20 are left.
    expect([righe(pagato), pagato.totali.netto]).toEqual([[30_000, 30_000, 0], 0]);
    expect(riepilogo(pagato, 'CONGUAGLIO_NON_TRATTENUTO')).toBe(28_420);
    expect(pagato.avvisi).toContainEqual({
      codice: 'CONGUAGLIO_INCAPIENTE',
      messaggio: expect.stringContaining('284,20') as unknown,
    });
    expect(versati(situazione)).toEqual([
      ['103E', '0002', '2026', 30_000],
      ['170E', '0002', '2026', -30_000],
    ]);
    expect(pagato.progressivi.irpef).toBe(30_000);
  });

  test('with a bonus given too much and nothing to give back, withholds nothing', () => {
    const pagato = calcolato(
      conguaglio({ ...anno, imponibileIrpef: 3_000_000, irpef: 500_000, trattamentoIntegrativo: 5_000 }),
    );
    // 28.000,00 × 23 % + 2.000,00 × 33 % = 7.100,00; art. 13: 1.910,00 × 20.000 ÷ 22.000 = 1.736,19 + 65,00 of c. 1.1.
    expect(righe(pagato)).toEqual([0, 0, 0]);
    expect(pagato.avvisi.map(({ codice }) => codice)).toContain('CONGUAGLIO_INCAPIENTE');
    expect(pagato.totali.netto).toBe(0);
  });

  test('at the end of the contract the surtaxes are withheld at once', () => {
    const pagato = calcolato(conguaglio({ ...anno, irpef: 100_000 }, { opzioni: { cessazione: true } }));
    // 415,80 + 1.200,00 − 135,79
    expect([righe(pagato), pagato.totali.netto]).toEqual([[-41_580, 120_000, 13_579], 148_001]);
  });

  test('is of the year before until 28 February, of its own year after', () => {
    const di = (dataPagamento: string) => calcolato(conguaglio(anno, { dataPagamento })).annoFiscale;
    expect(['2026-01-10', '2026-02-28', '2026-03-01', '2026-12-31'].map(di)).toEqual([2025, 2025, 2026, 2026]);
  });

  test('a year that is named is that year whatever the day, and after its term is said to be late', () => {
    const di = (dataPagamento: string, annoConguagliato: number) =>
      calcolato(conguaglio({ ...anno, irpef: 100_000 }, { dataPagamento, annoConguagliato }));
    const [presto, tardi, subito] = [di('2027-02-20', 2026), di('2027-03-08', 2026), di('2026-02-20', 2026)];
    expect([presto, tardi, subito].map(({ annoFiscale }) => annoFiscale)).toEqual([2026, 2026, 2026]);
    expect(tardi.totali).toEqual(presto.totali);
    const tardivi = [presto, tardi, subito].map(({ avvisi }) =>
      avvisi.some(({ codice }) => codice === 'CONGUAGLIO_TARDIVO'),
    );
    expect(tardivi).toEqual([false, true, false]);
    expect(
      versati(conguaglio({ ...anno, irpef: 100_000 }, { dataPagamento: '2027-03-08', annoConguagliato: 2026 })),
    ).toEqual([
      ['155E', '0003', '2026', -41_580],
      ['170E', '0003', '2026', -120_000],
    ]);
  });

  test('of a year that taxed nothing, too far from the payment, or in another kind of run is refused', () => {
    const detto = (situazione: SituazioneInput): string => {
      const esito = cedolino(situazione);
      return esito.esito === 'scartato' ? esito.anomalie.map(({ messaggio }) => messaggio).join(' ') : '';
    };
    expect(detto(conguaglio({}, { annoConguagliato: 2026 }))).toContain('cedolino a zero');
    expect(detto(conguaglio(anno, { annoConguagliato: 2025 }))).toContain('dichiarazione');
    expect(detto(conguaglio(anno, { annoConguagliato: 2028 }))).toContain('data di pagamento');
    expect(detto(collaborazione({ annoConguagliato: 2026 }))).toContain('Solo un');
  });

  test('of who was withheld what is due has no difference', () => {
    const pagato = calcolato(conguaglio({ ...anno, irpef: 58_420, trattamentoIntegrativo: 120_000 }));
    expect(pagato.righe.map(({ codice }) => codice)).toEqual(['ADDIZIONALE_REGIONALE', 'NETTO']);
    expect(pagato.totali.netto).toBe(0);
  });

  test('after two payments is the settlement of one payment of the same sum, surtaxes and bonus too', () => {
    const fiscali = { gestioneSeparata: 'ALTRA_COPERTURA' as const, addizionali: residenza };
    const paga = (compenso: number, altro: Partial<SituazioneInput>) =>
      calcolato(
        collaborazione({
          dataPagamento: '2026-12-20',
          voci: [voce(compenso, { competenza: { dal: '2026-01-01', al: '2026-12-31' } })],
          fiscali: { ...fiscali, redditoComplessivo: 1_200_000 },
          ...altro,
        }),
      );
    const primo = paga(700_000, {});
    const secondo = paga(500_000, {
      progressivi: primo.progressivi,
      fiscali: { ...fiscali, redditoComplessivo: 1_200_000, giorniDetrazione: 0 },
    });
    const chiusi = [secondo, paga(1_200_000, {})].map(({ progressivi }) => calcolato(conguaglio(progressivi)));
    const [due, uno] = chiusi.map(({ progressivi, ...pagato }) => [
      progressivi.imponibileIrpef,
      progressivi.irpef,
      progressivi.trattamentoIntegrativo,
      riepilogo(pagato as Cedolino, 'ADDIZIONALE_REGIONALE'),
    ]);
    expect(due).toEqual(uno);
    // 12.000,00 − 8 % = 11.040,00
    expect(uno).toEqual([1_104_000, 58_420, 120_000, 13_579]);
  });

  test('pays no items, and only who the school alone pays', () => {
    expect(motivi(conguaglio(anno, { voci: [voce(1)] }))).toEqual(['VOCE_NON_AMMESSA']);
    expect(motivi(conguaglio(anno, { percettore: { tipo: 'OCCASIONALE' } }))).toEqual(['PERCETTORE_NON_AMMESSO']);
    expect(motivi(conguaglio(anno, { fiscali: {} }))).toEqual(['DATO_MANCANTE']);
  });

  const altriDatori = {
    imponibileIrpef: 1_000_000,
    irpef: 150_000,
    giorni: 120,
    trattamentoIntegrativo: 30_000,
    sommaIntegrativa: 0,
    addizionaleRegionale: 5_000,
    addizionaleComunale: 0,
  };

  test('with the certificates of other employers taxes the whole year, and takes off what they withheld and gave', () => {
    const pagato = calcolato(conguaglio({ ...anno, giorniPagati: 245, irpef: 100_000 }, { altriDatori }));
    // 21.040,00 × 23 % = 4.839,20; art. 13: 1.910,00 + 1.190,00 × 0,5353 (6.960 ÷ 13.000) = 2.547,01: 2.292,19 due.
    // 2.292,19 − (1.000,00 + 1.500,00) = −207,81; the bonus is not due over 15.000,00: of the 300,00 of the other employer an eighth goes back.
    expect([righe(pagato)[0], importo(pagato, 'TRATTAMENTO_INTEGRATIVO')]).toEqual([-20_781, -3_750]);
    // 207,81 − 37,50; 300,00 − 37,50 are taken from the next payslips.
    expect([riepilogo(pagato, 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE'), pagato.totali.netto]).toEqual([26_250, 17_031]);
    const irpef = pagato.righe.find(({ codice }) => codice === 'IRPEF');
    expect(irpef?.spiegazione.testo).toContain('2.500,00 € già applicati, di cui 1.500,00 € da altri datori');
    // What this school will certify is only its own.
    expect(pagato.progressivi.irpef).toBe(100_000 - 20_781);
  });

  test('of the surtax of the region takes off what others withheld', () => {
    const senza = calcolato(conguaglio({ ...anno, irpef: 100_000 }));
    const soloAddizionale = { ...altriDatori, imponibileIrpef: 0, irpef: 0, giorni: 0, trattamentoIntegrativo: 0 };
    const con = calcolato(conguaglio({ ...anno, irpef: 100_000 }, { altriDatori: soloAddizionale }));
    // 135,79 − 50,00
    expect([senza, con].map((pagato) => riepilogo(pagato, 'ADDIZIONALE_REGIONALE'))).toEqual([13_579, 8_579]);
    expect(con.totali.netto).toBe(senza.totali.netto);
  });

  test('counts a day of two relations once', () => {
    const con = (giorni: number) =>
      importo(
        calcolato(
          conguaglio({ ...anno, giorniPagati: 300, irpef: 400_000 }, { altriDatori: { ...altriDatori, giorni } }),
        ),
        'IRPEF',
      );
    expect(con(65)).toBe(con(366));
    expect(con(64)).not.toBe(con(65));
  });

  test('certificates of others do not enter a payslip that settles nothing', () =>
    expect(motivi(collaborazione({ altriDatori }))).toEqual(['SITUAZIONE_NON_VALIDA']));
});

describe('the settlement of staff', () => {
  const supplente = (scuola: SituazioneInput['scuola'], contratto: 'TI' | 'TD_30_6' | 'SUPPLENTE_BREVE') =>
    conguaglio(
      { imponibileIrpef: 1_104_000, giorniPagati: 365, irpef: 100_000 },
      { scuola, percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' } },
    );

  test('of who an AFAM institute or a private school pays gives the sum of the wedge too', () => {
    for (const scuola of ['AFAM', 'PARITARIA', 'COMUNALE'] as const) {
      const pagato = calcolato(supplente(scuola, 'SUPPLENTE_BREVE'));
      // 11.040,00 × 5,3 % = 585,12 (L. 207/2024 art. 1 c. 4); the rest as of a collaborator.
      expect([...righe(pagato), importo(pagato, 'SOMMA_INTEGRATIVA')]).toEqual([-41_580, 120_000, 0, 58_512]);
    }
  });

  test('of the State, and of open-ended contracts, belongs to who pays the salary', () => {
    expect(motivi(supplente('SCUOLA', 'SUPPLENTE_BREVE'))).toEqual(['PERCETTORE_NON_AMMESSO']);
    expect(motivi(supplente('AFAM', 'TI'))).toEqual(['PERCETTORE_NON_AMMESSO']);
    expect(motivi(supplente('AFAM', 'TD_30_6'))).toEqual([]);
  });
});

test('an income presumed at the beginning of the year gives way to what was paid, and counts where it is more', () => {
  // 27.600,00 × 23 % = 6.348,00; of art. 13, 1.910,00 + 1.190,00 × 0,0307 = 1.946,53, and 65,00; of bonus nothing: 4.336,47 due.
  const dovuta = 634_800 - 194_653 - 6_500;
  const conPresunto = (redditoComplessivo: number | null) =>
    righe(
      calcolato(
        conguaglio(
          { imponibileIrpef: 2_760_000, giorniPagati: 365, irpef: 600_000 },
          { fiscali: { addizionali: residenza, redditoComplessivo } },
        ),
      ),
    );
  for (const presunto of [null, 0, 1_200_000, 2_759_999, 2_760_000])
    expect(conPresunto(presunto)).toEqual([dovuta - 600_000, 0, 0]);
  // On 40.000,00 the deduction is 1.910,00 × 0,4545 = 868,10.
  expect(conPresunto(4_000_000)).toEqual([634_800 - 86_810 - 600_000, 0, 0]);
});

test('a settlement has no lines, and no all-inclusive amounts', () => {
  const solo = collaborazione({ tipo: 'CON', voci: [], progressivi: { imponibileIrpef: 100_000, irpef: 1_000 } });
  expect(motivi(solo)).not.toContain('VOCE_NON_AMMESSA');
  expect(motivi({ ...solo, base: 'LS' })).toContain('VOCE_NON_AMMESSA');
  expect(motivi({ ...solo, voci: [voce(1)] })).toContain('VOCE_NON_AMMESSA');
});
