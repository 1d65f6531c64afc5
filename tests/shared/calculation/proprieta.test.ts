import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino, type Cedolino } from '../../../shared/calculation/cedolino.ts';
import { contributoGestioneSeparata } from '../../../shared/calculation/contributi/gestione-separata.ts';
import { ulterioreDetrazione } from '../../../shared/calculation/imposte/cuneo.ts';
import { detrazioneLavoro } from '../../../shared/calculation/imposte/detrazioni.ts';
import { irpefLorda, irpefLordaDelPeriodo, irpefSeparata } from '../../../shared/calculation/imposte/irpef.ts';
import { lordoDipendente } from '../../../shared/calculation/righe/lordo-stato.ts';
import type { SituazioneInput } from '../../../shared/calculation/situazione/situazione.ts';
import { dato } from '../../../shared/calculation/spiegazione/calcolato.ts';
import {
  perDivisoArrotondato,
  perDivisoPerEccesso,
  perDivisoTroncato,
  quota,
  quotaComposta,
} from '../../../shared/money/arrotondamenti.ts';
import { regoleCorrenti } from '../../../shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, importo, occasionale, supplenza, voce } from './situazioni.ts';

const regole = regoleCorrenti();
const importi = fc.integer({ min: 0, max: 5_000_000 });
const anni = fc.constantFrom(2023, 2024, 2025, 2026);
const aliquoteAnno = { 2023: [23, 25, 35, 43], 2024: [23, 35, 43], 2025: [23, 35, 43], 2026: [23, 33, 43] } as const;
const contratti = fc.constantFrom('TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE');
const giorniDi = (anno: number) => ({ liquidazione: { anno, mese: 6 }, dataPagamento: `${anno}-06-20` });
const vociAnno = (anno: number, lordi: readonly number[], altro: Parameters<typeof voce>[1] = {}) =>
  lordi.map((lordo, indice) =>
    voce(lordo, {
      codice: `V${indice}`,
      descrizione: `Compenso ${indice}`,
      competenza: { dal: `${anno}-01-01`, al: `${anno}-01-31` },
      ...altro,
    }),
  );

/** Any payment a school makes, of any kind, with any sensible data. */
const personale = fc
  .record({
    anno: anni,
    contratto: contratti,
    lordi: fc.array(importi, { minLength: 1, maxLength: 5 }),
    quale: fc.nat(3),
    base: fc.constantFrom('LD', 'LS'),
    plafond: importi,
  })
  .map(({ anno, contratto, lordi, quale, base, plafond }): SituazioneInput =>
    accessorio({
      ...giorniDi(anno),
      base,
      percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
      voci: vociAnno(anno, lordi),
      fiscali: {
        aliquotaMassima: {
          aliquota: (aliquoteAnno[anno][quale % aliquoteAnno[anno].length] ?? 23) * 10_000,
          lettaDa: 'x',
        },
        plafondSostitutiva: plafond,
        redditoLavoroDipendente: 3_000_000,
      },
    }),
  );
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

const vale = <T>(arbitrario: fc.Arbitrary<T>, proprieta: (valore: T) => void, numRuns = 150) =>
  fc.assert(
    fc.property(arbitrario, (valore) => {
      proprieta(valore);
    }),
    { numRuns, seed: 20_261_120 },
  );
const somma = (pagato: Cedolino, ...gruppi: readonly string[]) =>
  pagato.righe.filter(({ gruppo }) => gruppi.includes(gruppo)).reduce((totale, riga) => totale + riga.importo, 0);
const seCalcolato = (situazione: SituazioneInput, poi: (pagato: Cedolino) => void) => {
  const esito = cedolino(situazione);
  if (esito.esito === 'calcolato') poi(esito.cedolino);
};

