import { describe, expect, test } from 'vitest';
import { attesoDi, CedolinoSvolto, differenzeDaAtteso } from '#shared/calculation/svolti/cedolino-svolto.ts';
import { accessorio } from '../situazioni.ts';

const riga = (codice: string, gruppo: 'competenze' | 'ritenute_fiscali' | 'oneri' | 'riepilogo', importo: number) => ({
  codice,
  gruppo,
  descrizione: `La riga ${codice}`,
  importo,
});
const calcolato = {
  righe: [
    riga('ORE', 'competenze', 100_000),
    riga('IRPEF', 'ritenute_fiscali', 20_000),
    riga('IRPEF', 'ritenute_fiscali', 3_000),
    riga('ZERO', 'ritenute_fiscali', 0),
    riga('IRAP', 'oneri', 8_500),
    riga('NETTO', 'riepilogo', 77_000),
  ],
  totali: { netto: 77_000, lordoDipendente: 100_000, lordoStato: 108_500, residuoLordoStato: 0 },
};
const atteso = attesoDi(calcolato);

describe('what a worked payslip states', () => {
  test('its totals, and by code what is withheld and due, summed; neither what is paid nor nothing', () =>
    expect(atteso).toEqual({
      netto: 77_000,
      lordoDipendente: 100_000,
      lordoStato: 108_500,
      residuoLordoStato: 0,
      righe: { IRPEF: 23_000, IRAP: 8_500 },
    }));

  test.each([
    { name: 'a', nome: '', fonte: 'una circolare letta' },
    { name: 'b', nome: 'x'.repeat(151), fonte: 'una circolare letta' },
    { name: 'c', nome: 'Uno', fonte: 'corta 123' },
    { name: 'd', nome: 'Uno', fonte: 'x'.repeat(301) },
  ])('has a name and a source that can be read: not $name', ({ nome, fonte }) =>
    expect(CedolinoSvolto.safeParse({ nome, fonte, situazione: accessorio() }).success).toBe(false),
  );

  test.each([
    { nome: 'x', fonte: 'x'.repeat(10) },
    { nome: 'x'.repeat(150), fonte: 'x'.repeat(300), atteso },
  ])('with or without what it must come to', (uno) => {
    const svolto = { ...uno, situazione: accessorio() };
    expect(CedolinoSvolto.safeParse(svolto).success).toBe(true);
    expect(CedolinoSvolto.safeParse({ ...svolto, altro: 1 }).success).toBe(false);
    expect(CedolinoSvolto.safeParse({ ...svolto, atteso: { ...atteso, altro: 1 } }).success).toBe(false);
  });
});

describe('where a payslip is not what a worked one says', () => {
  test('nowhere', () => expect(differenzeDaAtteso(atteso, calcolato)).toEqual([]));

  test('what is paid may be named too, and counts then', () => {
    expect(differenzeDaAtteso({ ...atteso, righe: { ...atteso.righe, ORE: 100_000 } }, calcolato)).toEqual([]);
    expect(differenzeDaAtteso({ ...atteso, righe: { ...atteso.righe, ORE: 1 } }, calcolato)).toEqual([
      'La riga ORE: atteso 0,01 €, calcolato 1.000,00 €',
    ]);
  });

  test('each total, in words', () =>
    expect(
      differenzeDaAtteso({ ...atteso, netto: 1, lordoDipendente: 2, lordoStato: 3, residuoLordoStato: 4 }, calcolato),
    ).toEqual([
      'netto: atteso 0,01 €, calcolato 770,00 €',
      'lordo dipendente: atteso 0,02 €, calcolato 1.000,00 €',
      'lordo Stato: atteso 0,03 €, calcolato 1.085,00 €',
      'residuo del lordo Stato: atteso 0,04 €, calcolato 0,00 €',
    ]));

  test('the rest of an all-inclusive amount counts only where the worked one says it', () => {
    const { residuoLordoStato: _, ...senza } = atteso;
    const conResto = { ...calcolato, totali: { ...calcolato.totali, residuoLordoStato: 7 } };
    expect(differenzeDaAtteso(senza, conResto)).toEqual([]);
    expect(differenzeDaAtteso(atteso, conResto)).toHaveLength(1);
  });

  test('a line it does not name, by its words; one that is not there, by its code; a summary line is none', () =>
    expect(differenzeDaAtteso({ ...atteso, righe: { IRAP: 8_500, TFR: 5, NETTO: 77_000 } }, calcolato)).toEqual([
      'TFR: atteso 0,05 €, calcolato 0,00 €',
      'La riga NETTO: atteso 770,00 €, calcolato 0,00 €',
      'La riga IRPEF: atteso 0,00 €, calcolato 230,00 €',
    ]));
});
