import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { erroreContoEstero, ibanEstero, isBic, splitIbanEstero } from '#shared/domain/codici/conto-estero.ts';
import { composeIban, erroreIban, formatIban, isIban, joinIban, splitIban } from '#shared/domain/codici/iban.ts';

const ESEMPIO = 'IT60X0542811101000000123456';

/** The CIN table as the interbank standard prints it, one row per character: written apart from the product's own. */
const tabella: Readonly<Record<string, readonly [dispari: number, pari: number]>> = {
  A: [1, 0],
  B: [0, 1],
  C: [5, 2],
  D: [7, 3],
  E: [9, 4],
  F: [13, 5],
  G: [15, 6],
  H: [17, 7],
  I: [19, 8],
  J: [21, 9],
  K: [2, 10],
  L: [4, 11],
  M: [18, 12],
  N: [20, 13],
  O: [11, 14],
  P: [3, 15],
  Q: [6, 16],
  R: [8, 17],
  S: [12, 18],
  T: [14, 19],
  U: [16, 20],
  V: [10, 21],
  W: [22, 22],
  X: [25, 23],
  Y: [24, 24],
  Z: [23, 25],
  0: [1, 0],
  1: [0, 1],
  2: [5, 2],
  3: [7, 3],
  4: [9, 4],
  5: [13, 5],
  6: [15, 6],
  7: [17, 7],
  8: [19, 8],
  9: [21, 9],
};

const cinIndipendente = (iban: string): boolean => {
  let somma = 0;
  for (let posto = 1; posto <= 22; posto += 1) {
    const [dispari, pari] = tabella[iban.charAt(posto + 4)] ?? [NaN, NaN];
    somma += posto % 2 === 1 ? dispari : pari;
  }
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(somma % 26) === iban.charAt(4);
};

const giudiceIndipendente = (iban: string): boolean =>
  isValidIBAN(iban) && /^(IT|SM)/.test(iban) && cinIndipendente(iban);

const cifre = (quante: number) => fc.stringMatching(new RegExp(`^[0-9]{${quante}}$`));
const conto = fc.record({ abi: cifre(5), cab: cifre(5), cc: fc.stringMatching(/^[0-9A-Z]{12}$/) });

describe('IBAN', () => {
  it('splits, joins and shows in groups of four', () => {
    const parti = splitIban('it60 x054 2811 1010 0000 0123 456');
    expect(parti).toEqual({
      codPaese: 'IT',
      codCinEuro: '60',
      codCin: 'X',
      codAbi: '05428',
      codCab: '11101',
      codCc: '000000123456',
    });
    expect(parti && joinIban(parti)).toBe(ESEMPIO);
    expect(formatIban(ESEMPIO)).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(composeIban('05428', '11101', '123456')).toBe(ESEMPIO);
  });

  it('says what is wrong', () => {
    expect(erroreIban(ESEMPIO)).toBeNull();
    expect(erroreIban('IT61X0542811101000000123456')).toContain('cifre di controllo');
    expect(erroreIban('IT60X05428111010000001234')).toContain('27 caratteri');
    expect(erroreIban('DE89370400440532013000')).toContain('estero');
    expect(erroreIban('')).toContain('27 caratteri');
  });

  it('refuses a wrong CIN that mod 97 accepts', () => {
    const sbagliati = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ']
      .flatMap((lettera) =>
        Array.from(
          { length: 97 },
          (_, resto) => `IT${String(resto + 2).padStart(2, '0')}${lettera}0542811101000000123456`,
        ),
      )
      .filter((iban) => isValidIBAN(iban));
    expect(sbagliati.length).toBeGreaterThan(20);
    for (const iban of sbagliati) expect(erroreIban(iban)).toContain('CIN');
  });

  it('is judged as by mod 97 of a library plus an independent CIN, on 1,500 right ones', () => {
    for (const { abi, cab, cc } of fc.sample(conto, { numRuns: 1500, seed: 1 })) {
      const iban = composeIban(abi, cab, cc);
      expect(giudiceIndipendente(iban), iban).toBe(true);
      expect(isIban(iban), iban).toBe(true);
    }
  });

  it('is judged the same on 3,000 damaged ones, wherever the damage falls', () => {
    const danno = fc.record({
      parti: conto,
      posto: fc.nat(26),
      carattere: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
      scambio: fc.boolean(),
    });
    let rifiutati = 0;
    for (const { parti, posto, carattere, scambio } of fc.sample(danno, { numRuns: 3000, seed: 2 })) {
      const sano = composeIban(parti.abi, parti.cab, parti.cc);
      const dopo = scambio
        ? `${sano.charAt(posto + 1)}${sano.charAt(posto)}${sano.slice(posto + 2)}`
        : `${carattere}${sano.slice(posto + 1)}`;
      const danneggiato = `${sano.slice(0, posto)}${dopo}`;
      expect(isIban(danneggiato), danneggiato).toBe(giudiceIndipendente(danneggiato));
      if (!isIban(danneggiato)) rifiutati += 1;
    }
    expect(rifiutati).toBeGreaterThan(2500);
  });
});

describe('foreign account', () => {
  it('keeps country, check digits and BBAN of an IBAN country', () => {
    const parti = splitIbanEstero('DE89 3704 0044 0532 0130 00');
    expect(parti).toEqual({ codPaese: 'DE', codCinEuroEstero: '89', codBban: '370400440532013000', codBic: null });
    expect(parti && ibanEstero(parti)).toBe('DE89370400440532013000');
    expect(parti && erroreContoEstero(parti)).toBeNull();
    expect(splitIbanEstero(ESEMPIO)).toBeNull();
  });

  it('asks for a BIC where there is no IBAN, and for the right digits where there is', () => {
    expect(erroreContoEstero({ codPaese: 'US', codCinEuroEstero: null, codBban: '123456789', codBic: null })).toContain(
      'BIC',
    );
    expect(
      erroreContoEstero({ codPaese: 'US', codCinEuroEstero: null, codBban: '123456789', codBic: 'ABCDUS33XXX' }),
    ).toBeNull();
    expect(
      erroreContoEstero({ codPaese: 'DE', codCinEuroEstero: '88', codBban: '370400440532013000', codBic: null }),
    ).toContain('cifre di controllo');
    expect(
      erroreContoEstero({ codPaese: 'DE', codCinEuroEstero: null, codBban: '370400440532013000', codBic: null }),
    ).toContain('Mancano');
    expect(erroreContoEstero({ codPaese: 'DE', codCinEuroEstero: '89', codBban: '37040044', codBic: null })).toContain(
      'BBAN',
    );
    expect(
      erroreContoEstero({ codPaese: 'IT', codCinEuroEstero: '60', codBban: 'X0542811101000000123456', codBic: null }),
    ).toContain('italiano');
    expect(isBic('ABCDIT2X')).toBe(true);
    expect(isBic('ABCDIT2')).toBe(false);
  });
});
