import { describe, expect, test } from 'vitest';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import {
  isConcluso,
  isFermo,
  observe,
  pausa,
  percentuale,
  secondiRimasti,
  type Osservazione,
} from '#ui/lavoro/andamento.ts';
import { paroleDi } from '#ui/lavoro/parole.ts';

const SECONDO = 1000;
const viste: readonly Osservazione[] = [
  { quando: 0, fatti: 0 },
  { quando: 10 * SECONDO, fatti: 20 },
  { quando: 20 * SECONDO, fatti: 40 },
];

describe('the pace of long work', () => {
  test('the time left is what remains at the pace seen, less the time gone since', () => {
    expect(secondiRimasti(viste, 100, 20 * SECONDO)).toBe(((100 - 40) * 10) / 20);
    expect(secondiRimasti(viste, 100, 25 * SECONDO)).toBe(30 - 5);
    expect(secondiRimasti(viste, 100, 900 * SECONDO)).toBe(1);
  });
  test('nothing is promised before a pace is seen, nor when all is done', () => {
    expect([
      secondiRimasti([], 100, 0),
      secondiRimasti(viste.slice(0, 1), 100, 5),
      secondiRimasti(viste, 40, 20 * SECONDO),
    ]).toEqual([null, null, null]);
  });
  test('only the moments when something moved are kept; a new attempt starts afresh', () => {
    expect(observe(viste, { quando: 25 * SECONDO, fatti: 40 })).toEqual(viste);
    expect(observe(viste, { quando: 25 * SECONDO, fatti: 41 }).at(-1)).toEqual({ quando: 25 * SECONDO, fatti: 41 });
    expect(observe(viste, { quando: 30 * SECONDO, fatti: 0 })).toEqual([{ quando: 30 * SECONDO, fatti: 0 }]);
  });
  test('it stands still after a minute without movement', () => {
    expect([isFermo(viste, 80 * SECONDO), isFermo(viste, 80 * SECONDO + 1)]).toEqual([false, true]);
  });
  test('it is asked for every second at first, then more seldom, every ten seconds at most', () => {
    expect([pausa(0), pausa(60 * SECONDO), pausa(3600 * SECONDO)]).toEqual([1000, 2000, 10_000]);
    expect([pausa(0, 700), pausa(60 * SECONDO, 700), pausa(60 * SECONDO, 3000)]).toEqual([700, 2000, 3000]);
  });
  test('the share done is whole and never beyond the end', () => {
    expect([
      percentuale({ fatti: 199, totale: 200 }),
      percentuale({ fatti: 3, totale: 0 }),
      percentuale({ fatti: 201, totale: 200 }),
    ]).toEqual([99, null, 100]);
  });
});

const lavoro = (cambi: Partial<Lavoro>): Lavoro => ({
  uid: 'l1',
  versione: 1,
  tipo: 'calcolo',
  area: 'cedolini',
  stato: 'IN_CORSO',
  descrizione: 'Calcolo di gennaio 2026',
  fatti: 0,
  totale: 120,
  scartati: 0,
  tentativo: 1,
  avviatoDa: 'Prova',
  avviatoIl: '2026-01-10T09:00:00.000Z',
  iniziatoIl: null,
  finitoIl: null,
  motivo: null,
  esiti: [],
  file: null,
  oggetto: '',
  riprovabile: false,
  annullabile: false,
  correlationId: '',
  ...cambi,
});

test('long work says in words how far it is and how it ended', () => {
  expect(paroleDi(lavoro({ fatti: 12 }), 200, false)).toEqual({
    tipo: 'in-progress',
    testo: '12 di 120, circa 3 minuti alla fine',
  });
  expect(paroleDi(lavoro({ stato: 'ATTESA' }), null, false).testo).toBe('In attesa di cominciare…');
  expect(paroleDi(lavoro({ fatti: 12 }), null, true).tipo).toBe('warning');
  expect(paroleDi(lavoro({ stato: 'COMPLETATO', fatti: 120 }), null, false)).toEqual({
    tipo: 'success',
    testo: 'Finito: 120 record elaborati.',
  });
  const file = { nome: 'persone.xlsx', tipo: 'application/octet-stream', dimensione: 9000 };
  expect(paroleDi(lavoro({ stato: 'COMPLETATO', fatti: 0, totale: 0, file }), null, false).testo).toBe(
    'Finito: persone.xlsx.',
  );
  expect(paroleDi(lavoro({ stato: 'COMPLETATO', fatti: 120, scartati: 1 }), null, false)).toEqual({
    tipo: 'warning',
    testo: 'Finito: 119 record elaborati, 1 scartato.',
  });
  expect(paroleDi(lavoro({ stato: 'FALLITO', motivo: 'archivio occupato: riprovare.' }), null, false)).toEqual({
    tipo: 'error',
    testo: 'Non riuscito: archivio occupato: riprovare. Quello che era già fatto è rimasto.',
  });
  expect(paroleDi(lavoro({ fatti: 12, motivo: 'Il lavoro si è interrotto.' }), 200, true)).toEqual({
    tipo: 'error',
    testo: 'Il lavoro si è interrotto.',
  });
});

test('the message of long work goes away when nothing is left to decide: not with rejects, a way back, a failure, nor on its way', () => {
  expect([isConcluso(lavoro({ stato: 'COMPLETATO', fatti: 120 })), isConcluso(lavoro({ stato: 'ANNULLATO' }))]).toEqual(
    [true, true],
  );
  const restano = [
    lavoro({ stato: 'COMPLETATO', scartati: 1 }),
    lavoro({ stato: 'COMPLETATO', annullabile: true }),
    lavoro({ stato: 'FALLITO' }),
    lavoro({ stato: 'IN_CORSO', fatti: 120 }),
  ];
  expect(restano.map(isConcluso)).toEqual([false, false, false, false]);
});
