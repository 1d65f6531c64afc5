import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Input, { type InputProps } from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import ToggleButton from '@cloudscape-design/components/toggle-button';
import { useState, type Ref } from 'react';
import { formatIntero } from '../formati.ts';
import type { useRicercaTesto } from './use-ricerca-testo.ts';

interface Props {
  readonly pagina: number;
  readonly pagine: number;
  readonly vai: (pagina: number) => void;
  readonly ingrandisci: (fattore: number) => void;
  readonly adatta: () => void;
  readonly percento: number;
  readonly ricerca: ReturnType<typeof useRicercaTesto>;
  readonly cercaRef: Ref<InputProps.Ref>;
  readonly scarica: () => void;
  readonly stampa: (() => void) | null;
  readonly inStampa: boolean;
  readonly miniature: boolean;
  readonly setMiniature: (aperte: boolean) => void;
}

/** Pages, zoom, search, thumbnails, download and print of the viewer. */
export const BarraVisore = ({
  pagina,
  pagine,
  vai,
  ingrandisci,
  adatta,
  percento,
  ricerca,
  cercaRef,
  scarica,
  stampa,
  inStampa,
  miniature,
  setMiniature,
}: Props) => (
  <SpaceBetween direction="horizontal" size="s" alignItems="center">
    <SpaceBetween direction="horizontal" size="xxs" alignItems="center">
      <Button
        variant="icon"
        iconName="angle-left"
        ariaLabel="Pagina precedente"
        disabled={pagina <= 1}
        onClick={() => vai(pagina - 1)}
      />
      <NumeroPagina pagina={pagina} pagine={pagine} vai={vai} />
      <Box>di {formatIntero(pagine)}</Box>
      <Button
        variant="icon"
        iconName="angle-right"
        ariaLabel="Pagina seguente"
        disabled={pagina >= pagine}
        onClick={() => vai(pagina + 1)}
      />
    </SpaceBetween>
    <SpaceBetween direction="horizontal" size="xxs" alignItems="center">
      <Button variant="icon" iconName="zoom-out" ariaLabel="Riduci" onClick={() => ingrandisci(1 / 1.25)} />
      <Box>{percento} %</Box>
      <Button variant="icon" iconName="zoom-in" ariaLabel="Ingrandisci" onClick={() => ingrandisci(1.25)} />
      <Button variant="icon" iconName="zoom-to-fit" ariaLabel="Adatta alla larghezza" onClick={adatta} />
    </SpaceBetween>
    <SpaceBetween direction="horizontal" size="xxs" alignItems="center">
      <Input
        ref={cercaRef}
        type="search"
        value={ricerca.testo}
        ariaLabel="Cerca nella stampa"
        placeholder="Cerca nella stampa"
        clearAriaLabel="Cancella la ricerca"
        onChange={({ detail }) => ricerca.setTesto(detail.value)}
        onKeyDown={({ detail }) => {
          if (detail.key === 'Enter') (detail.shiftKey ? ricerca.precedente : ricerca.seguente)();
        }}
      />
      <div role="status">
        <Box>{statusOf(ricerca)}</Box>
      </div>
      <Button
        variant="icon"
        iconName="angle-up"
        ariaLabel="Risultato precedente"
        disabled={ricerca.totale === 0}
        onClick={ricerca.precedente}
      />
      <Button
        variant="icon"
        iconName="angle-down"
        ariaLabel="Risultato seguente"
        disabled={ricerca.totale === 0}
        onClick={ricerca.seguente}
      />
    </SpaceBetween>
    {pagine > 1 && (
      <ToggleButton pressed={miniature} onChange={({ detail }) => setMiniature(detail.pressed)}>
        Miniature
      </ToggleButton>
    )}
    <Button iconName="download" onClick={scarica}>
      Scarica
    </Button>
    <Button
      loading={inStampa}
      loadingText="Preparazione della stampa"
      disabled={stampa === null}
      disabledReason="Il documento è lungo: scaricarlo e stamparlo dal proprio lettore di PDF."
      onClick={() => stampa?.()}
    >
      Stampa
    </Button>
  </SpaceBetween>
);

const statusOf = ({ testo, inCorso, totale, corrente }: ReturnType<typeof useRicercaTesto>): string => {
  if (testo.trim().length < 2) return '';
  if (inCorso) return 'Ricerca…';
  return totale === 0 ? 'Nessun risultato' : `${corrente + 1} di ${formatIntero(totale)}`;
};

const NumeroPagina = ({ pagina, pagine, vai }: Pick<Props, 'pagina' | 'pagine' | 'vai'>) => {
  const [scritta, setScritta] = useState<string | null>(null);
  const accept = () => {
    const numero = Number(scritta ?? pagina);
    if (Number.isInteger(numero) && numero >= 1 && numero <= pagine && numero !== pagina) vai(numero);
    setScritta(null);
  };
  return (
    <div style={{ inlineSize: 64 }}>
      <Input
        value={scritta ?? String(pagina)}
        inputMode="numeric"
        ariaLabel="Pagina"
        onChange={({ detail }) => setScritta(detail.value)}
        onBlur={accept}
        onKeyDown={({ detail }) => {
          if (detail.key === 'Enter') accept();
        }}
      />
    </div>
  );
};
