import { describe, expect, test } from 'vitest';
import { premioInail } from '#shared/calculation/contributi/inail.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { limitiInail } from '#shared/rules/inail.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const giorno = '2026-06-20';
const giugno = { dal: '2026-06-01', al: '2026-06-30' };
const premio = (compenso: number, periodi = [giugno], giaPagato?: number) =>
  premioInail(
    dato('compenso', compenso),
    periodi,
    { tasso: 10_000, ...(giaPagato === undefined ? {} : { giaPagato }) },
    giorno,
    regoleCorrenti(),
  );
const { minimo, massimo } = regoleCorrenti().inVigore(limitiInail, giorno).valore;

describe('the premium of a collaborator explains itself', () => {
  test('the whole: premium and surcharge', () => {
    // 2.000,00 × 10 ‰ = 20,00; 1 % of it = 0,20.
    const { formula, testo, figli } = premio(200_000).totale.spiega();
    expect([testo, formula]).toEqual(['premio INAIL = 20,20 €', 'premio + addizionale']);
    expect(figli.map((figlio) => figlio.testo)).toEqual([
      expect.stringContaining('premio INAIL al tasso della posizione'),
      expect.stringContaining('addizionale sul premio'),
    ]);
  });

  test('each part: what it is of, and on which base', () => {
    const { collaboratore, committente } = premio(200_000);
    expect([collaboratore.base, committente.base]).toEqual([200_000, 200_000]);
    const [suo, scuola] = [collaboratore.spiega(), committente.spiega()];
    expect(suo.testo).toContain('1/3 di 20,20 € = 6,73 € — premio INAIL a carico del collaboratore');
    expect(scuola.testo).toContain('20,20 € − 6,73 € = 13,47 € — premio INAIL a carico della scuola');
    expect([suo.formula, scuola.formula]).toEqual(['premio × 1 ÷ 3', 'premio − parte del collaboratore']);
    expect([suo.regola?.id, scuola.regola?.id]).toEqual(['inail.ripartizione', 'inail.ripartizione']);
    expect(suo.figli.map(({ importo }) => importo)).toEqual([200_000, 2_000, 20]);
  });

  test('the base: limits of the months, and what was insured before', () => {
    const [una] = premio(200_000).collaboratore.spiega().figli;
    expect(una?.testo).toContain(
      `base del premio INAIL 2.000,00 €: compenso tra ${formatEuro(minimo)} e ${formatEuro(massimo)} al mese, per 1 mese,`,
    );
    expect(una?.formula).toBe('compenso entro minimo e massimo dei mesi − base già assicurata');
    expect(una?.ingressi).toEqual([
      { nome: 'compenso', valore: '2.000,00 €' },
      { nome: 'già pagato per gli stessi mesi', valore: '0,00 €' },
    ]);
    const [due] = premio(100_000, [giugno, { dal: '2026-07-15', al: '2026-07-20' }], 500_000).collaboratore.spiega()
      .figli;
    expect(due?.testo).toContain('per 2 mesi, meno i 5.000,00 € già assicurati');
  });
});

describe('the base stays between the limits of the months it touches', () => {
  const base = (...dati: Parameters<typeof premio>) => premio(...dati).committente.base;
  const due = [giugno, { dal: '2026-07-31', al: '2026-07-31' }];

  test('nothing paid is not insured; under the lowest it is the lowest, over the highest the highest', () => {
    expect([0, 1, minimo - 1, minimo, minimo + 1].map((quanto) => base(quanto))).toEqual([
      0,
      minimo,
      minimo,
      minimo,
      minimo + 1,
    ]);
    expect([massimo - 1, massimo, massimo + 1].map((quanto) => base(quanto))).toEqual([massimo - 1, massimo, massimo]);
    expect([base(1, due), base(9_000_000, due)]).toEqual([2 * minimo, 2 * massimo]);
  });

  test('a month counts once however many periods touch it, and the same month of another year is another', () => {
    expect(base(1, [giugno, { dal: '2026-06-10', al: '2026-06-12' }])).toBe(minimo);
    expect(base(1, [giugno, { dal: '2025-06-10', al: '2025-06-12' }])).toBe(2 * minimo);
    expect(base(1, [{ dal: '2025-12-31', al: '2026-01-01' }])).toBe(2 * minimo);
  });

  test('what was insured before is taken off: nothing is left over the highest, and what came back gives its premium back', () => {
    expect(base(100, [giugno], 0)).toBe(minimo);
    expect(base(100, [giugno], 1)).toBe(0);
    expect(base(1, [giugno], massimo)).toBe(0);
    expect(base(massimo, [giugno], massimo - 1)).toBe(1);
    expect(base(-100_000, [giugno], massimo)).toBe(-100_000);
    expect(base(-massimo, [giugno], massimo)).toBe(-massimo);
  });

  test('the thirds of the premium sum to it, the odd cent to the school', () => {
    // 2.020,00 of whole: a third 6,73 and a half cent less; 10 ‰ of 200.100 is 20,01 and 0,20 of surcharge.
    for (const [compenso, totale, suo] of [
      [200_000, 2_020, 673],
      [200_100, 2_021, 674],
      [200_200, 2_022, 674],
    ] as const) {
      const { totale: intero, collaboratore, committente } = premio(compenso);
      expect([intero.importo, collaboratore.importo, committente.importo]).toEqual([totale, suo, totale - suo]);
    }
  });
});
