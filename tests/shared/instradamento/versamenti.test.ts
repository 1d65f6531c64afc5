import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { versamentiDi, type CedolinoInstradato } from '#shared/instradamento/versamenti.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, calcolato } from '../calculation/situazioni.ts';
import { enti, pagamento } from './pagamenti.ts';

const TRATTENUTE = ['ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'];

const instradato = (situazione: SituazioneInput, persona: string): CedolinoInstradato => {
  const pagato = calcolato(situazione);
  return {
    persona,
    rotte: instradamento(pagato, Situazione.parse(situazione), regoleCorrenti()),
    nomiRighe: pagato.righe.map(({ descrizione }) => descrizione),
  };
};

test('of several payees of any kind, what is withheld and due sums to their payslips, each row to its columns', () => {
  let conPiuPersone = 0;
  fc.assert(
    fc.property(fc.array(pagamento, { minLength: 2, maxLength: 5 }), (situazioni) => {
      const calcolate = situazioni.filter((situazione) => cedolino(situazione).esito === 'calcolato');
      const righe = calcolate.flatMap((situazione) => calcolato(situazione).righe);
      const versamenti = versamentiDi(calcolate.map((situazione, indice) => instradato(situazione, String(indice))));
      const attese = righe.reduce(
        (somma, { gruppo, importo }) => ({
          trattenute:
            somma.trattenute +
            (TRATTENUTE.includes(gruppo) ? importo : 0) -
            (gruppo === 'somme_fuori_reddito' ? importo : 0),
          dovute: somma.dovute + (gruppo === 'oneri' ? importo : 0),
        }),
        { trattenute: 0, dovute: 0 },
      );
      const totale = (campo: 'trattenute' | 'dovute' | 'somma') =>
        versamenti.reduce((somma, versamento) => somma + versamento[campo], 0);
      expect({ trattenute: totale('trattenute'), dovute: totale('dovute') }).toEqual(attese);
      expect(totale('somma')).toBe(attese.trattenute + attese.dovute);
      const chiavi = versamenti.map(({ destinazione, f24, mese, perche }) =>
        JSON.stringify([destinazione, f24, mese, perche]),
      );
      expect(new Set(chiavi).size).toBe(chiavi.length);
      for (const { destinazione, perche, f24, persone } of versamenti) {
        expect([perche === null, f24 === null]).toEqual([destinazione !== 'DA_STABILIRE', destinazione !== 'F24']);
        expect(persone).toBeLessThanOrEqual(calcolate.length);
        if (persone > 1) conPiuPersone += 1;
      }
    }),
    { numRuns: 300, seed: 20261122 },
  );
  expect(conPiuPersone).toBeGreaterThan(20);
});

describe('a run of two teachers', () => {
  const due = ['prima', 'seconda'].map((persona) => instradato({ ...accessorio(), enti }, persona));

  test('one row a code, with who is in it and the lines it is made of', () => {
    const pensione = versamentiDi(due).find(({ f24 }) => f24?.ep === 'P101');
    expect(pensione).toMatchObject({
      f24: { sezione: 'Q', ente: 'MI', riferimentoA: '062026' },
      mese: { anno: 2026, mese: 6 },
      trattenute: 17_600,
      dovute: 48_400,
      somma: 66_000,
      persone: 2,
      mancanti: [],
    });
    expect(pensione?.voci).toHaveLength(2);
  });

  test('accounting moves the month of what the F24 pays', () => {
    const spostati = versamentiDi(due, { anno: 2026, mese: 9 });
    expect(spostati.every(({ destinazione, mese }) => (destinazione === 'F24') === (mese?.mese === 9))).toBe(true);
  });
});
