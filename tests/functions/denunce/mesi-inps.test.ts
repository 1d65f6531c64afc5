import { expect, test } from 'vitest';
import { VUOTO, type Parte } from '#functions/denunce/quadratura/celle.ts';
import { mesiInps } from '#functions/denunce/quadratura/mesi-inps.ts';
import { asUid } from '#platform/data/entita.ts';
import type { PosInps } from '#shared/contracts/tabelle/posizioni.ts';

const MATRICOLA = '7000000001';
const posizione = (cambi: Partial<PosInps> = {}): PosInps => ({
  uid: asUid('una'),
  versione: 1,
  descrizione: 'Posizione di prova',
  matricola: MATRICOLA,
  codSede: '7000',
  csc: null,
  codiciAutorizzazione: [],
  datSospensione: null,
  datRiattivazione: null,
  flgAttiva: true,
  ...cambi,
});
const dovuta = (mese: number, estremi = MATRICOLA): Parte => ({
  ...VUOTO,
  denuncia: 'UNIEMENS',
  mese,
  codice: 'Contribuzione 71',
  estremi,
  dovuto: 161,
  denunciato: 0,
  righe: 1,
  voce: { nome: 'Prova Ada', descrizione: 'Accessori' },
});
/** The months of a year as they stand, on a day. */
const stati = (posizioni: PosInps[], parti: Parte[], oggi: string, mesi = [1, 2, 3, 4, 5]) =>
  mesiInps(parti, { anno: 2026, mesi, posizioni, inviate: [], oggi }).map(({ matricola, mese, stato, sospesaDal }) => [
    matricola,
    mese,
    stato,
    sospesaDal,
  ]);

test('a month that payslips owe for is to be sent until its day, moved by closed offices, then it is missing', () => {
  // The last day of May 2026 is a Sunday: the first day after it on which offices are open.
  expect(stati([posizione()], [dovuta(4)], '2026-05-31', [4])).toEqual([[MATRICOLA, 4, 'DA_INVIARE', null]]);
  expect(stati([posizione()], [dovuta(4)], '2026-06-01', [4])).toEqual([[MATRICOLA, 4, 'DA_INVIARE', null]]);
  expect(stati([posizione()], [dovuta(4)], '2026-06-03', [4])).toEqual([[MATRICOLA, 4, 'MANCANTE', null]]);
});

test('whole months between suspension and reactivation are not due, unless payslips owe under the position', () => {
  const sospesa = posizione({ datSospensione: '2026-01-15', datRiattivazione: '2026-05-10' });
  expect(stati([sospesa], [dovuta(3)], '2026-07-15')).toEqual([
    [MATRICOLA, 1, 'SENZA_RIGHE', null],
    [MATRICOLA, 2, 'SOSPESA', '2026-01-15'],
    [MATRICOLA, 3, 'MANCANTE', '2026-01-15'],
    [MATRICOLA, 4, 'SOSPESA', '2026-01-15'],
    [MATRICOLA, 5, 'SENZA_RIGHE', null],
  ]);
  const ancora = posizione({ datSospensione: '2026-04-01' });
  expect(stati([ancora], [], '2026-07-15', [3, 4, 5])).toEqual([
    [MATRICOLA, 3, 'SENZA_RIGHE', null],
    [MATRICOLA, 4, 'SOSPESA', '2026-04-01'],
    [MATRICOLA, 5, 'SOSPESA', '2026-04-01'],
  ]);
});

test('the month that runs, and a position out of use, are looked at only where payslips name them', () => {
  expect(stati([posizione()], [], '2026-03-10')).toEqual([
    [MATRICOLA, 1, 'SENZA_RIGHE', null],
    [MATRICOLA, 2, 'SENZA_RIGHE', null],
  ]);
  expect(stati([posizione()], [dovuta(3)], '2026-03-10', [3])).toEqual([[MATRICOLA, 3, 'DA_INVIARE', null]]);
  expect(stati([posizione({ flgAttiva: false })], [dovuta(2, '7000000002')], '2026-07-15')).toEqual([
    ['7000000002', 2, 'MANCANTE', null],
  ]);
});
