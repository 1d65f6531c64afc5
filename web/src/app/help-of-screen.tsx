import Box from '@cloudscape-design/components/box';
import HelpPanel from '@cloudscape-design/components/help-panel';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNotices } from '../ui/notices.tsx';
import type { Screen } from '../ui/screen.ts';

/** Help of the screen, and the messages that have left the bar. */
export const HelpOfScreen = ({ screen }: { readonly screen: Screen | undefined }) => {
  const { recenti } = useNotices();
  return (
    <HelpPanel header={<h2>{screen?.titolo ?? 'Aiuto'}</h2>}>
      {(screen?.aiuto ?? ['Scegliere una voce dal menu.']).map((paragrafo) => <p key={paragrafo}>{paragrafo}</p>)}
      <h3>Messaggi recenti</h3>
      {recenti.length === 0 ? <p>Nessun messaggio in questa sessione di lavoro.</p> : (
        <SpaceBetween size="s">
          {recenti.map(({ id, quando, titolo, testo }) => <div key={id}><Box variant="small">{quando.toLocaleTimeString('it-IT')}</Box><div>{titolo ? `${titolo}: ` : ''}{testo}</div></div>)}
        </SpaceBetween>
      )}
    </HelpPanel>
  );
};
