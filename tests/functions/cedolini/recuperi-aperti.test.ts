import { expect, test } from 'vitest';
import { avvisiRecuperiAperti, recuperiAperti } from '#functions/cedolini/calcolo/recuperi-aperti.ts';
import { pagamento } from './dati.ts';

const FEBBRAIO = { dal: '2026-02-01', al: '2026-02-28' };
const GENNAIO = { dal: '2026-01-01', al: '2026-01-31' };

/** A payslip that was asked to take back a sum of some days, and could take a part of it. */
const cedolino = (idProcesso: string, chiesto: number, preso: number, giorni = FEBBRAIO) =>
  pagamento(idProcesso, {
    voci: [{ codice: 'REC_STIPENDIO', ...giorni, importo: chiesto }],
    ...(chiesto === preso ? {} : { daRecuperare: [{ ...giorni, importo: chiesto - preso }] }),
  });

test.each([
  ['one leaves its rest', [cedolino('A', 900, 200)], [['2026-02', 700]]],
  ['the next takes what the other left', [cedolino('A', 900, 200), cedolino('B', 700, 700)], []],
  [
    'two of a month, each computed without the other',
    [cedolino('A', 900, 200), cedolino('B', 500, 200)],
    [['2026-02', 500]],
  ],
  ['the second says the whole', [cedolino('B', 500, 200), cedolino('A', 900, 200)], [['2026-02', 700]]],
  ['a lower sum is a part of it', [cedolino('A', 900, 200), cedolino('B', 100, 100)], [['2026-02', 600]]],
  [
    'of other days each has its own',
    [cedolino('A', 900, 200), cedolino('B', 300, 100, GENNAIO)],
    [
      ['2026-02', 700],
      ['2026-01', 200],
    ],
  ],
] as const)('%s: the rest that is proposed', (_nome, pagamenti, attesi) => {
  const ordine = new Set(pagamenti.map(({ idProcesso }) => idProcesso));
  // the archive gives them in the order of their ids, whichever was accounted first
  for (const letti of [pagamenti, pagamenti.toReversed()])
    expect(
      recuperiAperti(letti, ordine, 2026).map(({ competenza, misura }) => [
        competenza.dal.slice(0, 7),
        misura.unita === 'IMPORTO' ? misura.importo : null,
      ]),
    ).toEqual(attesi);
});

test('a payslip that asks another sum than the open one is told so, one that asks it is not', () => {
  const pagamenti = [cedolino('A', 900, 200)];
  const avvisi = (importo: number) =>
    avvisiRecuperiAperti(
      [{ codice: 'REC_STIPENDIO', competenza: FEBBRAIO, misura: { unita: 'IMPORTO', importo } }],
      pagamenti,
      new Set(['A']),
      2026,
    ).map(({ messaggio }) => messaggio);
  expect(avvisi(700)).toEqual([]);
  expect(avvisi(500)).toEqual([expect.stringMatching(/restano da recuperare 7,00.*ne chiede 5,00.*una parte/)]);
  expect(avvisi(900)).toEqual([expect.stringMatching(/restano da recuperare 7,00.*ne chiede 9,00.*il totale/)]);
});
