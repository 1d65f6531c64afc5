import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { Progressivi, SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { somma } from '#shared/money/centesimi.ts';
import { calcolato, collaborazione, importo, voce } from '../situazioni.ts';

const provati = process.env.SITUAZIONI === undefined ? 2_000 : Number(process.env.SITUAZIONI);
const PROVE = Math.ceil(provati / 8);
const addizionali = { comune: 'F205', regione: 'LOMBARDIA' };

const mese = (quale: number) => ({ dal: `2026-0${quale}-01`, al: `2026-0${quale}-28` });
const lordo = fc.oneof(fc.integer({ min: 10_000, max: 1_500_000 }), fc.integer({ min: 1_500_000, max: 7_000_000 }));
const anno = fc.record({
  lordi: fc.tuple(lordo, lordo),
  trattamentoIntegrativo: fc.boolean(),
  cessazione: fc.boolean(),
});
type Anno = typeof anno extends fc.Arbitrary<infer T> ? T : never;

const fiscali = ({ trattamentoIntegrativo }: Anno, gia: Partial<Progressivi>, conguaglio: boolean) => ({
  trattamentoIntegrativo,
  redditoComplessivo: conguaglio ? null : 2_000_000,
  gestioneSeparata: 'CON_DIS_COLL' as const,
  imponibileGestioneSeparataAnno: gia.imponibileGestioneSeparata ?? 0,
  addizionali,
});
const paga = (dati: Anno, mesi: readonly (1 | 2)[], progressivi: Partial<Progressivi> = {}, conguaglio = false) =>
  calcolato(
    collaborazione({
      fiscali: fiscali(dati, progressivi, conguaglio),
      progressivi,
      opzioni: { conguaglio, cessazione: conguaglio && dati.cessazione },
      voci: mesi.map((quale) => voce(dati.lordi[quale - 1] ?? 0, { competenza: mese(quale) })),
    }),
  );
/** The settlement of 2026 in a run of its own, by the end of February. */
const conguaglia = (dati: Anno, progressivi: Partial<Progressivi>) =>
  calcolato({
    tipo: 'CON',
    dataPagamento: '2027-02-20',
    liquidazione: { anno: 2027, mese: 2 },
    percettore: { tipo: 'COCOCO' },
    fiscali: fiscali(dati, progressivi, true),
    opzioni: { cessazione: dati.cessazione },
    progressivi,
  });

const riepilogo = ({ righe }: Cedolino, codici: readonly string[]) =>
  somma(righe.flatMap((riga) => (riga.gruppo === 'riepilogo' && codici.includes(riga.codice) ? [riga.importo] : [])));
const DETTI = ['CONGUAGLIO_NON_TRATTENUTO', 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE'];
/** Of the next year, instalments. */
const A_RATE = ['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'];

/** What stays to the payee when all that was told has been given back; what the next year will take in instalments. */
const inTasca = (cedolini: readonly Cedolino[]) => ({
  netto: somma(cedolini.map((uno) => uno.totali.netto - riepilogo(uno, DETTI))),
  aRate: A_RATE.map((codice) => somma(cedolini.map((uno) => riepilogo(uno, [codice])))),
});

test(
  'a year settled apart is the year settled with its last payment, and two payments are one',
  { timeout: 600_000 },
  () => {
    let uguali = 0;
    fc.assert(
      fc.property(anno, (dati) => {
        const insieme = paga(dati, [1, 2]);
        const primo = paga(dati, [1]);
        const secondo = paga(dati, [2], primo.progressivi);
        const ultimo = paga(dati, [2], primo.progressivi, true);
        // Two contributions are rounded on each of the two payments, and on the one: half a cent each.
        const scarto = Math.abs(insieme.progressivi.imponibileIrpef - secondo.progressivi.imponibileIrpef);
        expect(scarto).toBeLessThanOrEqual(2);
        const aParte = inTasca([primo, secondo, conguaglia(dati, secondo.progressivi)]);
        expect(aParte, 'with the last payment').toEqual(inTasca([primo, ultimo]));
        if (scarto > 0) return;
        uguali += 1;
        expect(aParte, 'of one payment').toEqual(inTasca([insieme, conguaglia(dati, insieme.progressivi)]));
      }),
      { numRuns: PROVE },
    );
    // On another income of a cent the deductions are others, as their ratios are cut at four decimals: the rest are enough.
    expect(uguali).toBeGreaterThan(PROVE / 10);
  },
);

/** Fees of a quarter taxed at the first rate, whatever their sum: 8 % to the Gestione separata, 23 % of the rest. */
const conResto = (lordi: readonly number[], conguaglio: object, cessazione = false): SituazioneInput =>
  collaborazione({
    dataPagamento: '2026-05-20',
    voci: lordi.map((quanto) => voce(quanto, { competenza: { dal: '2026-01-01', al: '2026-03-31' } })),
    fiscali: {
      detrazioneLavoro: false,
      trattamentoIntegrativo: false,
      redditoComplessivo: 4_500_000,
      gestioneSeparata: 'ALTRA_COPERTURA',
      addizionali,
      conguaglio: { conguagliatoIl: '2026-02-20', richiestaDel: '2026-02-10', ...conguaglio },
    },
    opzioni: { cessazione },
  });
const compensi = fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }));

