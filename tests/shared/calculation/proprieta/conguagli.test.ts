import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { rataAddizionale } from '#shared/calculation/imposte/addizionali.ts';
import { Fiscali } from '#shared/calculation/situazione/fiscale.ts';
import { Progressivi, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { somma } from '#shared/money/centesimi.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, importo, supplenza, voce } from '../situazioni.ts';

const provati = process.env.SITUAZIONI === undefined ? 2_000 : Number(process.env.SITUAZIONI);
const PROVE = Math.ceil(provati / 4);
const mese = (quale: number) => ({ dal: `2026-0${quale}-01`, al: `2026-0${quale}-28` });

type DatiFiscali = NonNullable<SituazioneInput['fiscali']>;
/** A payment of one month, or of two at once: the last one may settle the year. */
interface Sequenza {
  /** What it is made of, for who reads a counterexample. */
  readonly dati: object;
  readonly con: (mesi: readonly (1 | 2)[], progressivi: Partial<Progressivi>, conguaglio: boolean) => SituazioneInput;
}

/** Incomes from under the first floor to over the last bracket, so that every threshold of the settlement is passed. */
const lordo = fc.oneof(fc.integer({ min: 10_000, max: 1_500_000 }), fc.integer({ min: 1_500_000, max: 7_000_000 }));
const dellAnno = fc.record({
  redditoComplessivo: fc.option(fc.integer({ min: 0, max: 6_000_000 })),
  trattamentoIntegrativo: fc.boolean(),
  coniuge: fc.boolean(),
});
const datiDi = ({
  redditoComplessivo,
  trattamentoIntegrativo,
  coniuge,
}: typeof dellAnno extends fc.Arbitrary<infer T> ? T : never): DatiFiscali => ({
  redditoComplessivo,
  trattamentoIntegrativo,
  familiari: coniuge ? [{ tipo: 'CONIUGE' }] : [],
  addizionali: { comune: 'F205', regione: 'LOMBARDIA' },
});

const collaboratori = fc.record({ lordi: fc.tuple(lordo, lordo), dati: dellAnno }).map(({ lordi, dati }): Sequenza => ({
  dati: { lordi, ...dati },
  con: (mesi, progressivi, conguaglio) =>
    collaborazione({
      fiscali: {
        ...datiDi(dati),
        // A period needs an income to look at; the settlement finds its own.
        redditoComplessivo: dati.redditoComplessivo ?? (conguaglio ? null : 2_000_000),
        gestioneSeparata: 'CON_DIS_COLL',
        imponibileGestioneSeparataAnno: progressivi.imponibileGestioneSeparata ?? 0,
      },
      progressivi,
      opzioni: { conguaglio },
      voci: mesi.map((quale) => voce(lordi[quale - 1] ?? 0, { competenza: mese(quale) })),
    }),
}));

const supplenti = fc
  .record({
    ore: fc.tuple(fc.integer({ min: 100, max: 1_800 }), fc.integer({ min: 100, max: 1_800 })),
    contratto: fc.constantFrom('TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'),
    dati: dellAnno,
  })
  .map(({ ore, contratto, dati }): Sequenza => ({
    dati: { ore, contratto, ...dati },
    con: (mesi, progressivi, conguaglio) =>
      supplenza('', '', {
        percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
        fiscali: { ...datiDi(dati), redditoComplessivo: dati.redditoComplessivo ?? (conguaglio ? null : 2_000_000) },
        progressivi,
        opzioni: { conguaglio },
        servizi: mesi.map((quale) => ({
          competenza: mese(quale),
          profilo: 'DOCENTE_LAUREATO',
          oreSettimanali: ore[quale - 1] ?? 0,
          oreCattedra: 1_800,
        })),
      }),
  }));

/** Of the year, whoever withholds it and when. */
const DELL_ANNO = ['IRPEF', 'TRATTAMENTO_INTEGRATIVO', 'SOMMA_INTEGRATIVA'] as const;

/** What a settlement tells, as nothing allows to withhold it, or takes back in instalments. */
const RESTA = [
  ...['CONGUAGLIO_NON_TRATTENUTO', 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE', 'SOMMA_INTEGRATIVA_DA_RECUPERARE'],
  'ULTERIORE_DETRAZIONE_DA_RECUPERARE',
];
const resta = ({ righe }: Cedolino) =>
  somma(righe.filter(({ codice }) => RESTA.includes(codice)).map((riga) => riga.importo));
const aCarico = (cedolino: Cedolino) =>
  importo(cedolino, 'IRPEF') -
  importo(cedolino, 'TRATTAMENTO_INTEGRATIVO') -
  importo(cedolino, 'SOMMA_INTEGRATIVA') +
  resta(cedolino);

describe('a year paid in two months and settled at the second is the year settled at once', () => {
  test.each([
    ['collaborators', collaboratori],
    ['substitutes of an institute that pays its own', supplenti],
  ] as const)('%s', { timeout: 600_000 }, (_chi, sequenze) => {
    let uguali = 0;
    fc.assert(
      fc.property<[Sequenza]>(sequenze, ({ con }) => {
        const insieme = calcolato(con([1, 2], {}, true));
        const prima = calcolato(con([1], {}, false));
        const poi = calcolato(con([2], prima.progressivi, true));
        expect(poi.progressivi.giorniPagati).toBe(insieme.progressivi.giorniPagati);
        expect(poi.progressivi.lordoDipendente).toBe(insieme.progressivi.lordoDipendente);
        const scarto = Math.abs(insieme.progressivi.imponibileIrpef - poi.progressivi.imponibileIrpef);
        // Two contributions are rounded on each of the two payments, and on the one: half a cent each.
        expect(scarto, 'imponibile').toBeLessThanOrEqual(2);
        if (scarto > 0) return;
        uguali += 1;
        expect(aCarico(prima) + aCarico(poi), 'what the year takes, or is to take').toBe(aCarico(insieme));
        if (resta(poi) + resta(insieme) > 0) return;
        for (const codice of DELL_ANNO)
          expect(importo(prima, codice) + importo(poi, codice), codice).toBe(importo(insieme, codice));
      }),
      { numRuns: PROVE },
    );
    // On another income of a cent the deductions are others, as their ratios are cut at four decimals: the rest are enough.
    expect(uguali).toBeGreaterThan(PROVE / 10);
  });
});

describe('what a month, or a year, has already used', () => {
  test('of the relief of a mother: two payslips of a month withhold what one does, around its 250,00', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(400_000), fc.nat(400_000)), ([primo, secondo]) => {
        const pagata = (lordi: readonly number[], giaFruitoNelMese: number) =>
          calcolato(
            accessorio({
              fiscali: {
                aliquotaMassima: { aliquota: 330_000, lettaDa: 'prova' },
                esoneroMadre: { figli: 3, nascitaFiglioMinore: '2020-01-01', giaFruitoNelMese },
              },
              voci: lordi.map((quanto) => voce(quanto)),
            }),
          );
        const esonero = (lordi: readonly number[], gia = 0) => -importo(pagata(lordi, gia), 'ESONERO_MADRE');
        const gia = esonero([primo]);
        expect(Math.abs(esonero([primo, secondo]) - gia - esonero([secondo], gia))).toBeLessThanOrEqual(1);
        expect(gia + esonero([secondo], gia)).toBeLessThanOrEqual(25_000);
      }),
      { numRuns: Math.ceil(provati / 8) },
    );
  });

  test('of the fee of an auditor: the second payment is told that it is passed when the one payment is', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 1, max: 300_000 })),
        ([primo, secondo]) => {
          const pagato = (lordi: readonly number[], progressivi: Partial<Progressivi> = {}) =>
            calcolato(
              collaborazione({
                percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
                fiscali: { redditoComplessivo: 4_000_000 },
                progressivi,
                voci: lordi.map((quanto) => voce(quanto)),
              }),
            );
          const avvisa = ({ avvisi }: ReturnType<typeof calcolato>) =>
            avvisi.some(({ codice }) => codice === 'LIMITE_RAGGIUNTO');
          expect(avvisa(pagato([secondo], pagato([primo]).progressivi))).toBe(avvisa(pagato([primo, secondo])));
        },
      ),
      { numRuns: Math.ceil(provati / 8) },
    );
  });

  test('of a surtax: its instalments, one a payslip, take what was left to the cent', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 11 })), ([dovuto, rate]) => {
        let residuo = dovuto;
        for (let restanti = rate; restanti > 0; restanti -= 1)
          residuo -= rataAddizionale('x', { residuo, rate: restanti }, false, '2026-06-20', regoleCorrenti()).importo;
        expect(residuo).toBe(0);
      }),
      { numRuns: Math.ceil(provati / 8) },
    );
  });
});

