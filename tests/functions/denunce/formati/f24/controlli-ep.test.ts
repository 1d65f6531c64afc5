import { describe, expect, test } from 'vitest';
import { controlliFile } from '#functions/denunce/formati/f24/controlli/file.ts';
import {
  controlliFornitore,
  controlliModello,
  controlloTesoreria,
} from '#functions/denunce/formati/f24/controlli/modello.ts';
import { controlliRighe } from '#functions/denunce/formati/f24/controlli/righe.ts';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import type { F24Ep, ModelloF24Ep, RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { fileEp, modello, riferimentiDiProva, riga } from '#support/denunce/f24-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();

const trovati = (cambi: Partial<ModelloF24Ep>) =>
  f24Ep
    .parse(fileEp(cambi))
    .check(RIFERIMENTI)
    .map(({ codice, gravita, campo }) => [codice, gravita, campo]);

/** A right row of each kind. */
const giuste: readonly RigaF24[] = [
  riga(),
  riga({ codice: '170E', debito: 0, credito: 500 }),
  riga({ sezione: 'R', codice: '380E', ente: '08' }),
  riga({ sezione: 'S', codice: '384E', ente: 'H501', riferimentoB: '2025' }),
  riga({ sezione: 'I', codice: 'CXX', ente: '7000', estremi: '00144ROMA', riferimentoA: '032026', riferimentoB: '' }),
  riga({ sezione: 'I', codice: 'DM10', ente: '7000', estremi: '7012345678', riferimentoA: '032026', riferimentoB: '' }),
  riga({ sezione: 'Q', codice: 'P101', ente: 'RM', riferimentoA: '032026', riferimentoB: '032026' }),
];

test('a right file has nothing wrong', () => {
  expect(trovati({ righe: [...giuste] })).toEqual([]);
});

/** What is changed in the front of a form, the code found, the field it is found in. */
const FRONTE: readonly (readonly [Partial<ModelloF24Ep>, string, string])[] = [
  [{ contribuente: '80012345679', titolareConto: '80012345679' }, 'f24.contribuente', 'contribuente'],
  [{ titolareConto: '80012345684' }, 'f24.titolare-conto', 'titolareConto'],
  [{ contribuente: '', titolareConto: '' }, 'f24.contribuente', 'contribuente'],
  [{ titolareConto: '' }, 'f24.titolare-conto', 'titolareConto'],
  [{ denominazione: '' }, 'f24.denominazione', 'denominazione'],
  [{ denominazione: 'SCUOLA "PROVA' }, 'f24.denominazione', 'denominazione'],
  [{ denominazione: 'Scuola d’Azeglio' }, 'f24.denominazione', 'denominazione'],
  [{ iban: 'IT37H0100003245425300000001' }, 'f24.iban', 'iban'],
  [{ iban: '' }, 'f24.iban', 'iban'],
  [{ righe: [riga({ codice: '170E', debito: 0, credito: 1 })] }, 'f24.saldo', 'righe'],
];

describe('one fault in the front of a form is found with its code, and nothing else', () => {
  test.each(FRONTE)('%j → %s', (cambi, codice, campo) => {
    expect(trovati(cambi)).toEqual([[codice, 'BLOCCANTE', `modelli.0.${campo}`]]);
  });

  test('an account elsewhere than the treasury is warned of', () => {
    expect(trovati({ iban: 'IT60X0542811101000000123456' })).toEqual([['f24.tesoreria', 'AVVISO', 'modelli.0.iban']]);
  });
});

/** What is changed in the head of the file, the code found, the field it is found in. */
const TESTA: readonly (readonly [Partial<F24Ep>, string, string])[] = [
  [{ fornitore: '' }, 'f24.fornitore', 'fornitore'],
  [{ fornitore: '80012345679' }, 'f24.fornitore', 'fornitore'],
  [{ fornitore: 'RSSMRA80A01H501X' }, 'f24.fornitore', 'fornitore'],
  [{ denominazione: '' }, 'f24.nome-fornitore', 'denominazione'],
  [{ denominazione: 'LICEO D’AZEGLIO' }, 'f24.nome-fornitore', 'denominazione'],
];
describe('one fault in the head of the file is found with its code, and nothing else', () => {
  const nellaTesta = (cambi: Partial<F24Ep>) =>
    f24Ep
      .parse({ ...fileEp(), ...cambi })
      .check(RIFERIMENTI)
      .map(({ codice, gravita, campo }) => [codice, gravita, campo]);
  test.each(TESTA)('%j → %s', (cambi, codice, campo) => {
    expect(nellaTesta(cambi)).toEqual([[codice, 'BLOCCANTE', campo]]);
  });
  test('who sends the forms of others may be a person', () => {
    expect(nellaTesta({ fornitore: 'RSSMRA80A01H501U', denominazione: 'ROSSI MARIO' })).toEqual([]);
  });
  test('what is wrong in the school is told of its form, and not twice', () => {
    const nome = 'ISTITUTO “PROVA”';
    expect(nellaTesta({ denominazione: nome, modelli: [modello([riga()], { denominazione: nome })] })).toEqual([
      ['f24.denominazione', 'BLOCCANTE', 'modelli.0.denominazione'],
    ]);
  });
});

const [erario, , regione, comune, collaboratori, dipendenti, exInpdap] = giuste;
/** A right row, what is changed in it, the code found, the column it is found in. */
const RIGHE: readonly (readonly [RigaF24 | undefined, Partial<RigaF24>, string, keyof RigaF24])[] = [
  [erario, { sezione: 'R' }, 'f24.sezione', 'sezione'],
  [erario, { debito: 0 }, 'f24.importo', 'debito'],
  [erario, { ente: '08' }, 'f24.ente', 'ente'],
  [erario, { estremi: 'X' }, 'f24.estremi', 'estremi'],
  [erario, { riferimentoA: '0013' }, 'f24.riferimento-a', 'riferimentoA'],
  [erario, { riferimentoA: '' }, 'f24.riferimento-a', 'riferimentoA'],
  [erario, { riferimentoB: '2027' }, 'f24.riferimento-b', 'riferimentoB'],
  [erario, { riferimentoB: '2015' }, 'f24.riferimento-b', 'riferimentoB'],
  [regione, { ente: '22' }, 'f24.ente', 'ente'],
  [comune, { ente: 'H50' }, 'f24.ente', 'ente'],
  // Abolished: who is paid lives in what it became.
  [comune, { ente: 'A042' }, 'f24.ente', 'ente'],
  [collaboratori, { ente: '' }, 'f24.ente', 'ente'],
  [collaboratori, { estremi: 'ROMA' }, 'f24.estremi', 'estremi'],
  [dipendenti, { estremi: '123' }, 'f24.estremi', 'estremi'],
  [dipendenti, { riferimentoA: '002026' }, 'f24.riferimento-a', 'riferimentoA'],
  [exInpdap, { ente: 'QQ' }, 'f24.ente', 'ente'],
  [exInpdap, { riferimentoB: '' }, 'f24.riferimento-b', 'riferimentoB'],
];

/** Credits, one a month. */
const crediti = (quanti: number): readonly RigaF24[] =>
  Array.from({ length: quanti }, (_, n) =>
    riga({
      codice: '170E',
      riferimentoA: `00${String((n % 12) + 1).padStart(2, '0')}`,
      riferimentoB: String(2026 - Math.floor(n / 12)),
      debito: 0,
      credito: 100,
    }),
  );

/** Faults that show only beside another row or on another day. */
const INSIEMI: readonly (readonly [Partial<ModelloF24Ep>, string, 'BLOCCANTE' | 'AVVISO', string])[] = [
  [
    { righe: [riga(), riga({ riferimentoA: '0002', debito: 0, credito: 1 })] },
    'f24.credito',
    'BLOCCANTE',
    'righe.1.credito',
  ],
  [{ righe: [riga({ codice: '999E' })] }, 'f24.codice-sconosciuto', 'AVVISO', 'righe.0.codice'],
  [
    { righe: [riga({ codice: '165E', debito: 0, credito: 1 }), riga()] },
    'f24.codice-non-in-vigore',
    'BLOCCANTE',
    'righe.0.codice',
  ],
  [
    { dataPagamento: '2025-12-15', righe: [riga({ codice: '179E', riferimentoB: '2025' })] },
    'f24.codice-non-in-vigore',
    'BLOCCANTE',
    'righe.0.codice',
  ],
  [{ righe: [riga(), riga({ debito: 1 })] }, 'f24.riga-doppia', 'AVVISO', 'righe.1.codice'],
  [{ righe: [riga(), riga({ sezione: 'P', codice: 'CM01' })] }, 'f24.codice-sconosciuto', 'AVVISO', 'righe.1.codice'],
  [{ righe: [riga(), riga({ sezione: 'W', codice: 'FP01' })] }, 'f24.codice-sconosciuto', 'AVVISO', 'righe.1.codice'],
  // One debit, and credits for two records: the second would have nothing to be paid from.
  [{ righe: [riga({ debito: 99_999 }), ...crediti(22)] }, 'f24.saldo-record', 'BLOCCANTE', 'righe'],
];

describe('one fault in a row is found with its code, and nothing else', () => {
  test.each(RIGHE)('%j %j → %s', (giusta, cambi, codice, campo) => {
    expect(trovati({ righe: [riga({ ...giusta, ...cambi })] })).toEqual([
      [codice, 'BLOCCANTE', `modelli.0.righe.0.${campo}`],
    ]);
  });

  test.each(INSIEMI)('%j → %s', (cambi, codice, gravita, campo) => {
    expect(trovati(cambi)).toEqual([[codice, gravita, `modelli.0.${campo}`]]);
  });
});

test('every rule over the records has its fault', () => {
  // The order of a period, its future and the side of a credit are tried in the ordinary form.
  const provati = new Set([
    ...[
      'f24.tesoreria',
      'f24.periodo',
      'f24.periodo-futuro',
      'f24.periodo-dm10',
      'f24.lato',
      'f24.codice-altro-modello',
    ],
    ...[...TESTA, ...FRONTE, ...INSIEMI].map(([, codice]) => codice),
    ...RIGHE.map(([, , codice]) => codice),
  ]);
  const regole = [...controlliFornitore, ...controlliModello, controlloTesoreria, ...controlliRighe('EP')].map(
    ({ codice }) => codice,
  );
  expect(regole.filter((codice) => !provati.has(codice))).toEqual([]);
});

describe('one fault in the totals and counts of a file is found with its code, and nothing else', () => {
  const due = {
    ...fileEp(),
    modelli: [modello(Array.from({ length: 23 }, (_, n) => riga({ debito: n + 1 }))), modello()],
  };
  const scritto = Buffer.from(f24Ep.parse(due).write()).toString('latin1');
  /** The file with other characters at a place of a record, both from 1. */
  const con = (record: number, posizione: number, caratteri: string): string => {
    const da = (record - 1) * 1900 + posizione - 1;
    return `${scritto.slice(0, da)}${caratteri}${scritto.slice(da + caratteri.length)}`;
  };
  const rilievi = (caratteri: string) =>
    f24Ep.read(Buffer.from(caratteri, 'latin1'), RIFERIMENTI).rilievi.map(({ codice, campo }) => [codice, campo]);

  test('A, M, V, V, M, V, Z: nothing is wrong as written', () => {
    expect(scritto.split('\r\n').map((record) => record.slice(0, 1))).toEqual(['A', 'M', 'V', 'V', 'M', 'V', 'Z', '']);
    expect(rilievi(scritto)).toEqual([]);
  });
  const GUASTI = [
    // 41 characters into the first row of 71, its 15 digits of debit: 1 cent becomes 2.
    { record: 3, posizione: 123 + 41 + 14, caratteri: '2', codice: 'f24.totali', campo: 'modelli.0.recordV.0.totali' },
    { record: 4, posizione: 1743 + 14, caratteri: '9', codice: 'f24.totali', campo: 'modelli.0.recordV.1.totali' },
    { record: 6, posizione: 1793 + 14, caratteri: '9', codice: 'f24.totali', campo: 'modelli.1.recordV.0.saldoFinale' },
    { record: 2, posizione: 1873, caratteri: '2,77 ', codice: 'f24.saldo-addebito', campo: 'modelli.0.saldo' },
    { record: 7, posizione: 16, caratteri: '000000023', codice: 'f24.conteggi', campo: 'conteggi.recordV' },
    { record: 7, posizione: 25, caratteri: '000000001', codice: 'f24.conteggi', campo: 'conteggi.recordM' },
    {
      record: 4,
      posizione: 18,
      caratteri: '00000002',
      codice: 'f24.progressivo',
      campo: 'modelli.0.recordV.1.progressivo',
    },
    {
      record: 6,
      posizione: 2,
      caratteri: '80012345684',
      codice: 'f24.contribuente-diverso',
      campo: 'modelli.1.recordV.0.contribuente',
    },
    {
      record: 6,
      posizione: 1808,
      caratteri: '16042026',
      codice: 'f24.data-diversa',
      campo: 'modelli.1.recordV.0.dataPagamento',
    },
    { record: 2, posizione: 18, caratteri: '00000009', codice: 'f24.progressivo', campo: 'modelli.0.progressivo' },
    { record: 4, posizione: 1774 + 14, caratteri: '9', codice: 'f24.totali', campo: 'modelli.0.recordV.1.totali' },
    { record: 3, posizione: 1773, caratteri: 'N', codice: 'f24.totali', campo: 'modelli.0.recordV.0.totali' },
    {
      record: 3,
      posizione: 1773,
      caratteri: ' ',
      codice: 'f24.segno-sezione',
      campo: 'modelli.0.recordV.0.totaliSegno',
    },
    ...[
      { posizione: 91, caratteri: 'TKA', nome: 'codiceUfficio' },
      { posizione: 94, caratteri: '12345678901', nome: 'codiceAtto' },
      { posizione: 105, caratteri: 'OPERAZIONE', nome: 'idOperazione' },
    ].map(({ nome, ...posto }) => ({
      ...posto,
      record: 4,
      codice: 'f24.atto-diverso',
      campo: `modelli.0.recordV.1.${nome}`,
    })),
  ];
  test.each(GUASTI)('$campo → $codice', ({ record, posizione, caratteri, codice, campo }) => {
    expect(rilievi(con(record, posizione, caratteri))).toEqual([[codice, campo]]);
  });
  test('a record of another program with more credits than debits is read, and warned of', () => {
    // The second record holds one row, of 23 cents: it becomes a credit, and its balance takes the other sign.
    const cifre = (centesimi: number) => String(centesimi).padStart(15, '0');
    const inCredito = [
      [4, 164, cifre(0) + cifre(23)],
      [4, 1743, `${cifre(0)}${cifre(23)}N${cifre(23)}`],
      [4, 1793, cifre(253 - 23)],
      [2, 1873, '2,30           '],
    ] as const;
    const bytes = inCredito.reduce((file, [record, posizione, caratteri]) => {
      const da = (record - 1) * 1900 + posizione - 1;
      return file.slice(0, da) + caratteri + file.slice(da + caratteri.length);
    }, scritto);
    expect(rilievi(bytes)).toEqual([['f24.record-in-credito', 'modelli.0.recordV.1']]);
  });
  test('every rule over the file has its fault', () => {
    const provati = new Set(['f24.record-in-credito', ...GUASTI.map(({ codice }) => codice)]);
    expect(controlliFile.map(({ codice }) => codice).filter((codice) => !provati.has(codice))).toEqual([]);
  });
});
