import { describe, expect, test } from 'vitest';
import { cedolino, cedolinoSenzaSpiegazione } from '#shared/calculation/cedolino/cedolino.ts';
import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { sostanza } from '#shared/calculation/righe/sostanza.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, occasionale, supplenza, voce } from './situazioni.ts';

describe('reproducibility', () => {
  const situazioni = [
    accessorio({ voci: [voce(38_500)] }),
    collaborazione(),
    occasionale({ base: 'LS' }),
    supplenza('2026-02-01', '2026-02-15'),
  ];
  test('same situation, same bytes', () => {
    for (const situazione of situazioni)
      expect(JSON.stringify(cedolino(situazione))).toBe(JSON.stringify(cedolino(situazione)));
  });
  test('with the kept rules, the same lines, amounts and formulas', () => {
    for (const situazione of situazioni) {
      const primo = calcolato(situazione);
      expect(sostanza(calcolato(situazione, regoleDa(JSON.parse(JSON.stringify(primo.regole)))))).toBe(sostanza(primo));
    }
  });
  test('a later check or a better explanation does not change the substance; a figure or a formula does', () => {
    const primo = calcolato(accessorio({ voci: [voce(38_500)] }));
    const [riga, ...altre] = primo.righe;
    if (riga === undefined) throw new Error('a payslip has lines');
    const con = (cambiata: Partial<RigaCedolino>) =>
      sostanza({ ...primo, righe: [{ ...riga, ...cambiata }, ...altre] });
    const { spiegazione } = riga;
    const dopo = { il: '2030-01-01', dove: 'fonte di prova' };
    const regoleLette = primo.regole.map((regola) => ({ ...regola, riscontro: dopo }));
    expect(sostanza(calcolato(accessorio({ voci: [voce(38_500)] }), regoleDa(regoleLette)))).toBe(sostanza(primo));
    expect(con({ spiegazione: { ...spiegazione, testo: 'detto meglio' } })).toBe(sostanza(primo));
    expect(con({ spiegazione: { ...spiegazione, formula: 'altra formula' } })).not.toBe(sostanza(primo));
    expect(con({ importo: riga.importo + 1 })).not.toBe(sostanza(primo));
  });
  test('without explanations, the same figures and no mark of a rule', () => {
    for (const situazione of situazioni) {
      const { righe, avvisi, ...resto } = calcolato(situazione);
      expect(cedolinoSenzaSpiegazione(situazione)).toEqual({
        esito: 'calcolato',
        cedolino: {
          ...resto,
          avvisi: avvisi.filter(({ codice }) => codice !== 'REGOLA_NON_VERIFICATA'),
          righe: righe.map(({ spiegazione: _, ...riga }) => riga),
        },
      });
    }
  });
  test('an explained payslip takes 27 KB, its rules apart: they are kept once a run', () => {
    for (const situazione of situazioni)
      expect(Buffer.byteLength(JSON.stringify({ ...calcolato(situazione), regole: [] }))).toBeLessThan(27 * 1024);
  });
});
