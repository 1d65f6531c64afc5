import Alert from '@cloudscape-design/components/alert';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import { isInCorso, percentuale } from './andamento.ts';
import { AzioniLavoro } from './azioni-lavoro.tsx';
import { paroleDi } from './parole.ts';
import { useFinito } from './use-finito.ts';
import { useLavoro } from './use-lavoro.ts';

/** Long work followed inside a page: progress, live count, time left, and what can be done to it. `onFinito` is called once, when it is seen ended. */
export const ProgressoLavoro = ({
  uid,
  onFinito,
}: {
  readonly uid: string;
  readonly onFinito?: (lavoro: Lavoro) => void;
}) => {
  const seguito = useLavoro(uid);
  const { lavoro, errore } = seguito;
  useFinito(lavoro, onFinito);
  if (errore && !lavoro)
    return (
      <ErroreCaricamento
        errore={errore}
        onRiprova={() => {
          void seguito.verifica();
        }}
      />
    );
  if (!lavoro) return <Spinner />;
  const { tipo, testo } = paroleDi(lavoro, seguito.rimasti, seguito.fermo);
  if (!isInCorso(lavoro) || tipo === 'error')
    return (
      <Alert
        type={tipo === 'in-progress' ? 'info' : tipo}
        header={lavoro.descrizione}
        action={<AzioniLavoro seguito={seguito} lavoro={lavoro} />}
      >
        {testo}
      </Alert>
    );
  return (
    <SpaceBetween size="s">
      <ProgressBar label={lavoro.descrizione} value={percentuale(lavoro) ?? 0} additionalInfo={testo} />
      <AzioniLavoro seguito={seguito} lavoro={lavoro} />
    </SpaceBetween>
  );
};
