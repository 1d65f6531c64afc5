import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gruppiDi, pickGruppi } from '#functions/noipa/liste/divisione.ts';
import { mergePagamenti, totaliLista, withChiave } from '#functions/noipa/liste/pagamenti.ts';
import { asUid } from '#platform/data/entita.ts';
import type { PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';

const CHIAVI = ['2555/05 B001/0001', '2555/05 B001/0002', '2554/05 A008/0001'] as const;

const riga = fc
  .record({ chiave: fc.constantFrom(...CHIAVI), importo: fc.integer({ min: 1, max: 5_000_000 }) })
  .map(({ chiave, importo }): PagamentoNoipa['righe'][number] => ({
    chiave,
    importo,
    ore: null,
    tariffa: null,
    calcolato: null,
    spiegazione: '',
    profilo: '',
    datInizio: '2025-09-01',
    datFine: '2026-06-30',
  }));
const lista = fc
  .array(fc.tuple(fc.array(riga, { minLength: 1, maxLength: 6 }), fc.boolean()), { minLength: 1, maxLength: 40 })
  .map((persone) =>
    persone.map(([righe, scelta], indice) => ({
      scelta,
      pagamento: { persona: asUid<'PERSONA'>(`p${indice}`), nominativo: '', desCf: '12345678903', righe },
    })),
  );
const perChiave = (pagamenti: readonly PagamentoNoipa[]) =>
  new Map(totaliLista(pagamenti).somme.map(({ chiave, importo }) => [chiave, importo]));

test('a list divided keeps every cent, code by code', () =>
  fc.assert(
    fc.property(lista, (persone) => {
      const tutti = persone.map(({ pagamento }) => pagamento);
      const [loro, altri] = [true, false].map((quale) =>
        persone.flatMap(({ scelta, pagamento }) => (scelta === quale ? [pagamento] : [])),
      );
      const [a, b] = [perChiave(loro ?? []), perChiave(altri ?? [])];
      for (const [chiave, importo] of perChiave(tutti))
        expect((a.get(chiave) ?? 0) + (b.get(chiave) ?? 0)).toBe(importo);
      expect(totaliLista(loro ?? []).totale + totaliLista(altri ?? []).totale).toBe(totaliLista(tutti).totale);
    }),
  ));

test('the sum of a list is that of its payments, of its codes, and of the same people merged', () =>
  fc.assert(
    fc.property(lista, (persone) => {
      const pagamenti = persone.map(({ pagamento }) => pagamento);
      const { totale, somme } = totaliLista(pagamenti);
      expect(somme.reduce((tutto, { importo }) => tutto + importo, 0)).toBe(totale);
      expect(pagamenti.flatMap(({ righe }) => righe).reduce((tutto, { importo }) => tutto + importo, 0)).toBe(totale);
      const doppi = pagamenti.filter(({ righe }) => righe.length <= 6).flatMap((uno) => [uno, uno]);
      expect(totaliLista(mergePagamenti(doppi)).totale).toBe(2 * totale);
      expect(mergePagamenti(doppi)).toHaveLength(pagamenti.length);
    }),
  ));

test('a list divided by chapter keeps every cent, part by part', () =>
  fc.assert(
    fc.property(lista, (persone) => {
      const pagamenti = persone.map(({ pagamento }) => pagamento);
      const parti = gruppiDi(pagamenti, 'CAPITOLO');
      const { totale, righe } = totaliLista(pagamenti);
      expect(parti.reduce((somma, { importo }) => somma + importo, 0)).toBe(totale);
      expect(parti.reduce((somma, parte) => somma + parte.righe, 0)).toBe(righe);
      for (const { gruppo, importo } of parti)
        expect(totaliLista(pickGruppi(pagamenti, 'CAPITOLO', (uno) => uno === gruppo)).totale).toBe(importo);
    }),
  ));

test('a code put in the place of another moves its cents, of the people chosen, and no other', () =>
  fc.assert(
    fc.property(lista, fc.constantFrom(...CHIAVI), fc.constantFrom(...CHIAVI), (persone, da, a) => {
      const prima = persone.map(({ pagamento }) => pagamento);
      const scelte = persone.filter(({ scelta }) => scelta).map(({ pagamento }) => pagamento);
      const dopo = withChiave(prima, new Set(scelte.map(({ persona }) => persona)), { da, a });
      const spostati = da === a ? 0 : (perChiave(scelte).get(da) ?? 0);
      expect(totaliLista(dopo).totale).toBe(totaliLista(prima).totale);
      for (const chiave of CHIAVI) {
        const cambio = (chiave === a ? spostati : 0) - (chiave === da ? spostati : 0);
        expect(perChiave(dopo).get(chiave) ?? 0).toBe((perChiave(prima).get(chiave) ?? 0) + cambio);
      }
    }),
  ));
