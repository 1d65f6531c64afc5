import type { Centesimi } from '../../money/centesimi.ts';
import type { Norma, RegolaDatata, Riscontro, Versione } from '../regola.ts';

/** What an amount includes: lordo dipendente, or lordo stato with the employer's charges inside. */
export type BaseCompenso = 'LD' | 'LS';

/** A rate may be a range: equal ends when the programme fixes it. */
export interface TariffaProgetto {
  readonly minimo: Centesimi;
  readonly massimo: Centesimi;
  readonly base: BaseCompenso;
  /** ORA = for each hour; ANNO = for the whole assignment. */
  readonly unita: 'ORA' | 'ANNO';
}

interface VersioneVoce {
  readonly dal: string;
  readonly tariffa: TariffaProgetto;
  readonly norma: Norma;
  readonly riscontro: Riscontro | null;
  readonly nota?: string;
}

/** A programme, with the first version of what it pays and those that came after. */
interface Voce extends VersioneVoce {
  readonly id: string;
  readonly descrizione: string;
  readonly poi?: readonly VersioneVoce[];
}

const fissa = (importo: Centesimi, base: BaseCompenso): TariffaProgetto => ({
  minimo: importo,
  massimo: importo,
  base,
  unita: 'ORA',
});
const tra = (minimo: Centesimi, massimo: Centesimi, base: BaseCompenso, unita: 'ORA' | 'ANNO'): TariffaProgetto => ({
  minimo,
  massimo,
  base,
  unita,
});

const regolaDi = (voce: Voce): RegolaDatata<TariffaProgetto> => ({
  id: `contratto.progetto.${voce.id}`,
  descrizione: voce.descrizione,
  versioni: [versioneDi(voce), ...(voce.poi ?? []).map(versioneDi)],
});

const versioneDi = ({ dal, tariffa, norma, riscontro, nota }: VersioneVoce): Versione<TariffaProgetto> => ({
  dal,
  valore: tariffa,
  norma: [norma],
  fonte: riscontro === null ? 'conoscenza' : 'fonte',
  riscontro,
  ...(nota === undefined ? {} : { nota }),
});

const pon: Norma = { testo: 'Avvisi PON FSE 2014-20 e PN Scuola e competenze 2021-27, costi unitari standard' };
const pnrr: Norma = { testo: 'PNRR: DM 170/2022, DM 65/2023, DM 19/2024, istruzioni operative' };
const formazione: Norma = { testo: 'DI 326/1995, artt. 3-4' };
const orientamento: Norma = { testo: 'DM 328/2022; circ. MIM 958/2023' };
/** From the school year 2024/2025. */
const orientamento2024 = {
  dal: '2024-09-01',
  norma: {
    testo: 'DM 231/2024, art. 3',
    url: 'https://www.notiziedellascuola.it/legislazione-e-dottrina/indice-cronologico/2024/novembre/DECRETO_MIM_20241115_231/art3',
  },
  riscontro: {
    il: '2026-11-23',
    dove: 'notiziedellascuola.it, testo del decreto; tecnicadellascuola.it; newsistruzione.it',
  },
} as const;

