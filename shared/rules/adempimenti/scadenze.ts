import type { Fonte, Norma, RegolaDatata, Riscontro } from '../regola.ts';

/** What has a deadline. */
export const adempimentiInScadenza = [
  'F24_TRIBUTI',
  'F24_CONTRIBUTI',
  'F24_ORDINARIO',
  'UNIEMENS',
  'SPT',
  'CONGUAGLIO',
  'CU',
  'CU_AUTONOMI',
  'MODELLO_M',
  'IRAP',
  'MODELLO_770',
  'CU_ESENTI',
] as const;
export type AdempimentoInScadenza = (typeof adempimentiInScadenza)[number];

/** Months after the one, or days of the year after the one, that it is about; the last day where `giorno` is null. */
export interface TermineAdempimento {
  readonly ogni: 'MESE' | 'ANNO';
  /** Months after the month, or the month of the year after the year. */
  readonly mese: number;
  readonly giorno: number | null;
  /** A day on which offices are closed moves it to the first one on which they are open. */
  readonly slitta: boolean;
  /** What is said beside it where sources do not agree. */
  readonly avvertenza?: string;
}

/** When each thing is due, as the law has it, before holidays move it. */
export type TermineDatato = RegolaDatata<TermineAdempimento>;

interface Voce {
  readonly descrizione: string;
  readonly norma: string;
  readonly fonte?: Fonte;
  readonly riscontro?: Riscontro | null;
}

const pagine = (dove: string): Riscontro => ({ il: '2026-11-20', dove });

/** A deadline as a rule, in force since filings are made here. */
export const termine = (
  id: string,
  valore: Omit<TermineAdempimento, 'slitta'> & { readonly slitta?: boolean },
  { descrizione, norma, fonte = 'fonte', riscontro = null }: Voce,
): TermineDatato => {
  const testo: Norma = { testo: norma };
  return {
    id: `scadenze.${id}`,
    descrizione,
    versioni: [{ dal: '2022-01-01', valore: { slitta: true, ...valore }, norma: [testo], fonte, riscontro }],
  };
};

const mensile = (giorno: number | null) => ({ ogni: 'MESE', mese: 1, giorno }) as const;
/** A day of the year after the one it is about. */
export const annuale = (mese: number, giorno: number | null) => ({ ogni: 'ANNO', mese, giorno }) as const;

/** The days of the law by which each filing is made. */
export const termini: Readonly<Record<AdempimentoInScadenza, TermineDatato>> = {
  F24_TRIBUTI: termine('f24-tributi', mensile(15), {
    descrizione: 'F24 enti pubblici: ritenute, addizionali, IRAP',
    norma: 'D.Lgs. 446/1997, art. 30 c. 5; RGS circ. 3/2021 (conta il giorno di invio)',
    riscontro: pagine('due pagine pubbliche sulle scadenze degli enti pubblici'),
  }),
  F24_CONTRIBUTI: termine('f24-contributi', mensile(16), {
    descrizione: 'F24 enti pubblici: contributi INPS, ex INPDAP e gestione separata, INAIL',
    norma: 'D.Lgs. 241/1997, art. 18',
    riscontro: pagine('un calendario delle scadenze per le scuole'),
  }),
  F24_ORDINARIO: termine('f24-ordinario', mensile(16), {
    descrizione: 'F24 ordinario',
    norma: 'D.Lgs. 241/1997, art. 18',
    fonte: 'conoscenza',
  }),
  UNIEMENS: termine('uniemens', mensile(null), {
    descrizione: 'UniEmens',
    norma: "DL 269/2003, art. 44 c. 9: entro l'ultimo giorno del mese seguente",
    riscontro: { il: '2026-11-23', dove: 'hrcapital.it, scadenzario (31 ottobre, denuncia di settembre)' },
  }),
  SPT: termine(
    'spt',
    {
      ...annuale(1, 12),
      slitta: false,
      avvertenza: "Il giorno di chiusura dell'anno fiscale lo dice NoiPA ogni anno: questo è indicativo.",
    },
    {
      descrizione: 'Accessori fuori sistema (SPT)',
      norma: 'Messaggio NoiPA di chiusura dell’anno fiscale',
      fonte: 'conoscenza',
    },
  ),
  CONGUAGLIO: termine(
    'conguaglio',
    { ...annuale(2, null), slitta: false },
    {
      descrizione: 'Conguaglio di fine anno di chi è pagato dalla scuola',
      norma: 'DPR 600/1973, art. 23 c. 3',
      riscontro: { il: '2026-11-23', dove: 'gesam.eu, conguaglio di fine anno' },
    },
  ),
  CU: termine('cu', annuale(3, 16), {
    descrizione: 'Certificazione Unica: invio e consegna',
    norma: 'DPR 322/1998, art. 4 c. 6-quater e 6-quinquies',
    riscontro: pagine('due pagine pubbliche sulla CU 2026'),
  }),
  MODELLO_M: termine(
    'modello-m',
    {
      ...annuale(3, 15),
      slitta: false,
      avvertenza:
        "Con il conto consuntivo: ai revisori il 15 marzo, loro parere il 15 aprile, Consiglio il 30 aprile, salvo le proroghe dell'anno.",
    },
    { descrizione: 'Modello M con il conto consuntivo', norma: 'DI 129/2018, art. 23', fonte: 'conoscenza' },
  ),
  CU_AUTONOMI: termine('cu-autonomi', annuale(4, 30), {
    descrizione: 'Certificazione Unica dei lavoratori autonomi abituali',
    norma: 'D.Lgs. 81/2025, art. 4',
    riscontro: pagine('pagine pubbliche sulla CU 2026'),
  }),
  IRAP: termine('irap', annuale(10, 31), {
    descrizione: 'Dichiarazione IRAP',
    norma: 'DPR 322/1998, art. 3; D.Lgs. 1/2024',
    fonte: 'conoscenza',
  }),
  MODELLO_770: termine('modello-770', annuale(10, 31), {
    descrizione: 'Modello 770',
    norma: 'DPR 322/1998, art. 4 c. 3-bis',
    riscontro: { il: '2026-11-23', dove: 'hrcapital.it, scadenzario (31 ottobre)' },
  }),
  CU_ESENTI: termine('cu-esenti', annuale(10, 31), {
    descrizione: 'Certificazione Unica di soli redditi esenti',
    norma: 'D.Lgs. 175/2014, art. 2',
    riscontro: pagine('pagine pubbliche sulla CU 2026'),
  }),
};

export const regoleScadenze: readonly RegolaDatata<unknown>[] = Object.values(termini);
