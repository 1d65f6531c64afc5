import { expect, test } from 'vitest';
import { argomentoSbagliato } from '#lib/admin/comandi/argomenti.ts';
import { comandi } from '#lib/admin/comandi/index.ts';

const CODICE = 'XXIS00100A';

test.each([
  ['licenza', [], {}, 'manca CODICE'],
  ['licenza', ['XXIS', 'WWS'], { scade: '2027-12-31' }, '«XXIS» non è il codice meccanografico'],
  ['licenza', [CODICE, 'WWS'], { scade: '2027-02-31' }, '--scade «2027-02-31» non è un giorno'],
  ['licenza', [CODICE, 'WWS'], {}, 'manca --scade AAAA-MM-GG'],
  ['manutenzione', [CODICE, 'forse'], {}, '«forse» non è si o no'],
  ['manutenzione', [CODICE, 'si', 'altro'], {}, '«altro» è di troppo'],
  ['manutenzione', [CODICE, 'si'], { dal: '2027-01-01' }, 'non prende --dal'],
  ['conto', ['ida', 'cancella'], {}, '«cancella» non è'],
  ['elimina', [CODICE], { conferma: CODICE }, 'manca CARTELLA'],
  ['invito', [CODICE], { nome: 'Ida Inventata' }, 'manca --ruoli'],
] as const)('%s %j %j: the wrong word is named', (nome, args, opzioni, detto) => {
  const sbagliato = argomentoSbagliato(nome, args, opzioni);
  expect(sbagliato).toContain(`${nome}: ${detto}`);
  expect(sbagliato).toContain(`Si scrive: npm run admin -- ${nome} `);
});

test.each([
  ['scuola', [CODICE], { nome: 'N', citta: 'C', regione: 'R', provincia: 'P' }],
  ['invito', [CODICE], { nome: 'Ida', ruoli: 'SERVIZI', utente: 'ida', email: 'ida@scuola.example' }],
  ['invito', [CODICE], { nome: 'Ida', ruoli: 'SERVIZI' }],
  ['nuova-scuola', [], {}],
  ['nuova-scuola', [CODICE], { gestore: 'Ida Inventata', scade: '2027-12-31' }],
  ['lavori', [], {}],
  ['lavori', ['ferma', 'abc'], {}],
  ['forma', [], {}],
  ['forma', ['nuova'], { stack: 'emolumenti-eu-south-1' }],
  ['conto', ['ida', 'riabilita'], {}],
  ['verifica', [], {}],
] as const)('%s %j %j is understood', (nome, args, opzioni) => {
  expect(argomentoSbagliato(nome, args, opzioni)).toBeUndefined();
});

test('every command refuses a word and an option too many, and says how it is written', () => {
  for (const nome of Object.keys(comandi)) {
    const detto = argomentoSbagliato(
      nome,
      Array.from({ length: 9 }, () => CODICE),
      { inventata: 'x' },
    );
    expect(detto, nome).toMatch(new RegExp(`^${nome}: `));
    expect(detto).toContain('Si scrive: ');
  }
});
