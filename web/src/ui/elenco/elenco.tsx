import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TableProps } from '@cloudscape-design/components/table';
import { useState, type ReactNode } from 'react';
import { ChiCell } from '../celle.tsx';
import { Tabella } from '../tabella/tabella-o-schede.tsx';
import { useLarga, useTelefono } from '../use-larghezza.ts';
import { isAffiancata, useAffiancata } from './affiancata.tsx';
import { AzioniRiga, type AzioneRiga } from './azioni-riga.tsx';
import { Cella, isNumerica } from './cella.tsx';
import { codiceDi, colonnaDelNome } from './chi.ts';
import { EsportaElenco } from './esporta-elenco.tsx';
import { FiltroElenco } from './filtro/filtro-elenco.tsx';
import type { FonteElenco } from './fonti/fonte.ts';
import { LinkRiga } from './link-riga.tsx';
import { counterText, rangeText } from './paginazione.ts';
import { SchedeElenco } from './schede-elenco.tsx';
import { PaginazioneElenco, PreferenzeElenco, shownColumns } from './strumenti-elenco.tsx';
import { totaliIn } from './totali-elenco.tsx';
import { VuotoElenco, type Vuoto } from './vuoto-elenco.tsx';

export interface ElencoProps<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly titolo: string;
  readonly descrizione?: string;
  /** Names one row, for who hears the table: 'ROSSI Anna'. */
  readonly etichetta: (riga: R) => string;
  /** Opens a row: by the link of the first column, or a click anywhere on it. */
  readonly onApri?: (riga: R) => void;
  /** The making of a new row: the action in evidence, but where another list of the page has it. */
  readonly crea?: { readonly testo: string; readonly onClick: () => void; readonly secondaria?: true } | undefined;
  readonly azioni?: ReactNode;
  readonly azioniRiga?: (riga: R) => readonly AzioneRiga[];
  /** Bulk actions over the rows ticked; giving them adds the tick boxes. `svuota` unticks. */
  readonly azioniMassive?: (scelte: readonly R[], svuota: () => void) => ReactNode;
  /** The rows under a row, shown when it is opened; giving them adds the way to open it. */
  readonly figlie?: (riga: R) => readonly R[];
  /** A row may be kept in view beside the list, by a button of its heading. */
  readonly affiancabile?: boolean;
  /** False for a list that is not exported; true when not said. */
  readonly esporta?: boolean;
  /** Said when there is nothing yet, e.g. 'Nessun settore' and how to begin. */
  readonly vuoto: Vuoto;
  /** The list is the page, or a part of it. */
  readonly variante?: 'full-page' | 'container' | 'embedded';
}

/** A list: paging, order, filter, the user's columns, row and bulk actions, both empty states, errors with retry; on a phone its rows are cards. */
export const Elenco = <R extends object, O extends string>(props: ElencoProps<R, O>) => {
  const telefono = useTelefono();
  const [scelte, setScelte] = useState<readonly R[]>([]);
  const affiancata = useAffiancata(props);
  const conBottone = !telefono || isAffiancata(props.affiancabile);
  const Righe = telefono ? SchedeElenco<R, O> : TabellaElenco<R, O>;
  return (
    <>
      <Righe
        {...props}
        scelta={{ ...(props.azioniMassive ? diMolte(scelte, setScelte) : {}), ...affiancata.scelta }}
        parole={paroleDi(props)}
        intestazione={
          <Intestazione
            {...props}
            scelte={scelte}
            svuota={() => setScelte([])}
            affianca={conBottone && affiancata.bottone}
          />
        }
      />
      {affiancata.pannello}
    </>
  );
};

/** How rows of a list are ticked, as many as one likes. */
const diMolte = <R,>(
  scelte: readonly R[],
  onScelte: (scelte: readonly R[]) => void,
): Pick<TableProps<R>, 'selectionType' | 'selectedItems' | 'onSelectionChange'> => ({
  selectionType: 'multi',
  selectedItems: scelte,
  onSelectionChange: ({ detail }) => onScelte(detail.selectedItems),
});

const paroleDi = <R extends object, O extends string>({
  titolo,
  etichetta,
}: ElencoProps<R, O>): TableProps.AriaLabels<R> => ({
  tableLabel: titolo,
  selectionGroupLabel: `Selezione di ${titolo}`,
  itemSelectionLabel: (_, riga) => `Seleziona ${etichetta(riga)}`,
  allItemsSelectionLabel: () => 'Seleziona tutte le righe della pagina',
  expandButtonLabel: (riga) => `Mostra le righe di ${etichetta(riga)}`,
  collapseButtonLabel: (riga) => `Nascondi le righe di ${etichetta(riga)}`,
});

interface PropsTabella<R extends object, O extends string> extends ElencoProps<R, O> {
  readonly scelta: Partial<TableProps<R>>;
  readonly parole: TableProps.AriaLabels<R>;
  readonly intestazione: ReactNode;
}

