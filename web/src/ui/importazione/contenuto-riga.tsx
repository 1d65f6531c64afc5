import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { CambioCella, ErroreRiga, Importazione, RigaAnteprima } from '#shared/contracts/scambio/scambio.ts';
import { Segno } from '../segno.tsx';

interface Props {
  readonly riga: RigaAnteprima;
  readonly importazione: Pick<Importazione, 'mappa' | 'campi'>;
  /** Opens the cells of a row to correct; absent where they cannot be mended. */
  readonly onCorreggi?: () => void;
}

/** What is wrong with a row; or what it changes, old and new; or what it brings. */
export const ContenutoRiga = ({
  riga: { numero, errori, cambi, esito, valori, avvisi = [] },
  importazione,
  onCorreggi,
}: Props) => {
  if (errori.length > 0)
    return (
      <SpaceBetween size="xxs">
        {errori.map((errore) => (
          <Errore key={`${errore.cella} ${errore.messaggio}`} errore={errore} />
        ))}
        {onCorreggi && (
          <Button variant="inline-link" ariaLabel={`Correggi la riga ${numero}`} onClick={onCorreggi}>
            Correggi
          </Button>
        )}
      </SpaceBetween>
    );
  const portato = esito === 'NUOVA' ? portate(valori, importazione) || '–' : '–';
  return (
    <SpaceBetween size="xxs">
      {cambi.length === 0 ? <Box>{portato}</Box> : cambi.map((cambio) => <Cambio key={cambio.campo} cambio={cambio} />)}
      {avvisi.map((avviso) => (
        <Segno key={avviso} type="info">
          {avviso}
        </Segno>
      ))}
    </SpaceBetween>
  );
};

const Errore = ({ errore: { cella, titolo, valore, messaggio } }: { readonly errore: ErroreRiga }) => (
  <Box>
    <b>{[cella, titolo].filter(Boolean).join(' ')}</b>
    {valore && ` "${valore}"`}: {messaggio}
  </Box>
);

const Cambio = ({ cambio: { titolo, prima, dopo } }: { readonly cambio: CambioCella }) => (
  <Box color={dopo === '' ? 'text-status-error' : 'inherit'}>
    <b>{titolo}</b>: {prima || 'vuoto'} → {dopo || 'cancellato'}
  </Box>
);

/** The cells that a new record is made of. */
const portate = (valori: readonly string[], { mappa, campi }: Props['importazione']): string =>
  mappa
    .flatMap(({ campo }, posto) => {
      const valore = valori[posto] ?? '';
      return valore === '' ? [] : [`${campi.find((altro) => altro.campo === campo)?.titolo ?? campo}: ${valore}`];
    })
    .join(' · ');
