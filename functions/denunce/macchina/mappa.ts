import type * as z from 'zod';
import type { DifferenzaMappa, ElementoTracciato, Mappa } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { nodoDi, TESTO, type Albero, type Figlio, type Nodo } from './nodo-xml.ts';

const nomeDi = ({ attributo, nome }: Figlio): string => `${attributo ? '@' : ''}${nome}`;

/**
 * The elements of a schema as a mapping has them: under its names, without those it leaves out. Siblings that it lists take, in its order,
 * the places they have among all: one that is listed alone stays where it is.
 */
export const alberoCon = (radice: string, schema: z.ZodType, mappa: Mappa = []): Albero => {
  const nodo = nodoDi(schema);
  if (mappa.length === 0) return { radice, nodo };
  const perElemento = new Map(mappa.map(({ elemento, nome }, posto) => [elemento, { nome, posto }]));
  return {
    radice: perElemento.get(radice)?.nome ?? radice,
    nodo: mapNodo(nodo, radice, perElemento),
  };
};

type PerElemento = ReadonlyMap<string, { readonly nome: string | null; readonly posto: number }>;

const mapNodo = (nodo: Nodo, percorso: string, perElemento: PerElemento): Nodo => {
  if (nodo.di !== 'figli') return nodo;
  const suoDi = (figlio: Figlio) => perElemento.get(`${percorso}/${nomeDi(figlio)}`);
  const elencati = nodo.figli
    .filter((figlio) => suoDi(figlio) !== undefined)
    .toSorted((a, b) => (suoDi(a)?.posto ?? 0) - (suoDi(b)?.posto ?? 0));
  const inOrdine = nodo.figli.map((figlio) => (suoDi(figlio) === undefined ? figlio : (elencati.shift() ?? figlio)));
  return {
    ...nodo,
    figli: inOrdine.flatMap((figlio): Figlio[] => {
      const suo = suoDi(figlio);
      if (suo?.nome === null) return [];
      const dentro = mapNodo(figlio.nodo, `${percorso}/${nomeDi(figlio)}`, perElemento);
      return [{ ...figlio, scritto: suo?.nome ?? figlio.scritto, nodo: dentro }];
    }),
  };
};

/** Every element of a layout by its path from the root, in the order it is written. */
export const elementiDi = ({ radice, nodo }: Albero): readonly ElementoTracciato[] => [
  { elemento: radice, facoltativo: false },
  ...elementiDentro(nodo, radice),
];

const elementiDentro = (nodo: Nodo, percorso: string): ElementoTracciato[] =>
  nodo.di === 'figli'
    ? nodo.figli
        .filter(({ nome }) => nome !== TESTO)
        .flatMap((figlio) => {
          const elemento = `${percorso}/${nomeDi(figlio)}`;
          return [{ elemento, facoltativo: figlio.facoltativo }, ...elementiDentro(figlio.nodo, elemento)];
        })
    : [];

/** What is wrong in a mapping, in words; null when it can be used. */
export const difettoDi = (radice: string, schema: z.ZodType, mappa: Mappa): string | null => {
  const noti = new Map(elementiDi({ radice, nodo: nodoDi(schema) }).map((uno) => [uno.elemento, uno]));
  const detti = new Set<string>();
  for (const { elemento, nome } of mappa) {
    const noto = noti.get(elemento);
    if (noto === undefined) return `"${elemento}" non è un elemento del tracciato.`;
    if (detti.has(elemento)) return `"${elemento}" c'è due volte.`;
    if (nome === null && !noto.facoltativo)
      return `"${elemento}" non si può omettere: senza, la denuncia non si legge.`;
    detti.add(elemento);
  }
  return omonimoIn(alberoCon(radice, schema, mappa).nodo, radice);
};

const omonimoIn = (nodo: Nodo, percorso: string): string | null => {
  if (nodo.di !== 'figli') return null;
  const nomi = nodo.figli.map((figlio) => nomeDi({ ...figlio, nome: figlio.scritto }));
  const doppio = nomi.find((nome, posto) => nomi.indexOf(nome) !== posto);
  if (doppio !== undefined) return `Dentro "${percorso}" due elementi si chiamerebbero "${doppio}".`;
  for (const figlio of nodo.figli) {
    const dentro = omonimoIn(figlio.nodo, `${percorso}/${nomeDi(figlio)}`);
    if (dentro !== null) return dentro;
  }
  return null;
};

/** Where a mapping departs from our layout: other names, what it leaves out, inside an element the children that change places. */
export const differenzeDi = (radice: string, schema: z.ZodType, mappa: Mappa): readonly DifferenzaMappa[] => {
  const nomi = mappa.flatMap(({ elemento, nome }): DifferenzaMappa[] => {
    const nostro = elemento.slice(elemento.lastIndexOf('/') + 1).replace('@', '');
    if (nome === null) return [{ elemento, cosa: 'NON_SCRITTO', nostro, suo: '' }];
    return nome === nostro ? [] : [{ elemento, cosa: 'NOME', nostro, suo: nome }];
  });
  return [...nomi, ...ordiniDiversi(nodoDi(schema), alberoCon(radice, schema, mappa).nodo, radice)];
};

const ordiniDiversi = (nostro: Nodo, suo: Nodo, elemento: string): DifferenzaMappa[] => {
  if (nostro.di !== 'figli' || suo.di !== 'figli') return [];
  const suoi = suo.figli.map(nomeDi);
  const nostri = nostro.figli.map(nomeDi).filter((nome) => suoi.includes(nome));
  const isAltrove = (nome: string, posto: number) => nome !== suoi[posto];
  const primo = nostri.findIndex(isAltrove);
  const dopo = nostri.findLastIndex(isAltrove) + 1;
  const qui: DifferenzaMappa[] =
    primo < 0
      ? []
      : [{ elemento, cosa: 'ORDINE', nostro: inFila(nostri.slice(primo, dopo)), suo: inFila(suoi.slice(primo, dopo)) }];
  return [
    ...qui,
    ...suo.figli.flatMap((figlio) => {
      const uguale = nostro.figli.find((uno) => nomeDi(uno) === nomeDi(figlio));
      return uguale === undefined ? [] : ordiniDiversi(uguale.nodo, figlio.nodo, `${elemento}/${nomeDi(figlio)}`);
    }),
  ];
};

const inFila = (nomi: readonly string[]): string => accorciato(nomi.join(', '), 2000);
