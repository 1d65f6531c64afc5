import { belfioreConnector as connector } from '@marketto/belfiore-connector-embedded';
import { CheckDigitizer, CodiceFiscaleUtils } from '@marketto/codice-fiscale-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codiceFiscaleDa,
  discordanzeCodiceFiscale,
  lettereCognome,
  lettereNome,
  type DatiNascita,
} from '#shared/domain/codici/codice-fiscale-dati.ts';
import {
  carattereControllo,
  conOmocodia,
  erroreCodiceFiscale,
  isCodiceFiscale,
  nascitaEntro,
  partiCodiceFiscale,
  senzaOmocodia,
} from '#shared/domain/codici/codice-fiscale.ts';
import { cifraControllo } from '#shared/domain/codici/partita-iva.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';

const libreria = new CodiceFiscaleUtils(connector);
const ROSSI = 'RSSMRA80A01H501U';

const nome = fc.stringMatching(/^[A-Za-zàèéìòù']{2,20}$/).filter((testo) =>
  /[a-z]/i.test(
    testo
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .slice(1),
  ),
);
const dati: fc.Arbitrary<DatiNascita> = fc.record({
  cognome: nome,
  nome,
  sesso: fc.constantFrom('M' as const, 'F' as const),
  nascita: fc.integer({ min: 0, max: 35_000 }).map((giorni) => addGiorni('1930-01-01', giorni)),
  codBelfiore: fc.constantFrom('H501', 'F205', 'L219', 'A944', 'D612', 'Z404', 'Z110'),
});

describe('codice fiscale, form and control character', () => {
  it('accepts a right code and says what is wrong with the others', () => {
    expect(erroreCodiceFiscale(ROSSI)).toBeNull();
    expect(erroreCodiceFiscale('RSSMRA80A01H501A')).toContain('carattere di controllo');
    expect(erroreCodiceFiscale('RSSMRA80A01H50')).toContain('16 caratteri');
    expect(erroreCodiceFiscale('RSSMRA80B30H501X')).toContain('data di nascita');
    expect(erroreCodiceFiscale('RSSMRA80A01N501X')).toContain('luogo di nascita');
    expect(erroreCodiceFiscale('RSSMRA80A01H000X')).toContain('luogo di nascita');
  });

  it('accepts a 29 February of leap years only', () => {
    const con = (data: string) => {
      const quindici = `RSSMRA${data}H501`;
      return isCodiceFiscale(`${quindici}${carattereControllo(quindici)}`);
    };
    expect(con('80B29')).toBe(true);
    expect(con('81B29')).toBe(false);
    expect(con('00B29')).toBe(true);
    expect(con('80D31')).toBe(false);
    expect(con('80A32')).toBe(false);
    expect(con('80A71')).toBe(true);
    expect(con('80A40')).toBe(false);
  });

  it('checks eleven digits of bodies and provisional codes with their own control digit', () => {
    const dieci = '8001234056';
    const cifra = Number(cifraControllo(dieci));
    expect(erroreCodiceFiscale(`${dieci}${cifra}`)).toBeNull();
    expect(erroreCodiceFiscale(`${dieci}${(cifra + 1) % 10}`)).toContain('cifra di controllo');
    expect(erroreCodiceFiscale('00000000000')).not.toBeNull();
  });

  it('reads the parts, the sex and the omocodia', () => {
    expect(partiCodiceFiscale(ROSSI)).toEqual({
      cognome: 'RSS',
      nome: 'MRA',
      anno: '80',
      mese: 1,
      giorno: 1,
      sesso: 'M',
      codBelfiore: 'H501',
      omocodia: false,
    });
    expect(partiCodiceFiscale(conOmocodia(ROSSI, 1))).toMatchObject({ codBelfiore: 'H501', omocodia: true });
    expect(conOmocodia(ROSSI, 1).slice(0, 15)).toBe('RSSMRA80A01H50M');
    expect(senzaOmocodia(conOmocodia(ROSSI, 7))).toBe(ROSSI);
  });

  it('gives the birth of the latest century that is not in the future', () => {
    const parti = partiCodiceFiscale('RSSMRA10A01H501X');
    expect(parti && nascitaEntro(parti, '2026-11-20')).toBe('2010-01-01');
    expect(parti && nascitaEntro(parti, '2009-12-31')).toBe('1910-01-01');
  });
});

describe('codice fiscale from data', () => {
  it('follows the decree on short and rich names', () => {
    expect(lettereCognome('Fo')).toBe('FOX');
    expect(lettereCognome("D'Àngelo")).toBe('DNG');
    expect(lettereCognome('Aieie')).toBe('AIE');
    expect(lettereNome('Maria')).toBe('MRA');
    expect(lettereNome('Gianfranco')).toBe('GFR');
    expect(lettereNome('Marco')).toBe('MRC');
    expect(lettereNome('Li')).toBe('LIX');
  });

  it('adds forty to the day of women', () => {
    expect(
      codiceFiscaleDa({
        cognome: 'Prova',
        nome: 'Inventata',
        sesso: 'F',
        nascita: '1985-12-31',
        codBelfiore: 'F205',
      }).slice(0, 15),
    ).toBe('PRVNNT85T71F205');
  });

  it('says which part disagrees', () => {
    const persona: DatiNascita = {
      cognome: 'Rossi',
      nome: 'Mario',
      sesso: 'M',
      nascita: '1980-01-01',
      codBelfiore: 'H501',
    };
    expect(discordanzeCodiceFiscale(ROSSI, persona)).toEqual([]);
    expect(discordanzeCodiceFiscale(conOmocodia(ROSSI, 3), persona)).toEqual([]);
    const parti = (diverso: Partial<DatiNascita>) =>
      discordanzeCodiceFiscale(ROSSI, { ...persona, ...diverso }).map(({ parte }) => parte);
    expect(parti({ cognome: 'Bianchi' })).toEqual(['cognome']);
    expect(parti({ nome: 'Maurizio' })).toEqual(['nome']);
    expect(parti({ nascita: '1980-01-02' })).toEqual(['nascita']);
    expect(parti({ sesso: 'F' })).toEqual(['sesso']);
    expect(parti({ codBelfiore: 'F205' })).toEqual(['comune']);
    expect(discordanzeCodiceFiscale('RSSMRA80A01H501A', {}).map(({ parte }) => parte)).toEqual(['controllo']);
    expect(discordanzeCodiceFiscale('ABC', persona).map(({ parte }) => parte)).toEqual(['forma']);
    expect(discordanzeCodiceFiscale(ROSSI, { nascita: '1981-01-01' })[0]?.messaggio).toBe(
      "Data di nascita: nel codice fiscale c'è 01/01/80, atteso 01/01/81.",
    );
  });
});

describe('judged the same by an independent library', () => {
  it('on 1,500 valid codes computed from data', async () => {
    for (const persona of fc.sample(dati, { numRuns: 1500, seed: 20261120 })) {
      const nostro = codiceFiscaleDa(persona);
      expect(
        [libreria.parser.lastNameToCf(persona.cognome), libreria.parser.firstNameToCf(persona.nome)],
        `${persona.cognome} ${persona.nome}`,
      ).toEqual([nostro.slice(0, 3), nostro.slice(3, 6)]);
      expect(CheckDigitizer.checkDigit(nostro)).toBe(nostro[15]);
      expect(erroreCodiceFiscale(nostro)).toBeNull();
      expect(await libreria.validator.codiceFiscale(nostro).valid, nostro).toBe(true);
    }
  });

  it('on 1,500 damaged codes: one character changed, wherever the library accepts or refuses', async () => {
    const danno = fc.record({
      persona: dati,
      posto: fc.nat(15),
      carattere: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
    });
    let rifiutati = 0;
    for (const { persona, posto, carattere } of fc.sample(danno, { numRuns: 1500, seed: 7 })) {
      const sano = codiceFiscaleDa(persona);
      const danneggiato = `${sano.slice(0, posto)}${carattere}${sano.slice(posto + 1)}`;
      const atteso = danneggiato === sano;
      expect(isCodiceFiscale(danneggiato), danneggiato).toBe(atteso);
      expect(await libreria.validator.codiceFiscale(danneggiato).valid, danneggiato).toBe(atteso);
      if (!atteso) rifiutati += 1;
    }
    expect(rifiutati).toBeGreaterThan(1000);
  });

  it('on omocodia: every code with letters decodes to the same plain code', () => {
    for (const persona of fc.sample(dati, { numRuns: 300, seed: 3 })) {
      const piano = codiceFiscaleDa(persona);
      for (const quanti of [1, 2, 7]) {
        const omocodo = conOmocodia(piano, quanti);
        expect(libreria.parser.cfDeomocode(omocodo)).toBe(piano);
        expect(isCodiceFiscale(omocodo)).toBe(true);
      }
    }
  });
});
