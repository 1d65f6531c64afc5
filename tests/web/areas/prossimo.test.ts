import { expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { statiElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { prossimoDi } from '#web/areas/cedolini/processo/prossimo.ts';

type Stato = Parameters<typeof prossimoDi>[0];

const run = (cambi: Partial<Stato>): Stato => ({
  STATUS: 'COMPLETATO',
  simulazione: false,
  FLG_RECOMPUTE: false,
  numScartati: 0,
  ...cambi,
});
const tutti = ['ricalcola', 'riprova', 'contabilizza', 'esponi', 'duplica'].map((id) => ({
  id,
  text: id,
  esegui: () => undefined,
}));
const inEvidenza = (stato: Partial<Stato>, comandi: Parameters<typeof prossimoDi>[1] = tutti): string | undefined =>
  prossimoDi(run(stato), comandi)?.id;

test.each<[string, Partial<Stato>, string | undefined]>([
  ['computed', {}, 'contabilizza'],
  ['whose data changed after it was computed', { FLG_RECOMPUTE: true }, 'ricalcola'],
  ['with rejects', { numScartati: 2 }, 'riprova'],
  ['with rejects and changed data', { numScartati: 2, FLG_RECOMPUTE: true }, 'ricalcola'],
  ['that failed', { STATUS: 'FALLITO' }, 'riprova'],
  ['accounted', { STATUS: 'CONTABILIZZATO' }, 'esponi'],
  ['only tried', { simulazione: true }, undefined],
  ['only tried, of changed data', { simulazione: true, FLG_RECOMPUTE: true }, 'ricalcola'],
  ['being computed', { STATUS: 'IN_CORSO' }, undefined],
])('a run %s has its next step in evidence', (_what, stato, atteso) => {
  expect(inEvidenza(stato)).toBe(atteso);
});

test('a step that may not be taken is never in evidence, in any state', () => {
  const fermi = tutti.map((comando) => ({ ...comando, disabled: true }));
  const stati: readonly Processo['STATUS'][] = statiElaborazione;
  expect(stati.map((STATUS) => inEvidenza({ STATUS }, fermi))).toEqual(stati.map(() => undefined));
  expect(
    inEvidenza(
      { STATUS: 'FALLITO' },
      tutti.filter(({ id }) => id !== 'riprova'),
    ),
  ).toBe('ricalcola');
});
