import Pagination, { type PaginationProps } from '@cloudscape-design/components/pagination';

interface Props extends Pick<PaginationProps, 'openEnd' | 'disabled'> {
  /** From 1. */
  readonly pagina: number;
  readonly pagine: number;
  readonly onPagina: (pagina: number) => void;
  /** What its pages are of, for who hears the page; nothing where the table has a name. */
  readonly nome?: string;
}

/** The pages of a table, named in Italian. */
export const Pagine = ({ pagina, pagine, onPagina, nome, ...altro }: Props) => (
  <Pagination
    {...altro}
    currentPageIndex={pagina}
    pagesCount={pagine}
    onChange={({ detail }) => onPagina(detail.currentPageIndex)}
    ariaLabels={{
      nextPageLabel: 'Pagina successiva',
      previousPageLabel: 'Pagina precedente',
      pageLabel: (numero) => `Pagina ${numero}`,
      ...(nome === undefined ? {} : { paginationLabel: nome }),
    }}
  />
);
