import { describe, expect, test } from 'vitest';
import { readAppunti, writeAppunti } from '#ui/griglia/appunti.ts';
import { INIZIO, run, type Comando, type Stato } from '#ui/griglia/comandi.ts';
import { destinatariDi } from '#ui/griglia/destinatari.ts';
import { paste } from '#ui/griglia/incolla.ts';
import type { Cambio, Dati, RigaGriglia } from '#ui/griglia/modello.ts';
import { follow } from '#ui/griglia/spostamenti.ts';
import { comandoDi, comandoScrivendo } from '#ui/griglia/tasti.ts';
import { scritturaImporto, scritturaOre } from '#ui/modulo/campi/lettura.ts';

const riga = (indice: number, titolo: string, valori: Record<string, number> = {}): RigaGriglia => ({
  id: `p${indice}`,
  titolo,
  chiavi: [`CF${indice}`, String(100 + indice), titolo, titolo.split(' ').toReversed().join(' ')],
  valori,
  totale: '',
});
const dati = (righe: readonly RigaGriglia[]): Dati => ({
  righe,
  pagina: 10,
  colonne: [
    { id: 'ore', titolo: 'Ore di insegnamento', scrittura: scritturaOre },
    { id: 'euro', titolo: 'Compenso', scrittura: scritturaImporto },
  ],
});
const PERSONE = dati([
  riga(0, "D'Angelo Maria"),
  riga(1, 'Prova Anna', { ore: 150, euro: 1000 }),
  riga(2, 'Prova Luca', { ore: 200 }),
  riga(3, 'Doppi Ada'),
  riga(4, 'Doppi Ada'),
]);
const INCIMA = { riga: 0, colonna: 0 };

describe('a text copied from a spreadsheet', () => {
  test('is read by tabs and lines, with cells in quotes, without empty lines', () => {
    expect(readAppunti('a\tb\r\n"uno\ndue"\t"le ""virgolette"""\r\n\r\n1,5\t')).toEqual([
      ['a', 'b'],
      ['uno\ndue', 'le "virgolette"'],
      ['1,5', ''],
    ]);
  });
  test('a quote never closed and a hundred thousand cells take no longer than their length', () => {
    const lungo = `"${'x\t'.repeat(100_000)}`;
    expect(readAppunti(lungo)).toHaveLength(1);
  });
  test('what is copied is what is pasted', () => {
    const copiato = writeAppunti({ da: { riga: 1, colonna: 0 }, a: { riga: 2, colonna: 1 } }, PERSONE);
    expect(copiato).toBe('1,5\t10,00\n2\t');
    expect(paste(readAppunti(copiato), INCIMA, PERSONE).cambi).toEqual([
      { riga: 'p0', colonna: 'ore', valore: 150 },
      { riga: 'p0', colonna: 'euro', valore: 1000 },
      { riga: 'p1', colonna: 'ore', valore: 200 },
    ]);
  });
});

