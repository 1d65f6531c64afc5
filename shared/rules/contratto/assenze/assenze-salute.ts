import type { Norma, Riscontro } from '../../regola.ts';
import type { TipoContratto } from '../inquadramento.ts';
import { ccnl2007, ccnl2024 } from '../norme.ts';
import {
  aPagaIntera,
  fasceDi,
  perTutti,
  riduceTutto,
  type EffettoAssenza,
  type TipoAssenza,
  type Trattamento,
} from './assenza.ts';

const art71: Norma = { testo: 'DL 112/2008, art. 71; Corte cost. 120/2012' };
const art17: Norma = ccnl2007('art. 17');
const art35: Norma = ccnl2024('art. 35 (già CCNL 29/11/2007, art. 19)');

const mesi = (numero: number): number => numero * 30;

/** 9 months whole, 3 at 90 %, 6 at 50 %, then up to 18 more without pay, over the last three years. */
const malattiaRuolo: Trattamento = {
  fasce: fasceDi([mesi(9), 100], [mesi(12), 90], [mesi(18), 50], [null, 0]),
  contatore: 'TRIENNIO',
  limite: { quanti: mesi(36), contatore: 'TRIENNIO' },
};
/** In each school year: a month whole, two at 50 %, the rest without pay; the post is kept nine months in three years. */
const malattiaAnnuale: Trattamento = {
  fasce: fasceDi([mesi(1), 100], [mesi(3), 50], [null, 0]),
  contatore: 'ANNO_SCOLASTICO',
  limite: { quanti: mesi(9), contatore: 'TRIENNIO' },
};
const malattiaBreve: Trattamento = {
  fasce: fasceDi([null, 50]),
  contatore: 'ANNO_SCOLASTICO',
  limite: { quanti: 30, contatore: 'ANNO_SCOLASTICO' },
};
const malattia: Readonly<Record<TipoContratto, Trattamento>> = {
  TI: malattiaRuolo,
  TD_31_8: malattiaAnnuale,
  TD_30_6: malattiaAnnuale,
  SUPPLENTE_BREVE: malattiaBreve,
};

const effetto = (
  trattamenti: EffettoAssenza['trattamenti'],
  giorniSenzaAccessorioFisso: number,
  comporto: boolean,
): EffettoAssenza => ({
  trattamenti,
  giorniSenzaAccessorioFisso,
  comporto,
  riduce: riduceTutto,
  conteggio: 'CALENDARIO',
});

/** A row of the table below. */
type Riga = readonly [
  codice: string,
  descrizione: string,
  valore: EffettoAssenza,
  norma: readonly [Norma, ...Norma[]],
  riscontro: Riscontro | null,
  nota?: string,
];

const tipo = (...[codice, descrizione, valore, norma, riscontro, nota]: Riga): TipoAssenza => ({
  codice,
  descrizione,
  famigliaSidi: null,
  effetto: {
    id: `contratto.assenza.${codice.toLowerCase().replaceAll('_', '-')}`,
    descrizione: `Effetto sulla paga: ${descrizione}`,
    versioni: [
      {
        dal: '2008-06-25',
        valore,
        norma,
        fonte: riscontro === null ? 'conoscenza' : 'fonte',
        riscontro,
        ...(nota === undefined ? {} : { nota }),
      },
    ],
  },
});

const l106 = (articolo: string): Norma => ({ testo: `L. 106/2025, ${articolo}` });
const riscontroL106: Riscontro = {
  il: '2026-11-28',
  dove: 'tuttoscuola.com ?p=693931; uilscuola.it, tutele per malati oncologici; tecnicadellascuola.it 07/2025',
};

