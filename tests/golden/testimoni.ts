import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { FileCasi } from '#lib/casi/caso.ts';
import { difetti } from '#lib/casi/esito.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { isLontana, readGolden, type Golden } from './golden.ts';
import { NonPagato, type Figure, type Ingressi } from './temi/tema.ts';
import { temiCon } from './temi/temi.ts';

/** A case whose figures come from outside the rules: a wrong figure of the law makes it fail. */
export interface Testimone {
  readonly id: string;
  /** Public places its figures were read in; none for the second implementation. */
  readonly luoghi: ReadonlySet<string>;
  /** Worked by others than who writes the rules: one place is enough. */
  readonly altraMano: boolean;
  /** Whether the case gives its figures under these rules. */
  readonly regge: (regole: Regole) => boolean;
}

const NOMI = /[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:it|com|net|org|eu|tax|info|top)\b/g;
const ALTRI = ['Ricerca fonti', 'ccnl-engine', 'openfisca-italy'] as const;

/** The public places a text names: sites by their name, the repositories that print the law. */
export const luoghi = (testo: string): ReadonlySet<string> =>
  new Set([
    ...(testo.replaceAll('github.com/', '').match(NOMI) ?? []),
    ...ALTRI.filter((nome) => testo.includes(nome)),
  ]);

const leggi = (percorso: string): unknown => JSON.parse(readFileSync(new URL(percorso, import.meta.url), 'utf8'));

const casiSvolti = (): readonly Testimone[] => {
  const grezzi = z
    .object({ cases: z.array(z.object({ fonte: z.string() })) })
    .parse(leggi('../cases/casi-svolti.json'));
  return FileCasi.parse(leggi('../cases/casi-svolti.json')).cases.map((caso, indice) => ({
    id: `caso ${caso.id}`,
    luoghi: luoghi(grezzi.cases[indice]?.fonte ?? ''),
    altraMano: true,
    regge: (regole) => difetti(caso, regole).length === 0,
  }));
};

/** The figures of a golden case under these rules, or null when they let nobody be paid: a wrong figure, or one that is missing. */
const figureOf = (regole: Regole, uno: Golden & { readonly letti: Ingressi }): Figure | null => {
  try {
    return temiCon(regole)[uno.tema]?.(uno.letti) ?? {};
  } catch (error) {
    if (error instanceof NonPagato || error instanceof RegolaMancante) return null;
    throw error;
  }
};

const golden = (): readonly Testimone[] =>
  readGolden().map((uno) => ({
    id: `golden ${uno.id}`,
    luoghi: luoghi(uno.fonte),
    altraMano: false,
    regge: (regole) => {
      const figure = figureOf(regole, uno);
      return (
        figure !== null &&
        Object.entries(uno.atteso).every(([figura, importo]) => !isLontana(figure[figura], importo, uno))
      );
    },
  }));

const Prova = z.object({
  nome: z.string(),
  situazione: Situazione,
  atteso: z.object({ netto: z.int(), lordoStato: z.int(), righe: z.record(z.string(), z.int()) }),
});

/** Whole payslips by the implementation in exact fractions, which the second one in publicodes repeats. */
const cedolini = (): readonly Testimone[] =>
  readdirSync(new URL('../cases/cedolini/', import.meta.url)).flatMap((file) =>
    z
      .array(Prova)
      .parse(leggi(`../cases/cedolini/${file}`))
      .map(({ nome, situazione, atteso }) => ({
        id: `${file} ${nome}`,
        luoghi: new Set<string>(),
        altraMano: false,
        regge: (regole) => {
          const esito = cedolino(situazione, regole);
          if (esito.esito === 'scartato') return false;
          const { righe, totali } = esito.cedolino;
          const importo = (voluto: string) =>
            righe
              .filter(({ codice, gruppo }) => codice === voluto && gruppo !== 'riepilogo')
              .reduce((somma, riga) => somma + riga.importo, 0);
          return (
            totali.netto === atteso.netto &&
            totali.lordoStato === atteso.lordoStato &&
            Object.entries(atteso.righe).every(([codice, voluto]) => importo(codice) === voluto)
          );
        },
      })),
  );

/** Every case that can speak for a figure: those worked elsewhere first, then those that name most places. */
export const readTestimoni = (): readonly Testimone[] =>
  [...casiSvolti(), ...golden(), ...cedolini()].toSorted(
    (a, b) => Number(b.altraMano) - Number(a.altraMano) || b.luoghi.size - a.luoghi.size,
  );
