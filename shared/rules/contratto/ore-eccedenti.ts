import type { Centesimi } from '../../money/centesimi.ts';
import type { Norma, RegolaDatata, Riscontro, Versione } from '../regola.ts';
import { ccnl2007 } from './norme.ts';

export const gradiOreEccedenti = ['INFANZIA', 'PRIMARIA', 'SECONDARIA', 'ITP'] as const;
/** Grades of the extra-hours table: ITP teach in secondary schools on their own tabellare. */
export type GradoOreEccedenti = (typeof gradiOreEccedenti)[number];

/** An hour is the monthly tabellare × maggiorazione ÷ divisore, as one exact fraction (120/100 of 1/78 = 1/65). */
export interface FrazioneOraria {
  readonly divisore: number;
  /** 100 = no increase, 120 = + 20 %. */
  readonly maggiorazioneCentesimi: number;
}

const sostituzioneNorma: Norma = {
  testo:
    'CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011',
};
const frazione = (divisore: number, maggiorazioneCentesimi = 100): FrazioneOraria => ({
  divisore,
  maggiorazioneCentesimi,
});

/** Fraction of the initial monthly tabellare (band 0-8) paid for an hour in place of an absent colleague. */
export const sostituzioneColleghi: RegolaDatata<Readonly<Record<GradoOreEccedenti, FrazioneOraria>>> = {
  id: 'contratto.ore-eccedenti.sostituzione',
  descrizione: 'Ora eccedente in sostituzione di colleghi assenti',
  versioni: [
    {
      dal: '2007-11-29',
      norma: [ccnl2007('art. 30'), sostituzioneNorma],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'formazioneanicia.it; scuolainforma.it 7/2/2023; tecnicadellascuola.it' },
      valore: { INFANZIA: frazione(90), PRIMARIA: frazione(87), SECONDARIA: frazione(78, 120), ITP: frazione(78, 120) },
    },
  ],
};

/** Fraction of the own monthly tabellare paid for a permanent extra hour; fixed-term staff on the initial one. */
export const oraEccedentePermanente: RegolaDatata<FrazioneOraria> = {
  id: 'contratto.ore-eccedenti.permanente',
  descrizione: 'Ora eccedente permanente, fino a 24 ore settimanali',
  versioni: [
    {
      dal: '2007-11-29',
      valore: frazione(78, 120),
      norma: [sostituzioneNorma],
      fonte: 'controversa',
      riscontro: null,
      nota: 'La stampa riporta anche il divisore 68',
    },
  ],
};

export const oraApprofondimento: RegolaDatata<FrazioneOraria> = {
  id: 'contratto.ore-eccedenti.approfondimento',
  descrizione: 'Ora di approfondimento negli istituti professionali',
  versioni: [
    {
      dal: '2007-11-29',
      valore: frazione(78),
      norma: [sostituzioneNorma],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-26',
        dove: 'gazzettaufficiale.it 095D4895, art. 70 c. 2; notiziedellascuola.it 10/2024',
      },
    },
  ],
};

export const oraAttivitaSportiva: RegolaDatata<FrazioneOraria> = {
  id: 'contratto.ore-eccedenti.attivita-sportiva',
  descrizione: 'Ora di avviamento alla pratica sportiva',
  versioni: [
    {
      dal: '2007-11-29',
      valore: frazione(78, 110),
      norma: [ccnl2007('art. 87')],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-26',
        dove: 'giustoscuola.it, Cass. 19441/2018 (10 %); gazzettaufficiale.it, CCNL 24/7/2003, art. 85; edscuola.it, CM 160/1984 (1/78)',
      },
    },
  ],
};

/** Where the hour comes from: the rate published for everybody, or the tabellare in force on the service date. */
export type CriterioOraEccedente = 'TARIFFA_PUBBLICATA' | 'TABELLARE';

export const criterioSostituzione: RegolaDatata<CriterioOraEccedente> = {
  id: 'contratto.ore-eccedenti.criterio',
  descrizione: "Base dell'ora eccedente in sostituzione",
  versioni: [
    {
      dal: '2010-09-01',
      valore: 'TARIFFA_PUBBLICATA',
      norma: [sostituzioneNorma],
      fonte: 'derivata',
      riscontro: null,
      nota: 'Tabellari pieni non pubblicati: vale la tariffa del tempo',
    },
    {
      dal: '2023-02-01',
      valore: 'TABELLARE',
      norma: [sostituzioneNorma],
      fonte: 'controversa',
      riscontro: null,
      nota: 'Nel 2023 NoiPA non risulta avere ricalcolato le tariffe del 2021',
    },
  ],
};

const tariffa = (
  grado: GradoOreEccedenti,
  chi: string,
  dal2010: Centesimi,
  dal2021: Pick<Versione<Centesimi>, 'valore' | 'fonte' | 'riscontro'>,
): RegolaDatata<Centesimi> => ({
  id: `contratto.ore-eccedenti.tariffa.${grado.toLowerCase()}`,
  descrizione: `Tariffa pubblicata dell'ora eccedente in sostituzione, ${chi}`,
  versioni: [
    {
      dal: '2010-09-01',
      valore: dal2010,
      norma: [sostituzioneNorma],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'segreteriasnalslecce.it' },
    },
    { ...dal2021, dal: '2021-01-01', norma: [sostituzioneNorma], nota: 'In pagamento da dicembre 2022' },
    {
      dal: '2024-01-01',
      valore: null,
      norma: [sostituzioneNorma],
      fonte: 'derivata',
      riscontro: null,
      nota: 'Si calcola sul tabellare della tabella A2',
    },
  ],
});

/** The hourly table of ANQUAP, as two pages print it. */
const anquap2023: Riscontro = { il: '2026-11-20', dove: 'formazioneanicia.it; scuolainforma.it 7/2/2023' };

/** Rates printed for the substitution hour before the present tabellari, by grade. */
export const tariffeOraEccedente: Readonly<Record<GradoOreEccedenti, RegolaDatata<Centesimi>>> = {
  INFANZIA: tariffa('INFANZIA', 'infanzia', 1789, { valore: 1935, fonte: 'fonte', riscontro: anquap2023 }),
  PRIMARIA: tariffa('PRIMARIA', 'primaria', 1851, { valore: 2002, fonte: 'fonte', riscontro: anquap2023 }),
  SECONDARIA: tariffa('SECONDARIA', 'secondaria', 2689, { valore: 2908, fonte: 'fonte', riscontro: anquap2023 }),
  ITP: tariffa('ITP', 'insegnanti tecnico-pratici', 2478, { valore: 2679, fonte: 'derivata', riscontro: null }),
};

export const regoleOreEccedenti: readonly RegolaDatata<unknown>[] = [
  sostituzioneColleghi,
  oraEccedentePermanente,
  oraApprofondimento,
  oraAttivitaSportiva,
  criterioSostituzione,
  ...Object.values(tariffeOraEccedente),
];
