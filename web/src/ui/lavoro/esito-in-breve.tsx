import SpaceBetween from '@cloudscape-design/components/space-between';
import { quanti } from '../formati.ts';
import { Segno } from '../segno.tsx';
import { AzioniLavoro } from './azioni-lavoro.tsx';
import { paroleDi } from './parole.ts';
import { useLavoro } from './use-lavoro.ts';

/** How long work stands, among the data of the record it was about: what it did (`fatto`, of one and of more), and who was left out. */
export const EsitoInBreve = ({ uid, fatto }: { readonly uid: string; readonly fatto: readonly [string, string] }) => {
  const seguito = useLavoro(uid);
  const { lavoro, errore } = seguito;
  if (errore && !lavoro) return <Segno type="warning">Esito non disponibile</Segno>;
  if (!lavoro) return <Segno type="loading">Caricamento in corso…</Segno>;
  const { tipo, testo } = paroleDi(lavoro, seguito.rimasti, seguito.fermo);
  return (
    <SpaceBetween size="xxs">
      <Segno type={tipo}>
        {lavoro.stato === 'COMPLETATO' && lavoro.scartati === 0 ? quanti(lavoro.fatti, ...fatto) : testo}
      </Segno>
      <AzioniLavoro seguito={seguito} lavoro={lavoro} />
    </SpaceBetween>
  );
};
