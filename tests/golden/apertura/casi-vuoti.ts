import type { RegolaDatata, Versione } from '#shared/rules/regola.ts';
import { recordUso, regoleCorrenti } from '#shared/rules/regole.ts';
import { readGolden, type Golden } from '../golden.ts';
import { temiCon } from '../temi/temi.ts';

/** A golden amount whose figures are still to be found. */
export type CasoVuoto = Omit<Golden, 'atteso'> & { readonly atteso: Readonly<Record<string, null>> };

const annoDi = (giorno: string): number => Number(giorno.slice(0, 4));

/** Moves every day and month of the inputs by so many years. A 29 February becomes the 28th. */
const spostato = (valore: unknown, anni: number): unknown => {
  if (Array.isArray(valore)) return valore.map((uno: unknown) => spostato(uno, anni));
  if (typeof valore === 'object' && valore !== null)
    return Object.fromEntries(
      Object.entries(valore).map(([nome, dentro]) => [
        nome,
        nome === 'anno' && typeof dentro === 'number' ? dentro + anni : spostato(dentro, anni),
      ]),
    );
  if (typeof valore !== 'string' || !/^20\d\d-\d\d(-\d\d)?$/.test(valore)) return valore;
  return `${annoDi(valore) + anni}${valore.slice(4).replace('-02-29', '-02-28')}`;
};

/** Returns the golden amounts that read a version of a rule, moved to the year of the new one, with no figure. */
export const casiVuoti = (
  { id }: RegolaDatata<unknown>,
  prima: Versione<unknown>,
  dal: string,
): readonly CasoVuoto[] => {
  const anni = annoDi(dal) - annoDi(prima.dal);
  return readGolden()
    .filter((uno) => {
      const registro = recordUso(regoleCorrenti());
      temiCon(registro)[uno.tema]?.(uno.letti);
      return registro.usate().some((usata) => usata.id === id && usata.dal === prima.dal);
    })
    .map(({ letti: _, ...uno }) => ({
      ...uno,
      id: `${uno.id}-dal-${dal}`,
      genere: 'derivato',
      fonte: `da trovare: pagina che stampa la figura dal ${dal}`,
      ingressi: Object.fromEntries(
        Object.entries(uno.ingressi).map(([nome, valore]) => [nome, spostato(valore, anni)]),
      ),
      atteso: Object.fromEntries(Object.keys(uno.atteso).map((figura) => [figura, null])),
    }));
};
