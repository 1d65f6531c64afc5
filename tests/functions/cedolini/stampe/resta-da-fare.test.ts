import { expect, test } from 'vitest';
import { restaDaFare } from '#functions/cedolini/stampe/fine-rapporto/disegno-fascicolo.ts';
import type { StatoFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';

const righe = (giorni: number, stato: StatoFineRapporto): readonly (readonly string[])[] =>
  restaDaFare({
    aperte: [],
    incarichi: [],
    resti: [],
    ferie: { cessazione: '2026-12-22', giorni, importo: 52_446 },
    passi: [
      { passo: 'FERIE', stato },
      { passo: 'UNIEMENS', stato: 'DA_FARE' },
    ],
  }).righe.map((riga) => riga.map(String));

test('leave that is left has one row, with its amount, beside the other steps', () => {
  expect(righe(700, 'DA_FARE').map(([cosa, , importo]) => [cosa, importo])).toEqual([
    ['Ferie non godute', '524,46 €'],
    ['UniEmens dell’ultimo mese', ''],
  ]);
});

test('leave that the school has no step for is told to be of the payer of the salary', () => {
  expect(righe(700, 'NON_SERVE')[0]?.[1]).toBe(
    '7 giorni al 22/12/2026, senza togliere i giorni di sospensione delle lezioni; importo lordo. Le paga chi paga lo stipendio.',
  );
  expect(righe(100, 'DA_FARE')[0]?.[1]).toBe(
    '1 giorno al 22/12/2026, senza togliere i giorni di sospensione delle lezioni; importo lordo.',
  );
});
