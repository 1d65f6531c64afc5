import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, collaborazione, importo, motivi, occasionale, voce } from '../situazioni.ts';

const avviso = (situazione: SituazioneInput, codice: string) =>
  calcolato(situazione).avvisi.find((uno) => uno.codice === codice)?.messaggio;

describe('staff of another State school', () => {
  const collega = (altraScuola?: string) =>
    accessorio({
      percettore: {
        tipo: 'DIPENDENTE',
        contratto: 'TD_30_6',
        ruolo: 'DOCENTE',
        ...(altraScuola === undefined ? {} : { altraScuola }),
      },
    });
  test('is paid as own staff of that contract, feeds the same filings, and the office is told of the authorisation', () => {
    const [suo, proprio] = [calcolato(collega('XXIS00200B')), calcolato(collega())];
    expect(suo.righe).toEqual(proprio.righe);
    expect(suo.adempimenti).toEqual(['UNIEMENS', 'SPT', 'F24', 'IRAP', 'MODM']);
    expect(avviso(collega('XXIS00200B'), 'COLLABORAZIONE_PLURIMA')).toContain('XXIS00200B');
    expect(avviso(collega(), 'COLLABORAZIONE_PLURIMA')).toBeUndefined();
  });
});

describe('who is insured in another State, with a certificate A1', () => {
  const conA1 = (al: string, base: 'LD' | 'LS' = 'LD') =>
    collaborazione({ base, percettore: { tipo: 'COCOCO', certificatoA1: { numero: 'AT-17', al } } });
  test('bears no Gestione separata until the last day of the certificate, and does from the day after', () => {
    const [ultimo, dopo] = [calcolato(conA1('2026-06-20')), calcolato(conA1('2026-06-19'))];
    // 1.000,00 × 35,03 % = 350,30, a third 116,77
    expect([ultimo, dopo].map((pagato) => importo(pagato, 'GESTIONE_SEPARATA_PERCIPIENTE'))).toEqual([0, 11_677]);
    expect(ultimo.totali.imponibileIrpef).toBe(100_000);
    expect(ultimo.adempimenti).not.toContain('UNIEMENS');
    expect(avviso(conA1('2026-06-20'), 'CERTIFICATO_A1')).toContain('AT-17');
    expect(avviso(conA1('2026-06-19'), 'CERTIFICATO_A1')).toContain('Chiedere un certificato nuovo');
  });
  test('an all-inclusive amount holds the IRAP alone', () => {
    // 1.000,00 ÷ 1,0850 = 921,66
    expect(calcolato(conA1('2026-12-31', 'LS')).totali.lordoDipendente).toBe(92_166);
  });
  test('occasional work over the allowance too, without asking for its class', () => {
    const pagato = (altro: object) =>
      occasionale({ percettore: { tipo: 'OCCASIONALE', ...altro }, fiscali: {}, voci: [voce(600_000)] });
    expect(motivi(pagato({}))).toEqual(['DATO_MANCANTE']);
    expect(motivi(pagato({ certificatoA1: { numero: '1', al: '2026-12-31' } }))).toEqual([]);
  });
});

describe('who came to live in Italia from 2024 and asked in writing', () => {
  const venuto = (impatriato: 'SENZA_FIGLI' | 'CON_FIGLI', dataPagamento = '2026-06-20') =>
    collaborazione({
      dataPagamento,
      percettore: { tipo: 'COCOCO', impatriato },
      voci: [voce(100_000, { competenza: { dal: dataPagamento, al: dataPagamento } })],
    });
  test('half of the income counts, four tenths with a minor child', () => {
    // 1.000,00 − 116,77 = 883,23: 441,62 and 353,29
    expect(calcolato(venuto('SENZA_FIGLI')).totali.imponibileIrpef).toBe(44_162);
    expect(calcolato(venuto('CON_FIGLI')).totali.imponibileIrpef).toBe(35_329);
  });
  test('from the first of January 2024, not a day before', () =>
    expect([motivi(venuto('CON_FIGLI', '2023-12-31')), motivi(venuto('CON_FIGLI', '2024-01-01'))]).toEqual([
      ['REGOLA_MANCANTE'],
      [],
    ]));
});
