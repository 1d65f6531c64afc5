import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { readGolden } from './golden.ts';

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

  test('eight days of illness of a child pass the five of 2025, and not the ten of 2026', () => {
    const avvisi = (id: string): readonly string[] => {
      const esito = cedolino(goldenDi(id));
      return esito.esito === 'scartato' ? [] : esito.cedolino.avvisi.map(({ messaggio }) => messaggio);
    };
    expect(avvisi('malattia-figlio-2025-12').filter((uno) => uno.includes('8 giorni su 5'))).toHaveLength(1);
    expect(avvisi('malattia-figlio-2026-01').filter((uno) => uno.includes('concedibili'))).toEqual([]);
  });
});
