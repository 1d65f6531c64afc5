import * as z from 'zod';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { scelta, uid } from '../../domain/campi.ts';
import type { CodiceErrore } from '../errori.ts';
import { StatoLavoro } from '../lavori/lavoro.ts';
import type { Route } from '../route.ts';

/** What a print can leave as: the PDF is looked at, the others are its rows in a spreadsheet. */
const formati = ['pdf', 'xlsx', 'csv'] as const;
/** With the file that another program takes, for the few prints that are one. */
export const formatiStampa = [...formati, 'xml'] as const;
export type FormatoStampa = (typeof formatiStampa)[number];

/** The parameter of every print that is also a table; absent = PDF. */
export const formato = () => scelta(formati).optional();

/** Address of the screen that shows a print, with `:printId` in the place of the print. */
export type Indirizzo = `/${string}/:printId/${string}` | `/${string}/:printId`;

/** One screen for every print of the call, or a screen for each value of one of its parameters. */
export type Anteprima =
  Indirizzo | { readonly parametro: string; readonly indirizzi: Readonly<Record<string, Indirizzo>> };

type AnteprimaPer<P extends z.ZodObject> =
  | Indirizzo
  | {
      readonly [K in keyof z.output<P> & string]: {
        readonly parametro: K;
        readonly indirizzi: Readonly<Record<Extract<z.output<P>[K], string>, Indirizzo>>;
      };
    }[keyof z.output<P> & string];

/** Answer of every call that prints: the print is ready when its state says so. */
export const StampaAvviata = z.strictObject({ printId: uid(), stato: StatoLavoro });
export type StampaAvviata = z.infer<typeof StampaAvviata>;

/**
 * The half of a print that everybody sees: the call that asks for it, its parameters, its title, the screen that shows it.
 * The other half, its data and its drawing, is `defineStampa` in `functions/stampe/`.
 */
export interface Stampa<P extends z.ZodObject = z.ZodObject> extends Route {
  readonly codice: string;
  readonly titolo: string;
  readonly parametri: P;
  readonly anteprima: Anteprima;
  readonly response: typeof StampaAvviata;
}

interface Dichiarazione<P extends z.ZodObject, C extends string> {
  /** Stays on the record of every print made: it is never given to another print. */
  readonly codice: C;
  readonly path: `/${string}`;
  readonly titolo: string;
  readonly summary: string;
  readonly roles: readonly Ruolo[];
  readonly licences?: readonly Licenza[];
  readonly scope?: 'scuola' | 'proprio';
  readonly errors?: readonly CodiceErrore[];
  readonly parametri: P;
  readonly anteprima: AnteprimaPer<P>;
}

/** Declares a print: gateway, client, parsing, OpenAPI, access tests and preview screen derive from it. The parameters travel in the body of a POST, in the query of a GET. */
export function stampa<P extends z.ZodObject, const C extends string>(
  dichiarazione: Dichiarazione<P, C> & { readonly method: 'POST' },
): Stampa<P> & { readonly codice: C; readonly body: P };
export function stampa<P extends z.ZodObject, const C extends string>(
  dichiarazione: Dichiarazione<P, C> & { readonly method: 'GET' },
): Stampa<P> & { readonly codice: C; readonly query: P };
export function stampa<P extends z.ZodObject, C extends string>({
  licences = ['WWS'],
  scope = 'scuola',
  errors = [],
  ...dichiarata
}: Dichiarazione<P, C> & { readonly method: 'GET' | 'POST' }): Stampa<P> {
  return {
    ...dichiarata,
    licences,
    scope,
    errors,
    effect: 'start',
    response: StampaAvviata,
    ...(dichiarata.method === 'GET' ? { query: dichiarata.parametri } : { body: dichiarata.parametri }),
  };
}

/** The screens a print may be shown in. */
export const indirizziDi = ({ anteprima }: Pick<Stampa, 'anteprima'>): readonly Indirizzo[] =>
  typeof anteprima === 'string' ? [anteprima] : Object.values(anteprima.indirizzi);

/** The screen of a print asked for with these parameters. @throws when the parameters are not of the print: a defect */
export const anteprimaDi = (
  { codice, anteprima }: Pick<Stampa, 'codice' | 'anteprima'>,
  parametri: Readonly<Record<string, unknown>>,
): Indirizzo => {
  if (typeof anteprima === 'string') return anteprima;
  const indirizzo = anteprima.indirizzi[String(parametri[anteprima.parametro])];
  if (indirizzo === undefined) throw new Error(`Print ${codice}: no preview for its parameter ${anteprima.parametro}`);
  return indirizzo;
};
