import { describe, expect, test } from 'vitest';
import { casiDal, effettiDi } from '#shared/calcolatrice/effetto.ts';
import { descrizioneGenere, generi } from '#shared/calcolatrice/generi.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { novitaDal } from '#shared/rules/novita.ts';

const casi = casiDal('2026-01-01');
const effetti = (id: string) => {
  const novita = novitaDal(tutteLeRegole, '2026-01-01').find(
    ({ regola, versione }) => regola.id === id && versione.dal === '2026-01-01',
  );
  return novita === undefined ? null : effettiDi(novita, casi);
};

describe('whom a new figure touches among sample cases', () => {
  test('there is a case of every kind of payee, and those that a school reckons are calculated', () => {
    expect([...new Set(casi.map(({ genere }) => genere))]).toEqual([...generi]);
    const calcolati = new Set(casi.filter(({ esito }) => esito.esito === 'calcolato').map(({ genere }) => genere));
    expect(generi.filter((genere) => !calcolati.has(genere))).toEqual(['SPORTIVO', 'TRATTENUTA', 'CONGUAGLIO']);
  });

  test('a lower rate of tax gives more to who has that much income, and costs the school nothing but what starts from a net', () => {
    const trovati = effetti('irpef.scaglioni') ?? [];
    expect(trovati.map(({ chi }) => chi)).toContain(descrizioneGenere.SUPPLENTE.nome);
    for (const { netto, costo, casi: toccati, su } of trovati) {
      expect(netto[0]).toBeGreaterThanOrEqual(0);
      expect(costo[1]).toBeLessThanOrEqual(0);
      expect(toccati).toBeLessThanOrEqual(su);
    }
  });

  test('a figure that no case reads, or that is the one before, touches nobody', () => {
    for (const id of ['contributi.massimale', 'gestione-separata.aliquote']) expect(effetti(id), id).toEqual([]);
  });

  test('without a figure that is new some cases cannot be calculated, and are counted', () => {
    const aliquote = tutteLeRegole.find(({ id }) => id === 'gestione-separata.aliquote');
    const versione = aliquote?.versioni.find(({ dal }) => dal === '2026-01-01');
    if (aliquote === undefined || versione === undefined) throw new Error('The rates of 2026 are not in the rules');
    const sola = { regola: { ...aliquote, versioni: [versione] as const }, prima: null, versione, commi: [] };
    const trovati = effettiDi(sola, casi);
    expect(trovati.length).toBeGreaterThan(0);
    for (const { nuovi, casi: toccati } of trovati) expect(nuovi).toBe(toccati);
  });
});