/** The law of 2025 on cancer and invalidity gives paid hours for treatment, and a leave after every other absence. */
const cureL106: TipoAssenza = {
  codice: 'PERMESSO_CURE_L106',
  descrizione: 'Permesso per visite, esami e cure (L. 106/2025)',
  famigliaSidi: null,
  effetto: {
    id: 'contratto.assenza.permesso-cure-l106',
    descrizione: 'Effetto sulla paga: Permesso per visite, esami e cure (L. 106/2025)',
    versioni: [
      {
        dal: '2026-01-01',
        valore: { ...effetto(perTutti(aPagaIntera('ANNO_SOLARE', 10)), 0, false), conteggio: 'ORE' },
        norma: [l106('art. 2')],
        fonte: 'fonte',
        riscontro: riscontroL106,
        nota: 'Dieci ore per sé e dieci per ogni figlio minore, con prescrizione del medico; la scuola nomina il supplente',
      },
    ],
  },
};
const congedoL106: TipoAssenza = {
  codice: 'CONGEDO_L106',
  descrizione: 'Congedo per malattia oncologica o invalidante (L. 106/2025)',
  famigliaSidi: null,
  effetto: {
    id: 'contratto.assenza.congedo-l106',
    descrizione: 'Effetto sulla paga: Congedo per malattia oncologica o invalidante (L. 106/2025)',
    versioni: [
      {
        dal: '2025-08-09',
        valore: effetto(
          perTutti({
            fasce: fasceDi([null, 0]),
            contatore: 'CARRIERA',
            limite: { quanti: mesi(24), contatore: 'CARRIERA' },
          }),
          0,
          false,
        ),
        norma: [l106('art. 1')],
        fonte: 'fonte',
        riscontro: riscontroL106,
        nota: 'Dopo ogni altra assenza giustificata; senza anzianità, contributi né altra attività di lavoro',
      },
    ],
  },
};

/** Absences for health. The whole-pay ones are those DL 112/2008 leaves out of its cut. */
export const assenzeSalute: readonly TipoAssenza[] = [
  tipo(
    'MALATTIA',
    'Malattia',
    effetto(malattia, 10, true),
    [art17, art35, art71],
    { il: '2026-11-20', dove: 'sinergiediscuola.it; scuolainforma.it 26/1/2023; gildavenezia.it 3/9/2020' },
    'Nei primi dieci giorni di ogni evento solo trattamento fondamentale',
  ),
  tipo(
    'MALATTIA_RICOVERO',
    'Ricovero ospedaliero, day hospital e convalescenza',
    effetto(malattia, 0, true),
    [art17, art35, art71],
    { il: '2026-11-20', dove: 'gildavenezia.it 3/9/2020; sinergiediscuola.it' },
  ),
  tipo(
    'MALATTIA_GRAVE_PATOLOGIA',
    'Grave patologia e terapie salvavita',
    effetto(perTutti(aPagaIntera('EVENTO')), 0, false),
    [ccnl2007('art. 17 c. 9'), art71],
    {
      il: '2026-11-30',
      dove: 'sinergiediscuola.it, grave patologia; studentville.it 24/11/2025',
      pagina: '2025-11-24',
    },
  ),
  tipo(
    'MALATTIA_CAUSA_SERVIZIO',
    'Malattia per causa di servizio',
    effetto({ ...perTutti(aPagaIntera('EVENTO')), TI: aPagaIntera('TRIENNIO', mesi(36)) }, 0, false),
    [ccnl2007('art. 20 c. 2 e 3'), art71],
    {
      il: '2026-11-28',
      dove: 'aranagenzia.it SCU_020 (30/7/2007: chi è a tempo determinato, nei limiti della nomina); gildavenezia.it 23/10/2015, con ARAN SCU_058',
    },
    'I 36 mesi del ruolo sono un periodo a sé, che non si somma alla malattia ordinaria',
  ),
  tipo(
    'INFORTUNIO',
    'Infortunio sul lavoro',
    effetto(perTutti(aPagaIntera('EVENTO')), 0, false),
    [ccnl2007('art. 20'), art71],
    {
      il: '2026-11-30',
      dove: 'giustoscuola.it 4025 (testo dell’art. 20); gildavenezia.it 23/10/2015',
      pagina: '2015-10-23',
    },
  ),
  cureL106,
  congedoL106,
];
