import { describe, expect, test } from 'vitest';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { campiDaScrivere, nascitaNel } from '#web/areas/anagrafe/identita/nato-dal-codice.ts';

const OGGI = '2026-11-29';
const ZAIRA = { cognome: 'Invento', nome: 'Zaira', sesso: 'F', nascita: '1985-03-12', codBelfiore: 'A012' } as const;
const CODICE = codiceFiscaleDa(ZAIRA);
const DETTA = { flgSesso: 'F', datNascita: '1985-03-12', codComuneNascita: 'A012' } as const;
const VUOTA = { flgSesso: null, datNascita: null, codComuneNascita: null };

describe('what a codice fiscale says of a birth', () => {
  test('sex, day and place, with omocodia too', () => {
    expect(nascitaNel(CODICE, OGGI)).toEqual(DETTA);
    expect(nascitaNel(conOmocodia(CODICE, 3), OGGI)).toEqual(DETTA);
  });

  test.each([CODICE.slice(0, 15), `${CODICE.slice(0, 15)}${CODICE.endsWith('A') ? 'B' : 'A'}`, '00488410010', ''])(
    'nothing of %j',
    (codice) => {
      expect(nascitaNel(codice, OGGI)).toBeNull();
    },
  );
});

describe('the fields that it fills', () => {
  test('those that are empty', () => {
    expect(campiDaScrivere(DETTA, VUOTA, null)).toEqual(DETTA);
    expect(campiDaScrivere(DETTA, { ...VUOTA, flgSesso: 'M' }, null)).toEqual({
      datNascita: '1985-03-12',
      codComuneNascita: 'A012',
    });
  });

  test('those that a code corrected since had filled, and not what was typed', () => {
    const prima = { flgSesso: 'M', datNascita: '1985-03-12', codComuneNascita: 'H501' };
    expect(campiDaScrivere(DETTA, { ...prima, codComuneNascita: 'F205' }, prima)).toEqual({
      flgSesso: 'F',
      datNascita: '1985-03-12',
    });
  });
});
