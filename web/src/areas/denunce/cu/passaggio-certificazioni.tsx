import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { passaggioCuRoutes, type CodicePassaggio } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import { formatIstante } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { followLink } from '#ui/scarica.ts';

interface Props {
  readonly anno: number;
}

/** Hands the certifications of a year over to another program: with a code that the other program uses, or as a file taken here. */
export const PassaggioCu = ({ anno }: Props) => {
  const [aperto, setAperto] = useState(false);
  return (
    <>
      <Button onClick={() => setAperto(true)}>Passa a un altro programma</Button>
      {aperto && <Finestra anno={anno} onChiudi={() => setAperto(false)} />}
    </>
  );
};

interface FinestraProps extends Props {
  readonly onChiudi: () => void;
}

const Finestra = ({ anno, onChiudi }: FinestraProps) => {
  const [codice, setCodice] = useState<CodicePassaggio>();
  const { notify, notifyError } = useNotices();
  const chiedi = useWrite(passaggioCuRoutes.issueTokenCu, []);
  const ritira = useWrite(passaggioCuRoutes.handOverCu, []);
  const scarica = (token: string) =>
    ritira.mutateAsync({ body: { token } }).then(({ link }) => {
      followLink(link);
      notify('success', `Pacchetto delle CU del ${anno} scaricato`);
      onChiudi();
    }, notifyError);
  return (
    <Modal
      visible
      header={`Passare le CU del ${anno}`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onChiudi}>
              Chiudi
            </Button>
            {codice ? (
              <Button variant="primary" loading={ritira.isPending} onClick={() => void scarica(codice.token)}>
                Scarica qui il pacchetto
              </Button>
            ) : (
              <Button
                variant="primary"
                loading={chiedi.isPending}
                onClick={() => void chiedi.mutateAsync({ body: { anno } }).then(setCodice, notifyError)}
              >
                Prepara il pacchetto
              </Button>
            )}
          </SpaceBetween>
        </Box>
      }
    >
      {codice ? <Codice codice={codice} /> : <Spiegazione />}
    </Modal>
  );
};

const Spiegazione = () => (
  <Box>
    Un altro programma per le certificazioni riceve le CU dell’anno che hanno il loro file e nessun rilievo bloccante:
    il file com’è, e gli stessi dati in forma leggibile. Il pacchetto si apre con un codice che vale 15 minuti e una
    volta sola; il codice chiesto prima smette di valere.
  </Box>
);

/** The code and what it opens. */
const Codice = ({ codice: { token, scade, dentro, fuori } }: { readonly codice: CodicePassaggio }) => (
  <SpaceBetween size="m">
    <Box>
      Dare questo codice all’altro programma, o scaricare qui il pacchetto: vale una volta sola, fino al{' '}
      {formatIstante(scade)}. Non si rivede più.
    </Box>
    <CopyToClipboard
      variant="inline"
      textToCopy={token}
      copyButtonAriaLabel="Copia il codice"
      copySuccessText="Codice copiato"
      copyErrorText="Il codice non è stato copiato: selezionarlo e copiarlo a mano"
    />
    <div>
      <Box variant="awsui-key-label">Nel pacchetto</Box>
      {dentro.map((una) => (
        <Box key={una}>{una}</Box>
      ))}
    </div>
    {fuori.length > 0 && (
      <Alert type="warning" header="Non sono nel pacchetto">
        {fuori.map(({ descrizione, perche }) => (
          <Box key={descrizione}>
            {descrizione}: {perche}
          </Box>
        ))}
      </Alert>
    )}
  </SpaceBetween>
);
