import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { sommeRestituiteRoutes } from '#shared/contracts/denunce/somme-restituite.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';

interface Props {
  readonly uid: Uid<'RESTITUZIONE'>;
  readonly onChiudi: () => void;
}

/** The sent filings that a restitution touches, one by one, with what to do about each. */
export const DenunceModale = ({ uid, onChiudi }: Props) => {
  const query = useRoute(sommeRestituiteRoutes.listDenunceRestituzione, { body: { uid } });
  return (
    <Modal
      visible
      header="Denunce già inviate che la restituzione tocca"
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <Button onClick={onChiudi}>Chiudi</Button>
        </Box>
      }
    >
      {query.data === undefined && <Attesa errore={query.error} onRiprova={query.refetch} />}
      {query.data?.length === 0 && <Box>Nessuna denuncia già inviata è da correggere per questa restituzione.</Box>}
      <SpaceBetween size="s">
        {query.data?.map((denuncia) => (
          <div key={denuncia.uid}>
            <Box variant="h3">
              {denuncia.descrizione}
              {denuncia.datInvio === null ? '' : `, inviata il ${formatGiorno(denuncia.datInvio)}`}
            </Box>
            <Box>{denuncia.rimedio}</Box>
          </div>
        ))}
      </SpaceBetween>
    </Modal>
  );
};
