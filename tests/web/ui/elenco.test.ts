import { describe, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { codiceDi, colonnaDelNome } from '#ui/elenco/chi.ts';
import { campoEsportato, compareValori, valoreDi, type Colonna } from '#ui/elenco/colonna.ts';
import { colonneEsportate } from '#ui/elenco/colonne-esportate.ts';
import { csvOf } from '#ui/elenco/csv.ts';
import { clausoleOf, describeClausola, filterRighe, OVUNQUE, type CampoFiltro } from '#ui/elenco/fonti/filtro.ts';
import { withoutRiga, withRiga } from '#ui/elenco/fonti/fonte.ts';
import { isQui, ordineDi, ordineQui, righeMostrate } from '#ui/elenco/fonti/ordine-qui.ts';
import { counterText, pageRequest, pagesOf, rangeText } from '#ui/elenco/paginazione.ts';

interface Riga {
  readonly uid: string;
  readonly nome: string;
  readonly importo: number;
  readonly sede: { readonly citta: string } | null;
  readonly attivo: boolean;
  readonly dal: string;
}

const righe: readonly Riga[] = [
  { uid: 'a', nome: 'Àda', importo: 1250, sede: { citta: 'Roma' }, attivo: true, dal: '2025-09-01' },
  { uid: 'b', nome: '=Bruno', importo: 99, sede: null, attivo: false, dal: '2024-01-10' },
];
const colonne: readonly Colonna<Riga>[] = [
  { id: 'nome', titolo: 'Nome' },
  { id: 'importo', titolo: 'Importo', tipo: 'importo' },
  { id: 'sede.citta', titolo: 'Città' },
  { id: 'attivo', titolo: 'Attivo', tipo: 'si_no' },
  { id: 'dal', titolo: 'Dal', tipo: 'data' },
  { id: 'lunghezza', titolo: 'Lunghezza', valore: ({ nome }) => nome.length },
];
const [nome, , citta, , , lunghezza] = colonne;

describe('columns', () => {
  test('a column reads the field its id names, into nested objects, or what it is told', () => {
    expect([nome, citta, lunghezza].map((colonna) => colonna && righe.map((riga) => valoreDi(colonna, riga)))).toEqual([
      ['Àda', '=Bruno'],
      ['Roma', null],
      [3, 6],
    ]);
  });
  test('an export reads the field; a column made on the screen is not exported unless it names one', () => {
    expect(colonne.map(campoEsportato)).toEqual(['nome', 'importo', 'sede.citta', 'attivo', 'dal', undefined]);
    expect(campoEsportato({ id: 'x', titolo: 'X', valore: () => 1, campo: 'y' })).toBe('y');
  });
  test('words of the screen are exported by the field that decides them, else row by row; without the rows only those the column declares', () => {
    const iniziale: Colonna<Riga> = {
      id: 'nome',
      titolo: 'Iniziale',
      valore: ({ nome: intero }) => intero.slice(0, 1),
    };
    const stato: Colonna<Riga> = {
      id: 'attivo',
      titolo: 'Stato',
      valore: ({ attivo }) => (attivo ? 'In uso' : 'Fuori uso'),
      parole: { true: 'In uso', false: 'Fuori uso' },
    };
    const vario: Colonna<Riga> = { id: 'nome', titolo: 'Vario', valore: ({ uid }) => `riga ${uid}` };
    const omonimi = righe.map((riga) => ({ ...riga, nome: 'Ugo' }));
    expect(colonneEsportate([iniziale], righe)).toEqual([
      { campo: 'nome', titolo: 'Iniziale', tipo: 'testo', parole: { Àda: 'À', '=Bruno': '=' } },
    ]);
    expect(colonneEsportate([vario], omonimi)).toEqual([
      { campo: 'uid', titolo: 'Vario', tipo: 'testo', parole: { a: 'riga a', b: 'riga b' } },
    ]);
    expect(colonneEsportate([iniziale, stato], null)).toEqual([
      { campo: 'attivo', titolo: 'Stato', tipo: 'testo', parole: { true: 'In uso', false: 'Fuori uso' } },
    ]);
  });
  test('numbers are ordered by size, texts as Italian does, numbers inside them by value', () => {
    expect([10, 9].toSorted(compareValori)).toEqual([9, 10]);
    expect(['Zeta', 'élite', 'Alfa', 's10', 's9'].toSorted(compareValori)).toEqual([
      'Alfa',
      'élite',
      's9',
      's10',
      'Zeta',
    ]);
    expect([null, 'a', undefined].toSorted((a, b) => compareValori(a, b))[0]).toBeNull();
  });
});

describe('pages', () => {
  test('a page is asked for by row number up to row 1,000, then by the cursor of the page before', () => {
    expect(pageRequest(1, 10, undefined)).toEqual({ start: 0 });
    expect(pageRequest(101, 10, 'c')).toEqual({ start: 1000 });
    expect(pageRequest(102, 10, 'c')).toEqual({ cursore: 'c' });
  });
  test('with an exact total every page is known; beyond it, the next one as long as there is a cursor', () => {
    expect(pagesOf({ totale: 21, totaleEsatto: true, cursore: 'c' }, 1, 10)).toEqual({ pagine: 3, continua: false });
    expect(pagesOf({ totale: 0, totaleEsatto: true, cursore: null }, 1, 10)).toEqual({ pagine: 1, continua: false });
    expect(pagesOf({ totale: 1000, totaleEsatto: false, cursore: 'c' }, 105, 10)).toEqual({
      pagine: 106,
      continua: true,
    });
    expect(pagesOf({ totale: 1000, totaleEsatto: false, cursore: null }, 120, 10)).toEqual({
      pagine: 120,
      continua: false,
    });
  });
  test('the counter says when there are more than it counted, how many are ticked and that a filter leaves some out', () => {
    const exact = { totale: 24, totaleEsatto: true };
    expect(counterText(exact)).toBe('(24)');
    expect(counterText({ totale: 1000, totaleEsatto: false })).toBe('(oltre 1.000)');
    expect(counterText({ totale: 1234, totaleEsatto: true, scelte: 3 })).toBe('(3/1.234)');
    expect(counterText({ ...exact, filtrate: true })).toBe('(24 con il filtro)');
  });
  test('the rows shown are said, and that there is none on a page that has emptied', () => {
    expect(rangeText({ firstIndex: 11, lastIndex: 20, totalItemsCount: 24 })).toBe('Righe da 11 a 20 di 24');
    expect(rangeText({ firstIndex: 1, lastIndex: 3 })).toBe('Righe da 1 a 3');
    expect(rangeText({ firstIndex: 11, lastIndex: 10, totalItemsCount: 10 })).toBe('Nessuna riga');
  });
});

describe('filters', () => {
  const campi: readonly CampoFiltro[] = [
    { campo: 'nome', etichetta: 'Nome', operatori: ['contiene'] },
    { campo: 'dal', etichetta: 'Dal', tipo: 'data', operatori: ['minore', 'maggiore'] },
    { campo: 'importo', etichetta: 'Importo', tipo: 'importo', operatori: ['maggiore'] },
  ];
  test('dates and amounts are typed as people write them and travel as the contract wants; what cannot be read is left out', () => {
    const token = (propertyKey: string, operator: string, value: string) => ({ propertyKey, operator, value });
    expect(
      clausoleOf(
        {
          operation: 'and',
          tokens: [token('dal', '>', '01/09/2025'), token('importo', '>', '1.234,5'), token('dal', '<', 'ieri')],
        },
        campi,
        undefined,
      ),
    ).toEqual([
      { campo: 'dal', operatore: 'maggiore', valore: '2025-09-01' },
      { campo: 'importo', operatore: 'maggiore', valore: '123450' },
    ]);
  });
  test('a filter in force is said in words', () => {
    const clausole = [
      { campo: 'dal', operatore: 'maggiore', valore: '2025-09-01' },
      { campo: 'importo', operatore: 'maggiore', valore: '123450' },
      { campo: 'nome', operatore: 'contiene', valore: 'ad' },
      { campo: 'stato', operatore: 'uguale', valore: 'CHIUSO' },
      { campo: OVUNQUE, operatore: 'contiene', valore: 'ros' },
    ] as const;
    const stato = { campo: 'stato', etichetta: 'Stato', valori: [{ valore: 'CHIUSO', etichetta: 'Chiuso' }] };
    expect(clausole.map((clausola) => describeClausola(clausola, [...campi, stato]))).toEqual([
      'Dal dopo 01/09/2025',
      'Importo più di 1.234,50',
      'Nome contiene ad',
      'Stato è Chiuso',
      '«ros»',
    ]);
  });
  test('free text goes to the field the list gives it, or nowhere', () => {
    const query = { operation: 'and', tokens: [{ operator: ':', value: 'ros' }] } as const;
    expect(clausoleOf(query, [{ campo: 'cognome', etichetta: 'Cognome' }], 'cognome')).toEqual([
      { campo: 'cognome', operatore: 'inizia', valore: 'ros' },
    ]);
    expect(clausoleOf(query, campi, OVUNQUE)).toEqual([{ campo: '', operatore: 'contiene', valore: 'ros' }]);
    expect(clausoleOf(query, campi, undefined)).toEqual([]);
  });
  test('rows in memory satisfy every clause, free text in any column', () => {
    const uids = (...filtri: Parameters<typeof filterRighe>[1][number][]) =>
      filterRighe(righe, filtri, colonne).map(({ uid }) => uid);
    expect(uids({ campo: OVUNQUE, operatore: 'contiene', valore: 'roma' })).toEqual(['a']);
    expect(uids({ campo: 'importo', operatore: 'maggiore', valore: '100' })).toEqual(['a']);
    expect(uids({ campo: 'dal', operatore: 'minore', valore: '2025-01-01' })).toEqual(['b']);
    expect(
      uids(
        { campo: 'attivo', operatore: 'uguale', valore: 'sì' },
        { campo: 'nome', operatore: 'diverso', valore: 'Àda' },
      ),
    ).toEqual([]);
  });
});

test('a saved row takes its place, a new one goes first, a deleted one leaves', () => {
  const chiave = ({ uid }: Riga) => uid;
  const [a, b] = righe;
  if (!a || !b) throw new Error('two rows expected');
  expect(withRiga(righe, { ...b, nome: 'Nuovo nome' }, chiave).map((riga) => riga.nome)).toEqual(['Àda', 'Nuovo nome']);
  expect(withRiga(righe, { ...b, uid: 'c' }, chiave).map(chiave)).toEqual(['c', 'a', 'b']);
  expect(withoutRiga(righe, a, chiave).map(chiave)).toEqual(['b']);
});

test('a CSV is what the screen shows, and runs no formula', () => {
  expect(csvOf(colonne.slice(0, 5), [{ ...(righe[0] ?? ({} as Riga)), nome: 'Ada; "detta"' }, ...righe.slice(1)])).toBe(
    '\uFEFFNome;Importo;Città;Attivo;Dal\r\n"Ada; ""detta""";12,50;Roma;Sì;01/09/2025\r\n\'=Bruno;0,99;;No;10/01/2024\r\n',
  );
});

test('a text that a program may run goes guarded into a CSV, and is read back as it was', async () => {
  const [prima] = righe;
  if (!prima) throw new Error('a row expected');
  const nomi = ['=1+1', '  =1+1', '＝1+1', "'=1+1", '\t-2', '@lia', "D'Invento", 'Ada'];
  const testo = csvOf(
    colonne.slice(0, 1),
    nomi.map((nome) => ({ ...prima, nome })),
  );
  expect(testo.split('\r\n').slice(1, 7)).toEqual(nomi.slice(0, 6).map((nome) => `'${nome}`));
  const { righe: lette } = await readTable(Buffer.from(testo), 'elenco.csv');
  expect(lette.map(({ celle }) => celle[0])).toEqual(nomi.map((nome) => nome.trim()));
});

test('the codice fiscale goes under the name when no column shows it, the matricola where a row has no codice fiscale', () => {
  expect(colonnaDelNome([{ id: 'stato' }, { id: 'nominativo' }, { id: 'netto' }])).toBe('nominativo');
  expect(colonnaDelNome([{ id: 'nominativo' }, { id: 'desCf' }])).toBeUndefined();
  expect(colonnaDelNome([{ id: 'desCognome' }, { id: 'matricola' }])).toBeUndefined();
  expect(colonnaDelNome([{ id: 'descrizione' }])).toBeUndefined();
  expect(codiceDi({ nominativo: 'Prova Ada', desCf: 'PRVDAA80A41H501Z', matricola: 7 })).toBe('PRVDAA80A41H501Z');
  expect(codiceDi({ storico: { desCf: 'PRVDAA80A41H501Z' } })).toBe('PRVDAA80A41H501Z');
  expect(codiceDi({ desCognome: 'Prova', matricola: 7 })).toBe('matricola 7');
  expect(codiceDi({ descrizione: 'Fondo' })).toBe('');
});

test('a list that the server pages is sorted here by a column that the server has no order for, both ways; homonyms by their code, equal rows as they were', () => {
  const persone = [
    { uid: '1', desCognome: 'Prova', desCf: 'PRVDAA80A41H501Z', giorni: 3 },
    { uid: '2', desCognome: 'Prova', desCf: 'PRVDAA80A41H501A', giorni: 12 },
    { uid: '3', desCognome: 'Esempi', desCf: 'SMPDAA80A41H501B', giorni: 12 },
  ];
  const sue: readonly Colonna<(typeof persone)[number], 'nominativo'>[] = [
    { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo' },
    { id: 'giorni', titolo: 'Giorni', tipo: 'intero' },
  ];
  const per = (id: string, verso: 'ASC' | 'DESC') =>
    righeMostrate({ righe: persone }, sue, { ordine: ordineQui({ id }), verso, pagina: 1 }, 10).map(({ uid }) => uid);
  expect(per('giorni', 'ASC')).toEqual(['1', '2', '3']);
  expect(per('giorni', 'DESC')).toEqual(['2', '3', '1']);
  expect(per('desCognome', 'ASC')).toEqual(['3', '2', '1']);
  const seconda = { ordine: ordineQui({ id: 'giorni' }), verso: 'ASC', pagina: 2 } as const;
  expect(righeMostrate({ righe: persone }, sue, seconda, 2).map(({ uid }) => uid)).toEqual(['3']);
  expect(sue.map(ordineDi({ totaleEsatto: true }))).toEqual(['nominativo', ordineQui({ id: 'giorni' })]);
  expect(sue.map(ordineDi({ totaleEsatto: false }))).toEqual(['nominativo', undefined]);
  expect([ordineQui({ id: 'nominativo' }), 'nominativo', undefined].map(isQui)).toEqual([true, false, false]);
});
