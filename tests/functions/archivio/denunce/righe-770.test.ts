import { expect, test } from 'vitest';
import { partiOperate, righe770 } from '#functions/archivio/denunce/annuali/righe-770.ts';
import { nota770 } from '#shared/domain/denunce/modello-770.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** Income tax of December 2025. */
const irpef = (importo: number, annoImposta = 2025): Rotta => ({
  riga: 0,
  codice: 'IRPEF',
  gruppo: 'ritenute_fiscali',
  importo,
  base: null,
  competenza: null,
  annoImposta,
  fondo: null,
  destinazione: {
    a: 'F24',
    sezione: 'F',
    ep: '100E',
    ordinario: '1001',
    ente: '',
    estremi: '',
    riferimentoA: '0012',
    riferimentoB: String(annoImposta),
    credito: false,
    riscontrato: true,
  },
  adempimenti: { F24: { anno: 2026, mese: 1 } },
  mancanti: [],
});

const nota = (...pagate: readonly (readonly [number, string])[]): string | undefined => {
  const [riga] = righe770(pagate.flatMap(([importo, pagatoIl]) => partiOperate(irpef(importo), 'EP', pagatoIl)));
  return riga && nota770(riga, formatEuro);
};

test('what is paid until 12 January of the year before has note B, with its amount where the row has more', () => {
  expect(nota([10_000, '2025-12-20'])).toBe('');
  expect(nota([10_000, '2026-01-12'])).toBe('B');
  expect(nota([10_000, '2026-01-13'])).toBe('');
  expect(nota([10_000, '2025-12-20'], [4_000, '2026-01-09'])).toBe('B per 40,00 €, in un rigo a sé');
});
