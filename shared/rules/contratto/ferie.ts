import type { Norma, RegolaDatata } from '../regola.ts';
import { ccnl2007, ccnl2024 } from './norme.ts';

/** Days earned for so many days of service, in thousandths of a day: 30 every 360, or 2,666 every 30. */
export interface Maturazione {
  readonly millesimiDiGiorno: number;
  readonly giorniBase: number;
}

const proporzione: Norma = ccnl2024('art. 35 c. 2 (già CCNL 29/11/2007, art. 19 c. 2)');

export const ferieMaturate: Readonly<Record<'PRIMI_TRE_ANNI' | 'OLTRE_TRE_ANNI', RegolaDatata<Maturazione>>> = {
  PRIMI_TRE_ANNI: {
    id: 'contratto.ferie.primi-tre-anni',
    descrizione: 'Ferie maturate nei primi tre anni di servizio',
    versioni: [
      {
        dal: '2007-11-29',
        valore: { millesimiDiGiorno: 30_000, giorniBase: 360 },
        norma: [ccnl2007('art. 13 c. 3'), proporzione],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'anpacosenza.it (Unicobas)' },
      },
    ],
  },
  OLTRE_TRE_ANNI: {
    id: 'contratto.ferie.oltre-tre-anni',
    descrizione: 'Ferie maturate oltre tre anni di servizio',
    versioni: [
      {
        dal: '2007-11-29',
        valore: { millesimiDiGiorno: 32_000, giorniBase: 360 },
        norma: [ccnl2007('art. 13 c. 2'), proporzione],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'soldioggi.it; noipa.net, topic 33811' },
      },
    ],
  },
};

/** To how many hundredths of a day the leave earned is rounded, from the half up. */
export const arrotondamentoFerie: RegolaDatata<{ readonly centesimiDiGiorno: number }> = {
  id: 'contratto.ferie.arrotondamento',
  descrizione: 'Ferie maturate arrotondate al giorno intero, da mezzo giorno in su',
  versioni: [
    {
      dal: '2007-11-29',
      valore: { centesimiDiGiorno: 100 },
      norma: [proporzione],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-28',
        dove: 'scuolainforma.it 7/1/2020 (83 giorni di servizio: 6,91, ne spettano 7); anpacosenza.it, ferie dei supplenti (82 giorni: 6,83, ne spettano 7)',
      },
    },
  ],
};

export const festivitaSoppresse: RegolaDatata<Maturazione> = {
  id: 'contratto.ferie.festivita-soppresse',
  descrizione: 'Giornate di riposo per festività soppresse',
  versioni: [
    {
      dal: '2007-11-29',
      valore: { millesimiDiGiorno: 4_000, giorniBase: 360 },
      norma: [ccnl2007('art. 14'), { testo: 'L. 937/1977' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'noipa.net, topic 33811' },
    },
  ],
};

/** How much a day of leave taken counts on a five-day week, in hundredths: six working days spread over five. */
export const giornoSettimanaCorta: RegolaDatata<number> = {
  id: 'contratto.ferie.settimana-corta',
  descrizione: 'Peso di un giorno di ferie con orario su cinque giorni',
  versioni: [
    {
      dal: '2007-11-29',
      valore: 120,
      norma: [ccnl2007('art. 13 c. 5')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'noipa.net, topic 33811' },
    },
  ],
};

/**
 * Whether the days of suspended lessons are taken off the leave to pay: the norm says yes for teachers to 30 June and short
 * substitutes, the courts no when nobody invited them to take it. The office says which, person by person.
 */
export const sospensioneLezioni: RegolaDatata<{ readonly siDetrae: boolean; readonly salvoMancatoInvito: boolean }> = {
  id: 'contratto.ferie.sospensione-lezioni',
  descrizione: 'Giorni di sospensione delle lezioni detratti dalle ferie da pagare',
  versioni: [
    {
      dal: '2013-01-01',
      valore: { siDetrae: true, salvoMancatoInvito: true },
      fonte: 'controversa',
      riscontro: null,
      norma: [{ testo: 'DL 95/2012, art. 5 c. 8; L. 228/2012, art. 1 cc. 54-56' }],
      nota: 'Cass. 14268/2022 e 16715/2024: dovute a chi non è stato invitato a fruirne',
    },
  ],
};

export const regoleFerie: readonly RegolaDatata<unknown>[] = [
  ...Object.values(ferieMaturate),
  arrotondamentoFerie,
  festivitaSoppresse,
  giornoSettimanaCorta,
  sospensioneLezioni,
];
