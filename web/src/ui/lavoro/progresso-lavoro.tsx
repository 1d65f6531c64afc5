import Alert from '@cloudscape-design/components/alert';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useEffect, useRef } from 'react';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import { isInCorso, percentuale } from './andamento.ts';
import { AzioniLavoro } from './azioni-lavoro.tsx';
import { paroleDi } from './parole.ts';
import { useLavoro } from './use-lavoro.ts';
import type { Lavoro } from '../../../../shared/contracts/lavoro.ts';

/** Long work followed inside a page: progress, live count, time left, and what can be done to it. `onFinito` is called once, when it ends. */
export const ProgressoLavoro = ({ uid, onFinito }: { readonly uid: string; readonly onFinito?: (lavoro: Lavoro) => void }) => {
  const seguito = useLavoro(uid);
  const { lavoro, errore } = seguito;
  useFinito(lavoro, onFinito);
  if (errore && !lavoro) return <ErroreCaricamento errore={errore} onRiprova={() => { void seguito.verifica(); }} />;
  if (!lavoro) return <Spinner />;
  const { tipo, testo } = paroleDi(lavoro, seguito.rimasti, seguito.fermo);
  if (!isInCorso(lavoro)) return <Alert type={tipo === 'in-progress' ? 'info' : tipo} header={lavoro.descrizione} action={<AzioniLavoro seguito={seguito} lavoro={lavoro} />}>{testo}</Alert>;
  return (
    <SpaceBetween size="s">
      <ProgressBar label={lavoro.descrizione} value={percentuale(lavoro) ?? 0} additionalInfo={testo} />
      <AzioniLavoro seguito={seguito} lavoro={lavoro} />
    </SpaceBetween>
  );
};

/** Calls back at the moment work ends, not for work that had ended before, nor twice for the same attempt. */
export const useFinito = (lavoro: Lavoro | undefined, onFinito: ((lavoro: Lavoro) => void) | undefined): void => {
  const visto = useRef(false);
  useEffect(() => {
    if (lavoro === undefined) return;
    if (isInCorso(lavoro)) visto.current = true;
    else if (visto.current) {
      visto.current = false;
      onFinito?.(lavoro);
    }
  }, [lavoro, onFinito]);
};
