import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { baseDelleQuote } from '#shared/rules/contratto/trattenute-terzi.ts';
import { regoleCon, regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione } from '../situazioni.ts';
import { importi, vale, vociAnno } from './pagamenti.ts';

/** The last payslip, or the settlement, of a collaborator whose bonuses may turn out not due, with a garnishment. */
const ultimiCedolini = fc
  .record({
    lordo: fc.integer({ min: 1, max: 120_000 }),
    finora: fc.integer({ min: 0, max: 4_000_000 }),
    percento: fc.integer({ min: 0, max: 30 }),
    trattamento: fc.integer({ min: 0, max: 120_000 }),
    somma: fc.integer({ min: 0, max: 60_000 }),
    reddito: fc.integer({ min: 600_000, max: 6_000_000 }),
    cessazione: fc.boolean(),
    tipo: fc.constantFrom('PIGNORAMENTO_ORDINARIO', 'PIGNORAMENTO_AGENTE_RISCOSSIONE', 'CESSIONE_QUINTO'),
  })
  .map(({ lordo, finora, percento, trattamento, somma, reddito, cessazione, tipo }) =>
    collaborazione({
      voci: vociAnno(2026, [lordo]),
      fiscali: {
        gestioneSeparata: 'CON_DIS_COLL',
        redditoComplessivo: reddito,
        addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
      },
      progressivi: {
        imponibileIrpef: finora,
        irpef: Math.floor((finora * percento) / 100),
        giorniPagati: 200,
        trattamentoIntegrativo: trattamento,
        sommaIntegrativa: somma,
      },
      opzioni: { conguaglio: true, cessazione },
      trattenute: [{ tipo, riferimento: 'Atto' } as const],
    }),
  );

describe('a payslip that settles the year, with a garnishment', () => {
  test('is always paid: the quota is of what the settlement leaves, and never passes a fifth of it', () =>
    vale(ultimiCedolini, (situazione) => {
      const { totali } = calcolato(situazione);
      expect(totali.netto).toBeGreaterThanOrEqual(0);
      expect(totali.altreTrattenute * 5).toBeLessThanOrEqual(totali.netto + totali.altreTrattenute);
    }));
  test('was refused, or took more, while the base did not know the bonuses that go back', () => {
    const diAllora = regoleCon(regoleCorrenti(), [
      { ...baseDelleQuote, versioni: [{ ...baseDelleQuote.versioni[0], valore: [] }] },
    ]);
    const peggio = fc.sample(ultimiCedolini, { numRuns: 400, seed: 20_261_128 }).filter((situazione) => {
      const esito = cedolino(situazione, diAllora);
      if (esito.esito === 'scartato') return true;
      const { netto, altreTrattenute } = esito.cedolino.totali;
      return altreTrattenute * 5 > netto + altreTrattenute;
    });
    expect(peggio.length).toBeGreaterThan(0);
  });
});

describe('amounts withheld and rounding', () => {
  const tipi = fc.constantFrom(
    'PIGNORAMENTO_ORDINARIO',
    'PIGNORAMENTO_TRIBUTI',
    'PIGNORAMENTO_AGENTE_RISCOSSIONE',
    'CESSIONE_QUINTO',
  );
  const conTrattenute = fc.tuple(
    importi,
    fc.array(fc.record({ tipo: tipi, riferimento: fc.constant('R'), importo: fc.option(importi) }), { maxLength: 4 }),
  );
  test('never more than half of the net, and never below zero', () =>
    vale(conTrattenute, ([lordo, trattenute]) => {
      const { totali } = calcolato(accessorio({ voci: vociAnno(2026, [lordo]), trattenute }));
      expect([
        totali.altreTrattenute >= 0,
        totali.altreTrattenute * 2 <= totali.netto + totali.altreTrattenute,
      ]).toEqual([true, true]);
    }));
  test('amounts withheld change neither taxes nor cost', () =>
    vale(conTrattenute, ([lordo, trattenute]) => {
      const [con, senza] = [
        calcolato(accessorio({ voci: vociAnno(2026, [lordo]), trattenute })).totali,
        calcolato(accessorio({ voci: vociAnno(2026, [lordo]) })).totali,
      ];
      expect([con.ritenuteFiscali, con.lordoStato, con.netto + con.altreTrattenute]).toEqual([
        senza.ritenuteFiscali,
        senza.lordoStato,
        senza.netto,
      ]);
    }));
  test('to the euro: a whole net, a difference within one euro, the rest carried over', () =>
    vale(fc.tuple(importi, fc.integer({ min: -50, max: 50 })), ([lordo, arrotondamentoPrecedente]) => {
      const pagato = calcolato(
        accessorio({ voci: vociAnno(2026, [lordo]), opzioni: { arrotondamentoNetto: true, arrotondamentoPrecedente } }),
      );
      expect(pagato.totali.netto % 100).toBe(0);
      expect(Math.abs(pagato.totali.arrotondamento)).toBeLessThanOrEqual(100);
      expect(pagato.totali.netto - pagato.totali.arrotondamento + arrotondamentoPrecedente - pagato.totali.netto).toBe(
        pagato.arrotondamentoDaRiportare,
      );
    }));
});