test('of a deferred tax one payment takes what two of the same day do', () => {
  fc.assert(
    fc.property(compensi, fc.integer({ min: 1, max: 500_000 }), ([primo, secondo], irpef) => {
      const preso = (lordi: readonly number[], resta: number) => {
        const pagato = calcolato(conResto(lordi, { irpef: resta }));
        return {
          imposta: importo(pagato, 'CONGUAGLIO_DIFFERITO'),
          interessi: importo(pagato, 'INTERESSI_CONGUAGLIO'),
          netto: pagato.totali.netto,
        };
      };
      const insieme = preso([primo, secondo], irpef);
      const prima = preso([primo], irpef);
      const poi = preso([secondo], irpef - prima.imposta);
      expect(insieme.imposta).toBeLessThanOrEqual(irpef);
      // Two nets have three roundings each, of half a cent, and each tax that they leave is cut to the cent.
      const scarto = Math.abs(insieme.imposta - prima.imposta - poi.imposta);
      expect(scarto).toBeLessThanOrEqual(4);
      // 0,50 % a month from February to May, rounded on each.
      expect(Math.abs(insieme.interessi - Math.round((insieme.imposta * 15) / 1_000))).toBeLessThanOrEqual(1);
      expect(Math.abs(insieme.interessi - prima.interessi - poi.interessi)).toBeLessThanOrEqual(2);
      for (const { netto } of [insieme, prima, poi]) expect(netto).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: PROVE },
  );
});

test.each([
  ['trattamentoIntegrativo', 'RECUPERO_TRATTAMENTO', 8],
  ['sommaIntegrativa', 'RECUPERO_SOMMA', 10],
] as const)(
  'of a %s given too much the instalments take back what was left, never more than the net',
  (quale, codice, rate) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120_000 }),
        fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: rate, maxLength: rate }),
        fc.boolean(),
        (dovuto, lordi, capienti) => {
          let residuo = dovuto;
          for (const [indice, quanto] of lordi.entries()) {
            const pagato = calcolato(
              conResto([capienti ? quanto + 300_000 : quanto], { [quale]: { residuo, rate: rate - indice } }),
            );
            expect(pagato.totali.netto).toBeGreaterThanOrEqual(0);
            residuo += importo(pagato, codice);
            expect(residuo).toBeGreaterThanOrEqual(0);
            if (residuo === 0) break;
          }
          if (capienti) expect(residuo).toBe(0);
          const ultimo = calcolato(conResto([300_000], { [quale]: { residuo: dovuto, rate } }, true));
          expect(importo(ultimo, codice)).toBe(-dovuto);
        },
      ),
      { numRuns: Math.ceil(PROVE / 4) },
    );
  },
);
