import type { Centesimi } from '../../money/centesimi.ts';
import type { RegolaDatata } from '../regola.ts';
import type { FasciaRpd, TipoContratto } from './inquadramento.ts';
import { ccnl2024, ccnl2025 } from './norme.ts';

/** Retribuzione professionale docenti, monthly, by its own wide bands. */
export const rpd: Readonly<Record<FasciaRpd, RegolaDatata<Centesimi>>> = {
  '0-14': {
    id: 'contratto.rpd.0-14',
    descrizione: 'Retribuzione professionale docenti mensile, anzianità 0-14',
    versioni: [
      {
        dal: '2022-01-01',
        valore: 19480,
        norma: [ccnl2024('art. 73-74, tab. E1.2')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'scuolalink.it; scuolainforma.it 15/7/2023' },
      },
      {
        dal: '2025-01-01',
        valore: 20510,
        norma: [ccnl2025('tabella RPD')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'gildavenezia.it 12/11/2025; scuolalink.it' },
      },
    ],
  },
  '15-27': {
    id: 'contratto.rpd.15-27',
    descrizione: 'Retribuzione professionale docenti mensile, anzianità 15-27',
    versioni: [
      {
        dal: '2022-01-01',
        valore: 23950,
        norma: [ccnl2024('art. 73-74, tab. E1.2')],
        fonte: 'derivata',
        riscontro: null,
        nota: "Importo nuovo meno l'aumento pubblicato di 12,60 €",
      },
      {
        dal: '2025-01-01',
        valore: 25210,
        norma: [ccnl2025('tabella RPD')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'gildavenezia.it 12/11/2025; scuolalink.it' },
      },
    ],
  },
  '28+': {
    id: 'contratto.rpd.28+',
    descrizione: 'Retribuzione professionale docenti mensile, anzianità da 28',
    versioni: [
      {
        dal: '2022-01-01',
        valore: 30430,
        norma: [ccnl2024('art. 73-74, tab. E1.2')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'scuolalink.it; scuolainforma.it 15/7/2023' },
      },
      {
        dal: '2025-01-01',
        valore: 32030,
        norma: [ccnl2025('tabella RPD')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'gildavenezia.it 12/11/2025; scuolalink.it' },
      },
    ],
  },
};

export type ProfiloCia = 'COLLABORATORE' | 'OPERATORE' | 'ASSISTENTE' | 'FUNZIONARIO';

const ciaAusiliari = (profilo: 'COLLABORATORE' | 'OPERATORE', chi: string): RegolaDatata<Centesimi> => ({
  id: `contratto.cia.${profilo.toLowerCase()}`,
  descrizione: `Compenso individuale accessorio mensile, ${chi}`,
  versioni: [
    {
      dal: '2022-01-01',
      valore: 7940,
      norma: [ccnl2024('art. 73-74, tab. E1.4')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'scuolainforma.it 15/7/2023; dailybest.it 05/2025' },
    },
    {
      dal: '2025-01-01',
      valore: 8880,
      norma: [ccnl2025('tabella CIA')],
      fonte: 'derivata',
      riscontro: null,
      nota: 'Aumento pubblicato di 9,40 €; decorrenza assunta uguale alla RPD',
    },
  ],
});

