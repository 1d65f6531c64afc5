import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ferieNonGodute,
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieFruiti,
  giorniFerieSpettanti,
  maturazioneFerie,
} from '#shared/calculation/contratto/assenze/ferie.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import {
  arrotondamentoFerie,
  festivitaSoppresse,
  giornoSettimanaCorta,
  sospensioneLezioni,
} from '#shared/rules/contratto/ferie.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const giorno = '2025-06-30';
const mese = inForceOn(meseRetributivo, giorno);
const sospensione = inForceOn(sospensioneLezioni, giorno);

describe('leave', () => {
  it('is 30 days a year, 32 from the third completed year, 4 for suppressed holidays', () => {
    const annuali = [0, 2, 3, 20].map((anni) => giorniFerieSpettanti(360, inForceOn(maturazioneFerie(anni), giorno)));
    expect(annuali).toEqual([3000, 3000, 3200, 3200]);
    expect(giorniFerieSpettanti(360, inForceOn(festivitaSoppresse, giorno))).toBe(400);
    expect(giorniFerieSpettanti(0, inForceOn(maturazioneFerie(0), giorno))).toBe(0);
  });

  it('rounds to whole days half up', () => {
    const regola = inForceOn(arrotondamentoFerie, '2026-06-30');
    expect([649, 650, 699, 0].map((giorni) => giorniFerieConcessi(giorni, regola))).toEqual([600, 700, 700, 0]);
    expect(giorniFerieConcessi(683, null)).toBe(683);
  });

  it('counts a day taken on a five-day week 1,2', () => {
    const peso = inForceOn(giornoSettimanaCorta, giorno);
    expect([giorniFerieFruiti(5, true, peso), giorniFerieFruiti(5, false, peso)]).toEqual([600, 500]);
  });

  it.each([
    [true, 848],
    [false, 2648],
  ])('takes off suspended lessons when the employee was invited to leave (%s)', (invitatoAFruirne, attesi) => {
    expect(
      giorniFerieDaPagare({ spettanti: 2648, fruiti: 0, giorniSospensione: 18, invitatoAFruirne }, sospensione),
    ).toBe(attesi);
  });

  it('takes them off always when the switch says so', () => {
    const rigida = { ...sospensione, valore: { siDetrae: true, salvoMancatoInvito: false } };
    expect(
      giorniFerieDaPagare({ spettanti: 2648, fruiti: 100, giorniSospensione: 18, invitatoAFruirne: false }, rigida),
    ).toBe(748);
    expect(
      giorniFerieDaPagare({ spettanti: 500, fruiti: 600, giorniSospensione: 0, invitatoAFruirne: true }, rigida),
    ).toBe(0);
  });

  it('pays a thirtieth of the month for each day, rounded once', () => {
    expect(ferieNonGodute(dato('mensile', 202_236), 848, mese).importo).toBe(Math.round((202_236 * 848) / 3000));
    expect(ferieNonGodute(dato('mensile', 300_000), 3000, mese).importo).toBe(300_000);
    expect(() => ferieNonGodute(dato('mensile', 300_000), -1, mese)).toThrow(CalcoloImpossibile);
    expect(() => giorniFerieSpettanti(-1, inForceOn(maturazioneFerie(0), giorno))).toThrow(CalcoloImpossibile);
  });

  it('grows with service', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (giorni) => {
        const regola = inForceOn(maturazioneFerie(0), giorno);
        expect(giorniFerieSpettanti(giorni + 1, regola)).toBeGreaterThan(giorniFerieSpettanti(giorni, regola));
      }),
    );
  });
});
