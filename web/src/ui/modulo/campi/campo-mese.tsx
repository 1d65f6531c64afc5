import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { nomiMesi } from '#shared/domain/tempo/date.ts';
import { SceltaTra, type Voce } from './campo-scelta.tsx';
import type { CampoProps } from './use-campo.ts';

type Numero = number | null | undefined;

const mesi: readonly Voce<number>[] = nomiMesi.map((descrizione, indice) => ({ codice: indice + 1, descrizione }));

/** A month by its name; the form holds 1–12. */
export const CampoMese = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>(props: CampoProps<T, N>) => (
  <SceltaTra {...props} voci={mesi} />
);

/** A year, the latest first. */
export const CampoAnno = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>({
  dal,
  al,
  ...props
}: CampoProps<T, N> & { readonly dal: number; readonly al: number }) => (
  <SceltaTra {...props} voci={anniTra(dal, al)} />
);

/** The years between two, both included, the latest first. */
export const anniTra = (dal: number, al: number): readonly Voce<number>[] =>
  Array.from({ length: Math.max(0, al - dal + 1) }, (_, passo) => ({
    codice: al - passo,
    descrizione: String(al - passo),
  }));
