import { expect, test } from 'vitest';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { readItem } from '#platform/data/repository.ts';

/** An accounted run as it was stored before payment orders were kept. */
const DI_PRIMA = {
  pk: 'SCUOLA#XXIC00001A#PROCESSO#corsa',
  sk: 'PROCESSO',
  tipo: 'PROCESSO',
  scuola: 'XXIC00001A',
  schema: 1,
  _id: 'corsa',
  uid: 'corsa',
  versione: 4,
  COD_MIN: 'XXIC00001A',
  ANNO: 2025,
  MESE: 11,
  DES_ELABORAZIONE: 'Ore di novembre',
  NOTE_ELABORAZIONE: '',
  idMetodo: 'ACC-LD',
  dataPagamento: '2025-11-20',
  attivita: '',
  progetto: '',
  fonteFinanziamento: '',
  cup: null,
  simulazione: false,
  ID_ELABORAZIONE: 12,
  STATUS: 'CONTABILIZZATO',
  TIPO_ELABORAZIONE: 'ACC',
  ADEMPIMENTI: ['F24'],
  PERIODI_DEST: [{ adempimento: 'F24', anno: 2025, mese: 11 }],
  FLG_ESP_WWB: false,
  FLG_ESP_DIP: true,
  FLG_RECOMPUTE: false,
  FLG_MIG_WS: false,
  nascosto: false,
  setupType: 'SCUOLA',
  opzioni: { arrotondamentoNetto: false, residuoLordoStato: 'IRAP' },
  lavoroUid: null,
  tentativo: 1,
  numCedolini: 2,
  numScartati: 0,
  totali: { lordo: 20_000, netto: 12_000, oneri: 6_000, lordoStato: 26_000 },
  motivoFallimento: null,
  regole: 'r1',
  PERIODO_RIF: null,
  contabilizzatoIl: '2025-11-21T10:00:00.000Z',
  hash: 'h',
};

test('a run stored before payment orders were kept is read as one that has none, the rest as it was', () => {
  const { pk: _pk, sk: _sk, tipo: _tipo, scuola: _scuola, schema: _schema, ...suoi } = DI_PRIMA;
  expect(readItem(processoEntita, DI_PRIMA)).toEqual({ ...suoi, mandati: [] });
});
