import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { ingressiDi, readGolden } from './golden.ts';
import { temiCon } from './temi/temi.ts';

const temi = temiCon(regoleCorrenti());

/** The golden situation of that id, as it was entered. */
const goldenDi = (id: string): SituazioneInput => {
  const trovato = readGolden().find((uno) => uno.id === id);
  if (trovato === undefined) throw new Error(`No golden case is ${id}`);
  return Situazione.parse(trovato.ingressi);
};

/** The same payment a day, or a month, earlier: the service, its absences and the pay. */
const prima = (situazione: SituazioneInput, di: (giorno: string) => string): SituazioneInput => ({
  ...situazione,
  liquidazione: {
    anno: Number(di(situazione.dataPagamento).slice(0, 4)),
    mese: Number(di(situazione.dataPagamento).slice(5, 7)),
  },
  dataPagamento: di(situazione.dataPagamento),
  servizi: (situazione.servizi ?? []).map((servizio) => ({
    ...servizio,
    competenza: { dal: di(servizio.competenza.dal), al: di(servizio.competenza.al) },
    assenze: (servizio.assenze ?? []).map((assenza) => ({ ...assenza, dal: di(assenza.dal), al: di(assenza.al) })),
    assenzeAOre: (servizio.assenzeAOre ?? []).map((assenza) => ({ ...assenza, giorno: di(assenza.giorno) })),
  })),
});

const unGiorno = (giorno: string): string => addGiorni(giorno, -1);
/** The last days of the month before: of May 2024 those of April, which has thirty. */
const unMese = (giorno: string): string => giorno.replace('2024-05-31', '2024-04-30').replace('2024-05', '2024-04');
const alDicembre = (giorno: string): string => addGiorni(giorno, -31);

describe('on the eve of the day a law or a contract began, nobody is paid by it', () => {
  test.each([
    ['congedo-l106-2025-08-09', 'contratto.assenza.congedo-l106', unGiorno, '08/08/2025'],
    ['cure-l106-2026-01', 'contratto.assenza.permesso-cure-l106', alDicembre, '08/12/2025'],
    // The area of officials with the post of DSGA, and its fixed part in the base of the TFR, begin on 1/5/2024.
    ['dsga-direzione-2024-05', 'contratto.cia.funzionario', unMese, '01/04/2024'],
  ] as const)('%s', (id, campo, di, giorno) => {
    expect(cedolino(goldenDi(id)).esito).toBe('calcolato');
    const esito = cedolino(prima(goldenDi(id), di));
    expect(esito.esito === 'scartato' && esito.anomalie).toMatchObject([{ codice: 'REGOLA_MANCANTE', campo }]);
    expect(JSON.stringify(esito)).toContain(giorno);
  });

  // The day before there was no rule of these: the part of a class, before the school year 2024/25; training by the decree of 12/10/1995; and over its highest fee.
  test.each([
    ['maturita-parte-di-classe-2024-09', { giorno: '2024-08-31' }, /31\/08\/2024/],
    ['formazione-tutoraggio-sotto-il-massimo', { giorno: '1995-10-11' }, /11\/10\/1995/],
    ['formazione-tutoraggio-al-massimo', { tariffa: 2_583 }, /da 0,00 € a 25,82 €/],
    ['membro-2025-06-un-terzo', { giorno: '2024-08-31' }, /31\/08\/2024/],
    ['tutor-pagato-al-massimo', { tariffa: 2_583 }, /da 0,00 € a 25,82 €/],
  ] as const)('%s, and not with %j', (id, altro, motivo) => {
    const golden = readGolden().find((uno) => uno.id === id);
    if (golden === undefined) throw new Error(`No golden case is ${id}`);
    const tema = temi[golden.tema];
    expect(tema?.(golden.letti)).toMatchObject(golden.atteso);
    expect(() => tema?.(ingressiDi({ ...golden, ingressi: { ...golden.ingressi, ...altro } }))).toThrow(motivo);
  });

  test('eight days of illness of a child pass the five of 2025, and not the ten of 2026', () => {
    const avvisi = (id: string): readonly string[] => {
      const esito = cedolino(goldenDi(id));
      return esito.esito === 'scartato' ? [] : esito.cedolino.avvisi.map(({ messaggio }) => messaggio);
    };
    expect(avvisi('malattia-figlio-2025-12').filter((uno) => uno.includes('8 giorni su 5'))).toHaveLength(1);
    expect(avvisi('malattia-figlio-2026-01').filter((uno) => uno.includes('concedibili'))).toEqual([]);
  });
});
