import { describe, expect, test } from 'vitest';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, voce } from '../situazioni.ts';

const MASSIMO = 999_999_999;
const ferie = { cessazione: '2026-06-30', profilo: 'P', oreSettimanali: 1, oreCattedra: 1, giorniServizio: 1 };
const servizio = {
  competenza: { dal: '2026-01-01', al: '2026-01-31' },
  profilo: 'P',
  oreSettimanali: 1,
  oreCattedra: 1,
};
const accettata = (altro: object): boolean => Situazione.safeParse({ ...accessorio(), ...altro }).success;

/** For each figure the first and last value that is accepted; one less and one more are not. */
const limiti: readonly (readonly [string, number, number, (valore: number) => object])[] = [
  ['liquidazione.anno', 1900, 2100, (anno) => ({ liquidazione: { anno, mese: 1 } })],
  ['liquidazione.mese', 1, 12, (mese) => ({ liquidazione: { anno: 2026, mese } })],
  ['importo di una voce', -MASSIMO, MASSIMO, (importo) => ({ voci: [voce(importo)] })],
  ['ore', 0, 1_000_000, (quantita) => ({ voci: [voce(0, { misura: { unita: 'ORE', quantita, tariffa: 1 } })] })],
  [
    'tariffa oraria',
    0,
    MASSIMO,
    (tariffa) => ({ voci: [voce(0, { misura: { unita: 'ORE', quantita: 1, tariffa } })] }),
  ],
  ['giorni', 0, 100_000, (quantita) => ({ voci: [voce(0, { misura: { unita: 'GIORNI', quantita, tariffa: 1 } })] })],
  ['progressivi.giorniPagati', 0, 366, (giorniPagati) => ({ progressivi: { giorniPagati } })],
  ['progressivi.irpef', -MASSIMO, MASSIMO, (irpef) => ({ progressivi: { irpef } })],
  [
    'opzioni.arrotondamentoPrecedente',
    -100,
    100,
    (arrotondamentoPrecedente) => ({ opzioni: { arrotondamentoPrecedente } }),
  ],
  ['fiscali.giorniDetrazione', 0, 366, (giorniDetrazione) => ({ fiscali: { giorniDetrazione } })],
  ['fiscali.giorniAnno', 0, 366, (giorniAnno) => ({ fiscali: { giorniAnno } })],
  ['fiscali.redditoComplessivo', 0, MASSIMO, (redditoComplessivo) => ({ fiscali: { redditoComplessivo } })],
  ['aliquota massima', 0, 1_000_000, (aliquota) => ({ fiscali: { aliquotaMassima: { aliquota, lettaDa: 'x' } } })],
  ['mesi a carico', 1, 12, (mesi) => ({ fiscali: { familiari: [{ tipo: 'FIGLIO', mesi }] } })],
  ['quota a carico', 1, 1_000_000, (quota) => ({ fiscali: { familiari: [{ tipo: 'ALTRO', quota }] } })],
  ["rate di un'addizionale", 1, 11, (rate) => ({ fiscali: { addizionali: { saldoComunale: { residuo: 0, rate } } } })],
  [
    'figli della madre',
    1,
    20,
    (figli) => ({ fiscali: { esoneroMadre: { figli, nascitaFiglioMinore: '2020-01-01' } } }),
  ],
  ...(['oreSettimanali', 'oreCattedra'] as const).flatMap((campo) => [
    [`servizi.${campo}`, 1, 6_000, (ore: number) => ({ servizi: [{ ...servizio, [campo]: ore }] })] as const,
    [`ferie.${campo}`, 1, 6_000, (ore: number) => ({ ferie: { ...ferie, [campo]: ore } })] as const,
  ]),
  [
    'ore di assenza',
    0,
    6_000,
    (ore) => ({ servizi: [{ ...servizio, assenzeAOre: [{ tipo: 'x', giorno: '2026-01-01', ore }] }] }),
  ],
  [
    'anno di un residuo',
    2_000,
    2_100,
    (anno) => ({ fiscali: { addizionali: { saldoComunale: { residuo: 0, rate: 1, anno } } } }),
  ],
  ['ferie.giorniServizio', 1, 3_660, (giorniServizio) => ({ ferie: { ...ferie, giorniServizio } })],
  ['ferie.anniServizio', 0, 50, (anniServizio) => ({ ferie: { ...ferie, anniServizio } })],
  ['ferie.giorniFruiti', 0, 400, (giorniFruiti) => ({ ferie: { ...ferie, giorniFruiti } })],
  ['ferie.giorniSospensione', 0, 366, (giorniSospensione) => ({ ferie: { ...ferie, giorniSospensione } })],
];

