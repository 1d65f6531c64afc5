import { describe, expect, test } from 'vitest';
import { consegnaSpostata, giorniConsegna, uidConsegna } from '#archivio/denunce/consegna-cu.ts';
import { asUid } from '#platform/data/entita.ts';

const RESTA = asUid<'PERSONA'>('resta');
const VA = asUid<'PERSONA'>('va');
const ALTRA = asUid<'PERSONA'>('altra');
const consegna = (giorno: string, di?: typeof RESTA) => ({
  uidSubAnagrafe: RESTA,
  giorno,
  ...(di === undefined ? {} : { di }),
});

describe('the days on which certificates were handed over', () => {
  test.each([
    ['each by the record that it names', [consegna('2026-03-10'), consegna('2026-03-12', VA)], [RESTA, VA], [10, 12]],
    ['only of the record that went', [consegna('2026-03-12', VA)], [RESTA, VA], [null, 12]],
    ['only of the record that stays', [consegna('2026-03-10')], [RESTA, VA], [10, null]],
    ['written before the record was kept, of a filing that names another', [consegna('2026-03-10')], [VA], [10]],
    ['of a third record', [consegna('2026-03-10', ALTRA)], [RESTA, VA], [null, null]],
  ] as const)('%s', (_come, consegne, schede, attesi) => {
    const giorni = giorniConsegna(consegne, schede);
    expect(schede.map((scheda) => giorni.get(scheda) ?? null)).toEqual(
      attesi.map((giorno) => (giorno === null ? null : `2026-03-${giorno}`)),
    );
  });
});

test('a delivery that moves has the key that writing it again would give it, and one that moved before keeps its record', () => {
  const uid = uidConsegna(RESTA, 'cu');
  const mossa = consegnaSpostata({ pk: 'p', sk: 'CONSEGNA_CU#cu', uid }, VA);
  expect(mossa).toMatchObject({ uid: uidConsegna(RESTA, 'cu', VA), sk: `CONSEGNA_CU#cu.${VA}`, di: VA });
  expect(consegnaSpostata(mossa, ALTRA)).toEqual(mossa);
});
