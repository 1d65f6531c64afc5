import { expect, test } from 'vitest';
import { comeSiPagano } from '#functions/cedolini/stampe/fine-rapporto/lettera-del-resto.ts';
import { conguaglioDifferito } from '#shared/rules/irpef.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const resto = {
  codice: 'CONGUAGLIO_NON_TRATTENUTO',
  anno: 2025,
  annoConguagliato: 2025,
  conguagliatoIl: '2026-01-10',
  dovuto: 10_000,
  trattenuto: 0,
  residuo: 10_000,
};

test('the letter says interest, last day and article of the rule in force', () => {
  const oggi = inForceOn(conguaglioDifferito, '2026-03-10');
  expect(comeSiPagano([resto], false, oggi).join()).toMatch(/0,50 %.*15\/01\/2027.*art\. 23 c\. 3 DPR 600\/1973/);
  const cambiata = {
    valore: { ...oggi.valore, interesseMensile: 2_500, versamentoEntro: '02-28' },
    norma: [{ testo: 'Legge inventata, art. 1' }] as const,
  };
  expect(comeSiPagano([resto], false, cambiata).join()).toMatch(/0,25 %.*28\/02\/2027.*Legge inventata, art\. 1/);
});
