import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useTelefono } from '../use-larghezza.ts';
import type { Coppia } from './coppie.tsx';
import { SchedeRighe } from './schede-righe.tsx';

/** A column of a table. */
export type ColonnaTabella<R> = TableProps.ColumnDefinition<R>;

interface Props<R> extends TableProps<R> {
  /** A table of two columns that is read as a column of figures: on a phone it fits, and stays one. */
  readonly strettaQuantoUnTelefono?: boolean;
}

/** Draws a table; on a phone each row is a card, with its tick, and its columns one under the other. */
export const Tabella = <R,>({ strettaQuantoUnTelefono = false, ...tabella }: Props<R>) =>
  useTelefono() && !strettaQuantoUnTelefono ? <Schede {...tabella} /> : <Table<R> {...tabella} />;

const Schede = <R,>(tabella: TableProps<R>) => {
  const { items, columnDefinitions, columnDisplay, ariaLabels, footer, expandableRows } = tabella;
  const viste = shownOf(columnDefinitions, columnDisplay);
  const prima = viste.find(({ isRowHeader }) => isRowHeader === true) ?? viste[0];
  return (
    <SchedeRighe<R>
      {...tabella}
      righe={items}
      nome={ariaLabels?.tableLabel ?? ''}
      titolo={(riga) => prima?.cell(riga)}
      coppie={(riga) => viste.filter((colonna) => colonna !== prima).flatMap((colonna) => coppiaDi(colonna, riga))}
      sotto={footer}
      {...(ariaLabels === undefined ? {} : { parole: ariaLabels })}
      {...(expandableRows === undefined ? {} : { figlie: expandableRows.getItemChildren })}
    />
  );
};

/** Returns the columns that are shown, in the order in which they are. */
const shownOf = <R,>(
  colonne: TableProps<R>['columnDefinitions'],
  mostrate: TableProps<R>['columnDisplay'],
): readonly ColonnaTabella<R>[] =>
  mostrate === undefined
    ? colonne
    : mostrate.flatMap((una) =>
        una.type !== 'group' && una.visible ? colonne.filter((colonna) => colonna.id === una.id) : [],
      );

/** Columns from this width on, and sentences from this length on, have a line of their own on a card. */
const LARGA = 200;
const FRASE = 60;

const coppiaDi = <R,>({ id, header, cell, width, minWidth }: ColonnaTabella<R>, riga: R): Coppia[] => {
  const valore = cell(riga);
  if (valore === null || valore === undefined || valore === '' || valore === false) return [];
  const frase = typeof valore === 'string' && valore.length >= FRASE;
  return [{ id: id ?? '', nome: header, valore, larga: frase || Number(width ?? minWidth ?? 0) >= LARGA }];
};
