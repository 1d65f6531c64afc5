import type * as z from 'zod';
import {
  corpoDi,
  nomiDi,
  rispostaDi,
  schemaDelNome,
  valoriDi,
  type AltraRisposta,
  type AltroNome,
  type Predefinito,
} from '#shared/contracts/altri-nomi.ts';
import type { ErroreCampo } from '#shared/contracts/errori.ts';
import type { Route } from '#shared/contracts/route.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { campiDi } from './campi-rifiutati.ts';
import { withoutReadOnly } from './rimandati.ts';

type Campi = Readonly<Record<string, unknown>>;

/** A request by the names of its contract, and how it called each. */
interface Tradotta {
  readonly valore: unknown;
  /** The name that was used, by the field it became. */
  readonly usati: ReadonlyMap<string, string>;
  readonly errori: readonly ErroreCampo[];
}

const isCampi = (valore: unknown): valore is Campi =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

/**
 * A request by the names of the contract: the other names of the route are replaced, what nobody said takes what the route says for it,
 * what only the answer has is left out. Anything else stays as it came: the contract judges it.
 */
export const translate = (route: Route, valore: unknown, oggi: () => string): Tradotta => {
  const corpo = corpoDi(route);
  if (corpo === undefined || !isCampi(valore)) return { valore, usati: new Map(), errori: [] };
  const nomi = Object.entries(nomiDi(route)).filter(([nome]) => Object.hasOwn(valore, nome));
  const chiamati = new Set(nomi.map(([nome]) => nome));
  const lettura: Lettura = {
    corpo,
    valore,
    dopo: Object.fromEntries(Object.entries(valore).filter(([nome]) => !chiamati.has(nome))),
    usati: new Map(),
    errori: [],
  };
  for (const [nome, altro] of nomi) readName(nome, altro, lettura);
  for (const [campo, predefinito] of Object.entries(route.ammessi?.predefiniti ?? {}))
    if (lettura.dopo[campo] === undefined) lettura.dopo[campo] = valorePredefinito(predefinito, oggi);
  return { ...lettura, valore: withoutReadOnly(route, lettura.dopo) };
};

interface Lettura {
  readonly corpo: z.ZodObject;
  readonly valore: Campi;
  readonly dopo: Record<string, unknown>;
  readonly usati: Map<string, string>;
  readonly errori: ErroreCampo[];
}

/** Puts what one of the other names says where the contract wants it. */
const readName = (nome: string, altro: AltroNome, { corpo, valore, dopo, usati, errori }: Lettura): void => {
  if (valore[nome] === undefined) return;
  /** The same value is judged by the contract, under the field it becomes. */
  const letto =
    typeof altro === 'string'
      ? { success: true as const, data: valore[nome] }
      : schemaDelNome(corpo, altro).safeParse(valore[nome]);
  if (!letto.success) {
    errori.push(...letto.error.issues.flatMap(campiDi).map((campo) => under(nome, campo)));
    return;
  }
  for (const [campo, detto] of Object.entries(campiDelNome(altro, letto.data, corpo, valore))) {
    if (campo === 'filtri') {
      dopo[campo] = [...elenco(dopo[campo]), ...elenco(detto)];
      continue;
    }
    if (dopo[campo] !== undefined && dopo[campo] !== detto) errori.push(doppio(nome, campo));
    dopo[campo] = detto;
    usati.set(campo, nome);
  }
};

const under = (nome: string, { path, ...campo }: ErroreCampo): ErroreCampo => ({
  ...campo,
  path: path === '' ? nome : `${nome}.${path}`,
});

const elenco = (valore: unknown): readonly unknown[] => (Array.isArray(valore) ? valore : []);

const doppio = (nome: string, campo: string): ErroreCampo => ({
  path: nome,
  code: 'doppio',
  message: `Il campo "${nome}" è un altro nome di "${campo}", e la richiesta dice due cose diverse: mandarne uno solo.`,
});

/** The fields of the contract that one of the other names says. */
const campiDelNome = (altro: AltroNome, detto: unknown, corpo: z.ZodObject, valore: Campi): Campi => {
  if (typeof altro === 'string') return { [altro]: detto };
  switch (altro.come) {
    case 'filtro':
      return { filtri: clausole({ [altro.campo]: detto }) };
    case 'ordine':
      return detto === 'ASC' || detto === 'DESC' ? { verso: detto } : { ordine: detto };
    case 'pagina':
      return { start: (Number(detto) - 1) * righeDi(valore) };
    case 'criteri':
      return { filtri: clausole(isCampi(detto) ? detto : { [valoriDi(corpo, 'filtri')[0]]: detto }) };
    case 'parole':
      return { [altro.campo]: parole(detto) };
    case 'codice':
      return { [altro.campo]: altro.codici[String(detto)] };
    case 'anno':
      return { [altro.dal]: `${Number(detto)}-01-01`, [altro.al]: `${Number(detto)}-12-31` };
    case 'anno-di':
      return { [altro.campo]: Number(String(detto).slice(0, 4)) };
    case 'senza-effetto':
      return {};
  }
};

/** Rows of a page where nobody says how many. */
const RIGHE_PREDEFINITE = 10;
const righeDi = ({ limit }: Campi): number => (typeof limit === 'number' ? limit : RIGHE_PREDEFINITE);

const parole = (detto: unknown): string | undefined =>
  isCampi(detto)
    ? Object.values(detto)
        .map(String)
        .find((testo) => testo !== '')
    : String(detto);

const clausole = (campi: Campi): readonly unknown[] =>
  Object.entries(campi)
    .filter(([, valore]) => valore !== undefined && valore !== '')
    .map(([campo, valore]) => ({ campo, operatore: 'inizia', valore: String(valore) }));

const valorePredefinito = (predefinito: Predefinito, oggi: () => string): unknown =>
  typeof predefinito === 'object' ? partiDi(oggi())[predefinito.oggi] : predefinito;

/** An answer that says its fields under their other names too. */
export const withOtherNames = (route: Route, answer: unknown): unknown =>
  Object.entries(rispostaDi(route)).reduce((detta, [luogo, altra]) => named(detta, luogo.split('.'), altra), answer);

const named = (valore: unknown, [primo = '', ...resto]: readonly string[], altra: AltraRisposta): unknown => {
  if (Array.isArray(valore)) return valore.map((uno) => named(uno, [primo, ...resto], altra));
  if (!isCampi(valore)) return valore;
  if (resto.length === 0) return { ...valore, [primo]: dettaCome(altra, valore) };
  return valore[primo] === undefined ? valore : { ...valore, [primo]: named(valore[primo], resto, altra) };
};

const dettaCome = (altra: AltraRisposta, valore: Campi): unknown => {
  if (typeof altra === 'string') return valore[altra];
  if ('di' in altra) return altra.di(valore);
  return Number(Object.entries(altra.codici).find(([, parola]) => parola === valore[altra.campo])?.[0]);
};
