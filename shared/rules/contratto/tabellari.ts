import type { Centesimi } from '../../money/centesimi.ts';
import type { Norma, RegolaDatata, Riscontro, Versione } from '../regola.ts';
import { descrizioneProfilo, fasce, isDocente, profili, type Fascia, type Profilo } from './inquadramento.ts';
import { ccnl2022, ccnl2024, ccnl2025 } from './norme.ts';

/** Annual amounts for twelve months, 13th apart, in cents, in the order of `fasce`; null = not published anywhere read. */
type Riga = readonly [Cella, Cella, Cella, Cella, Cella, Cella];
type Cella = Centesimi | null;

interface Periodo {
  readonly dal: string;
  readonly norma: readonly [Norma, ...Norma[]];
  /** Where the new classification of ATA staff printed the same amounts again. */
  readonly normaAta?: Norma;
  readonly nota: string;
  readonly righe: Readonly<Record<Profilo, Riga>>;
  /** Cells printed in a public source; the others are arithmetic on printed increases and totals. */
  readonly pubblicate: Readonly<Partial<Record<Profilo, readonly Fascia[]>>>;
  /** Where those cells were read. */
  readonly riscontro: Riscontro;
}

const nessuna: Riga = [null, null, null, null, null, null];

/** A new contract is one more entry here: every rule below takes its version from it. */
const periodi: readonly Periodo[] = [
  {
    dal: '2021-01-01',
    norma: [ccnl2022('tab. B1')],
    nota: "Prima del conglobamento dell'elemento perequativo; solo gli importi pubblicati",
    riscontro: { il: '2026-11-20', dove: 'tecnicadellascuola.it 13/10/2025; skuola.net' },
    righe: {
      COLLABORATORE: nessuna,
      OPERATORE: nessuna,
      ASSISTENTE: nessuna,
      FUNZIONARIO: nessuna,
      DOCENTE_INFANZIA_PRIMARIA: [2089720, null, null, 2717159, null, 3053692],
      DOCENTE_DIPLOMATO: [2089720, null, null, 2812656, null, 3149242],
      DOCENTE_PRIMO_GRADO: [null, null, null, 2994817, 3217935, 3383737],
      DOCENTE_LAUREATO: [null, null, null, 3173625, null, 3550547],
    },
    pubblicate: {
      DOCENTE_INFANZIA_PRIMARIA: ['0-8', '21-27', '35+'],
      DOCENTE_DIPLOMATO: ['0-8', '21-27', '35+'],
      DOCENTE_PRIMO_GRADO: ['21-27', '28-34', '35+'],
      DOCENTE_LAUREATO: ['21-27', '35+'],
    },
  },
  {
    dal: '2023-02-01',
    norma: [ccnl2022('tab. C1')],
    normaAta: ccnl2024('tab. E1.5'),
    nota: "Conglobato l'elemento perequativo; il giorno 1/2/2023 è letto per l'AFAM (art. 145 c. 3) e assunto uguale per la scuola",
    riscontro: {
      il: '2026-11-20',
      dove: 'qds.it; docenti.it; skuola.net; tecnicadellascuola.it; github.com/lucas-puerari/ccnl-engine',
    },
    righe: {
      COLLABORATORE: [1642776, 1784137, 1887126, 1990743, 2067197, 2122975],
      OPERATORE: [1682609, 1821395, 1926639, 2031147, 2106348, 2163610],
      ASSISTENTE: [1831216, 2010472, 2146053, 2279994, 2377054, 2451521],
      FUNZIONARIO: [2398609, 2674664, 2920864, 3184289, 3458953, 3726638],
      DOCENTE_INFANZIA_PRIMARIA: [2109904, 2333167, 2528995, 2720351, 2910182, 3053692],
      DOCENTE_DIPLOMATO: [2109904, 2333167, 2530063, 2816904, 3002979, 3149242],
      DOCENTE_PRIMO_GRADO: [2283788, 2543769, 2770851, 2994817, 3217935, 3383737],
      DOCENTE_LAUREATO: [2283788, 2609150, 2855290, 3173625, 3383740, 3550547],
    },
    pubblicate: {
      COLLABORATORE: ['0-8', '15-20', '28-34'],
      OPERATORE: fasce,
      ASSISTENTE: ['0-8', '15-20'],
      FUNZIONARIO: ['0-8'],
      DOCENTE_INFANZIA_PRIMARIA: ['35+'],
      DOCENTE_PRIMO_GRADO: ['0-8', '21-27'],
      DOCENTE_LAUREATO: ['0-8', '21-27', '35+'],
    },
  },
  {
    dal: '2024-01-01',
    norma: [ccnl2025('art. 12, tab. A2')],
    nota: "Comprende la vacanza contrattuale e gli acconti 2024-25; confrontare con l'allegato ARAN",
    riscontro: {
      il: '2026-11-20',
      dove: 'github.com/lucas-puerari/ccnl-engine, docs/contracts/istruzione-ricerca-aran.md, tab. A2',
    },
    righe: {
      COLLABORATORE: [1745664, 1895881, 2005314, 2115423, 2196665, 2255935],
      OPERATORE: [1787993, 1935467, 2047311, 2158359, 2238276, 2299114],
      ASSISTENTE: [1945912, 2136388, 2280465, 2422794, 2525926, 2605061],
      FUNZIONARIO: [2548837, 2842184, 3103804, 3383729, 3675589, 3960038],
      DOCENTE_INFANZIA_PRIMARIA: [2242048, 2479291, 2687383, 2890727, 3092450, 3244948],
      DOCENTE_DIPLOMATO: [2242048, 2479291, 2688523, 2993328, 3191055, 3346486],
      DOCENTE_PRIMO_GRADO: [2426828, 2703093, 2944395, 3182389, 3419475, 3595669],
      DOCENTE_LAUREATO: [2426828, 2772570, 3034110, 3372393, 3595670, 3772919],
    },
    pubblicate: {
      COLLABORATORE: ['0-8'],
      OPERATORE: ['0-8'],
      ASSISTENTE: ['0-8'],
      FUNZIONARIO: ['0-8'],
      DOCENTE_INFANZIA_PRIMARIA: ['0-8'],
      DOCENTE_DIPLOMATO: ['0-8'],
      DOCENTE_PRIMO_GRADO: ['0-8'],
      DOCENTE_LAUREATO: ['0-8'],
    },
  },
];

