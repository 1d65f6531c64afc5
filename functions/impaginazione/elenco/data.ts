import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro, formatOre, somma } from '#shared/money/centesimi.ts';
import { intestazioneScuola, type IntestazioneScuola } from '../intestazione-scuola.ts';
import type { Orientamento } from '../layout/canvas.ts';
import type { Campo } from '../layout/parti/campi.ts';
import type { Colonna } from '../layout/parti/colonna.ts';
import type { Firma } from '../layout/parti/firme.ts';
import type { Intestazione } from '../layout/parti/intestazione.ts';
import type { Tabella } from '../layout/parti/tabella.ts';

/** What a cell holds: text, cents, parts per million, hundredths of an hour, a whole number, a day YYYY-MM-DD, yes or no. */
export type TipoColonna = 'testo' | 'importo' | 'aliquota' | 'ore' | 'numero' | 'giorno' | 'siNo';
export type ValoreCella = string | number | boolean | null;

export interface ColonnaElenco {
  readonly titolo: string;
  readonly tipo: TipoColonna;
  /** Summed at the foot of each section and of the list; `sezione`: of each section only, for what does not add up across them. */
  readonly totale?: true | 'sezione';
  /** The column is one part of another, as a month of the year's sum: it is not told before the print is made. */
  readonly parte?: true;
  /** Names the row, for who reads by ear: the person, usually. */
  readonly testata?: boolean;
  /** True of a column of an official form: it stands on paper even when no row fills it. */
  readonly sempre?: true;
  /** Points; when absent as wide as the content asks. */
  readonly larghezza?: number;
}

export interface SezioneElenco {
  /** Absent for a list in one piece. */
  readonly titolo?: string;
  readonly righe: readonly (readonly ValoreCella[])[];
}

/** What makes of a list a statement to sign: the sentences before the figures, place and date, who signs. */
export interface Atto {
  readonly premesse: readonly string[];
  readonly luogoData: string;
  readonly firme: readonly Firma[];
  /** The same sums in another order, after the list. */
  readonly riepilogo?: Tabella;
}

export interface FonteElenco {
  readonly scuola: IntestazioneScuola;
  readonly titolo: string;
  /** What the list was asked with: period, state, project. */
  readonly filtri: readonly Campo[];
  readonly colonne: readonly ColonnaElenco[];
  readonly sezioni: readonly SezioneElenco[];
  readonly orientamento: Orientamento;
  /** Said at the foot of each page of what nobody may take for final: 'PROVVISORIO'. */
  readonly marca?: string;
  readonly atto?: Atto;
  /** Instant of the print, UTC ISO with Z. */
  readonly creato: string;
}

/** A list as it is printed: every cell written, every sum made. */
export interface DatiElenco {
  readonly intestazione: Intestazione;
  readonly titolo: string;
  readonly creato: string;
  readonly orientamento: Orientamento;
  readonly filtri: readonly Campo[];
  readonly colonne: readonly Colonna[];
  readonly sezioni: readonly {
    readonly titolo?: string;
    readonly righe: readonly (readonly string[])[];
    readonly totali: readonly (readonly string[])[];
  }[];
  readonly conteggio: string;
  readonly piede: string;
  readonly atto: Atto | null;
}

