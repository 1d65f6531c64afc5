import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';
import { accessorio, calcolato, collaborazione, occasionale, supplenza, voce } from '../situazioni.ts';

describe('explanations', () => {
  const nodi = (spiegazione: Spiegazione): readonly Spiegazione[] => [spiegazione, ...spiegazione.figli.flatMap(nodi)];
  const tutte = [accessorio(), collaborazione(), occasionale(), supplenza('2026-02-01', '2026-02-15')].flatMap(
    (situazione) => calcolato(situazione).righe,
  );

  test('a line says formula, norm and figures', () =>
    expect(
      calcolato(accessorio({ voci: [voce(38_500)] })).righe.find(({ codice }) => codice === 'PENSIONE_DIPENDENTE')
        ?.spiegazione,
    ).toMatchObject({
      testo: expect.stringContaining('8,80 % di 385,00 € = 33,88 € — contributo pensionistico CTPS'),
      formula: 'imponibile × aliquota',
      importo: 3_388,
      regola: { id: 'contributi.pensione.dipendente', dal: '1996-01-01' },
    }));
  test('each figure of the payslip is the one on top of its tree', () =>
    expect(tutte.filter(({ importo: cifra, spiegazione }) => cifra !== spiegazione.importo)).toEqual([]));
  test('each node has a text of one line and a formula', () =>
    expect(
      tutte
        .flatMap(({ spiegazione }) => nodi(spiegazione))
        .filter(({ testo, formula }) => testo === '' || testo.includes('\n') || formula === ''),
    ).toEqual([]));
  test('no text contains NaN or undefined', () => expect(JSON.stringify(tutte)).not.toMatch(/NaN|undefined/));
  test('a rule that made an amount and that nobody has read is among the warnings; on a payslip it did not touch it is not', () => {
    const daRiscontrare = (situazione: SituazioneInput) =>
      calcolato(situazione).avvisi.flatMap(({ codice, campo }) => (codice === 'REGOLA_NON_VERIFICATA' ? [campo] : []));
    const aliquotaMassima = { aliquota: 330_000, lettaDa: 'x' };
    const redditoLavoroDipendente = 2_000_000;
    expect(
      daRiscontrare(accessorio({ fiscali: { aliquotaMassima, redditoLavoroDipendente, plafondSostitutiva: 10_000 } })),
    ).toEqual(['irpef.sostitutiva-accessorio']);
    expect(
      daRiscontrare(accessorio({ fiscali: { aliquotaMassima, redditoLavoroDipendente, plafondSostitutiva: 0 } })),
    ).toEqual([]);
  });
});
