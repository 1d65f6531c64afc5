import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHome, type TestHome } from '../support/test-home.ts';
import { loginOf } from '../support/test-users.ts';
import { accessorio, calcola, cedolinoDi, elaborazione, importi, nuovaPersona, oreInsegnamento } from '../support/cedolini.ts';

let home: TestHome;
beforeAll(async () => { home = await startTestHome({ oggi: '2026-03-10' }); });
afterAll(() => home.close());

test('ten hours of teaching become a payslip to the cent, explained down to the norm', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persona = await nuovaPersona(ufficio, 1);
  const { processo, avanzamento } = await calcola(ufficio, elaborazione(), [accessorio(persona.uid, [oreInsegnamento(1000)])]);
  expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO', fatti: 1, scartati: 0, totale: 1 });
  expect(processo.totali).toEqual({ lordo: 38500, netto: 23435, oneri: 12590, lordoStato: 51090 });
  const cedolino = await cedolinoDi(ufficio, processo.uid, persona.uid);
  expect(importi(cedolino)).toMatchObject({ PENSIONE_DIPENDENTE: 3388, FONDO_CREDITO: 135, IRPEF: 11542, IRAP: 3273, PENSIONE_AMMINISTRAZIONE: 9317 });
});