describe('the progressives of a year', () => {
  /** Where each is carried from one payment to the next; those that no amount reads are only summed. */
  const CONTATI = {
    imponibileIrpef: 'conguagli',
    irpef: 'conguagli',
    giorniPagati: 'conguagli',
    trattamentoIntegrativo: 'conguagli',
    sommaIntegrativa: 'conguagli',
    ulterioreDetrazione: 'conguagli',
    lordoDipendente: 'conguagli',
    imponibileContributivoAnno: 'due-pagamenti',
    imponibileGestioneSeparataAnno: 'due-pagamenti',
    compensiOccasionaliAnno: 'due-pagamenti',
  };
  const SOMMATI = ['imponibileContributivo', 'imponibileSostitutiva', 'imponibileGestioneSeparata', 'netto'];

  test('are all carried by a sequence of payments, or only summed', () => {
    const noti = [...Object.keys(CONTATI), ...SOMMATI];
    const daiDati = [
      ...Object.keys(Progressivi.shape),
      ...Object.keys(Fiscali.shape).filter((nome) => nome.endsWith('Anno') && nome !== 'giorniAnno'),
    ];
    expect(daiDati.filter((nome) => !noti.includes(nome))).toEqual([]);
    expect(noti.filter((nome) => !daiDati.includes(nome))).toEqual([]);
  });

  test('those only summed change no line', () => {
    const righe = (progressivi: Partial<Progressivi>) =>
      calcolato(
        collaborazione({
          progressivi,
          opzioni: { conguaglio: true },
          fiscali: { ...collaborazione().fiscali, addizionali: { comune: 'F205', regione: 'LOMBARDIA' } },
        }),
      ).righe;
    for (const nome of SOMMATI) expect(righe({ [nome]: 9_000_000 }), nome).toEqual(righe({}));
  });
});
