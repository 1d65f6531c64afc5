import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, collaborazione, diAnniPrecedenti, importo, occasionale, voce } from '../situazioni.ts';

type Fiscali = NonNullable<SituazioneInput['fiscali']>;
/** A payment of some lines on tax data; the same lines may be paid at once, or one after the other. */
interface Pagamento {
  readonly con: (fiscali: Fiscali, lordi: readonly number[]) => SituazioneInput;
  readonly fiscali: Fiscali;
  readonly lordi: readonly [number, number];
}

/** Around each limit of 2026, in cents: where a ceiling read twice, or a progressive not carried, shows. */
const intorno = (limite: number) => fc.integer({ min: Math.max(0, limite - 600_000), max: limite + 200_000 });
const lordo = fc.integer({ min: 0, max: 500_000 });
const lordi = fc.tuple(lordo, lordo);
const aliquota = fc.constantFrom(230_000, 330_000, 430_000);

const personale = fc
  .record({
    lordi,
    aliquota,
    giaContribuito: fc.oneof(intorno(5_622_400), intorno(12_229_500)),
    massimale: fc.boolean(),
    contributoAggiuntivo: fc.boolean(),
    plafondSostitutiva: fc.integer({ min: 0, max: 80_000 }),
    arretrati: fc.boolean(),
  })
  .map(({ lordi: due, aliquota: massima, giaContribuito, arretrati, ...resto }): Pagamento => ({
    lordi: due,
    fiscali: {
      ...resto,
      aliquotaMassima: { aliquota: massima, lettaDa: 'prova' },
      imponibileContributivoAnno: giaContribuito,
      redditoLavoroDipendente: 3_000_000,
      redditiBiennio: [2_500_000, 2_500_000],
    },
    con: (fiscali, quali) =>
      accessorio({
        tipo: arretrati ? 'ARR' : 'ACC',
        fiscali,
        voci: quali.map((quale, indice) => voce(quale, arretrati && indice === 1 ? { ...diAnniPrecedenti } : {})),
      }),
  }));

const autonomi = fc
  .record({
    lordi,
    gia: intorno(500_000),
    giaInGestione: fc.oneof(fc.constant(0), intorno(12_229_500)),
    classe: fc.constantFrom('SENZA_DIS_COLL', 'ALTRA_COPERTURA'),
  })
  .map(({ lordi: due, gia, giaInGestione, classe }): Pagamento => ({
    lordi: due,
    fiscali: {
      gestioneSeparata: classe,
      compensiOccasionaliAnno: gia,
      imponibileGestioneSeparataAnno: giaInGestione,
    },
    con: (fiscali, quali) => occasionale({ fiscali, voci: quali.map((quale) => voce(quale)) }),
  }));

const collaboratori = fc
  .record({ lordi, giaInGestione: intorno(12_229_500) })
  .map(({ lordi: due, giaInGestione }): Pagamento => ({
    lordi: due,
    fiscali: {
      gestioneSeparata: 'CON_DIS_COLL',
      redditoComplessivo: 6_000_000,
      imponibileGestioneSeparataAnno: giaInGestione,
      trattamentoIntegrativo: false,
      detrazioneLavoro: false,
    },
    con: (fiscali, quali) => collaborazione({ fiscali, voci: quali.map((quale) => voce(quale)) }),
  }));

/** Insured collaborators, above what the lowest premium takes: the second payment of the month counts what the first was. Auditors lent by another body, without a premium. */
const assicurati = fc
  .record({
    lordi: fc.tuple(fc.integer({ min: 100_000, max: 500_000 }), lordo),
    giaInGestione: intorno(12_229_500),
    tasso: fc.option(fc.integer({ min: 1, max: 130_000 })),
  })
  .map(({ lordi: due, giaInGestione, tasso }): Pagamento => ({
    lordi: due,
    fiscali: {
      gestioneSeparata: 'CON_DIS_COLL',
      redditoComplessivo: 6_000_000,
      imponibileGestioneSeparataAnno: giaInGestione,
      trattamentoIntegrativo: false,
      detrazioneLavoro: false,
    },
    con: (fiscali, [primo = 0, secondo = 0]) =>
      collaborazione({
        fiscali,
        percettore:
          tasso === null
            ? { tipo: 'REVISORE', regime: 'ALTRA_AMMINISTRAZIONE' }
            : { tipo: 'COCOCO', inail: { tasso, giaPagato: primo === 0 ? due[0] : 0 } },
        voci: [primo, secondo].map((quale) => voce(quale)),
      }),
  }));

