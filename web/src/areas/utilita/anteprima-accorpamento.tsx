import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { AnteprimaAccorpamento } from '#shared/contracts/anagrafe/anagrafe.ts';
import { formatIntero } from '#ui/formati.ts';

/** What the merge would move, leave out and lose. */
export const AnteprimaAccorpamentoPersone = ({
  anteprima: { destinazione, spostati, esclusi, differenze },
}: {
  readonly anteprima: AnteprimaAccorpamento;
}) => (
  <SpaceBetween size="l">
    <Box>
      Resta la scheda con codice fiscale <b>{destinazione.desCf}</b>, matricola {destinazione.matricola}.
    </Box>
    {spostati.length === 0 ? (
      <Box>Le altre schede non hanno dati da spostare.</Box>
    ) : (
      <div>
        <Box variant="h3">Passano alla scheda che resta</Box>
        <KeyValuePairs
          columns={3}
          items={spostati.map(({ descrizione, numero }) => ({ label: descrizione, value: formatIntero(numero) }))}
        />
      </div>
    )}
    {differenze.length > 0 && (
      <Alert type="warning" header="Dati diversi tra le schede">
        <Righe testi={differenze} />
      </Alert>
    )}
    {esclusi.length > 0 && (
      <Alert type="warning" header="Non si spostano perché la scheda che resta li ha già">
        <Righe testi={esclusi} />
      </Alert>
    )}
  </SpaceBetween>
);

const Righe = ({ testi }: { readonly testi: readonly string[] }) => (
  <ul style={{ margin: 0, paddingInlineStart: 16 }}>
    {testi.map((testo) => (
      <li key={testo}>{testo}</li>
    ))}
  </ul>
);