describe('ogni cedolino', () => {
  test('netto + ritenute + trattenute + oneri − somme fuori reddito = lordo stato', () =>
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
  test('il lordo è la somma delle competenze, il netto quella delle righe con il loro segno', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, (pagato) => {
        expect(pagato.totali.lordoDipendente).toBe(somma(pagato, 'competenze'));
        expect(pagato.totali.netto).toBe(
          somma(pagato, 'competenze', 'somme_esenti', 'addebiti_fattura', 'somme_fuori_reddito', 'arrotondamento') -
            somma(pagato, 'ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'),
        );
      }),
    ));
  test('gli oneri sono la somma delle loro righe', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, (pagato) => expect(pagato.totali.oneri).toBe(somma(pagato, 'oneri'))),
    ));
  test('ogni cifra è un numero intero di centesimi', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ righe, totali, progressivi }) =>
        expect(
          [...righe.map((riga) => riga.importo), ...Object.values(totali), ...Object.values(progressivi)].filter(
            (cifra) => !Number.isSafeInteger(cifra) || Object.is(cifra, -0),
          ),
        ).toEqual([]),
      ),
    ));
  test('il netto non è mai negativo', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) => expect(totali.netto).toBeGreaterThanOrEqual(0)),
    ));
  test("le imposte non superano l'imponibile", () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) =>
        expect(totali.ritenuteFiscali).toBeLessThanOrEqual(
          totali.imponibileIrpef + totali.imponibileSostitutiva + totali.imponibileSeparata,
        ),
      ),
    ));
  test('i progressivi crescono di questo cedolino', () =>
    vale(pagamenti, (situazione) =>
      seCalcolato({ ...situazione, progressivi: { netto: 7, lordoDipendente: 9 } }, ({ totali, progressivi }) =>
        expect([progressivi.netto, progressivi.lordoDipendente]).toEqual([
          totali.netto + 7,
          totali.lordoDipendente + 9,
        ]),
      ),
    ));
  test('ricalcolato dà gli stessi byte', () =>
    vale(
      pagamenti,
      (situazione) => expect(JSON.stringify(cedolino(situazione))).toBe(JSON.stringify(cedolino(situazione))),
      60,
    ));
  test("l'ordine delle voci non cambia i totali", () =>
    vale(pagamenti, (situazione) =>
      seCalcolato(situazione, ({ totali }) =>
        expect(calcolato({ ...situazione, voci: (situazione.voci ?? []).toReversed() }).totali).toEqual(totali),
      ),
    ));
  test('una voce a zero non cambia i totali', () =>
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
  test('una voce divisa in due dà gli stessi totali', () =>
    vale(fc.tuple(fc.oneof(personale, autonomi, collaboratori), importi), ([situazione, intero]) => {
      const competenza = situazione.voci?.[0]?.competenza ?? { dal: '2026-01-01', al: '2026-01-31' };
      const con = (...parti: readonly number[]) =>
        cedolino({ ...situazione, voci: parti.map((parte) => voce(parte, { competenza })) });
      const [unico, diviso] = [con(intero), con(intero - Math.trunc(intero / 3), Math.trunc(intero / 3))];
      expect(unico.esito === 'calcolato' && unico.cedolino.totali).toEqual(
        diviso.esito === 'calcolato' && diviso.cedolino.totali,
      );
    }));
  test('ogni regola usata è in vigore il giorno in cui è stata chiesta', () =>
    vale(
      pagamenti,
      (situazione) =>
        seCalcolato(situazione, ({ regole: usate }) =>
          expect(usate.filter(({ dal, giorno }) => dal > giorno)).toEqual([]),
        ),
      60,
    ));
  test("l'albero di ogni riga ha in cima la sua cifra", () =>
    vale(
      pagamenti,
      (situazione) =>
        seCalcolato(situazione, ({ righe }) =>
          expect(righe.every(({ importo: cifra, spiegazione }) => cifra === spiegazione.importo)).toBe(true),
        ),
      60,
    ));
  test('qualunque JSON in ingresso non fa cadere il motore', () =>
    vale(fc.json(), (testo) => expect(cedolino(JSON.parse(testo)).esito).toBe('scartato')));
});

