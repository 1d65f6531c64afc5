import type { Centesimi } from '../../money/centesimi.ts';
import { minimaleGiornaliero } from '../contratto/tempo.ts';
import { primaFascia } from '../contributi.ts';
import { gestioneSeparata } from '../gestione-separata.ts';
import { massimale } from '../massimale.ts';
import type { RegolaDatata, Versione } from '../regola.ts';

/** A figure that INPS prints at the end of January for the whole year. */
export type Annunciabile = 'MASSIMALE' | 'PRIMA_FASCIA' | 'MINIMALE_GESTIONE_SEPARATA' | 'MINIMALE_GIORNALIERO';

/** A figure of a year that a school has read before a release of the program brought it: cents, where it was read, and when. */
export interface ValoreAnnunciato {
  readonly quale: Annunciabile;
  readonly anno: number;
  readonly importo: Centesimi;
  readonly fonte: string;
  readonly letto: string;
}

/** Whether a school may enter the figure of a rule before the program brings it. */
export const isAnnunciabile = (id: string): boolean => Object.values(REGOLE).some((regola) => regola.id === id);

/** The last year the program itself knows a figure for. */
export const ultimoAnnoNoto = (quale: Annunciabile): number => REGOLE[quale].ultimoAnno;

/** The first day for which the program lacks one of the figures. */
export const primoGiornoDaAnnunciare = (): string =>
  `${Math.min(...Object.values(REGOLE).map(({ ultimoAnno }) => ultimoAnno)) + 1}-01-01`;

/** The rules with what a school has read for the years the program does not know yet: of a year it knows, its own figure stays. */
export const regoleAnnunciate = (valori: readonly ValoreAnnunciato[]): readonly RegolaDatata<unknown>[] =>
  Object.entries(REGOLE).flatMap(([codice, { ultimoAnno, con }]) => {
    const suoi = valori
      .filter(({ quale, anno }) => quale === codice && anno > ultimoAnno)
      .toSorted((a, b) => a.anno - b.anno);
    return suoi.length === 0 ? [] : [con(suoi)];
  });

interface RegolaAnnunciabile {
  readonly id: string;
  readonly ultimoAnno: number;
  readonly con: (valori: readonly ValoreAnnunciato[]) => RegolaDatata<unknown>;
}

/** `dopo` gives the value of the year from the last known one and the figure printed. */
const annunciabile = <T>(regola: RegolaDatata<T>, dopo: (ultimo: T, importo: Centesimi) => T): RegolaAnnunciabile => ({
  id: regola.id,
  ultimoAnno: Number(ultimaNota(regola).dal.slice(0, 4)),
  con: (valori) => {
    const note = regola.versioni.filter(({ valore }) => valore !== null);
    const ultimo = ultimaNota(regola).valore;
    if (ultimo === null) return regola;
    const nuove = valori.map((valore) => versioneAnnunciata(valore, dopo(ultimo, valore.importo)));
    const [prima = regola.versioni[0], ...altre] = [...note, ...nuove, ...fine(regola, valori)];
    return { ...regola, versioni: [prima, ...altre] };
  },
});

const versioneAnnunciata = <T>({ anno, fonte, letto }: ValoreAnnunciato, valore: T): Versione<T> => ({
  dal: `${anno}-01-01`,
  valeFinoA: `${anno}-12-31`,
  valore,
  norma: [{ testo: `valore annunciato, indicato dalla scuola: ${fonte}` }],
  fonte: 'fonte',
  riscontro: { il: letto, dove: fonte },
});

/** Nothing is known from the second year after the last one announced. */
const fine = <T>(regola: RegolaDatata<T>, valori: readonly ValoreAnnunciato[]): readonly Versione<T>[] =>
  regola.versioni
    .filter(({ valore }) => valore === null)
    .map((senza) => ({ ...senza, dal: `${(valori.at(-1)?.anno ?? 0) + 2}-01-01` }));

const ultimaNota = <T>(regola: RegolaDatata<T>): Versione<T> =>
  regola.versioni.findLast(({ valore }) => valore !== null) ?? regola.versioni[0];

const REGOLE: Readonly<Record<Annunciabile, RegolaAnnunciabile>> = {
  MASSIMALE: annunciabile(massimale, (_ultimo, importo) => importo),
  PRIMA_FASCIA: annunciabile(primaFascia, (_ultimo, annua) => ({ annua })),
  // The rates of collaborators are set by the law, not by the yearly circular: they stay those of the year before.
  MINIMALE_GESTIONE_SEPARATA: annunciabile(gestioneSeparata, (ultimo, minimale) => ({ ...ultimo, minimale })),
  MINIMALE_GIORNALIERO: annunciabile(minimaleGiornaliero, (_ultimo, importo) => importo),
};
