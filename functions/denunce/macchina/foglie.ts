import * as z from 'zod';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { importo } from '#shared/domain/campi.ts';
import type { Campi } from './denuncia.ts';
import { nodoDi, type Figlio, type Nodo } from './nodo-xml.ts';

/** How many of a repeated element a record can hold: twelve months of three kinds of contribution. */
const MASSIME = 36;

/** The leaves of an element by their path ('Gestioni.GestCredito.Imponibile', 'EnteVersante.0.Contributo'), each with what it may hold. */
export type Foglie = ReadonlyMap<string, z.ZodType<ValoreCampo>>;

const nomeDi = ({ attributo, nome }: Figlio, percorso: string): string =>
  `${percorso === '' ? '' : `${percorso}.`}${attributo ? '@' : ''}${nome}`;

export const foglieDi = (schema: z.ZodType): Foglie => new Map(raccolte(nodoDi(schema), ''));

const raccolte = (nodo: Nodo, percorso: string): [string, z.ZodType<ValoreCampo>][] => {
  if (nodo.di !== 'figli') return [[percorso, scrivibile(nodo)]];
  return nodo.figli.flatMap((figlio) => {
    const nome = nomeDi(figlio, percorso);
    return figlio.ripetuto
      ? Array.from({ length: MASSIME }, (_, indice) => raccolte(figlio.nodo, `${nome}.${indice}`)).flat()
      : raccolte(figlio.nodo, nome);
  });
};

/** What the office may write in a leaf: cents where the file has euro, else text; empty text for what is not written. */
const scrivibile = ({ di, schema }: Exclude<Nodo, { di: 'figli' }>): z.ZodType<ValoreCampo> =>
  di === 'euro'
    ? importo()
    : z.string().check((context) => {
        if (context.value === '') return;
        const letto = schema.safeParse(di === 'numero' ? Number(context.value) : context.value);
        for (const { message } of letto.error?.issues ?? [])
          context.issues.push({ code: 'custom', message, input: context.value });
      });

/** The element that a record holds leaf by leaf; undefined for one without a leaf. */
export const composeElemento = (schema: z.ZodType, campi: Campi): unknown => elementoDi(nodoDi(schema), campi, '');

const elementoDi = (nodo: Nodo, campi: Campi, percorso: string): unknown => {
  if (nodo.di !== 'figli') {
    const valore = campi[percorso] ?? '';
    if (valore === '') return undefined;
    return nodo.di === 'testo' ? String(valore) : Number(valore);
  }
  const figli = nodo.figli.flatMap((figlio): [string, unknown][] => {
    const nome = nomeDi(figlio, percorso);
    const valore = figlio.ripetuto ? ripetuti(figlio.nodo, campi, nome) : elementoDi(figlio.nodo, campi, nome);
    return valore === undefined ? [] : [[`${figlio.attributo ? '@' : ''}${figlio.nome}`, valore]];
  });
  return figli.length === 0 ? undefined : Object.fromEntries(figli);
};

const ripetuti = (nodo: Nodo, campi: Campi, nome: string): unknown[] | undefined => {
  const presenti = new Set(
    Object.keys(campi).flatMap((campo) =>
      campo.startsWith(`${nome}.`) ? [campo.slice(nome.length + 1).split('.')[0]] : [],
    ),
  );
  const valori = [...presenti]
    .map(Number)
    .toSorted((a, b) => a - b)
    .flatMap((indice) => elementoDi(nodo, campi, `${nome}.${indice}`) ?? []);
  return valori.length === 0 ? undefined : valori;
};

/** The leaves that an element has, by their path: what `composeElemento` makes it again from. */
export const foglieDellElemento = (schema: z.ZodType, elemento: unknown): Campi =>
  Object.fromEntries(lette(nodoDi(schema), elemento, ''));

const lette = (nodo: Nodo, valore: unknown, percorso: string): [string, ValoreCampo][] => {
  if (valore === undefined) return [];
  if (nodo.di !== 'figli') return [[percorso, nodo.di === 'euro' ? Number(valore) : String(valore)]];
  return nodo.figli.flatMap((figlio) => {
    const suo: unknown = Reflect.get(Object(valore), `${figlio.attributo ? '@' : ''}${figlio.nome}`);
    const nome = nomeDi(figlio, percorso);
    return figlio.ripetuto
      ? (Array.isArray(suo) ? suo : []).flatMap((uno, indice) => lette(figlio.nodo, uno, `${nome}.${indice}`))
      : lette(figlio.nodo, suo, nome);
  });
};