describe('pasting', () => {
  test('by place: amounts and hours as people write them, what is beyond or cannot be read told line by line', () => {
    const { cambi, scarti } = paste(
      readAppunti('1:30\t1.234,56\n2,5\t1.234\n3\t€ 12\t9'),
      { riga: 3, colonna: 0 },
      PERSONE,
    );
    expect(cambi).toEqual([
      { riga: 'p3', colonna: 'ore', valore: 150 },
      { riga: 'p3', colonna: 'euro', valore: 123_456 },
      { riga: 'p4', colonna: 'ore', valore: 250 },
    ]);
    expect(scarti.map(({ numero, motivo }) => [numero, motivo])).toEqual([
      [2, 'Compenso: "1.234" è 1.234,00 € oppure 1,23 €?'],
      [3, "non c'è una riga dove metterla"],
    ]);
    // A mended line knows its person.
    expect(scarti[0]?.celle).toEqual(['CF4', '2,5', '1.234']);
  });

  test.each([
    ['tax code', 'CF1\t3\nCF0\t4'],
    ['matricola', '101\t3\n100\t4'],
    ['name, with accents and apostrophes as they come', 'PROVA ANNA\t3\nd’angelo maria\t4'],
    ['name first', 'Anna Prova\t3\nMaria DAngelo\t4'],
    ['surname and name apart', 'Prova\tAnna\t3\nD’Angelo\tMaria\t4'],
    ['name and tax code', 'Prova Anna\tCF1\t3\nd’angelo maria\tCF0\t4'],
    ['under a heading', 'Persona\tOre\nCF1\t3\nCF0\t4'],
  ])('by %s, wherever they are', (_come, testo) => {
    expect(paste(readAppunti(testo), { riga: 4, colonna: 0 }, PERSONE)).toEqual({
      cambi: [
        { riga: 'p1', colonna: 'ore', valore: 300 },
        { riga: 'p0', colonna: 'ore', valore: 400 },
      ],
      scarti: [],
      senzaNomi: false,
    });
  });

  test('a heading that names columns says where the values go', () => {
    const { cambi } = paste(readAppunti('Persona\tCompenso\tOre di insegnamento\nCF1\t12,00\t3'), INCIMA, PERSONE);
    expect(cambi.map(({ colonna, valore }) => [colonna, valore])).toEqual([
      ['euro', 1200],
      ['ore', 300],
    ]);
  });

  test('who is not there, and two of one name, are told', () => {
    const { cambi, scarti } = paste(readAppunti('Nessuno Qui\t3\nDoppi Ada\t4\nCF1\t5'), INCIMA, PERSONE);
    expect(cambi).toEqual([{ riga: 'p1', colonna: 'ore', valore: 500 }]);
    expect(scarti.map(({ numero, motivo }) => [numero, motivo])).toEqual([
      [1, "non c'è nessuno con il nome o il codice «Nessuno Qui»"],
      [2, 'più persone si chiamano così: indicarla con il codice fiscale'],
    ]);
  });
});

/** The grid after some commands, over data that take the changes. */
const dopo = (...comandi: readonly Comando[]): { readonly stato: Stato; readonly dati: Dati } =>
  comandi.reduce(
    (prima, comando) => {
      const { stato, cambi } = run(prima.stato, comando, prima.dati);
      return { stato, dati: apply(prima.dati, cambi) };
    },
    { stato: INIZIO, dati: PERSONE },
  );
const apply = (attuali: Dati, cambi: readonly Cambio[]): Dati => ({
  ...attuali,
  righe: attuali.righe.map((una) => {
    const suoi = cambi.filter((cambio) => cambio.riga === una.id);
    const valori = Object.entries(una.valori).filter(([colonna]) => !suoi.some((cambio) => cambio.colonna === colonna));
    const nuovi = suoi.flatMap(({ colonna, valore }) => (valore === null ? [] : [[colonna, valore] as const]));
    return { ...una, valori: Object.fromEntries([...valori, ...nuovi]) };
  }),
});
const oreDi = ({ righe }: Dati) => righe.map(({ valori }) => valori.ore ?? null);

