import { expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { assenzeSenzaTfr } from '#shared/rules/assenze-contributive.ts';
import { regoleCorrenti, regoleDa, type Regole } from '#shared/rules/regole.ts';
import { readGolden } from '#tests/golden/golden.ts';
import { importo } from '../situazioni.ts';

const golden = (id: string): SituazioneInput => {
  const trovato = readGolden().find((uno) => uno.id === id);
  if (trovato === undefined) throw new Error(`No golden case is ${id}`);
  return Situazione.parse(trovato.ingressi);
};
const con = (situazione: SituazioneInput, regole: Regole = regoleCorrenti()) => {
  const esito = cedolino(situazione, regole);
  if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
  return esito.cedolino;
};

test('a whole month of the leave of two years has no TFR, and its pension as it is paid', () => {
  const mese = con(golden('congedo-biennale-mese-intero'));
  expect(importo(mese, 'TFR')).toBe(0);
  expect(mese.righe.find(({ codice }) => codice === 'PENSIONE_DIPENDENTE')?.base).toBe(224_768);
});

test('of two months each declares its own base', () => {
  const situazione = golden('congedo-biennale-mese-intero');
  const due = con({
    ...situazione,
    liquidazione: { anno: 2026, mese: 5 },
    dataPagamento: '2026-05-27',
    servizi: (situazione.servizi ?? []).map((servizio) => ({
      ...servizio,
      competenza: { dal: '2026-04-01', al: '2026-05-31' },
    })),
  });
  // May: 2.022,36 + 20,22 + 205,10 + 170,22, of which 80 %.
  expect(due.righe.find(({ codice }) => codice === 'TFR')?.quote?.map(({ mese, base }) => [mese, base])).toEqual([
    [5, 193_432],
  ]);
});

test('a payslip sealed before it was a rule has it as it was', () => {
  const situazione = golden('congedo-biennale-venti-giorni');
  const { regole } = con(situazione);
  const tfr = (conservate: typeof regole) => importo(con(situazione, regoleDa(conservate)), 'TFR');
  expect(tfr(regole)).toBe(6_184);
  // 2.303,64 × 80 % × 9,6 %
  expect(tfr(regole.filter(({ id }) => id !== assenzeSenzaTfr.id))).toBe(17_692);
});
