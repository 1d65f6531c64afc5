import { expect, test } from 'vitest';
import { somma } from '#shared/money/centesimi.ts';
import { fasce, profili } from '#shared/rules/contratto/inquadramento.ts';
import { paga } from './servizi.ts';

/**
 * The most that the leave of two years pays a month, in cents: 56.585,73 € of 2024 and 57.038,00 € of 2025, which hold the employer's pension contribution too (24,2 %), over
 * twelve (D.Lgs. 151/2001, art. 42 c. 5-ter; professionisti.it 24680, tuttolavoro24.it 1/8/2025). That of 2026 was not read, and is not lower.
 */
const MASSIMALI = [
  ['2024-06-01', '2024-06-30', 379_668],
  ['2025-12-01', '2025-12-31', 382_703],
  ['2026-06-01', '2026-06-30', 382_703],
] as const;

test.each(MASSIMALI)(
  'no pay of the tables from %s to %s reaches the ceiling of the leave of two years',
  (dal, al, massimale) => {
    const mensili = profili.flatMap((profilo) =>
      fasce.map((fascia) => {
        const { competenze } = paga(
          { competenza: { dal, al }, profilo, fascia, direzione: profilo === 'FUNZIONARIO' },
          'TI',
        );
        return somma(
          competenze.filter(({ codice }) => codice !== 'TREDICESIMA').map(({ calcolato }) => calcolato.importo),
        );
      }),
    );
    expect(Math.max(...mensili)).toBeGreaterThan(300_000);
    expect(mensili.filter((mensile) => mensile >= massimale)).toEqual([]);
  },
);
