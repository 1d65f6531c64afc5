import { describe, expect, test } from 'vitest';
import { premioInail } from '../../../../shared/calculation/contributi/inail.ts';
import { dato } from '../../../../shared/calculation/spiegazione/calcolato.ts';
import { formatEuro } from '../../../../shared/money/centesimi.ts';
import { limitiInail } from '../../../../shared/rules/inail.ts';
import { regoleCorrenti } from '../../../../shared/rules/regole.ts';

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
