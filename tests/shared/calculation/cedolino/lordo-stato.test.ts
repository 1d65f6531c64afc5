import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, importo, motivi, voce } from '../situazioni.ts';

describe('gross to the state', () => {
  test('the remainder is shown, or goes to IRAP', () => {
    const conResiduo = [...Array(400).keys()]
      .map((passo) => 10_000 + passo)
      .find((ls) => calcolato(accessorio({ base: 'LS', voci: [voce(ls)] })).totali.residuoLordoStato !== 0);
    const situazione = accessorio({ base: 'LS', voci: [voce(conResiduo ?? 0)] });
    const mostrato = calcolato(situazione);
    expect(mostrato.totali.lordoStato + mostrato.totali.residuoLordoStato).toBe(conResiduo);
    expect(mostrato.avvisi.map(({ codice }) => codice)).toContain('DIFFERENZA_LORDO_STATO');
    const sullIrap = calcolato({ ...situazione, opzioni: { residuoLordoStato: 'IRAP' } });
    expect([
      sullIrap.totali.lordoStato,
      sullIrap.totali.residuoLordoStato,
      importo(sullIrap, 'IRAP') - importo(mostrato, 'IRAP'),
    ]).toEqual([conResiduo, 0, mostrato.totali.residuoLordoStato]);
  });
  test('beyond the ceiling the pension weighs no more', () => {
    const ceduto = calcolato(
      accessorio({
        base: 'LS',
        voci: [voce(108_500)],
        fiscali: {
          aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' },
          massimale: true,
          imponibileContributivoAnno: 12_229_500,
        },
      }),
    );
    expect(ceduto.totali).toMatchObject({ lordoDipendente: 100_000, imponibileContributivo: 0, oneri: 8_500 });
  });
  test('refuses a recovery, and a fixed salary', () => {
    expect(motivi(accessorio({ base: 'LS', voci: [voce(-1)] }))).toEqual(['VOCE_NON_AMMESSA']);
    expect(motivi(accessorio({ base: 'LS', voci: [voce(1, { utileFineServizio: true })] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]);
  });
});
