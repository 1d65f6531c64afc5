import type { Ordine } from './ordine.ts';

interface Props {
  readonly colonna: string;
  readonly titolo: string;
  readonly dettaglio?: string | undefined;
  readonly ordine: Ordine | null;
  readonly onOrdina: (colonna: string) => void;
}

/** A heading of the grid: touched, it sorts the rows. */
export const Testa = ({ colonna, titolo, dettaglio, ordine, onOrdina }: Props) => {
  const verso = ordine?.colonna === colonna ? ordine.verso : undefined;
  return (
    <th scope="col" title={titolo} {...(verso !== undefined && { 'aria-sort': verso })}>
      <button type="button" className={verso ?? ''} onClick={() => onOrdina(colonna)}>
        <span className="titolo">{titolo}</span>
      </button>
      {dettaglio !== undefined && <small>{dettaglio}</small>}
    </th>
  );
};