describe('un centesimo in più', () => {
  const inPiu = (situazione: SituazioneInput) => ({
    ...situazione,
    voci: (situazione.voci ?? []).map((riga, indice) =>
      indice > 0 || riga.misura.unita !== 'IMPORTO'
        ? riga
        : { ...riga, misura: { unita: 'IMPORTO' as const, importo: riga.misura.importo + 1 } },
    ),
  });
  test('non abbassa mai le imposte', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(inPiu({ ...situazione, base: 'LD' }), (dopo) =>
          expect(dopo.totali.ritenuteFiscali).toBeGreaterThanOrEqual(totali.ritenuteFiscali),
        ),
      ),
    ));
  test('non abbassa il costo e lo alza di non più di tre centesimi', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(inPiu({ ...situazione, base: 'LD' }), (dopo) => {
          const salto = dopo.totali.lordoStato - totali.lordoStato;
          expect([salto >= 0, salto <= 4]).toEqual([true, true]);
        }),
      ),
    ));
  test('di lordo stato non abbassa il lordo dipendente', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LS' }, ({ totali }) =>
        seCalcolato(inPiu({ ...situazione, base: 'LS' }), (dopo) =>
          expect(dopo.totali.lordoDipendente).toBeGreaterThanOrEqual(totali.lordoDipendente),
        ),
      ),
    ));
});

describe('lordo stato', () => {
  test('il costo calcolato dista dal lordo stato al più due centesimi', () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LS' }, ({ totali }) =>
        expect(Math.abs(totali.residuoLordoStato)).toBeLessThanOrEqual(2),
      ),
    ));
  test("con il residuo sull'IRAP la somma torna al centesimo", () =>
    vale(fc.oneof(personale, autonomi, collaboratori), (situazione) =>
      seCalcolato({ ...situazione, base: 'LS', opzioni: { residuoLordoStato: 'IRAP' } }, ({ totali }) => {
        if (totali.oneri > 0) expect(totali.residuoLordoStato).toBe(0);
      }),
    ));
  test('andata e ritorno: il lordo ricavato dal costo di un lordo è quel lordo', () =>
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
  test('a tratti è crescente e non supera il costo', () =>
    vale(fc.tuple(importi, importi, fc.nat(1_000_000), fc.nat(1_000_000)), ([costo, fino, a, b]) => {
      const tratti = [
        { fino, oneri: a },
        { fino: null, oneri: b },
      ];
      expect(lordoDipendente(costo, tratti)).toBeLessThanOrEqual(costo);
      expect(lordoDipendente(costo + 1, tratti)).toBeGreaterThanOrEqual(lordoDipendente(costo, tratti));
    }));
});