export const tariffeProgetto = {
  PON_ESPERTO: regolaDi({
    id: 'pon-esperto',
    descrizione: 'PON e PN, esperto, per ora',
    dal: '2014-01-01',
    tariffa: fissa(7000, 'LS'),
    norma: pon,
    riscontro: { il: '2026-11-20', dove: 'tecnicadellascuola.it 05/2021' },
  }),
  PON_TUTOR: regolaDi({
    id: 'pon-tutor',
    descrizione: 'PON e PN, tutor, per ora',
    dal: '2014-01-01',
    tariffa: fissa(3000, 'LS'),
    norma: pon,
    riscontro: { il: '2026-11-20', dove: 'tecnicadellascuola.it 05/2021' },
  }),
  PNRR_ESPERTO: regolaDi({
    id: 'pnrr-esperto',
    descrizione: 'PNRR, esperto, per ora',
    dal: '2022-06-24',
    tariffa: fissa(7900, 'LS'),
    norma: pnrr,
    riscontro: null,
  }),
  PNRR_TUTOR: regolaDi({
    id: 'pnrr-tutor',
    descrizione: 'PNRR, tutor, per ora',
    dal: '2022-06-24',
    tariffa: fissa(3400, 'LS'),
    norma: pnrr,
    riscontro: null,
  }),
  PNRR_MENTORING: regolaDi({
    id: 'pnrr-mentoring',
    descrizione: 'PNRR, mentoring e orientamento, per ora',
    dal: '2022-06-24',
    tariffa: fissa(4200, 'LS'),
    norma: pnrr,
    riscontro: null,
  }),
  PNRR_FORMATORE: regolaDi({
    id: 'pnrr-formatore',
    descrizione: 'PNRR, formatore del personale, per ora',
    dal: '2023-04-12',
    tariffa: fissa(12200, 'LS'),
    norma: { testo: 'DM 66/2023 e DM 65/2023 linea B, istruzioni operative' },
    riscontro: { il: '2026-11-20', dove: 'giustoscuola.euroedizioni.it, quesito 3777' },
    nota: 'Comprensiva di ogni onere',
  }),
  FORMAZIONE_DOCENZA: regolaDi({
    id: 'formazione-docenza',
    descrizione: 'Corsi di formazione, docenza, per ora',
    dal: '1995-10-12',
    tariffa: tra(0, 5165, 'LD', 'ORA'),
    norma: formazione,
    riscontro: { il: '2026-11-28', dove: 'notiziedellascuola.it, CM 63 del 9/2/1996; edscuola.it, DI 326/1995' },
    nota: 'Solo massimi: L. 80.000 (41,32 €) e, per i docenti universitari, L. 100.000 (51,65 €)',
  }),
  FORMAZIONE_TUTORAGGIO: regolaDi({
    id: 'formazione-tutoraggio',
    descrizione: 'Corsi di formazione, tutoraggio e assistenza, per ora',
    dal: '1995-10-12',
    tariffa: tra(0, 2582, 'LD', 'ORA'),
    norma: formazione,
    riscontro: { il: '2026-11-28', dove: 'notiziedellascuola.it, CM 63 del 9/2/1996; edscuola.it, DI 326/1995' },
    nota: 'Solo un massimo: L. 50.000 (25,82 €)',
  }),
  ORIENTATORE: regolaDi({
    id: 'orientatore',
    descrizione: 'Docente orientatore, per anno',
    dal: '2023-09-01',
    tariffa: tra(150_000, 200_000, 'LS', 'ANNO'),
    norma: orientamento,
    riscontro: { il: '2026-11-20', dove: 'scuolalink.it, nota MIM 958/2023' },
    poi: [{ ...orientamento2024, tariffa: { ...fissa(150_000, 'LS'), unita: 'ANNO' } }],
  }),
  TUTOR_SCOLASTICO: regolaDi({
    id: 'tutor-scolastico',
    descrizione: "Docente tutor per l'orientamento, per anno",
    dal: '2023-09-01',
    tariffa: tra(285_000, 475_000, 'LS', 'ANNO'),
    norma: orientamento,
    riscontro: { il: '2026-11-23', dove: 'tecnicadellascuola.it 10/2023, nota MIM 27523/2023; cislscuolaromarieti.it' },
    poi: [
      {
        ...orientamento2024,
        tariffa: tra(158_968, 272_516, 'LS', 'ANNO'),
        nota: 'La parte della funzione: le ore di tutoraggio si pagano a parte, con le risorse del programma che le finanzia',
      },
    ],
  }),
} as const satisfies Readonly<Record<string, RegolaDatata<TariffaProgetto>>>;
export type VoceProgetto = keyof typeof tariffeProgetto;

export const regoleProgetti: readonly RegolaDatata<TariffaProgetto>[] = Object.values(tariffeProgetto);
