import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';

interface Props {
  readonly processo: Processo;
  readonly bloccato: boolean;
  /** Shows only them in the list below. */
  readonly onMostra: () => void;
  readonly onCambiato: () => void;
}

/** Who could not be computed in a run that ended: to be seen alone, and computed again once mended. */
export const ScartatiProcesso = ({ processo, bloccato, onMostra, onCambiato }: Props) => {
  const riprova = useWrite(lavoroRoutes.retryLavoro);
  const { notifyError } = useNotices();
  const { numScartati, STATUS, lavoroUid } = processo;
  if (numScartati === 0 || STATUS !== 'COMPLETATO') return null;
  return (
    <Alert
      type="warning"
      header={quanti(numScartati, 'persona scartata', 'persone scartate')}
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onMostra}>Mostra solo gli scartati</Button>
          {lavoroUid !== null && (
            <Button
              disabled={bloccato}
              disabledReason="L'elaborazione è esposta o contabilizzata"
              loading={riprova.isPending}
              onClick={() =>
                riprova.mutate(
                  { params: { uid: lavoroUid }, body: {} },
                  { onSuccess: onCambiato, onError: notifyError },
                )
              }
            >
              Ricalcola gli scartati
            </Button>
          )}
        </SpaceBetween>
      }
    >
      Il motivo è accanto a ogni nome, con il collegamento al dato da correggere. Corretto il dato si ricalcola la sola
      persona, dal menu della riga, o tutti gli scartati insieme. Gli altri cedolini restano come sono.
    </Alert>
  );
};