describe('imposte e contributi', () => {
  const giorni = fc.constantFrom('2023-06-01', '2024-06-01', '2025-06-01', '2026-06-01');
  const lorda = (imponibile: number, giorno: string) => irpefLorda(dato('i', imponibile), giorno, regole).importo;
  test("l'IRPEF cresce con il reddito e mai più del 43 %", () =>
    vale(fc.tuple(fc.integer({ min: 0, max: 20_000_000 }), giorni), ([imponibile, giorno]) => {
      const salto = lorda(imponibile + 100, giorno) - lorda(imponibile, giorno);
      expect([salto >= 23, salto <= 43]).toEqual([true, true]);
    }));
  test("l'IRPEF di dodici mesi uguali è quella dell'anno, a meno dei centesimi dei mesi", () =>
    vale(fc.tuple(importi, giorni), ([mese, giorno]) =>
      expect(
        Math.abs(
          irpefLordaDelPeriodo(dato('i', mese), { parti: 1, su: 12 }, giorno, regole).importo * 12 -
            lorda(mese * 12, giorno),
        ),
      ).toBeLessThanOrEqual(6),
    ));
  test("il periodo di un anno intero è l'anno", () =>
    vale(fc.tuple(importi, giorni), ([imponibile, giorno]) =>
      expect(irpefLordaDelPeriodo(dato('i', imponibile), { parti: 12, su: 12 }, giorno, regole).importo).toBe(
        lorda(imponibile, giorno),
      ),
    ));
  test('la detrazione cala con il reddito oltre la prima fascia', () =>
    vale(fc.tuple(fc.integer({ min: 1_500_001, max: 6_000_000 }), giorni), ([reddito, giorno]) => {
      const det = (redditoComplessivo: number) =>
        detrazioneLavoro({ redditoComplessivo, giorni: 365, tempoDeterminato: false, minimo: true }, giorno, regole)
          .comma1.importo;
      expect(det(reddito + 100)).toBeLessThanOrEqual(det(reddito));
    }));
  test('la detrazione di meno giorni non è mai di più', () =>
    vale(fc.tuple(importi, fc.integer({ min: 0, max: 364 })), ([redditoComplessivo, giorniPagati]) => {
      const det = (quanti: number) =>
        detrazioneLavoro(
          { redditoComplessivo, giorni: quanti, tempoDeterminato: true, minimo: false },
          '2026-06-01',
          regole,
        ).comma1.importo;
      expect(det(giorniPagati)).toBeLessThanOrEqual(det(giorniPagati + 1));
    }));
  test("l'ulteriore detrazione sta tra 0 e 1.000 e cala oltre 32.000", () =>
    vale(fc.integer({ min: 3_200_000, max: 4_100_000 }), (reddito) => {
      const det = (quanto: number) => ulterioreDetrazione(quanto, 365, '2026-06-01', regole).importo;
      expect([det(reddito) >= det(reddito + 1), det(reddito) <= 100_000, det(reddito) >= 0]).toEqual([
        true,
        true,
        true,
      ]);
    }));
  test('la separata non supera il 43 % e non scende sotto il 23 %', () =>
    vale(fc.tuple(importi, importi, importi), ([arretrati, a, b]) => {
      const { imposta } = irpefSeparata(dato('a', arretrati), [a, b], '2026-06-01', regole);
      expect([imposta.importo >= quota(arretrati, 230_000) - 1, imposta.importo <= quota(arretrati, 430_000)]).toEqual([
        true,
        true,
      ]);
    }));
  test("l'ordine degli anni del biennio non conta", () =>
    vale(fc.tuple(importi, importi, importi), ([arretrati, a, b]) =>
      expect(irpefSeparata(dato('a', arretrati), [a, b], '2026-06-01', regole).imposta.importo).toBe(
        irpefSeparata(dato('a', arretrati), [b, a], '2026-06-01', regole).imposta.importo,
      ),
    ));
  test('le due parti della Gestione separata sommano al totale, e il terzo è un terzo', () =>
    vale(fc.tuple(importi, fc.constantFrom('CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA')), ([base, classe]) => {
      const { totale, collaboratore, committente } = contributoGestioneSeparata(
        dato('b', base),
        classe,
        '2026-06-01',
        regole,
      );
      expect(collaboratore.importo + committente.importo).toBe(totale.importo);
      expect(Math.abs(collaboratore.importo * 3 - totale.importo)).toBeLessThanOrEqual(1);
    }));
  test("l'imposta sostitutiva non peggiora mai il netto", () =>
    vale(personale, (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(
          { ...situazione, base: 'LD', fiscali: { ...situazione.fiscali, rinunciaSostitutiva: true } },
          (senza) => expect(totali.netto).toBeGreaterThanOrEqual(senza.totali.netto),
        ),
      ),
    ));
  test("sotto la franchigia l'occasionale non versa contributi, sopra solo sull'eccedenza", () =>
    vale(fc.tuple(importi, importi), ([gia, compenso]) => {
      const pagato = calcolato(
        occasionale({
          voci: vociAnno(2026, [compenso]),
          fiscali: { gestioneSeparata: 'SENZA_DIS_COLL', compensiOccasionaliAnno: gia },
        }),
      );
      expect(pagato.totali.imponibileGestioneSeparata).toBe(Math.max(0, Math.min(compenso, gia + compenso - 500_000)));
    }));
  test("un tempo determinato costa alla scuola l'1,61 % in più, e rende lo stesso netto", () =>
    vale(fc.tuple(importi, anni), ([lordo, anno]) => {
      const di = (contratto: 'TI' | 'TD_30_6') =>
        calcolato(
          accessorio({
            ...giorniDi(anno),
            percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' },
            voci: vociAnno(anno, [lordo]),
            fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' } },
          }),
        ).totali;
      expect([di('TD_30_6').netto, di('TD_30_6').oneri]).toEqual([
        di('TI').netto,
        di('TI').oneri + quota(lordo, 16_100),
      ]);
    }));
  test('due pagamenti danno gli stessi contributi di uno, a meno di un centesimo per riga', () =>
    vale(fc.tuple(importi, importi), ([a, b]) => {
      const contributi = (...lordi: readonly number[]) =>
        importo(calcolato(accessorio({ voci: vociAnno(2026, lordi) })), 'PENSIONE_DIPENDENTE');
      expect(Math.abs(contributi(a) + contributi(b) - contributi(a, b))).toBeLessThanOrEqual(1);
    }));
});

