import { expect, test } from 'vitest';
import { avvisiDi } from '#web/areas/cedolini/stati.ts';

const [regola, persona] = [
  { messaggio: 'La regola non è stata verificata.' },
  { messaggio: 'Ci sono altri cedolini non contabilizzati.' },
];

test('the panel of a payslip reads every warning that the list has counted, those of the person first', () => {
  expect(avvisiDi({ cedolino: { avvisi: [regola] }, anomalie: [persona] })).toEqual([
    persona.messaggio,
    regola.messaggio,
  ]);
  expect(avvisiDi({ cedolino: { avvisi: [regola, regola] }, anomalie: [] })).toHaveLength(2);
});

test('who could not be computed has reasons, not warnings', () => {
  expect(avvisiDi({ cedolino: null, anomalie: [persona] })).toEqual([]);
});