/** The words of any list: sums of its sections, and of all of them when they are more than one. A column that no row has anything in is left to the sheet. */
export const datiElenco = (fonte: FonteElenco): DatiElenco => {
  const { scuola, titolo, filtri, orientamento, marca, atto, creato } = fonte;
  const { colonne, sezioni } = withoutEmpty(fonte);
  const tutte = sezioni.flatMap(({ righe }) => righe);
  const parti = sezioni.map((sezione, posizione) => ({
    ...(sezione.titolo === undefined ? {} : { titolo: sezione.titolo }),
    righe: sezione.righe.map((riga) =>
      colonne.map((colonna, indice) => formatCella(colonna.tipo, riga[indice] ?? null)),
    ),
    totali: [
      ...rigaTotale(
        sezioni.length > 1 && sezione.titolo !== undefined ? `Totale ${sezione.titolo}` : 'Totale',
        colonne,
        sezione.righe,
      ),
      ...(sezioni.length > 1 && posizione === sezioni.length - 1
        ? rigaTotale('Totale generale', colonne.map(soloGenerale), tutte)
        : []),
    ],
  }));
  return {
    intestazione: intestazioneScuola(scuola),
    titolo,
    creato,
    orientamento,
    filtri,
    sezioni: parti,
    colonne: colonne.map(({ titolo: nome, tipo, testata, larghezza }) => ({
      titolo: nome,
      allineamento: ALLINEAMENTO[tipo],
      testata: testata ?? false,
      ...(larghezza === undefined ? {} : { larghezza }),
    })),
    piede: marca === undefined ? titolo : `${marca} · ${titolo}`,
    atto: atto ?? null,
    conteggio: tutte.length === 1 ? '1 riga' : `${tutte.length.toLocaleString('it-IT')} righe`,
  };
};

/** The columns that say something in some row, with their cells; those summed, those that name the row and those of a form stay. */
const withoutEmpty = ({ colonne, sezioni }: FonteElenco): Pick<FonteElenco, 'colonne' | 'sezioni'> => {
  const righe = sezioni.flatMap((sezione) => sezione.righe);
  const stays = ({ tipo, totale, testata, sempre }: ColonnaElenco, posto: number): boolean =>
    totale !== undefined ||
    testata === true ||
    sempre === true ||
    righe.some((riga) => formatCella(tipo, riga[posto] ?? null) !== '');
  const kept = colonne.map(stays);
  const keep = <T>(celle: readonly T[]): readonly T[] => celle.filter((_, posto) => kept[posto] === true);
  if (righe.length === 0) return { colonne, sezioni };
  return {
    colonne: keep(colonne),
    sezioni: sezioni.map((sezione) => ({ ...sezione, righe: sezione.righe.map(keep) })),
  };
};

/** A value as a person reads it; what is absent is left blank. */
export const formatCella = (tipo: TipoColonna, valore: ValoreCella): string => {
  if (valore === null || valore === '') return '';
  if (typeof valore === 'boolean') return valore ? 'sì' : 'no';
  if (typeof valore === 'string') return tipo === 'giorno' ? formatGiorno(valore) : valore;
  return FORMATO_NUMERO[tipo]?.(valore) ?? String(valore);
};

const FORMATO_NUMERO: Partial<Record<TipoColonna, (valore: number) => string>> = {
  importo: formatEuro,
  aliquota: formatAliquota,
  ore: formatOre,
};

const ALLINEAMENTO = {
  testo: 'sinistra',
  giorno: 'sinistra',
  siNo: 'centro',
  importo: 'destra',
  aliquota: 'destra',
  ore: 'destra',
  numero: 'destra',
} as const;

/** A column as the total of all the sections sees it. */
const soloGenerale = ({ totale, ...colonna }: ColonnaElenco): ColonnaElenco =>
  totale === true ? { ...colonna, totale } : colonna;

const rigaTotale = (
  etichetta: string,
  colonne: readonly ColonnaElenco[],
  righe: readonly (readonly ValoreCella[])[],
): readonly (readonly string[])[] => {
  const prima = colonne.findIndex(({ totale }) => totale !== undefined);
  if (prima < 0 || righe.length === 0) return [];
  const posto = Math.max(
    0,
    colonne.findIndex(({ tipo, testata }, indice) => indice < prima && (testata === true || tipo === 'testo')),
  );
  return [
    colonne.map(({ tipo, totale }, indice) => {
      if (totale !== undefined) return formatCella(tipo, somma(righe.map((riga) => interi(riga[indice]))));
      return indice === posto ? etichetta : '';
    }),
  ];
};

const interi = (valore: ValoreCella | undefined): number => (typeof valore === 'number' ? valore : 0);