const versioneDi = (periodo: Periodo, profilo: Profilo, fascia: Fascia): readonly Versione<Centesimi>[] => {
  const valore = periodo.righe[profilo][fasce.indexOf(fascia)];
  if (valore === null || valore === undefined) return [];
  const { dal, nota, normaAta, riscontro } = periodo;
  const norma = normaAta === undefined || isDocente(profilo) ? periodo.norma : ([...periodo.norma, normaAta] as const);
  if (periodo.pubblicate[profilo]?.includes(fascia) === true)
    return [{ dal, valore, norma, fonte: 'fonte', riscontro, nota }];
  return [{ dal, valore, norma, fonte: 'derivata', riscontro: null, nota }];
};

const regolaDi = (profilo: Profilo, fascia: Fascia): RegolaDatata<Centesimi> => {
  const [prima, ...altre] = periodi.flatMap((periodo) => versioneDi(periodo, profilo, fascia));
  if (prima === undefined) throw new Error(`Tabellare without any version: ${profilo} ${fascia}`);
  return {
    id: `contratto.tabellare.${profilo.toLowerCase().replaceAll('_', '-')}.${fascia}`,
    descrizione: `Stipendio tabellare annuo, ${descrizioneProfilo[profilo]}, fascia ${fascia}`,
    versioni: [prima, ...altre],
  };
};

const rigaDi = (profilo: Profilo): Readonly<Record<Fascia, RegolaDatata<Centesimi>>> => ({
  '0-8': regolaDi(profilo, '0-8'),
  '9-14': regolaDi(profilo, '9-14'),
  '15-20': regolaDi(profilo, '15-20'),
  '21-27': regolaDi(profilo, '21-27'),
  '28-34': regolaDi(profilo, '28-34'),
  '35+': regolaDi(profilo, '35+'),
});

/** Annual tabellare (cents, 12 months, 13th apart) by profile and band: one dated rule per cell of the contract's table. */
export const tabellari: Readonly<Record<Profilo, Readonly<Record<Fascia, RegolaDatata<Centesimi>>>>> = {
  COLLABORATORE: rigaDi('COLLABORATORE'),
  OPERATORE: rigaDi('OPERATORE'),
  ASSISTENTE: rigaDi('ASSISTENTE'),
  FUNZIONARIO: rigaDi('FUNZIONARIO'),
  DOCENTE_INFANZIA_PRIMARIA: rigaDi('DOCENTE_INFANZIA_PRIMARIA'),
  DOCENTE_DIPLOMATO: rigaDi('DOCENTE_DIPLOMATO'),
  DOCENTE_PRIMO_GRADO: rigaDi('DOCENTE_PRIMO_GRADO'),
  DOCENTE_LAUREATO: rigaDi('DOCENTE_LAUREATO'),
};

export const regoleTabellari: readonly RegolaDatata<Centesimi>[] = profili.flatMap((profilo) =>
  fasce.map((fascia) => tabellari[profilo][fascia]),
);