describe('trattenute e arrotondamento', () => {
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
  test('mai più della metà del netto, e mai meno di zero', () =>
    vale(conTrattenute, ([lordo, trattenute]) => {
      const { totali } = calcolato(accessorio({ voci: vociAnno(2026, [lordo]), trattenute }));
      expect([
        totali.altreTrattenute >= 0,
        totali.altreTrattenute * 2 <= totali.netto + totali.altreTrattenute,
      ]).toEqual([true, true]);
    }));
  test('le trattenute non cambiano né imposte né costo', () =>
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
  test("all'euro: netto intero, differenza entro un euro, resto riportato", () =>
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

describe('arrotondamenti', () => {
  const interi = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const positivi = fc.integer({ min: 1, max: 1_000_000 });
  test('il mezzo va via da zero', () =>
    vale(fc.tuple(interi, positivi), ([a, c]) =>
      expect(perDivisoArrotondato(a * 2 + (a >= 0 ? 1 : -1), c, c * 2)).toBe(a >= 0 ? a + 1 : a - 1),
    ));
  test("l'errore è al più mezza unità", () =>
    vale(fc.tuple(interi, positivi, positivi), ([a, b, c]) =>
      expect(
        Math.abs(Number(BigInt(perDivisoArrotondato(a, b, c)) * BigInt(c) - BigInt(a) * BigInt(b))) * 2,
      ).toBeLessThanOrEqual(c),
    ));
  test('cambiare segno cambia solo il segno', () =>
    vale(fc.tuple(interi, positivi, positivi), ([a, b, c]) =>
      expect(perDivisoArrotondato(-a, b, c)).toBe(-perDivisoArrotondato(a, b, c) || 0),
    ));
  test('troncato ≤ arrotondato ≤ per eccesso, in valore assoluto', () =>
    vale(fc.tuple(interi, positivi, positivi), ([a, b, c]) => {
      const [troncato, arrotondato, eccesso] = [
        perDivisoTroncato(a, b, c),
        perDivisoArrotondato(a, b, c),
        perDivisoPerEccesso(a, b, c),
      ].map(Math.abs);
      expect([
        (troncato ?? 0) <= (arrotondato ?? 0),
        (arrotondato ?? 0) <= (eccesso ?? 0),
        (eccesso ?? 0) - (troncato ?? 0) <= 1,
      ]).toEqual([true, true, true]);
    }));
  test('una quota sola e la stessa composta sono uguali', () =>
    vale(fc.tuple(interi, fc.integer({ min: 0, max: 1_000_000 })), ([cifra, aliquota]) =>
      expect(quotaComposta([{ importo: cifra, aliquota }])).toBe(quota(cifra, aliquota)),
    ));
  test('la composta arrotonda una volta sola', () =>
    vale(fc.array(fc.tuple(interi, fc.integer({ min: 0, max: 1_000_000 })), { maxLength: 5 }), (parti) => {
      const composta = quotaComposta(parti.map(([cifra, aliquota]) => ({ importo: cifra, aliquota })));
      const esatta = parti.reduce((totale, [cifra, aliquota]) => totale + BigInt(cifra) * BigInt(aliquota), 0n);
      expect(Math.abs(Number(BigInt(composta) * 1_000_000n - esatta)) * 2).toBeLessThanOrEqual(1_000_000);
    }));
});
