import { describe, expect, test } from 'vitest';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, calcolato, importo, motivi, voce } from './situazioni.ts';

const del2025 = { dal: '2025-03-01', al: '2025-03-31' };
const alNetto = (quanto: number, altro = {}) =>
  voce(quanto, {
    codice: 'R',
    descrizione: 'Recupero',
    competenza: del2025,
    trattamento: 'ESENTE',
    recupero: 'ANNI_PRECEDENTI',
    ...altro,
  });
const alLordo = (quanto: number, altro = {}) =>
  voce(quanto, { codice: 'R', descrizione: 'Recupero', trattamento: 'ORDINARIO', recupero: 'ANNO', ...altro });

describe('sums of the year paid too much', () => {
  test('are taken back gross, with their contributions and tax: as if the pay had been lower', () => {
    const { totali } = calcolato(accessorio({ voci: [voce(100_000, { trattamento: 'ORDINARIO' }), alLordo(20_000)] }));
    const giusto = calcolato(accessorio({ voci: [voce(80_000, { trattamento: 'ORDINARIO' })] })).totali;
    expect(totali).toEqual(giusto);
  });
  test('are written without a sign, and of the year of the payment', () => {
    expect(motivi(accessorio({ voci: [voce(100_000), alLordo(-20_000)] }))).toEqual(['VOCE_NON_AMMESSA']);
    expect(motivi(accessorio({ voci: [voce(100_000), alLordo(20_000, { competenza: del2025 })] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]);
  });
});

describe('sums of earlier years paid too much (art. 10 c. 2-bis TUIR)', () => {
  const situazione = accessorio({ voci: [voce(100_000), alNetto(20_000)] });
  const pagato = calcolato(situazione);
  test('are taken from the net, and touch no base of this year', () => {
    const senza = calcolato(accessorio({ voci: [voce(100_000)] }));
    // 608,69 − 200,00 = 408,69
    expect([senza.totali.netto, pagato.totali.netto]).toEqual([60_869, 40_869]);
    for (const codice of ['PENSIONE_DIPENDENTE', 'IRPEF', 'IRAP'])
      expect(importo(pagato, codice)).toBe(importo(senza, codice));
    expect(pagato.totali.imponibileIrpef).toBe(senza.totali.imponibileIrpef);
  });
  test('give the school a credit of 30 % of the net, explained', () => {
    // 200,00 × 30 % = 60,00
    expect(importo(pagato, 'CREDITO_RECUPERI')).toBe(-6_000);
    const credito = pagato.righe.find(({ codice }) => codice === 'CREDITO_RECUPERI');
    expect(credito?.spiegazione.testo).toContain('30,00 % di 200,00 € = 60,00 €');
    expect(pagato.avvisi.find(({ codice }) => codice === 'RECUPERO_AL_NETTO')?.messaggio).toContain('quadro V1');
  });
  test('stay with the school; the credit waits for a code that nobody has confirmed', () => {
    const rotte = instradamento(pagato, Situazione.parse(situazione), regoleCorrenti());
    const verso = (codice: string) => rotte.find((rotta) => rotta.codice === codice)?.destinazione.a;
    expect([verso('RECUPERO_ANNI_PRECEDENTI'), verso('CREDITO_RECUPERI')]).toEqual(['SCUOLA', 'DA_STABILIRE']);
  });
  test('of the year of the payment are refused, and over the net there is no payslip', () => {
    expect(motivi(accessorio({ voci: [voce(100_000), alNetto(1, { competenza: voce(1).competenza })] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]);
    expect(motivi(accessorio({ voci: [voce(100_000), alNetto(60_869)] }))).toEqual([]);
    expect(motivi(accessorio({ voci: [voce(100_000), alNetto(60_870)] }))).toEqual(['NETTO_NEGATIVO']);
  });
  test('by 12 January the year before is still open to a gross recovery, with pay of that year; a day later it is not', () => {
    const del2026 = { competenza: { dal: '2026-10-01', al: '2026-10-31' } };
    const il = (dataPagamento: string) =>
      accessorio({
        dataPagamento,
        liquidazione: { anno: 2027, mese: 1 },
        voci: [voce(100_000, { ...del2026, trattamento: 'ORDINARIO' }), alLordo(20_000, del2026)],
      });
    const intempo = calcolato(il('2027-01-12'));
    expect([intempo.annoFiscale, intempo.totali.lordoDipendente]).toEqual([2026, 80_000]);
    expect(motivi(il('2027-01-13'))).toEqual(['VOCE_NON_AMMESSA']);
  });
  test('net, the years before are those of the payment, by 12 January too', () => {
    const il = (dataPagamento: string) =>
      motivi(
        accessorio({
          dataPagamento,
          liquidazione: { anno: 2027, mese: 1 },
          voci: [
            voce(100_000, { competenza: { dal: '2026-10-01', al: '2026-10-31' } }),
            alNetto(20_000, { competenza: { dal: '2026-03-01', al: '2026-03-31' } }),
          ],
        }),
      );
    expect([il('2027-01-10'), il('2027-01-20')]).toEqual([[], []]);
  });
  test('the last of December 2019 no norm gives the credit', () => {
    const il = (dataPagamento: string) =>
      motivi(
        accessorio({
          dataPagamento,
          fiscali: { aliquotaMassima: { aliquota: 270_000, lettaDa: 'prova' } },
          voci: [
            voce(100_000, { competenza: { dal: '2019-11-01', al: '2019-11-30' }, trattamento: 'ORDINARIO' }),
            alNetto(100, { competenza: { dal: '2018-01-01', al: '2018-01-31' } }),
          ],
        }),
      );
    expect([il('2019-12-31'), il('2020-01-20')]).toEqual([['REGOLA_MANCANTE'], []]);
  });
});
