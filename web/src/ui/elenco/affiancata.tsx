import Button from '@cloudscape-design/components/button';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TableProps } from '@cloudscape-design/components/table';
import ToggleButton from '@cloudscape-design/components/toggle-button';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAccanto, usePostoAccanto } from '../frame.tsx';
import { Cella } from './cella.tsx';
import type { FonteElenco } from './fonti/fonte.ts';

/** Stays in the browser, for every list that has it. */
const CHIAVE = 'affiancata';

/** True of a list that keeps a row in view beside it, by its button. */
export const isAffiancata = (affiancabile = false): boolean => affiancabile && localStorage.getItem(CHIAVE) !== null;

interface Props<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly etichetta: (riga: R) => string;
  readonly onApri?: (riga: R) => void;
  readonly affiancabile?: boolean;
  readonly azioniMassive?: unknown;
}

interface Affiancata<R> {
  /** The button that puts the row beside the list, or takes it away; nothing of a list that has none. */
  readonly bottone: ReactNode;
  /** The row beside the list, where it goes. */
  readonly pannello: ReactNode;
  /** How the table has one row chosen, by mouse and by keyboard. */
  readonly scelta: Partial<TableProps<R>>;
}

/** Returns what a list needs to keep a row in view beside it: the list stays where it is, the row chosen is read in the panel. */
export const useAffiancata = <R extends object, O extends string>({
  elenco,
  etichetta,
  onApri,
  affiancabile = false,
  azioniMassive,
}: Props<R, O>): Affiancata<R> => {
  const [accesa, setAccesa] = useState(() => isAffiancata(true));
  const [chiave, setChiave] = useState<string | null>(null);
  const riga = elenco.righe.find((una) => elenco.chiave(una) === chiave) ?? null;
  const accendi = (adesso: boolean): void => {
    if (adesso) localStorage.setItem(CHIAVE, 'sì');
    else localStorage.removeItem(CHIAVE);
    setAccesa(adesso);
  };
  const inVista = affiancabile && accesa;
  const titolo = riga === null ? 'Nessuna riga scelta' : etichetta(riga);
  useAccanto(inVista ? titolo : null, () => accendi(false));
  return {
    bottone: affiancabile && <Bottone accesa={accesa} onCambia={accendi} />,
    pannello: inVista && <Pannello elenco={elenco} riga={riga} onApri={onApri} />,
    scelta: inVista ? sceltaDiUna(riga, azioniMassive === undefined, (una) => setChiave(elenco.chiave(una))) : {},
  };
};

/** Returns how one row of a table is chosen: by a click, and by its own control where the rows are not ticked for something else. */
const sceltaDiUna = <R,>(riga: R | null, conSegno: boolean, mostra: (riga: R) => void): Partial<TableProps<R>> => ({
  onRowClick: ({ detail }) => mostra(detail.item),
  ...(conSegno
    ? {
        selectionType: 'single',
        selectedItems: riga === null ? [] : [riga],
        onSelectionChange: ({ detail }) => {
          const [scelta] = detail.selectedItems;
          if (scelta !== undefined) mostra(scelta);
        },
      }
    : {}),
});

const Bottone = ({ accesa, onCambia }: { readonly accesa: boolean; readonly onCambia: (accesa: boolean) => void }) => (
  <ToggleButton
    iconName="view-vertical"
    pressedIconName="view-vertical"
    pressed={accesa}
    ariaLabel="Dettaglio accanto all'elenco"
    onChange={({ detail }) => onCambia(detail.pressed)}
  >
    Dettaglio accanto
  </ToggleButton>
);

/** The row in full, every column of the list with its name, and the way to its page. */
const Pannello = <R extends object, O extends string>({
  elenco,
  riga,
  onApri,
}: {
  readonly elenco: FonteElenco<R, O>;
  readonly riga: R | null;
  readonly onApri: ((riga: R) => void) | undefined;
}) => {
  const posto = usePostoAccanto();
  if (posto === null) return null;
  return createPortal(
    riga === null ? (
      "Scegliere una riga dell'elenco: qui se ne legge tutto."
    ) : (
      <SpaceBetween size="l">
        {onApri && <Button onClick={() => onApri(riga)}>Apri la pagina</Button>}
        <KeyValuePairs
          columns={3}
          minColumnWidth={150}
          items={elenco.colonne.map((colonna) => ({
            label: colonna.titolo,
            value: (
              <div style={{ display: 'inline-block' }}>
                <Cella colonna={colonna} riga={riga} />
              </div>
            ),
          }))}
        />
      </SpaceBetween>
    ),
    posto,
  );
};
