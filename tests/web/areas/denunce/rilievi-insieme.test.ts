import { expect, test } from 'vitest';
import type { RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { rilieviInsieme } from '#web/areas/denunce/parti/rilievi/rilievi-insieme.ts';

const rilievo = (cambi: Partial<RilievoInRiga>): RilievoInRiga => ({
  codice: 'spt.tipo',
  gravita: 'AVVISO',
  regola: 'Il tipo del compenso è quello del portale.',
  persona: 'PRSMRT80A41H501A',
  campo: 'compensi.0.Tipo',
  trovato: '',
  atteso: '',
  rimedio: 'Leggerlo sul portale.',
  chiave: 'C|uno',
  nome: 'Tipo',
  ...cambi,
});

test('a notice that many rows have alike is told once, with the rows and the people under it', () => {
  const uguali = [
    rilievo({}),
    rilievo({ campo: 'compensi.1.Tipo', chiave: 'C|due' }),
    rilievo({ campo: 'compensi.2.Tipo', chiave: 'C|tre', persona: 'DPPMRA80A41H501B' }),
  ];
  const [insieme, ...altri] = rilieviInsieme(uguali);
  expect(altri).toEqual([]);
  expect(insieme).toMatchObject({ trovato: 'Un avviso per 3 righe', persona: '2 persone', chiave: null, nome: null });
  expect(insieme?.uguali).toEqual(uguali.map((uno) => ({ ...uno, uguali: [] })));
});

test('what blocks is told one by one, and so is a notice of one row or of another rule', () => {
  const soli = [
    rilievo({ gravita: 'BLOCCANTE' }),
    rilievo({ gravita: 'BLOCCANTE', chiave: 'C|due' }),
    rilievo({}),
    rilievo({ regola: 'Il capitolo è scritto.' }),
    rilievo({ controllo: 'NUOVO' }),
  ];
  expect(rilieviInsieme(soli)).toEqual(soli.map((uno) => ({ ...uno, uguali: [] })));
});
