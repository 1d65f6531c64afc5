import Box from '@cloudscape-design/components/box';
import Cards, { type CardsProps } from '@cloudscape-design/components/cards';
import Checkbox from '@cloudscape-design/components/checkbox';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { Coppie, type Coppia } from './coppie.tsx';

type DelleSchede =
  | 'trackBy'
  | 'header'
  | 'filter'
  | 'preferences'
  | 'pagination'
  | 'empty'
  | 'loading'
  | 'loadingText'
  | 'selectionType'
  | 'selectedItems'
  | 'isItemDisabled'
  | 'onSelectionChange';

interface Props<R> extends Pick<CardsProps<R>, DelleSchede> {
  readonly righe: readonly R[];
  /** Names the list, for people who hear it. */
  readonly nome: string;
  readonly titolo: (riga: R) => ReactNode;
  readonly coppie: (riga: R) => readonly Coppia[];
  /** Draws the menu of a row, beside its title. */
  readonly azioni?: (riga: R) => ReactNode;
  /** The rows under a row, shown when it is opened. */
  readonly figlie?: (riga: R) => readonly R[];
  /** The words of the ticks. */
  readonly parole?: TableProps.AriaLabels<R>;
  /** Goes under the rows. */
  readonly sotto?: ReactNode;
}

/** Draws rows as cards, one under the other: the title with its tick and its actions, the columns, the rows under the row. */
export const SchedeRighe = <R,>(props: Props<R>) => {
  const { righe, nome, titolo, azioni, coppie, figlie, parole, sotto, header, selectionType } = props;
  const scelta = selectionType === undefined ? {} : sceltaDi(props, selectionType);
  return (
    <>
      <Cards<R>
        items={righe}
        cardsPerRow={[{ cards: 1 }]}
        {...(props.trackBy === undefined ? {} : { trackBy: props.trackBy })}
        loading={props.loading ?? false}
        loadingText={props.loadingText ?? ''}
        filter={props.filter}
        preferences={props.preferences}
        pagination={props.pagination}
        empty={props.empty}
        header={selectionType === 'multi' && righe.length > 0 ? <ConTutte {...props}>{header}</ConTutte> : header}
        {...scelta}
        ariaLabels={{
          cardsLabel: nome,
          selectionGroupLabel: parole?.selectionGroupLabel ?? '',
          itemSelectionLabel: (stato, riga) => parole?.itemSelectionLabel?.(stato, riga) ?? '',
        }}
        cardDefinition={{
          header: (riga) => (
            <div style={{ display: 'flex', justifyContent: 'space-between' }}>
              <div style={{ minInlineSize: 0, overflowWrap: 'break-word' }}>{titolo(riga)}</div>
              {azioni?.(riga)}
            </div>
          ),
          sections: [
            { id: 'dati', content: (riga) => <Coppie coppie={coppie(riga)} /> },
            ...(figlie === undefined
              ? []
              : [{ id: 'figlie', content: (riga: R) => <Figlie {...props} righe={figlie(riga)} /> }]),
          ],
        }}
      />
      {sotto}
    </>
  );
};

const sceltaDi = <R,>(
  { selectedItems = [], isItemDisabled, onSelectionChange }: Props<R>,
  selectionType: CardsProps.SelectionType,
): Partial<CardsProps<R>> => ({
  selectionType,
  selectedItems,
  ...(isItemDisabled === undefined ? {} : { isItemDisabled }),
  ...(onSelectionChange === undefined ? {} : { onSelectionChange }),
});

const keyOf = <R,>(trackBy: Props<R>['trackBy'], riga: R): unknown => {
  if (trackBy === undefined) return riga;
  return typeof trackBy === 'function'
    ? trackBy(riga)
    : Object.entries(Object(riga)).find(([nome]) => nome === trackBy)?.[1];
};

/** The heading of the cards, with the tick of all of them under it: a table has it over its ticks. */
const ConTutte = <R,>({
  righe,
  selectedItems = [],
  isItemDisabled,
  onSelectionChange,
  trackBy,
  parole,
  children,
}: Props<R> & { readonly children: ReactNode }) => {
  const libere = righe.filter((riga) => isItemDisabled?.(riga) !== true);
  const chiavi = new Set(selectedItems.map((riga) => keyOf(trackBy, riga)));
  const quante = libere.filter((riga) => chiavi.has(keyOf(trackBy, riga))).length;
  const tutte = quante > 0 && quante === libere.length;
  return (
    <SpaceBetween size="s">
      {children}
      <Checkbox
        checked={tutte}
        indeterminate={quante > 0 && !tutte}
        disabled={libere.length === 0}
        onChange={({ detail }) =>
          onSelectionChange?.(
            new CustomEvent('selezione', { detail: { selectedItems: detail.checked ? [...libere] : [] } }),
          )
        }
      >
        {parole?.allItemsSelectionLabel?.({ selectedItems }) ?? 'Tutte'}
      </Checkbox>
    </SpaceBetween>
  );
};

/** The rows under a row, behind a button that says how many they are. */
const Figlie = <R,>({ righe, titolo, coppie, trackBy }: Props<R>) =>
  righe.length === 0 ? null : (
    <ExpandableSection headerText={righe.length === 1 ? 'Mostra la riga' : `Mostra le ${righe.length} righe`}>
      <SpaceBetween size="m">
        {righe.map((riga, posto) => (
          <div key={String(trackBy === undefined ? posto : keyOf(trackBy, riga))}>
            <Box fontWeight="bold">{titolo(riga)}</Box>
            <Coppie coppie={coppie(riga)} />
          </div>
        ))}
      </SpaceBetween>
    </ExpandableSection>
  );