/** Compenso individuale accessorio of ATA staff, monthly. */
export const cia: Readonly<Record<ProfiloCia, RegolaDatata<Centesimi>>> = {
  COLLABORATORE: ciaAusiliari('COLLABORATORE', 'collaboratori scolastici'),
  OPERATORE: ciaAusiliari('OPERATORE', 'operatori scolastici'),
  ASSISTENTE: {
    id: 'contratto.cia.assistente',
    descrizione: 'Compenso individuale accessorio mensile, assistenti',
    versioni: [
      {
        dal: '2022-01-01',
        valore: 8750,
        norma: [ccnl2024('art. 73-74, tab. E1.4')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-22', dove: 'scuolainforma.it 15/7/2023; dailybest.it 05/2025' },
      },
      {
        dal: '2025-01-01',
        valore: 9780,
        norma: [ccnl2025('tabella CIA')],
        fonte: 'derivata',
        riscontro: null,
        nota: 'Aumento pubblicato di 10,30 €; decorrenza assunta uguale alla RPD',
      },
    ],
  },
  FUNZIONARIO: {
    id: 'contratto.cia.funzionario',
    descrizione: 'Compenso individuale accessorio mensile, funzionari senza incarico di DSGA',
    versioni: [
      {
        dal: '2024-05-01',
        valore: 9800,
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'contrattoscuola.it, art. 74' },
        nota: 'Area istituita con il nuovo ordinamento, dal 1/5/2024',
        norma: [
          {
            ...ccnl2024('art. 74 c. 3'),
            url: 'https://www.contrattoscuola.it/art-74-ulteriori-incrementi-concernenti-le-indennita-fisse',
          },
        ],
      },
      {
        dal: '2025-01-01',
        valore: 10950,
        norma: [ccnl2025('tabella CIA')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-22', dove: 'scuolalink.it, cifre degli aumenti RPD e CIA; tecnicadellascuola.it' },
        nota: 'Aumento di 11,50 €; decorrenza assunta uguale alla RPD',
      },
    ],
  },
};

/** Fixed part of the DSGA's direction allowance, per year. It absorbs the CIA. */
export const indennitaDirezione: RegolaDatata<Centesimi> = {
  id: 'contratto.indennita-direzione',
  descrizione: 'Indennità di direzione del DSGA, parte fissa annua',
  versioni: [
    {
      dal: '2024-05-01',
      valore: 276420,
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'contrattoscuola.it, art. 56' },
      nota: 'Incarico di DSGA nella nuova area, dal 1/5/2024',
      norma: [
        {
          ...ccnl2024('art. 56 c. 1'),
          url: 'https://www.contrattoscuola.it/art-56-trattamento-economico-del-personale-con-incarico-di-dsga',
        },
      ],
    },
    {
      dal: '2025-01-01',
      valore: 297200,
      norma: [ccnl2025('tabella indennità di direzione')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-28', dove: 'tecnicadellascuola.it 2/11/2025; studentville.it 3/11/2025' },
      nota: 'Decorrenza assunta uguale alla RPD',
    },
  ],
};

/** Who gets RPD, CIA and direction allowance. A judgment can grant them to a short substitute: the calculation takes its reference. */
export const accessorioFissoSpettante: RegolaDatata<Readonly<Record<TipoContratto, boolean>>> = {
  id: 'contratto.accessorio-fisso-spettante',
  descrizione: 'RPD, CIA e indennità di direzione spettanti per tipo di contratto',
  versioni: [
    {
      dal: '2022-01-01',
      valore: { TI: true, TD_31_8: true, TD_30_6: true, SUPPLENTE_BREVE: false },
      norma: [{ testo: 'CCNI 31/8/1999, art. 25; CCNL comparto Scuola 15/3/2001, art. 7' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'tuttolavoro24.it 4/9/2025 (negate per anni, arretrati dopo la sentenza); adessoscuola.it 09/2025',
        pagina: '2025-09-04',
      },
      nota: 'NoiPA non le paga alle supplenze brevi, i giudici le riconoscono (Cass. 20015/2018)',
    },
    {
      dal: '2022-09-01',
      valore: { TI: true, TD_31_8: true, TD_30_6: true, SUPPLENTE_BREVE: true },
      norma: [
        { testo: 'CCNI 31/8/1999, art. 25; CCNL comparto Scuola 15/3/2001, art. 7; Direttiva 1999/70/CE, clausola 4' },
      ],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'tuttolavoro24.it 10/6/2023, 18/2/2024 (cedolini, codice 674) e 4/9/2025 (schermata); adessoscuola.it 09/2025',
        pagina: '2025-09-04',
      },
      nota: 'La sola informazionescuola.it, nel 2026, dice di no (letta il 28/11/2026)',
    },
  ],
};

/** One-off of the 2019-21 contract for who was in service in 2022/23. */
export const unaTantum: Readonly<Record<'DOCENTI' | 'ATA', RegolaDatata<Centesimi>>> = {
  DOCENTI: {
    id: 'contratto.una-tantum.docenti',
    descrizione: 'Emolumento una tantum docenti in servizio nel 2022/23',
    versioni: [
      {
        dal: '2022-09-01',
        valore: 6384,
        norma: [ccnl2024('art. 75')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'scuolalink.it' },
      },
      {
        dal: '2023-09-01',
        valore: null,
        norma: [ccnl2024('art. 75')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'scuolalink.it' },
      },
    ],
  },
  ATA: {
    id: 'contratto.una-tantum.ata',
    descrizione: 'Emolumento una tantum ATA in servizio nel 2022/23',
    versioni: [
      {
        dal: '2022-09-01',
        valore: 4411,
        norma: [ccnl2024('art. 75')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'scuolalink.it' },
      },
      {
        dal: '2023-09-01',
        valore: null,
        norma: [ccnl2024('art. 75')],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'scuolalink.it' },
      },
    ],
  },
};

export const regoleIndennita: readonly RegolaDatata<unknown>[] = [
  ...Object.values(rpd),
  ...Object.values(cia),
  indennitaDirezione,
  accessorioFissoSpettante,
  ...Object.values(unaTantum),
];
