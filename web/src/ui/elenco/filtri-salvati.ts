import * as z from 'zod';
import type { Clausola } from '#shared/contracts/lista.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';

/** A filter that the user keeps for a list, by the name that they gave it. */
export interface FiltroSalvato {
  readonly nome: string;
  readonly filtri: readonly Clausola[];
}

/** The name of a filter, as it is typed. */
export const NomeFiltro = z.strictObject({ nome: z.string().trim().min(1, 'Scrivere un nome.').max(40) });

/** Characters that the preferences of a list have for its filters. */
const MASSIMO = 4000;

const operatore = z.enum(['inizia', 'uguale', 'diverso', 'contiene', 'minore', 'maggiore']);
const Salvati = z.array(
  z.strictObject({
    nome: z.string(),
    filtri: z.array(z.strictObject({ campo: z.string(), operatore, valore: z.string() })),
  }),
);

/** Returns the filters that a text of the preferences keeps; none of one that keeps something else. Pure. */
export const readFiltri = (testo: string): readonly FiltroSalvato[] => {
  if (!testo.startsWith('[')) return [];
  try {
    return Salvati.safeParse(JSON.parse(testo)).data ?? [];
  } catch {
    return [];
  }
};

/** Returns the text of the filters; null when they are more than the preferences hold. Pure. */
export const filtriToText = (filtri: readonly FiltroSalvato[]): string | null => {
  const testo = filtri.length === 0 ? '' : JSON.stringify(filtri);
  return testo.length > MASSIMO ? null : testo;
};

/** Returns the filters with that one in the place of the one of its name, or last; sorted by name. Pure. */
export const withFiltro = (filtri: readonly FiltroSalvato[], nuovo: FiltroSalvato): readonly FiltroSalvato[] =>
  [...withoutFiltro(filtri, nuovo.nome), nuovo].toSorted((a, b) => compareTesti(a.nome, b.nome));

/** Returns the filters but the one of that name. Pure. */
export const withoutFiltro = (filtri: readonly FiltroSalvato[], nome: string): readonly FiltroSalvato[] =>
  filtri.filter((uno) => uno.nome.toLowerCase() !== nome.toLowerCase());

/** Returns the kept filter that asks what is in force now; undefined when none does. Pure. */
export const filtroInVigore = (
  salvati: readonly FiltroSalvato[],
  filtri: readonly Clausola[],
): FiltroSalvato | undefined => salvati.find((uno) => JSON.stringify(uno.filtri) === JSON.stringify(filtri));
