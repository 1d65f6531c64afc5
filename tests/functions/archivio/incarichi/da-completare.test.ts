import { expect, test } from 'vitest';
import type { IncaricoAffidato } from '#archivio/incarichi/comunicazioni-incarico.ts';
import { incarichiDaCompletare } from '#archivio/incarichi/da-completare.ts';
import { asUid } from '#platform/data/entita.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

const affidato = (
  percettore: IncaricoAffidato['percettore'],
  numImporto: number,
  classe: IncaricoAffidato['classe'] = null,
): IncaricoAffidato => ({
  percettore,
  classe,
  incarico: { ...incaricoDiProva({ numImporto }), uid: asUid('prova-1'), uidSubAnagrafe: asUid('prova'), versione: 1 },
});
const chieste = (uno: IncaricoAffidato, oggi = '2026-02-01') =>
  incarichiDaCompletare([uno, uno], oggi).map(({ cosa }) => cosa);

test('an assignment over the exempt sum asks the class when it is written, a smaller one does not', () => {
  expect(chieste(affidato({ tipo: 'OCCASIONALE' }, 600_000))).toEqual(['CLASSE']);
  expect(chieste(affidato(null, 600_000))).toEqual(['CLASSE']);
  expect(chieste(affidato({ tipo: 'OCCASIONALE' }, 500_000))).toEqual([]);
  expect(chieste(affidato({ tipo: 'OCCASIONALE' }, 600_000, 'SENZA_DIS_COLL'))).toEqual([]);
  expect(chieste(affidato({ tipo: 'NON_RESIDENTE', occasionale: true }, 600_000))).toEqual([]);
});

test('a collaboration asks class and domicile, until it ends', () => {
  expect(chieste(affidato({ tipo: 'COCOCO' }, 100_000))).toEqual(['CLASSE', 'DOMICILIO']);
  expect(chieste(affidato({ tipo: 'COCOCO' }, 100_000, 'CON_DIS_COLL'))).toEqual(['DOMICILIO']);
  expect(chieste(affidato({ tipo: 'COCOCO' }, 100_000), '2026-07-01')).toEqual([]);
});
