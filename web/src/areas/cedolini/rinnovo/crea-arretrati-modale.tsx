import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import {
  PERSONE_PER_ELABORAZIONE,
  rinnovoRoutes,
  type ArretratiPersona,
} from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { isGiorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { quanti } from '#ui/formati.ts';
import { useSession } from '#ui/session.ts';
import { GiornoPagamento } from '../correzione/giorno-pagamento.tsx';

interface Props {
  readonly noto: string;
  readonly persone: readonly ArretratiPersona['uidSubAnagrafe'][];
  readonly simulazione: boolean;
  readonly onCreata: (uid: string) => void;
  readonly onChiudi: () => void;
}

/** Asks the day of payment, then prepares the run: what is of years before it is taxed apart. */
export const CreaArretratiModale = ({ noto, persone, simulazione, onCreata, onChiudi }: Props) => {
  const { sessione } = useSession();
  const [dataPagamento, setDataPagamento] = useState(sessione.oggi);
  const crea = useWrite(rinnovoRoutes.creaArretratiRinnovo, [
    processiRoutes.listProcessi,
    rinnovoRoutes.calcolaArretratiRinnovo,
  ]);
  const scelte = persone.slice(0, PERSONE_PER_ELABORAZIONE);
  const send = () => {
    const { anno: ANNO, mese: MESE } = meseDi(dataPagamento);
    crea.mutate(
      { body: { noto, ANNO, MESE, dataPagamento, uidSubAnagrafeList: [...scelte] } },
      { onSuccess: ({ processo }) => onCreata(processo.uid) },
    );
  };
  return (
    <Modal
      visible
      header={simulazione ? 'Simula gli arretrati del rinnovo' : 'Prepara gli arretrati del rinnovo'}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={onChiudi}>Annulla</Button>
            <Button variant="primary" disabled={!isGiorno(dataPagamento)} loading={crea.isPending} onClick={send}>
              Prepara
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box>
          Un’elaborazione di arretrati per {quanti(scelte.length, 'persona', 'persone')}
          {scelte.length < persone.length ? `, le prime delle ${persone.length}: le altre con un’altra` : ''}. Le voci
          sono una per mese; i mesi di anni prima del pagamento hanno la tassazione separata, e in «Dati del cedolino»
          si scrivono i redditi dei due anni prima.
        </Box>
        <GiornoPagamento etichetta="Data di pagamento" valore={dataPagamento} onCambia={setDataPagamento} />
        {crea.error && <Alert type="error">{crea.error.message}</Alert>}
      </SpaceBetween>
    </Modal>
  );
};
