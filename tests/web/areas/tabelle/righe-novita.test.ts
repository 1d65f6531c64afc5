import { expect, test } from 'vitest';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { novitaDal } from '#shared/rules/novita.ts';
import { nellaDimostrazione, SCUOLE } from '#web/areas/tabelle/fonti/nella-dimostrazione.ts';
import { righeNovita } from '#web/areas/tabelle/fonti/righe-novita.ts';

test('the changes of a year, the last first, with their comma and whom they touch', async () => {
  const righe = await righeNovita(2026, () => false);
  expect(righe.map(({ dal }) => dal)).toEqual(righe.map(({ dal }) => dal).toSorted((a, b) => (a < b ? 1 : -1)));
  expect(righe.every(({ dal }) => dal.startsWith('2026'))).toBe(true);
  const irpef = righe.find(({ chiave }) => chiave === 'irpef.scaglioni 2026-01-01');
  expect(irpef).toMatchObject({ dal: '2026-01-01', cambiamento: 'cambia', norma: 'L. 199/2025, art. 1 cc. 3-4' });
  expect(irpef?.chi).toMatch(/Supplente: \d+ casi su \d+, netto \+/);
  expect(irpef?.netto).toBeGreaterThan(0);
  expect(irpef?.dimostrazione).toMatch(
    /^Dal pagamento del \d{2}\/\d{2}\/2026: \d+ cedolini di \d+ persone, netto da .* a .* l'uno, in tutto \+/,
  );
  expect(irpef?.perScuola).toMatch(
    /^Istituto Superiore Alfa Dimostrativo: \d+ cedolini di \d+ persone, in tutto .*, più di tutti \S+ \S+ \+/,
  );
  const minimale = righe.find(({ chiave }) => chiave === 'contratto.minimale-giornaliero 2026-01-01');
  expect(minimale).toMatchObject({ netto: null, chi: expect.stringContaining('casi di prova la usa') });
  const acconto = righe.find(({ chiave }) => chiave === 'contratto.acconto-rinnovo 2026-01-01');
  expect(acconto?.cambiamento).toBe('finisce');
});

test('it stops where nobody waits for it any more', async () => {
  expect(await righeNovita(2026, () => true)).toEqual([]);
});

test.each([
  ['contratto.minimale-giornaliero 2024-01-01', 'Nessun cedolino la usa'],
  ['bonus.trattamento-integrativo 2024-01-01', 'I cedolini che la usano non cambiano nel netto'],
  ['irpef.scaglioni 2022-01-01', 'Non provata: la dimostrazione va dal 01/01/2024 al 20/11/2026'],
])('of a change that moves no net of the demonstration, %s, it says why: %s', (chiave, dimostrazione) =>
  expect(nellaDimostrazione(chiave)).toEqual({ dimostrazione, perScuola: '' }),
);

test('what was tried on the demonstration are changes that the rules have, each once a school', () => {
  const note = new Set(
    novitaDal(tutteLeRegole, '2024-01-01').map(({ regola, versione }) => `${regola.id} ${versione.dal}`),
  );
  for (const { novita, uguali, nonUsate } of SCUOLE) {
    const provate = [...novita.map(({ chiave }) => chiave), ...uguali, ...nonUsate];
    expect(provate.filter((chiave) => !note.has(chiave))).toEqual([]);
    expect(new Set(provate).size).toBe(provate.length);
  }
});
