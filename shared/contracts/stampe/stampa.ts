import * as z from 'zod';
import type { Consultazione } from '../../domain/accesso/consultazione.ts';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { scelta, uid } from '../../domain/campi.ts';
import type { Cosa } from '../../domain/elaborazione/tipo-scuola.ts';
import type { Ammessi } from '../altri-nomi.ts';
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
  | Indirizzo
  | { readonly parametro: string; readonly indirizzi: Readonly<Record<string, Indirizzo>> };

type AnteprimaPer<P extends z.ZodObject> =
  | Indirizzo
  | {
      readonly [K in keyof z.output<P> & string]: {
        readonly parametro: K;
        readonly indirizzi: Readonly<Record<Extract<z.output<P>[K], string>, Indirizzo>>;
      };
    }[keyof z.output<P> & string];

/** Answer of every call that prints: the print is ready when its state says so. `fattaIl`: the same was made at that instant and nothing has changed since. */
export const StampaAvviata = z.strictObject({
  printId: uid(),
  stato: StatoLavoro,
  fattaIl: z.iso.datetime().nullable(),
});
export type StampaAvviata = z.infer<typeof StampaAvviata>;

/**
 * The half of a print that everybody sees: the call that asks for it, its parameters, its title, the screen that shows it.
 * The other half, its data and its drawing, is `defineStampa`, in the folder `stampe/` of its area.
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
  readonly consultazione?: Consultazione;
  readonly cosa?: Cosa;
  readonly errors?: readonly CodiceErrore[];
  readonly parametri: P;
  /** The parameters that are part of the address, as `kind` in `/stampe/noipa/xml/{kind}`. */
  readonly percorso?: readonly (keyof z.output<P> & string)[];
  readonly anteprima: AnteprimaPer<P>;
  readonly ammessi?: Ammessi;
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
  percorso = [],
  ...dichiarata
}: Dichiarazione<P, C> & { readonly method: 'GET' | 'POST' }): Stampa<P> {
  const nomi = new Set<string>(percorso);
  const inParte = (nelPercorso: boolean) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries<z.ZodType>(dichiarata.parametri.shape).filter(([nome]) => nomi.has(nome) === nelPercorso),
      ),
    );
  const altri = nomi.size === 0 ? dichiarata.parametri : inParte(false);
  return {
    ...dichiarata,
    licences,
    scope,
    errors,
    effect: 'start',
    response: StampaAvviata,
    ...(nomi.size === 0 ? {} : { params: inParte(true) }),
    ...(dichiarata.method === 'GET' ? { query: altri } : { body: altri }),
  };
}

/** Parameters of a print where its call wants them: in the address, in the query of a GET, in the body of a POST. */
export const richiestaDi = (
  { method, params }: Pick<Stampa, 'method' | 'params'>,
  parametri: Readonly<Record<string, unknown>>,
) => {
  const nomi = new Set(Object.keys(params?.shape ?? {}));
  const parte = (nelPercorso: boolean) =>
    Object.fromEntries(Object.entries(parametri).filter(([nome]) => nomi.has(nome) === nelPercorso));
  return {
    ...(nomi.size === 0 ? {} : { params: parte(true) }),
    ...(method === 'GET' ? { query: parte(false) } : { body: parte(false) }),
  };
};

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
