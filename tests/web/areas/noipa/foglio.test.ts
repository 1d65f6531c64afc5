import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortPagamenti } from '#functions/noipa/liste/pagamenti.ts';
import { asUid } from '#platform/data/entita.ts';
import { quantitaPerTariffa } from '#shared/calculation/spiegazione/calcolato.ts';
import type { ListaIntera, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import {
  cambiamenti,
  centesimiDi,
  changeValori,
  colonnaCodice,
  colonneDi,
  joinColonne,
  joinPersone,
  personeDi,
  sommeDi,
} from '#web/areas/noipa/liste/foglio.ts';

const ORE = '2555/05 B001/0001';
const FORFAIT = '2555/05 B001/0002';
const giorni = { datInizio: '2025-09-01', datFine: '2026-02-28', profilo: '' };

const ore = (quante: number): PagamentoNoipa['righe'][number] => {
  const { importo } = quantitaPerTariffa('prova', 'ore', quante, 3850);
  return { chiave: ORE, ore: quante, importo, tariffa: 3850, calcolato: importo, spiegazione: '', ...giorni };
};
const importo = (cents: number): PagamentoNoipa['righe'][number] => ({
  chiave: FORFAIT,
  ore: null,
  importo: cents,
  tariffa: null,
  calcolato: null,
  spiegazione: '',
  ...giorni,
});
const chi = (numero: number, ...righe: PagamentoNoipa['righe']): PagamentoNoipa => ({
  persona: asUid(`p${numero}`),
  nominativo: `Inventati ${numero}`,
  desCf: '12345678903',
  righe,
});
const intera = (...pagamenti: PagamentoNoipa[]): ListaIntera => ({
  lista: {
    uid: asUid('lista'),
    versione: 1,
    tipo: 'MOF',
    codice: '',
    anno: 2026,
    mese: 3,
    descrizione: 'Prova',
    datInizio: giorni.datInizio,
    datFine: giorni.datFine,
    tassazione: 'CORRENTE',
    note: '',
    STATUS: 'DA_INVIARE',
    origine: 'MANUALE',
    daLista: null,
    FLG_ESP_DIP: false,
    datInvio: null,
    inviatoIl: null,
    persone: pagamenti.length,
    righe: 0,
    totale: 0,
    somme: [],
  },
  pagamenti,
  disponibilita: [],
  codici: [
    { chiave: ORE, descrizione: 'Ore', tariffa: 3850 },
    { chiave: FORFAIT, descrizione: 'Forfait', tariffa: null },
  ],
});

describe('the sheet of a list', () => {
  const lista = intera(chi(1, ore(1050), importo(5000)), chi(2, importo(700)));
  const colonne = colonneDi(lista);
  const persone = personeDi(lista);
  test('has a column of hours and one of euro, and sums them to the cent', () => {
    expect(colonne.map(({ tariffa }) => tariffa)).toEqual([3850, null]);
    const { perChiave, totale } = sommeDi(persone, colonne);
    expect([...perChiave]).toEqual([
      [ORE, 40_425],
      [FORFAIT, 5700],
    ]);
    expect(totale).toBe(46_125);
  });
  test('as it was read has nothing to save; changed and changed back neither', () => {
    expect(cambiamenti(persone, persone, colonne)).toEqual({ pagamenti: [], tolti: [] });
    const [prima] = colonne;
    const cella = { riga: 'p1', colonna: prima?.id ?? '' };
    const mutate = changeValori(persone, [{ ...cella, valore: 200 }]);
    expect(cambiamenti(persone, mutate, colonne).pagamenti.map(({ persona }) => persona)).toEqual(['p1']);
    const tornate = changeValori(mutate, [{ ...cella, valore: 1050 }]);
    expect(cambiamenti(persone, tornate, colonne)).toEqual({ pagamenti: [], tolti: [] });
  });
  test('writes hours for the server to price, and who has nothing left leaves', () => {
    const [oreCol, euro] = colonne;
    const dopo = changeValori(persone, [
      { riga: 'p1', colonna: oreCol?.id ?? '', valore: 200 },
      { riga: 'p2', colonna: euro?.id ?? '', valore: null },
    ]);
    expect(cambiamenti(persone, dopo, colonne)).toEqual({
      pagamenti: [
        {
          persona: 'p1',
          righe: [
            { chiave: ORE, ore: 200, importo: null, ...giorni },
            { chiave: FORFAIT, ore: null, importo: 5000, ...giorni },
          ],
        },
      ],
      tolti: ['p2'],
    });
  });
  test('has people and codes just added where the saved list has them', () => {
    const nuova = (nominativo: string, desCf: string) => ({
      ...chi(9, importo(100)),
      nominativo,
      desCf,
      persona: asUid<'PERSONA'>(desCf),
    });
    const nuove = [
      nuova('Zeta Ada', 'B'),
      nuova("D'Abate Ugo", 'C'),
      nuova('Doppi Maria', 'E'),
      nuova('Doppi Maria', 'D'),
    ];
    const insieme = joinPersone(persone, personeDi(intera(...nuove)));
    const salvata = intera(...sortPagamenti([...lista.pagamenti, ...nuove]));
    expect(insieme).toEqual(personeDi(salvata));
    const [codice] = lista.codici;
    const solo = colonneDi(intera(chi(2, importo(700))));
    expect(
      joinColonne(solo, codice === undefined ? [] : [colonnaCodice(codice, lista.lista)]).map(({ id }) => id),
    ).toEqual(colonne.map(({ id }) => id));
  });
  test('offers a code in the days of the list', () => {
    const [codice] = lista.codici;
    expect(codice && colonnaCodice(codice, lista.lista).id).toBe(colonne[0]?.id);
  });
});

test('cents on the screen are those of the server, whatever hours and rate', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 20_000 }), (quante, tariffa) => {
      expect(centesimiDi({ tariffa }, quante)).toBe(quantitaPerTariffa('prova', 'ore', quante, tariffa).importo);
    }),
  ));
