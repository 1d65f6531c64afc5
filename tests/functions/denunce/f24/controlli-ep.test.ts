import { describe, expect, test } from 'vitest';
import { controlliFile } from '../../../../functions/denunce/f24/controlli-file.ts';
import { controlliModello, controlloTesoreria } from '../../../../functions/denunce/f24/controlli-modello.ts';
import { controlliRighe } from '../../../../functions/denunce/f24/controlli-righe.ts';
import { f24Ep } from '../../../../functions/denunce/f24/f24ep.ts';
import type { ModelloF24Ep, RigaF24 } from '../../../../shared/contracts/denunce/f24.ts';
import { fileEp, modello, riferimentiDiProva, riga } from '../../../support/denunce/f24-di-prova.ts';

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
  [{ denominazione: 'SCUOLA "PROVA' }, 'f24.denominazione', 'denominazione'],
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
    { dataPagamento: '2025-12-15', righe: [riga({ codice: '179E', riferimentoB: '2025' })] },
    'f24.codice-non-in-vigore',
    'BLOCCANTE',
    'righe.0.codice',
  ],
  [{ righe: [riga(), riga({ debito: 1 })] }, 'f24.riga-doppia', 'AVVISO', 'righe.1.codice'],
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
  const provati = new Set([
    'f24.tesoreria',
    ...[...FRONTE, ...INSIEMI].map(([, codice]) => codice),
    ...RIGHE.map(([, , codice]) => codice),
  ]);
  const regole = [...controlliModello, controlloTesoreria, ...controlliRighe('EP')].map(({ codice }) => codice);
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
  ];
  test.each(GUASTI)('$campo → $codice', ({ record, posizione, caratteri, codice, campo }) => {
    expect(rilievi(con(record, posizione, caratteri))).toEqual([[codice, campo]]);
  });
  test('every rule over the file has its fault', () => {
    const provati = new Set(GUASTI.map(({ codice }) => codice));
    expect(controlliFile.map(({ codice }) => codice).filter((codice) => !provati.has(codice))).toEqual([]);
  });
});
