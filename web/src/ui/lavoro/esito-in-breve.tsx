import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { quanti } from '../formati.ts';
import { AzioniLavoro } from './azioni-lavoro.tsx';
import { paroleDi } from './parole.ts';
import { useLavoro } from './use-lavoro.ts';

/** How long work stands, among the data of the record it was about: what it did (`fatto`, of one and of more), and who was left out. */
export const EsitoInBreve = ({ uid, fatto }: { readonly uid: string; readonly fatto: readonly [string, string] }) => {
  const seguito = useLavoro(uid);
  const { lavoro, errore } = seguito;
  if (errore && !lavoro) return <StatusIndicator type="warning">Esito non disponibile</StatusIndicator>;
  if (!lavoro) return <StatusIndicator type="loading">Caricamento in corso…</StatusIndicator>;
  const { tipo, testo } = paroleDi(lavoro, seguito.rimasti, seguito.fermo);
  return (
    <SpaceBetween size="xxs">
      <StatusIndicator type={tipo}>
        {lavoro.stato === 'COMPLETATO' && lavoro.scartati === 0 ? quanti(lavoro.fatti, ...fatto) : testo}
      </StatusIndicator>
      <AzioniLavoro seguito={seguito} lavoro={lavoro} />
    </SpaceBetween>
  );
};
