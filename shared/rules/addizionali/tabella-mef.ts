import type { Centesimi, PartiPerMilione } from '../../money/centesimi.ts';
import { annuale } from '../annuale.ts';
import type { Scaglione, Scaglioni } from '../irpef.ts';
import type { RegolaDatata, Riscontro } from '../regola.ts';
import { idAddizionale, type AliquoteAddizionale, type EnteAddizionale } from './aliquote.ts';

/** What an official file gives: the surtaxes as dated rules, who has no rate in it, and what could not be read, line by line. */
export interface TabellaImportata {
  readonly regole: readonly RegolaDatata<AliquoteAddizionale>[];
  /** Who is present without a rate for the year: their payslips stop until one is loaded. */
  readonly senzaAliquota: readonly EnteDelFile[];
  readonly scartate: readonly (EnteDelFile & { readonly riga: number; readonly motivo: string })[];
}

/** A town or region of the file, by the code and the name the file gives it. */
export interface EnteDelFile {
  readonly codice: string;
  readonly nome: string;
}

/** A line of the file by column name, with its number. */
export interface RigaMef {
  readonly numero: number;
  readonly colonna: (nome: string) => string;
}

/** Lines of a semicolon-separated file with a header; quotes and CRLF allowed. Empty when a column is missing. */
export const righeMef = (testo: string, colonne: readonly string[]): readonly RigaMef[] | null => {
  const [intestazione, ...righe] = testo
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(celle);
  const posizioni = new Map((intestazione ?? []).map((nome, indice) => [nome.trim().toUpperCase(), indice]));
  if (!colonne.every((nome) => posizioni.has(nome))) return null;
  return righe.flatMap((celleRiga, indice) =>
    celleRiga.every((cella) => cella.trim() === '')
      ? []
      : [
          {
            numero: indice + 2,
            colonna: (nome: string) => celleRiga[posizioni.get(nome) ?? -1]?.trim() ?? '',
          },
        ],
  );
};

const celle = (riga: string): readonly string[] =>
  [...riga.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, citata, semplice]) =>
    citata === undefined ? (semplice ?? '') : citata.replaceAll('""', '"'),
  );

/** A percentage as the files write it ("0,8", ",8", "1.23") in parts per million; null when there is none ("0*" is not a zero). */
export const aliquotaMef = (testo: string): PartiPerMilione | null => {
  const trovata = /^(\d*)[.,]?(\d{0,4})$/.exec(testo);
  if (testo === '' || trovata === null) return null;
  const [, intero = '', decimali = ''] = trovata;
  return Number(`${intero === '' ? '0' : intero}${decimali.padEnd(4, '0')}`);
};

/** What a band description says: exempt up to, a bracket from and up to, the single rate, or something this table does not model. */
export type FasciaMef =
  | { readonly tipo: 'ESENZIONE'; readonly fino: Centesimi }
  | { readonly tipo: 'SCAGLIONE'; readonly oltre: Centesimi; readonly fino: Centesimi | null }
  | { readonly tipo: 'UNICA' }
  | { readonly tipo: 'ALTRO' };

/** Reads a band; "da euro 15.000,01" and "oltre euro 15.000,00" are the same lower end. */
export const fasciaMef = (testo: string): FasciaMef => {
  const minuscolo = testo.toLowerCase();
  const importi = [...minuscolo.matchAll(/\d[\d.]*(?:,\d+)?/g)].map(([importo]) => importoMef(importo));
  const [primo, secondo] = importi;
  if (minuscolo.includes('unica')) return { tipo: 'UNICA' };
  if (primo === undefined) return { tipo: 'ALTRO' };
  if (minuscolo.includes('esenzione'))
    return /redditi imponibili|reddito (imponibile|complessivo)/.test(minuscolo)
      ? { tipo: 'ESENZIONE', fino: primo }
      : { tipo: 'ALTRO' };
  return importi.length > 2 ? { tipo: 'ALTRO' } : scaglioneMef(minuscolo, primo, secondo);
};

const scaglioneMef = (minuscolo: string, primo: Centesimi, secondo: Centesimi | undefined): FasciaMef => {
  if (/\boltre\b|\bda euro\b/.test(minuscolo))
    return { tipo: 'SCAGLIONE', oltre: primo - (primo % 100 === 1 ? 1 : 0), fino: secondo ?? null };
  return /\bfino a/.test(minuscolo) && secondo === undefined
    ? { tipo: 'SCAGLIONE', oltre: 0, fino: primo }
    : { tipo: 'ALTRO' };
};

/** "15.000,00", "15000.00" or "15.000" euros in cents. */
const importoMef = (testo: string): Centesimi => {
  const puntoDecimale = !testo.includes(',') && /^\d+\.\d{1,2}$/.test(testo);
  const [intero = '', decimali = ''] = puntoDecimale ? testo.split('.') : testo.replaceAll('.', '').split(',');
  return Number(`${intero}${decimali.slice(0, 2).padEnd(2, '0')}`);
};

/** Brackets that follow each other from zero without holes, the last without end; null when they do not. */
export const scaglioniDi = (
  fasce: readonly { readonly oltre: Centesimi; readonly fino: Centesimi | null; readonly aliquota: PartiPerMilione }[],
): Scaglioni | null => {
  const inOrdine = fasce.toSorted((a, b) => a.oltre - b.oltre);
  const continui = inOrdine.every(
    ({ oltre, fino }, indice) =>
      oltre === (inOrdine[indice - 1]?.fino ?? 0) &&
      (fino === null) === (indice === inOrdine.length - 1) &&
      (indice === 0 || inOrdine[indice - 1]?.fino !== null),
  );
  const [primo, ...altri] = inOrdine.map(({ fino, aliquota }): Scaglione => ({ fino, aliquota }));
  return !continui || primo === undefined ? null : [primo, ...altri];
};

/** The surtax of a year as a dated rule that ends with the year. */
export const regolaAddizionale = (
  ente: EnteAddizionale,
  descrizione: string,
  delibera: {
    readonly anno: number;
    readonly valore: AliquoteAddizionale;
    readonly norma: string;
    readonly riscontro: Riscontro;
  },
): RegolaDatata<AliquoteAddizionale> => annuale(idAddizionale(ente), descrizione, [delibera]);
