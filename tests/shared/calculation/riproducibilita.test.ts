import { describe, expect, test } from 'vitest';
import { cedolino, cedolinoSenzaSpiegazione } from '../../../shared/calculation/cedolino.ts';
import type { RigaCedolino } from '../../../shared/calculation/righe/cedolino-tipi.ts';
import { sostanza } from '../../../shared/calculation/righe/sostanza.ts';
import { regoleDa } from '../../../shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, occasionale, supplenza, voce } from './situazioni.ts';

describe('riproducibilità', () => {
  const situazioni = [
    accessorio({ voci: [voce(38_500)] }),
    collaborazione(),
    occasionale({ base: 'LS' }),
    supplenza('2026-02-01', '2026-02-15'),
  ];
  test('stessa situazione, stessi byte', () => {
    for (const situazione of situazioni)
      expect(JSON.stringify(cedolino(situazione))).toBe(JSON.stringify(cedolino(situazione)));
  });
  test('con le regole conservate, le stesse righe, importi e formule', () => {
    for (const situazione of situazioni) {
      const primo = calcolato(situazione);
      expect(sostanza(calcolato(situazione, regoleDa(JSON.parse(JSON.stringify(primo.regole)))))).toBe(sostanza(primo));
    }
  });
  test('un riscontro fatto dopo, una spiegazione scritta meglio non cambiano la sostanza; una cifra o una formula sì', () => {
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
  test('senza spiegazioni, le stesse cifre', () => {
    for (const situazione of situazioni) {
      const { righe, ...resto } = calcolato(situazione);
      expect(cedolinoSenzaSpiegazione(situazione)).toEqual({
        esito: 'calcolato',
        cedolino: { ...resto, righe: righe.map(({ spiegazione: _, ...riga }) => riga) },
      });
    }
  });
  test('il cedolino spiegato sta in 25 KB, le regole a parte: si conservano una volta per elaborazione', () => {
    for (const situazione of situazioni)
      expect(Buffer.byteLength(JSON.stringify({ ...calcolato(situazione), regole: [] }))).toBeLessThan(25 * 1024);
  });
});