describe('commands', () => {
  const scrivi = (testo: string): Comando[] => [
    { tipo: 'apri', testo: '' },
    { tipo: 'scrivi', testo },
    { tipo: 'conferma', verso: 'giù' },
  ];
  const estendi: Comando = { tipo: 'sposta', verso: 'giù', estendi: true };

  test('a value is written and the cell below is active; what cannot be read stays open and says why', () => {
    const { stato, dati: scritti } = dopo(...scrivi('1:30'), ...scrivi('boh'));
    expect(oreDi(scritti)).toEqual([150, 150, 200, null, null]);
    expect([stato.selezione.a.riga, stato.scrivendo?.errore]).toEqual([
      1,
      'Ore non leggibili: scriverle come 1,5 oppure 1:30.',
    ]);
    expect(run(stato, { tipo: 'chiudi' }, scritti).stato.scrivendo).toBeNull();
  });

  test('another cell chosen while one is being written takes what was written', () => {
    const { stato, dati: scritti } = dopo(
      { tipo: 'apri', testo: '9' },
      { tipo: 'scegli', dove: { riga: 3, colonna: 1 }, estendi: false },
    );
    expect([oreDi(scritti)[0], stato.selezione.a]).toEqual([900, { riga: 3, colonna: 1 }]);
  });

  test('filled down, emptied, taken back and done again', () => {
    const inGiu: Comando[] = [
      ...scrivi('4'),
      { tipo: 'sposta', verso: 'prima', estendi: false },
      estendi,
      estendi,
      { tipo: 'riempi' },
    ];
    expect(oreDi(dopo(...inGiu).dati)).toEqual([400, 400, 400, null, null]);
    expect(oreDi(dopo(...inGiu, { tipo: 'svuota' }).dati)).toEqual([null, null, null, null, null]);
    expect(oreDi(dopo(...inGiu, { tipo: 'svuota' }, { tipo: 'annulla' }).dati)).toEqual([400, 400, 400, null, null]);
    expect(oreDi(dopo(...inGiu, { tipo: 'annulla' }, { tipo: 'annulla' }).dati)).toEqual(oreDi(PERSONE));
    expect(oreDi(dopo(...inGiu, { tipo: 'annulla' }, { tipo: 'ripeti' }).dati)).toEqual([400, 400, 400, null, null]);
    expect(dopo({ tipo: 'annulla' }).stato.detto).toBe("Non c'è altro da annullare.");
  });

  test('one value pasted over many cells goes in all of them', () => {
    expect(oreDi(dopo(estendi, estendi, { tipo: 'incolla', testo: '7,5\n' }).dati)).toEqual([
      750,
      750,
      750,
      null,
      null,
    ]);
  });

  const colonna: Comando = { tipo: 'incolla', testo: '1\n2\n3' };

  test('lines without names wait until somebody has seen whose they are', () => {
    const { stato, dati: prima } = dopo(colonna);
    expect(oreDi(prima)).toEqual(oreDi(PERSONE));
    expect(stato.detto).toContain('guardare a chi vanno');
    expect(
      stato.daPrendere && destinatariDi(stato.daPrendere, PERSONE).map(({ chi, valori }) => [chi, valori]),
    ).toEqual([
      ["D'Angelo Maria", 'Ore di insegnamento 1'],
      ['Prova Anna', 'Ore di insegnamento 2'],
      ['Prova Luca', 'Ore di insegnamento 3'],
    ]);
    expect(oreDi(dopo(colonna, { tipo: 'prendi' }).dati)).toEqual([100, 200, 300, null, null]);
    expect(oreDi(dopo(colonna, { tipo: 'prendi' }, { tipo: 'annulla' }).dati)).toEqual(oreDi(PERSONE));
    const lasciato = dopo(colonna, { tipo: 'lascia' }, { tipo: 'prendi' });
    expect([oreDi(lasciato.dati), lasciato.stato.daPrendere]).toEqual([oreDi(PERSONE), null]);
  });

  test.each<[string, Comando]>([
    ['copied from the same sheet', { tipo: 'incolla', testo: '1\n2\n3', proprio: true }],
    ['with their names', { tipo: 'incolla', testo: "D'Angelo Maria\t1\nCF1\t2\n102\t3" }],
  ])('lines %s go in at once', (_, comando) => {
    const { stato, dati: scritti } = dopo(comando);
    expect([oreDi(scritti), stato.daPrendere]).toEqual([[100, 200, 300, null, null], null]);
  });

  test('one line goes in at once, and the lines beyond the sheet are told when the others are taken', () => {
    expect(oreDi(dopo({ tipo: 'incolla', testo: '9' }).dati)[0]).toBe(900);
    const { stato } = dopo({ tipo: 'incolla', testo: '1\n2\n3\n4\n5\n6' }, { tipo: 'prendi' });
    expect(stato.scarti.map(({ numero }) => numero)).toEqual([6]);
  });

  test('steps stay within the grid', () => {
    const { stato } = dopo(
      { tipo: 'sposta', verso: 'ultima', estendi: false },
      { tipo: 'sposta', verso: 'giù', estendi: false },
      { tipo: 'sposta', verso: 'destra', estendi: false },
    );
    expect(stato.selezione.a).toEqual({ riga: 4, colonna: 1 });
    expect(run(stato, { tipo: 'sposta', verso: 'pagina su', estendi: false }, PERSONE).stato.selezione.a.riga).toBe(0);
  });
});

