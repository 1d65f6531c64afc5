import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { lordoDipendente } from '#shared/calculation/riga/lordo-stato.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { calcolato, collaborazione, occasionale, supplenza, voce } from '../situazioni.ts';
import { anni, giorniDi, importi, personale, seCalcolato, vale, vociAnno } from './pagamenti.ts';

const autonomi = fc
  .record({
    anno: anni,
    lordi: fc.array(importi, { minLength: 1, maxLength: 4 }),
    gia: importi,
    classe: fc.constantFrom('SENZA_DIS_COLL', 'ALTRA_COPERTURA'),
    base: fc.constantFrom('LD', 'LS'),
  })
  .map(({ anno, lordi, gia, classe, base }) =>
    occasionale({
      ...giorniDi(anno),
      base,
      voci: vociAnno(anno, lordi),
      fiscali: { gestioneSeparata: classe, compensiOccasionaliAnno: gia },
    }),
  );
const collaboratori = fc
  .record({
    anno: anni,
    lordi: fc.array(importi, { minLength: 1, maxLength: 4 }),
    reddito: fc.integer({ min: 0, max: 9_000_000 }),
    base: fc.constantFrom('LD', 'LS'),
  })
  .map(({ anno, lordi, reddito, base }) =>
    collaborazione({
      ...giorniDi(anno),
      base,
      voci: vociAnno(anno, lordi),
      fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: reddito },
    }),
  );
const supplenti = fc
  .record({
    anno: anni,
    mese: fc.integer({ min: 3, max: 12 }),
    dal: fc.integer({ min: 1, max: 14 }),
    giorni: fc.integer({ min: 0, max: 14 }),
    ore: fc.integer({ min: 100, max: 1_800 }),
    reddito: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ anno, mese, dal, giorni, ore, reddito }) => {
    const giorno = (numero: number) => `${anno}-${String(mese).padStart(2, '0')}-${String(numero).padStart(2, '0')}`;
    return supplenza('', '', {
      dataPagamento: `${anno}-12-20`,
      fiscali: { redditoComplessivo: reddito },
      servizi: [
        {
          competenza: { dal: giorno(dal), al: giorno(dal + giorni) },
          profilo: 'DOCENTE_PRIMO_GRADO',
          oreSettimanali: ore,
          oreCattedra: 1_800,
        },
      ],
    });
  });
const pagamenti = fc.oneof(personale, autonomi, collaboratori, supplenti);

const somma = (pagato: Cedolino, ...gruppi: readonly string[]) =>
  pagato.righe.filter(({ gruppo }) => gruppi.includes(gruppo)).reduce((totale, riga) => totale + riga.importo, 0);

describe('every payslip', () => {
  test('net + taxes + amounts withheld + charges − sums outside income = gross to the state', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) =>
        expect(
          totali.netto +
            totali.ritenutePrevidenziali +
            totali.ritenuteFiscali +
            totali.altreTrattenute +
            totali.oneri -
            totali.sommeFuoriReddito -
            totali.arrotondamento,
        ).toBe(totali.lordoStato),
      ),
    ));
  test('the gross is the sum of what is due, the net that of the lines with their sign', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, (pagato) => {
        expect(pagato.totali.lordoDipendente).toBe(somma(pagato, 'competenze'));
        expect(pagato.totali.netto).toBe(
          somma(pagato, 'competenze', 'somme_esenti', 'addebiti_fattura', 'somme_fuori_reddito', 'arrotondamento') -
            somma(pagato, 'ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'),
        );
      }),
    ));
  test('charges are the sum of their lines', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, (pagato) => expect(pagato.totali.oneri).toBe(somma(pagato, 'oneri'))),
    ));
  test('each figure is a whole number of cents', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ righe, totali, progressivi }) =>
        expect(
          [...righe.map((riga) => riga.importo), ...Object.values(totali), ...Object.values(progressivi)].filter(
            (cifra) => !Number.isSafeInteger(cifra) || Object.is(cifra, -0),
          ),
        ).toEqual([]),
      ),
    ));
  test('the net is never negative', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) => expect(totali.netto).toBeGreaterThanOrEqual(0)),
    ));
  test('taxes do not exceed what is taxed', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) =>
        expect(totali.ritenuteFiscali).toBeLessThanOrEqual(
          totali.imponibileIrpef + totali.imponibileSostitutiva + totali.imponibileSeparata,
        ),
      ),
    ));
  test('running totals grow by this payslip', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato({ ...situazione, progressivi: { netto: 7, lordoDipendente: 9 } }, ({ totali, progressivi }) =>
        expect([progressivi.netto, progressivi.lordoDipendente]).toEqual([
          totali.netto + 7,
          totali.lordoDipendente + 9,
        ]),
      ),
    ));
  test('computed again it gives the same bytes', () =>
    vale(
      pagamenti,
      (situazione) => expect(JSON.stringify(cedolino(situazione))).toBe(JSON.stringify(cedolino(situazione))),
      60,
    ));
  test('the order of the items does not change the totals', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) =>
        expect(calcolato({ ...situazione, voci: (situazione.voci ?? []).toReversed() }).totali).toEqual(totali),
      ),
    ));
  test('an item of zero does not change the totals', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato(situazione, ({ totali }) =>
        expect(
          calcolato({
            ...situazione,
            voci: [
              ...(situazione.voci ?? []),
              voce(0, { competenza: situazione.voci?.[0]?.competenza ?? { dal: '2026-01-01', al: '2026-01-31' } }),
            ],
          }).totali,
        ).toEqual(totali),
      ),
    ));
  test('an item split in two gives the same totals', () =>
    vale(fc.tuple(fc.oneof(personale, autonomi, collaboratori), importi), ([situazione, intero]) => {
      const competenza = situazione.voci?.[0]?.competenza ?? { dal: '2026-01-01', al: '2026-01-31' };
      const con = (...parti: readonly number[]) =>
        cedolino({ ...situazione, voci: parti.map((parte) => voce(parte, { competenza })) });
      const [unico, diviso] = [con(intero), con(intero - Math.trunc(intero / 3), Math.trunc(intero / 3))];
      expect(unico.esito === 'calcolato' && unico.cedolino.totali).toEqual(
        diviso.esito === 'calcolato' && diviso.cedolino.totali,
      );
    }));
  test('each rule used is in force on the day for which it was asked', () =>
    vale(
      pagamenti,
      (situazione) =>
        seCalcolato(situazione, ({ regole: usate }) =>
          expect(usate.filter(({ dal, giorno }) => dal > giorno)).toEqual([]),
        ),
      60,
    ));
  test('the tree of each line has its figure on top', () =>
    vale(
      pagamenti,
      (situazione) =>
        seCalcolato(situazione, ({ righe }) =>
          expect(righe.every(({ importo: cifra, spiegazione }) => cifra === spiegazione.importo)).toBe(true),
        ),
      60,
    ));
  test('no JSON given to it makes the engine fall', () =>
    vale(fc.json(), (testo) => expect(cedolino(JSON.parse(testo)).esito).toBe('scartato')));
});