/** Invoices with two rates of VAT, and what is added on them; nothing of the year changes them. */
const fatture = fc
  .record({
    lordi,
    iva: fc.constantFrom('ORDINARIA', 'RIDOTTA_10', 'RIDOTTA_5', 'RIDOTTA_4', 'ESENTE', 'INVERSIONE'),
    previdenza: fc.constantFrom('NESSUNA', 'RIVALSA_INPS', 'CASSA_4', 'RIVALSA_E_CASSA_2'),
    societa: fc.boolean(),
  })
  .map(({ lordi: due, iva, previdenza, societa }): Pagamento => ({
    lordi: due,
    fiscali: {},
    con: (fiscali, [primo = 0, secondo = 0]) =>
      occasionale({
        fiscali,
        percettore: societa
          ? { tipo: 'SOCIETA', iva: 'ORDINARIA' }
          : { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza, iva: 'ORDINARIA' },
        voci: [voce(primo), voce(secondo, { iva })],
      }),
  }));

/** What the year looks like after a payment. */
const dopo = (fiscali: Fiscali, { totali }: Cedolino): Fiscali => ({
  ...fiscali,
  imponibileContributivoAnno: (fiscali.imponibileContributivoAnno ?? 0) + totali.imponibileContributivo,
  imponibileGestioneSeparataAnno: (fiscali.imponibileGestioneSeparataAnno ?? 0) + totali.imponibileGestioneSeparata,
  compensiOccasionaliAnno: (fiscali.compensiOccasionaliAnno ?? 0) + totali.lordoDipendente,
  plafondSostitutiva: (fiscali.plafondSostitutiva ?? 0) - totali.imponibileSostitutiva,
});

const pagato = (situazione: SituazioneInput): Cedolino => {
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
  return esito.cedolino;
};

/** The bases are the same to the cent: nothing rounds them. */
const BASI = ['imponibileContributivo', 'imponibileGestioneSeparata', 'lordoDipendente'] as const;
/** Each is rounded to the cent on each payment: half a cent three times, so a cent and a half at most. */
const CONTRIBUTI = [
  'PENSIONE_DIPENDENTE',
  'PENSIONE_AMMINISTRAZIONE',
  'FONDO_CREDITO',
  'CONTRIBUTO_AGGIUNTIVO',
  'GESTIONE_SEPARATA_SCUOLA',
  'GESTIONE_SEPARATA_PERCIPIENTE',
  'IRAP',
  'RITENUTA_ACCONTO',
  'INAIL_PERCIPIENTE',
  'INAIL_SCUOLA',
  'CONTRIBUTO_FATTURA',
  'IVA',
  'IVA_SCISSIONE',
  'IVA_INVERSIONE',
] as const;

const provati = process.env.SITUAZIONI === undefined ? 2_000 : Number(process.env.SITUAZIONI);

describe('one payment is two payments, whatever ceiling or progressive it crosses', () => {
  test.each([
    ['staff, current pay and arrears of earlier years', personale],
    ['occasional fees', autonomi],
    ['collaborators', collaboratori],
    ['insured collaborators and auditors', assicurati],
    ['invoices with two rates of VAT', fatture],
  ] as const)('%s', { timeout: 600_000 }, (_chi, pagamenti) =>
    fc.assert(
      fc.property<[Pagamento]>(pagamenti, ({ con, fiscali, lordi: [primo, secondo] }) => {
        const insieme = pagato(con(fiscali, [primo, secondo]));
        const prima = pagato(con(fiscali, [primo, 0]));
        const poi = pagato(con(dopo(fiscali, prima), [0, secondo]));
        for (const base of BASI) expect(insieme.totali[base], base).toBe(prima.totali[base] + poi.totali[base]);
        // It is of pay net of contributions, each rounded on each payment.
        const { imponibileSostitutiva } = insieme.totali;
        expect(
          Math.abs(imponibileSostitutiva - prima.totali.imponibileSostitutiva - poi.totali.imponibileSostitutiva),
        ).toBeLessThanOrEqual(3);
        for (const codice of CONTRIBUTI)
          expect(
            Math.abs(importo(insieme, codice) - importo(prima, codice) - importo(poi, codice)),
            codice,
          ).toBeLessThanOrEqual(2);
      }),
      { numRuns: Math.ceil(provati / 5) },
    ),
  );
});