describe('rows that come in or go away while somebody writes', () => {
  const scrive = run(
    run(INIZIO, { tipo: 'scegli', dove: { riga: 1, colonna: 1 }, estendi: false }, PERSONE).stato,
    { tipo: 'apri', testo: '9' },
    PERSONE,
  ).stato;
  const altra = riga(9, 'Abate Ugo');

  test('what is being written stays with its person', () => {
    const dopo = { ...PERSONE, righe: [altra, ...PERSONE.righe] };
    const { cambi } = run(follow(scrive, PERSONE, dopo), { tipo: 'conferma', verso: 'giù' }, dopo);
    expect(cambi).toEqual([{ riga: 'p1', colonna: 'euro', valore: 900 }]);
  });

  test('and with its column', () => {
    const dopo = { ...PERSONE, colonne: PERSONE.colonne.toReversed() };
    const { cambi } = run(follow(scrive, PERSONE, dopo), { tipo: 'conferma', verso: 'giù' }, dopo);
    expect(cambi).toEqual([{ riga: 'p1', colonna: 'euro', valore: 900 }]);
  });

  test('goes to nobody when the person is no longer there, and it is told', () => {
    const dopo = { ...PERSONE, righe: PERSONE.righe.filter(({ id }) => id !== 'p1') };
    const stato = follow(scrive, PERSONE, dopo);
    expect([stato.scrivendo, stato.detto]).toEqual([null, expect.stringContaining('non c’è più')]);
    expect(run(stato, { tipo: 'conferma', verso: 'giù' }, dopo).cambi).toEqual([]);
  });

  test('changes nothing where nothing moved', () => {
    expect(follow(scrive, PERSONE, { ...PERSONE, righe: [...PERSONE.righe, altra] })).toBe(scrive);
  });
});

describe('keys', () => {
  const tasto = (key: string, altri: Partial<Record<'ctrlKey' | 'shiftKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...altri,
  });
  const dentro = () => false;

  test.each([
    [tasto('ArrowDown'), { tipo: 'sposta', verso: 'giù', estendi: false }],
    [tasto('ArrowDown', { shiftKey: true }), { tipo: 'sposta', verso: 'giù', estendi: true }],
    [tasto('End', { ctrlKey: true }), { tipo: 'sposta', verso: 'ultima', estendi: false }],
    [tasto('Enter'), { tipo: 'conferma', verso: 'giù' }],
    [tasto('Tab', { shiftKey: true }), { tipo: 'conferma', verso: 'sinistra' }],
    [tasto('F2'), { tipo: 'apri', testo: null }],
    [tasto('7'), { tipo: 'apri', testo: '7' }],
    [tasto('Delete'), { tipo: 'svuota' }],
    [tasto('d', { ctrlKey: true }), { tipo: 'riempi' }],
    [tasto('Z', { metaKey: true, shiftKey: true }), { tipo: 'ripeti' }],
    [tasto('c', { ctrlKey: true }), null],
    [tasto('q'), null],
  ])('%o over the cells', (premuto, comando) => {
    expect(comandoDi(premuto, dentro)).toEqual(comando);
  });

  test('Tab leaves the grid at its edge; while one writes Esc gives up, and the arrows leave only what was typed over', () => {
    expect(comandoDi(tasto('Tab'), () => true)).toBeNull();
    expect(comandoScrivendo(tasto('Escape'), false)).toEqual({ tipo: 'chiudi' });
    expect(comandoScrivendo(tasto('ArrowLeft'), false)).toBeNull();
    expect(comandoScrivendo(tasto('ArrowLeft'), true)).toEqual({ tipo: 'conferma', verso: 'sinistra' });
  });
});
