import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { CambioCella, ErroreRiga, Importazione, RigaAnteprima } from '#shared/contracts/scambio/scambio.ts';

interface Props {
  readonly riga: RigaAnteprima;
  readonly importazione: Pick<Importazione, 'mappa' | 'campi'>;
}

/** What is wrong with a row; or what it changes, old and new; or what it brings. */
export const ContenutoRiga = ({ riga: { errori, cambi, esito, valori }, importazione }: Props) => {
  if (errori.length > 0)
    return (
      <SpaceBetween size="xxs">
        {errori.map((errore) => (
          <Errore key={`${errore.cella} ${errore.messaggio}`} errore={errore} />
        ))}
      </SpaceBetween>
    );
  if (cambi.length > 0)
    return (
      <SpaceBetween size="xxs">
        {cambi.map((cambio) => (
          <Cambio key={cambio.campo} cambio={cambio} />
        ))}
      </SpaceBetween>
    );
  return esito === 'NUOVA' ? portate(valori, importazione) || '–' : '–';
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
