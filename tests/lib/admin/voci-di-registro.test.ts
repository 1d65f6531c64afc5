import { expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { vociDiRegistro } from '#lib/admin/voci-di-registro.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { precedenteDi } from '#platform/data/forme/scritta.ts';
import { voceDiAudit } from '#platform/data/voce-di-audit.ts';

const SCUOLA = 'SCUO00001A';
const persona = specie.find(({ nome }) => nome === 'PERSONA');
const UIDS = Array.from({ length: 60 }, (_, numero) => `persona-${numero}`);
const records = UIDS.map((uid): Item => ({
  pk: `SCUOLA#${SCUOLA}#PERSONA#${uid}`,
  sk: 'PERSONA',
  scuola: SCUOLA,
  uid,
}));

/** One entry about all the records, which lists them in what it says of after. */
const voce = voceDiAudit(
  { entita: 'PERSONA', uid: 'tutte', azione: 'creato', dopo: { righe: UIDS.map((uid) => ({ uid })) } },
  0,
  {
    codmin: SCUOLA,
    utente: 'u',
    nome: 'Anna Inventata',
    correlationId: 'prova',
    adesso: new Date('2026-03-10T09:00:00Z'),
  },
);
const intera: Item = { ...voce.chiave, ...voce.item };

/** The records without an entry, when these items pass by. */
const mancanti = (items: readonly Item[]): number => {
  const voci = vociDiRegistro();
  for (const item of items) voci.see(item, item.tipo === 'AUDIT' ? undefined : persona);
  return voci.rilievi().length;
};

test.each([
  ['deflated', intera],
  ['in its row', { ...voce.chiave, ...precedenteDi(voce.item) }],
])('records that one entry lists have theirs, with before and after %s', (_come, registrata: Item) => {
  expect(mancanti([...records, registrata])).toBe(0);
  expect(mancanti([registrata, ...records])).toBe(0);
});

test('without that entry, or without what it keeps beside its row, none has one', () => {
  expect(intera).toHaveProperty('contenuto');
  const { contenuto: _contenuto, ...vuota } = intera;
  expect(mancanti(records)).toBe(UIDS.length);
  expect(mancanti([...records, vuota])).toBe(UIDS.length);
});
