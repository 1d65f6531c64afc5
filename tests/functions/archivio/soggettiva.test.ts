import { expect, test } from 'vitest';
import { effettiCreditore } from '#archivio/persone/creditore.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { readItem } from '#platform/data/repository.ts';

/** A personal amount as it was stored before plans of instalments were asked. */
const DI_PRIMA = {
  uid: 'inventata1-voce1',
  uidSubAnagrafe: 'inventata1',
  versione: 1,
  codVoce: 'PREINP',
  numImporto: 4567,
  datInizio: '2024-01-01',
  datFine: null,
  desRiferimento: 'Prestito 1',
  numTotale: 274_020,
};

test('a personal amount stored before plans were asked has none', () => {
  const item = { ...DI_PRIMA, pk: 'SCUOLA#XXIC00001A#PERSONA#inventata1', sk: 'SOGGETTIVA#voce1', schema: 1 };
  expect(readItem(soggettivaEntita, item)).toEqual({ ...DI_PRIMA, piano: null });
});

const CREDITORE = {
  nome: 'Finanziaria Inventata',
  iban: 'IT60X0542811101000000123456',
  atto: 'Ordinanza 1 del Tribunale inventato',
  data: '2026-01-10',
};

test('another account of the creditor is a guarded effect, another act of the same creditor is not', () => {
  const item = { ...DI_PRIMA, pk: 'SCUOLA#XXIC00001A#PERSONA#inventata1', sk: 'SOGGETTIVA#voce1', schema: 1 };
  const senza = readItem(soggettivaEntita, item);
  const con = readItem(soggettivaEntita, { ...item, creditore: CREDITORE });
  expect(con.creditore).toEqual(CREDITORE);
  expect(effettiCreditore(senza, senza)).toEqual([]);
  expect(effettiCreditore(senza, con)).toHaveLength(1);
  expect(effettiCreditore(undefined, con)).toHaveLength(1);
  expect(effettiCreditore(con, undefined)).toHaveLength(1);
  const altroConto = { ...con, creditore: { ...CREDITORE, iban: 'IT40S0542811101000000123456' } };
  expect(effettiCreditore(con, altroConto)).not.toEqual(effettiCreditore(senza, con));
  expect(effettiCreditore(con, { ...con, creditore: { ...CREDITORE, atto: 'Ordinanza 2' } })).toEqual([]);
});