describe('one cent more', () => {
  const inPiu = (situazione: SituazioneInput) => ({
    ...situazione,
    voci: (situazione.voci ?? []).map((riga, indice) =>
      indice > 0 || riga.misura.unita !== 'IMPORTO'
        ? riga
        : { ...riga, misura: { unita: 'IMPORTO' as const, importo: riga.misura.importo + 1 } },
    ),
  });
  test('never lowers taxes', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(inPiu({ ...situazione, base: 'LD' }), (dopo) =>
          expect(dopo.totali.ritenuteFiscali).toBeGreaterThanOrEqual(totali.ritenuteFiscali),
        ),
      ),
    ));
  test('does not lower the cost, and raises it by three cents at most', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(inPiu({ ...situazione, base: 'LD' }), (dopo) => {
          const salto = dopo.totali.lordoStato - totali.lordoStato;
          expect([salto >= 0, salto <= 4]).toEqual([true, true]);
        }),
      ),
    ));
  test('of gross to the state does not lower the gross of the employee', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LS' }, ({ totali }) =>
        seCalcolato(inPiu({ ...situazione, base: 'LS' }), (dopo) =>
          expect(dopo.totali.lordoDipendente).toBeGreaterThanOrEqual(totali.lordoDipendente),
        ),
      ),
    ));
});

describe('gross to the state', () => {
  test('the computed cost is within two cents of the gross to the state', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LS' }, ({ totali }) =>
        expect(Math.abs(totali.residuoLordoStato)).toBeLessThanOrEqual(2),
      ),
    ));
  test('with the remainder on IRAP the sum is right to the cent', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LS', opzioni: { residuoLordoStato: 'IRAP' } }, ({ totali }) => {
        if (totali.oneri > 0) expect(totali.residuoLordoStato).toBe(0);
      }),
    ));
  test('there and back: the gross found from the cost of a gross is that gross', () =>
    vale(personale, (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(
          {
            ...situazione,
            base: 'LS',
            voci: [
              voce(totali.lordoStato, {
                competenza: situazione.voci?.[0]?.competenza ?? { dal: '2026-01-01', al: '2026-01-31' },
              }),
            ],
          },
          (ritorno) => expect(Math.abs(ritorno.totali.lordoDipendente - totali.lordoDipendente)).toBeLessThanOrEqual(1),
        ),
      ),
    ));
  test('grows by stretches and does not exceed the cost', () =>
    vale(fc.tuple(importi, importi, fc.nat(1_000_000), fc.nat(1_000_000)), ([costo, fino, a, b]) => {
      const tratti = [
        { fino, oneri: a },
        { fino: null, oneri: b },
      ];
      expect(lordoDipendente(costo, tratti)).toBeLessThanOrEqual(costo);
      expect(lordoDipendente(costo + 1, tratti)).toBeGreaterThanOrEqual(lordoDipendente(costo, tratti));
    }));
});
