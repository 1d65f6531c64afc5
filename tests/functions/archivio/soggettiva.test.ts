import { expect, test } from 'vitest';
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
