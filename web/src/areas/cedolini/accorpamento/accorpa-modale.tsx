import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import {
  accorpamentoRoutes,
  type Accorpabile,
  type AnteprimaAccorpamento as Anteprima,
} from '#shared/contracts/cedolini/accorpamento.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useNotices } from '#ui/notices.tsx';
import { AnteprimaAccorpamento } from './anteprima-accorpamento.tsx';
import { SceltaAccorpabile } from './scelta-accorpabile.tsx';

interface Dati {
  readonly accorpabili: readonly Accorpabile[];
  readonly anteprima: Anteprima | null;
}

interface Props {
  /** The run that stays. */
  readonly processo: Pick<RigaProcesso, 'uid' | 'versione' | 'DES_ELABORAZIONE'>;
  readonly onAvviato: () => void;
  readonly onChiudi: () => void;
}

/** Chooses the run whose payslips move into this one: first those that can, the others with the reason; then what the merge would do. */
export const AccorpaModale = ({ processo, onAvviato, onChiudi }: Props) => {
  const [scelta, setScelta] = useState<RigaProcesso | null>(null);
  const body = { idProcessoDest: processo.uid, ...(scelta === null ? {} : { idProcessoProv: scelta.uid }) };
  const query = useRoute(accorpamentoRoutes.listAccorpabili, { body }, { staleTime: 0 });
  const accorpa = useWrite(accorpamentoRoutes.accorpaProcessi, [
    processiRoutes.listProcessi,
    processiRoutes.getProcesso,
    payslipRoutes.listCedolini,
  ]);
  const { notifyError } = useNotices();
  const anteprima = scelta === null ? null : (query.data?.anteprima ?? null);
  const start = (prov: RigaProcesso) =>
    accorpa.mutate(
      {
        body: {
          idProcessoProv: prov.uid,
          versioneProv: prov.versione,
          idProcessoDest: processo.uid,
          versioneDest: processo.versione,
        },
      },
      { onSuccess: onAvviato, onError: notifyError },
    );
  return (
    <Modal
      visible
      size="max"
      header={`Accorpa un'altra elaborazione in «${processo.DES_ELABORAZIONE}»`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Piede
          anteprima={anteprima}
          inCorso={accorpa.isPending}
          onAccorpa={start}
          onIndietro={scelta === null ? null : () => setScelta(null)}
          onChiudi={onChiudi}
        />
      }
    >
      {query.isPending || query.error ? (
        <Attesa errore={query.error} onRiprova={query.refetch} />
      ) : (
        <Passo dati={query.data} onScegli={setScelta} />
      )}
    </Modal>
  );
};

const Passo = ({
  dati: { accorpabili, anteprima },
  onScegli,
}: {
  readonly dati: Dati;
  readonly onScegli: (processo: RigaProcesso) => void;
}) =>
  anteprima === null ? (
    <SceltaAccorpabile accorpabili={accorpabili} onScegli={onScegli} />
  ) : (
    <AnteprimaAccorpamento anteprima={anteprima} />
  );

const Piede = ({
  anteprima,
  inCorso,
  onAccorpa,
  onIndietro,
  onChiudi,
}: {
  readonly anteprima: Dati['anteprima'];
  readonly inCorso: boolean;
  readonly onAccorpa: (prov: RigaProcesso) => void;
  /** Null while nothing is chosen. */
  readonly onIndietro: (() => void) | null;
  readonly onChiudi: () => void;
}) => (
  <Box float="right">
    <SpaceBetween direction="horizontal" size="xs">
      <Button onClick={onChiudi}>Annulla</Button>
      {onIndietro !== null && <Button onClick={onIndietro}>Scegli un'altra</Button>}
      {anteprima !== null && (
        <Button
          variant="primary"
          loading={inCorso}
          disabled={anteprima.inComune.some(({ motivo }) => motivo !== null)}
          onClick={() => onAccorpa(anteprima.processo)}
        >
          Accorpa
        </Button>
      )}
    </SpaceBetween>
  </Box>
);
