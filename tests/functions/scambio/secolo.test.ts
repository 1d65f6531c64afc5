import { describe, expect, test } from 'vitest';
import { nomiDivisi } from '#functions/anagrafe/persone/colonne/nomi-divisi.ts';
import { conSecolo } from '#functions/scambio/file/secolo.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const oggi = '2026-11-28';
const { desCf } = personaDiProva(1, { desCognome: 'De Fantasia', desNome: 'Anna Prova', datNascita: '1961-05-20' });
const diChi = { oggi, codiceFiscale: desCf, nascita: '' };

describe('a date whose year has two digits', () => {
  test.each([
    ['a birth, in the century of who works', '20/05/61', 'nascita', '1961-05-20'],
    ['a birth of this century', '1-2-08', 'nascita', '2008-02-01'],
    ['a birth of nobody who works: too old or too young', '20/05/38', 'nascita', null],
    ['a day that is not', '31/02/61', 'nascita', null],
    ['a contract of now', '01/09/25', 'rapporto', '2025-09-01'],
    ['a contract of then', '01/09/85', 'rapporto', '1985-09-01'],
    ['a contract before they could work, or after', '01/09/70', 'rapporto', null],
    ['four digits stay as they are', '01/09/1970', 'rapporto', '01/09/1970'],
  ] as const)('%s', (_caso, testo, quale, atteso) => {
    expect(conSecolo(testo, quale, diChi)).toBe(atteso);
  });

  test('says nothing of a contract when nobody knows of whom', () => {
    expect(conSecolo('01/09/25', 'rapporto', { oggi, codiceFiscale: '', nascita: '' })).toBeNull();
    expect(conSecolo('01/09/25', 'rapporto', { oggi, codiceFiscale: '', nascita: '20/05/61' })).toBe('2025-09-01');
  });
});

describe('surname and name in one cell', () => {
  const divisi = (desNominativo: string) => nomiDivisi({ desCf, desNominativo }, undefined);
  const giusti = { desNominativo: null, desCognome: 'De Fantasia', desNome: 'Anna Prova' };

  test('are divided where the letters of the codice fiscale say, whichever comes first', () => {
    expect(divisi('De Fantasia Anna Prova')).toEqual(giusti);
    expect(divisi('Anna Prova De Fantasia')).toEqual(giusti);
    expect(divisi('De Fantasia, Anna Prova')).toEqual(giusti);
  });

  test('are refused when they are of another, also of who is there', () => {
    expect(() => divisi('Inventati Carlotta')).toThrow('non è il nome di chi ha questo codice fiscale');
    const trovato = { uid: 'x', versione: 1, riga: { desCognome: 'De Fantasia', desNome: 'Anna Prova' } };
    expect(nomiDivisi({ desCf, desNominativo: 'De Fantasia Anna' }, trovato)).toEqual({ desNominativo: null });
    expect(() => nomiDivisi({ desCf, desNominativo: 'Inventati Carlotta' }, trovato)).toThrow(
      'correggere il nome o il codice',
    );
  });
});
