import { expect, test } from 'vitest';
import { denunciateDi } from '#functions/denunce/quadratura/previdenza.ts';
import { somma } from '#shared/money/centesimi.ts';
import { recordsDi, type Campione } from '#support/denunce/uniemens-di-prova.ts';

/** What the quadratura reads of the unemployment contribution in a sample. */
const declaredIn = (campione: Campione): number =>
  somma(
    denunciateDi(recordsDi(campione), 3).flatMap(({ codice, denunciato }) =>
      codice === 'Contribuzione 71' ? [denunciato] : [],
    ),
  );

test('what a file takes back of an earlier month is taken from what it declares, as payslips owe it', () => {
  expect(declaredIn('supplente-ds')).toBe(1_680);
  expect(declaredIn('mese-diminuito')).toBe(1_680 - 193);
});
