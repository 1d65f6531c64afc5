import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cifraControllo,
  errorePartitaIva,
  hasCifraControlloValida,
  isPartitaIva,
} from '#shared/domain/codici/partita-iva.ts';

/** Luhn in its other formulation, from the right with a table of doubled digits: an implementation of its own. */
const luhnDaDestra = (cifre: string): boolean => {
  const raddoppiata = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  let somma = 0;
  for (let passo = 0; passo < cifre.length; passo += 1) {
    const cifra = Number(cifre.charAt(cifre.length - 1 - passo));
    somma += passo % 2 === 1 ? (raddoppiata[cifra] ?? 0) : cifra;
  }
  return somma % 10 === 0;
};

const ufficio = fc
  .oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(120, 121, 888, 999))
  .map((numero) => String(numero).padStart(3, '0'));
const dieci = fc
  .tuple(
    fc.stringMatching(/^[0-9]{7}$/).filter((cifre) => cifre !== '0000000'),
    ufficio,
  )
  .map(([ditta, sigla]) => `${ditta}${sigla}`);

describe('partita IVA', () => {
  it('says what is wrong', () => {
    expect(errorePartitaIva('12345')).toContain('11 cifre');
    expect(errorePartitaIva('00000000000')).toContain('controllo');
    const ditta = '1234567150';
    expect(errorePartitaIva(`${ditta}${cifraControllo(ditta)}`)).toContain('ufficio');
  });

  it('is judged the same on 1,500 right ones and 1,500 damaged ones', () => {
    for (const base of fc.sample(dieci, { numRuns: 1500, seed: 5 })) {
      const codice = `${base}${cifraControllo(base)}`;
      expect(luhnDaDestra(codice), codice).toBe(true);
      expect(isPartitaIva(codice), codice).toBe(true);
    }
    const danno = fc.tuple(dieci, fc.nat(10), fc.integer({ min: 1, max: 9 }));
    for (const [base, posto, scarto] of fc.sample(danno, { numRuns: 1500, seed: 6 })) {
      const sano = `${base}${cifraControllo(base)}`;
      const cifra = (Number(sano.charAt(posto)) + scarto) % 10;
      const danneggiato = `${sano.slice(0, posto)}${cifra}${sano.slice(posto + 1)}`;
      expect(hasCifraControlloValida(danneggiato), danneggiato).toBe(
        luhnDaDestra(danneggiato) && !danneggiato.startsWith('0000000'),
      );
      expect(isPartitaIva(danneggiato), danneggiato).toBe(false);
    }
  });
});