const TabellaElenco = <R extends object, O extends string>(props: PropsTabella<R, O>) => {
  const { elenco, etichetta, onApri, azioniRiga, figlie, variante = 'full-page' } = props;
  const espandibile = useEspandibile(figlie);
  const viste = shownColumns(elenco, useLarga());
  const definitions = definitionsOf(elenco, viste, etichetta, onApri, azioniRiga);
  const sorting = definitions.find(({ sortingField }) => sortingField !== undefined && sortingField === elenco.ordine);
  return (
    <Tabella<R>
      variant={variante}
      stickyHeader={variante === 'full-page'}
      {...(azioniRiga ? { stickyColumns: { last: 1 } } : {})}
      trackBy={elenco.chiave}
      {...espandibile}
      items={elenco.errore ? [] : elenco.righe}
      columnDefinitions={definitions}
      columnDisplay={[...viste, ...(azioniRiga ? [{ id: AZIONI, visible: true }] : [])]}
      wrapLines={elenco.preferenze.righeAlte}
      loading={elenco.caricamento && elenco.errore === null}
      loadingText="Caricamento in corso…"
      {...(sorting ? { sortingColumn: sorting } : {})}
      sortingDescending={elenco.verso === 'DESC'}
      onSortingChange={({ detail }) => {
        if (detail.sortingColumn.sortingField)
          elenco.ordina(detail.sortingColumn.sortingField, detail.isDescending ? 'DESC' : 'ASC');
      }}
      {...(onApri
        ? { onRowClick: ({ detail }: { detail: TableProps.OnRowClickDetail<R> }) => onApri(detail.item) }
        : {})}
      {...props.scelta}
      ariaLabels={props.parole}
      renderAriaLive={rangeText}
      totalItemsCount={elenco.totale}
      firstIndex={(elenco.pagina - 1) * elenco.preferenze.righePerPagina + 1}
      header={props.intestazione}
      filter={<FiltroElenco elenco={elenco} />}
      pagination={<PaginazioneElenco elenco={elenco} />}
      preferences={<PreferenzeElenco elenco={elenco} />}
      empty={<VuotoElenco elenco={elenco} vuoto={props.vuoto} crea={props.crea} />}
      footer={totaliIn(elenco, viste)}
    />
  );
};

/** What makes a table whose rows open onto others; nothing for one whose rows do not. */
const useEspandibile = <R,>(
  figlie: ((riga: R) => readonly R[]) | undefined,
): { readonly expandableRows?: TableProps.ExpandableRows<R> } => {
  const [espanse, setEspanse] = useState<readonly R[]>([]);
  if (figlie === undefined) return {};
  return {
    expandableRows: {
      getItemChildren: (riga) => [...figlie(riga)],
      isItemExpandable: (riga) => figlie(riga).length > 0,
      expandedItems: espanse,
      onExpandableItemToggle: ({ detail: { item, expanded } }) =>
        setEspanse((prima) => (expanded ? [...prima, item] : prima.filter((riga) => riga !== item))),
    },
  };
};

const AZIONI = 'azioni';

const Intestazione = <R extends object, O extends string>({
  elenco,
  elenco: { totale, totaleEsatto, filtri },
  titolo,
  descrizione,
  crea,
  azioni,
  azioniMassive,
  esporta = true,
  variante = 'full-page',
  scelte,
  svuota,
  affianca,
}: ElencoProps<R, O> & {
  readonly scelte: readonly R[];
  readonly svuota: () => void;
  readonly affianca?: ReactNode;
}) => (
  <Header
    variant={variante === 'full-page' ? 'awsui-h1-sticky' : 'h2'}
    {...(descrizione === undefined ? {} : { description: descrizione })}
    counter={
      elenco.caricamento || elenco.errore
        ? ''
        : counterText({ totale, totaleEsatto, scelte: scelte.length, filtrate: filtri.length > 0 })
    }
    actions={
      <SpaceBetween direction="horizontal" size="xs">
        {azioniMassive?.(scelte, svuota)}
        {esporta && <EsportaElenco elenco={elenco} titolo={titolo} />}
        {affianca}
        {azioni}
        {crea && <Crea {...crea} />}
      </SpaceBetween>
    }
  >
    {titolo}
  </Header>
);

const Crea = ({ testo, onClick, secondaria }: NonNullable<ElencoProps<object, string>['crea']>) => (
  <Button variant={secondaria === true ? 'normal' : 'primary'} onClick={onClick}>
    {testo}
  </Button>
);

const definitionsOf = <R extends object, O extends string>(
  elenco: FonteElenco<R, O>,
  viste: ReturnType<typeof shownColumns>,
  etichetta: (riga: R) => string,
  onApri: ((riga: R) => void) | undefined,
  azioniRiga: ((riga: R) => readonly AzioneRiga[]) | undefined,
): TableProps.ColumnDefinition<R>[] => {
  const visibili = viste.filter(({ visible }) => visible);
  const [prima] = visibili;
  const nome = colonnaDelNome(visibili);
  const colonne = elenco.colonne.map((colonna): TableProps.ColumnDefinition<R> => {
    const ordine = elenco.ordineDi(colonna);
    return {
      id: colonna.id,
      header:
        isNumerica(colonna) && colonna.inParola !== true ? (
          <Box textAlign="right" fontWeight="bold" color="inherit">
            {colonna.titolo}
          </Box>
        ) : (
          colonna.titolo
        ),
      ...(ordine === undefined ? {} : { sortingField: ordine }),
      ...(colonna.larghezza === undefined ? {} : { width: colonna.larghezza }),
      cell: (riga) => (
        <>
          {colonna.id === prima?.id && onApri ? (
            <LinkRiga onApri={() => onApri(riga)}>
              <Cella colonna={colonna} riga={riga} />
            </LinkRiga>
          ) : (
            <Cella colonna={colonna} riga={riga} />
          )}
          {colonna.id === nome && <ChiCell codice={codiceDi(riga)} />}
        </>
      ),
      isRowHeader: colonna.id === prima?.id,
    };
  });
  return azioniRiga
    ? [
        ...colonne,
        {
          id: AZIONI,
          header: 'Azioni',
          width: 90,
          cell: (riga) => <AzioniRiga azioni={azioniRiga(riga)} etichetta={etichetta(riga)} />,
        },
      ]
    : colonne;
};
