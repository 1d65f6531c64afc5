import { describe, expect, test } from 'vitest';
import { readVoce, wholeVoci } from '#archivio/casa/voce-di-registro.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { precedenteDi } from '#platform/data/forme/scritta.ts';
import { voceDiAudit } from '#platform/data/voce-di-audit.ts';
import { ferie } from '#support/servizi-di-prova.ts';

const AUTORE = {
  codmin: 'SCUO00001A',
  utente: 'anna',
  nome: 'Anna Inventata',
  correlationId: 'una-prova',
  adesso: new Date('2026-03-10T09:00:00Z'),
};
const record = (note: string) => ({
  uid: 'u1',
  versione: 1,
  note,
  vie: Array.from({ length: 40 }, (_, n) => `Via ${n}`),
});
const voce = (prima: object | null, dopo: object | null) =>
  voceDiAudit({ entita: 'PERSONA', uid: 'u1', azione: 'modificato', motivo: 'perché sì', prima, dopo }, 0, AUTORE);
const stored = ({ chiave, item }: ReturnType<typeof voce>, forma: 'nuova' | 'precedente' = 'nuova'): Item => ({
  ...chiave,
  ...(forma === 'nuova' ? item : (precedenteDi(item) ?? item)),
});

describe('an entry of the audit trail', () => {
  const [prima, dopo] = [record('prima'), record('dopo')];
  const detta = {
    quando: '2026-03-10T09:00:00.000Z',
    utente: 'anna',
    nome: 'Anna Inventata',
    correlationId: 'una-prova',
    entita: 'PERSONA',
    uid: 'u1',
    azione: 'modificato',
    motivo: 'perché sì',
    prima,
    dopo,
  };

  test('long before and after are kept beside the row, shorter than they are, and read back', () => {
    const item = stored(voce(prima, dopo));
    expect(item).toMatchObject({ schema: 3, riga: { prima: null, dopo: null, nome: 'Anna Inventata' } });
    expect(JSON.stringify(item).length).toBeLessThan(
      JSON.stringify(stored(voce(prima, dopo), 'precedente')).length * 0.6,
    );
    expect(readVoce(item)).toEqual(detta);
  });

  test('where the shape of before is written they lie in the row, which the version before reads', () => {
    const item = stored(voce(prima, dopo), 'precedente');
    expect(item).toMatchObject({ schema: 2, riga: detta });
    expect(item).not.toHaveProperty('contenuto');
    expect(readVoce(item)).toEqual(detta);
  });

  test.each([
    [null, null],
    [null, { uid: 'u1' }],
  ])('short ones stay in the row: %o, %o', (breve, corta) => {
    const item = stored(voce(breve, corta));
    expect(item).toMatchObject({ schema: 2, riga: { prima: breve, dopo: corta } });
    expect(readVoce(item)).toMatchObject({ prima: breve, dopo: corta });
  });

  test('of an absence entered the index does not have the before and after again, and the entry is hardly longer for it', () => {
    const assenza = { ...ferie('2026-02-03', '2026-02-03'), uidSubAnagrafe: '01890000-0000-7000-8000-000000000000' };
    const sizeOf = (item: Item): number => Buffer.byteLength(JSON.stringify(item));
    const item = stored(voce(null, assenza));
    const { contenuto: _contenuto, ...inIndice } = item;
    expect(JSON.stringify(inIndice)).not.toContain('codTipoAssenza');
    const intera = stored(voce(null, assenza), 'precedente');
    expect(sizeOf(inIndice)).toBeLessThan(sizeOf(intera) * 0.75);
    expect(sizeOf(item)).toBeLessThan(sizeOf(intera) * 1.05);
    expect(readVoce(item)).toMatchObject({ prima: null, dopo: assenza });
  });

  test('the lines of the index are read whole, in their order; one that is no longer there is left out', async () => {
    const una = stored(voce(prima, dopo));
    const altra: Item = { ...stored(voce(dopo, prima)), sk: 'dopo' };
    const righe: readonly Item[] = [altra, { ...una, sk: 'tolta' }, una];
    const trovate = await wholeVoci({ batchGet: () => Promise.resolve([una, altra]) }, righe);
    expect(trovate.map((item) => readVoce(item).dopo)).toEqual([prima, dopo]);
  });
});