const testo = (lunghezza: number) => 'x'.repeat(lunghezza);

/** Texts and lists: the shortest and the longest. */
const lunghezze: readonly (readonly [string, number, number, (lunghezza: number) => object])[] = [
  ['codice di una voce', 1, 20, (n) => ({ voci: [voce(1, { codice: testo(n) })] })],
  ['descrizione di una voce', 1, 200, (n) => ({ voci: [voce(1, { descrizione: testo(n) })] })],
  ['riferimento di una trattenuta', 1, 60, (n) => ({ trattenute: [{ tipo: 'ALTRA', riferimento: testo(n) }] })],
  ["documento dell'aliquota", 1, 200, (n) => ({ fiscali: { aliquotaMassima: { aliquota: 1, lettaDa: testo(n) } } })],
  ['regione', 1, 40, (n) => ({ fiscali: { addizionali: { regione: testo(n) } } })],
  ['profilo di un servizio', 1, 60, (n) => ({ servizi: [{ ...servizio, profilo: testo(n) }] })],
  ['fascia di un servizio', 1, 10, (n) => ({ servizi: [{ ...servizio, fascia: testo(n) }] })],
  ['sentenza', 1, 200, (n) => ({ servizi: [{ ...servizio, sentenzaRpdCia: testo(n) }] })],
  [
    'tipo di assenza',
    1,
    40,
    (n) => ({ servizi: [{ ...servizio, assenze: [{ tipo: testo(n), dal: '2026-01-01', al: '2026-01-01' }] }] }),
  ],
  [
    'tipo di assenza a ore',
    1,
    40,
    (n) => ({ servizi: [{ ...servizio, assenzeAOre: [{ tipo: testo(n), giorno: '2026-01-01', ore: 1 }] }] }),
  ],
  ['riferimento di un servizio', 1, 200, (n) => ({ servizi: [{ ...servizio, riferimento: testo(n) }] })],
  [
    'origine di una trattenuta',
    1,
    100,
    (n) => ({ trattenute: [{ tipo: 'ALTRA', riferimento: 'x', origine: testo(n) }] }),
  ],
  [
    'ente di un residuo',
    1,
    40,
    (n) => ({ fiscali: { addizionali: { saldoComunale: { residuo: 0, rate: 1, ente: testo(n) } } } }),
  ],
  ['comune della sede INPS', 1, 100, (n) => ({ enti: { comuneInps: testo(n) } })],
  [
    "codice dell'altra scuola",
    1,
    10,
    (n) => ({ percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', altraScuola: testo(n) } }),
  ],
  ['profilo delle ferie', 1, 60, (n) => ({ ferie: { ...ferie, profilo: testo(n) } })],
  ['fascia delle ferie', 1, 10, (n) => ({ ferie: { ...ferie, fascia: testo(n) } })],
];
const elenchi: readonly (readonly [string, number, (quanti: number) => object])[] = [
  ['voci', 500, (n) => ({ voci: Array.from({ length: n }, () => voce(1)) })],
  ['servizi', 100, (n) => ({ servizi: Array.from({ length: n }, () => servizio) })],
  ['trattenute', 50, (n) => ({ trattenute: Array.from({ length: n }, () => ({ tipo: 'ALTRA', riferimento: 'x' })) })],
  ['familiari', 20, (n) => ({ fiscali: { familiari: Array.from({ length: n }, () => ({ tipo: 'ALTRO' })) } })],
  [
    'assenze',
    100,
    (n) => ({
      servizi: [
        { ...servizio, assenze: Array.from({ length: n }, () => ({ tipo: 'x', dal: '2026-01-01', al: '2026-01-01' })) },
      ],
    }),
  ],
  [
    'assenze a ore',
    100,
    (n) => ({
      servizi: [
        { ...servizio, assenzeAOre: Array.from({ length: n }, () => ({ tipo: 'x', giorno: '2026-01-01', ore: 1 })) },
      ],
    }),
  ],
  ['adempimenti', 6, (n) => ({ voci: [voce(1, { adempimenti: Array.from({ length: n }, () => 'CU' as const) })] })],
];

describe('the limits of a situation', () => {
  test.each([...limiti, ...lunghezze])('%s: from %i to %i', (_, primo, ultimo, con) =>
    expect([primo - 1, primo, ultimo, ultimo + 1].map((valore) => accettata(con(valore)))).toEqual([
      false,
      true,
      true,
      false,
    ]),
  );
  test.each(elenchi)('%s: up to %i', (_, ultimo, con) =>
    expect([0, ultimo, ultimo + 1].map((quanti) => accettata(con(quanti)))).toEqual([true, true, false]),
  );
  test.each([
    ['provincia', 'MI', ['M', 'MIL', 'mi', '12', ' MI']],
    ['regioneTributo', '10', ['1', '100', '1a']],
    ['capInps', '20100', ['2010', '201000', '2010A']],
    ['matricolaInps', '1234567890', ['123456789', '12345678901', 'A234567890']],
  ])('%s of the school: %s, not %j', (campo, giusta, sbagliate) =>
    expect([giusta, ...sbagliate].filter((valore) => accettata({ enti: { [campo]: valore } }))).toEqual([giusta]),
  );
  test('integers only, and no field nobody knows', () => {
    const guasti: readonly object[] = [
      { voci: [voce(0.5)] },
      { liquidazione: { anno: 2026, mese: 1, giorno: 1 } },
      { voci: [{ ...voce(1), altro: 1 }] },
      { voci: [voce(0, { misura: { unita: 'IMPORTO', importo: 1, tariffa: 1 } as never })] },
      { opzioni: { altro: true } },
      { progressivi: { altro: 1 } },
      { fiscali: { altro: 1 } },
      { fiscali: { addizionali: { altro: 1 } } },
      { fiscali: { familiari: [{ tipo: 'CONIUGE', altro: 1 }] } },
      { ferie: { ...ferie, altro: 1 } },
      { servizi: [{ ...servizio, altro: 1 }] },
      { servizi: [{ ...servizio, assenzeAOre: [{ tipo: 'x', giorno: '2026-01-01', ore: 1, altro: 1 }] }] },
      { percettore: { tipo: 'COCOCO', altro: 1 } },
      { trattenute: [{ tipo: 'ALTRA', riferimento: 'x', altro: 1 }] },
      { voci: [voce(1, { competenza: { dal: '2026-01-01', al: '2026-01-01', mezza: true } as never })] },
    ];
    expect(guasti.filter(accettata)).toEqual([]);
  });
  test('days exist, from 1900 to 2100, written whole', () =>
    expect(
      [
        '1900-01-01',
        '2100-12-31',
        '2024-02-29',
        '1899-12-31',
        '2101-01-01',
        '2026-02-29',
        '2026-1-1',
        '20260101',
        '02026-01-01',
        '2026-01-01T00:00',
      ].map((dataPagamento) => accettata({ dataPagamento })),
    ).toEqual([true, true, true, ...Array.from({ length: 7 }, () => false)]));
  test('the Belfiore code of a town is a letter and three figures', () =>
    expect(
      ['F205', 'F20', 'F2055', 'f205', 'FF205', '2050'].map((comune) =>
        accettata({ fiscali: { addizionali: { comune } } }),
      ),
    ).toEqual([true, false, false, false, false, false]));
});
