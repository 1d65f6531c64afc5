import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { quanti } from '../../formati.ts';

interface Props {
  /** Where they go: in the run, when not said. */
  readonly dove?: string;
  /** People who are there already. */
  readonly esclusi: readonly string[];
  readonly onScelte: (uids: readonly string[]) => Promise<void>;
  readonly onChiudi: () => void;
  readonly uids: readonly string[];
  readonly inCorso: boolean;
}

/** How many were found, how many are there already, and the button that adds the others. */
export const Aggiunta = ({ uids, esclusi, inCorso, dove = "nell'elaborazione", onScelte, onChiudi }: Props) => {
  const [aggiunge, setAggiunge] = useState(false);
  const trovate = [...new Set(uids)];
  const nuove = trovate.filter((uid) => !esclusi.includes(uid));
  const gia = trovate.length - nuove.length;
  const aggiungi = async () => {
    setAggiunge(true);
    try {
      await onScelte(nuove);
      onChiudi();
    } finally {
      setAggiunge(false);
    }
  };
  return (
    <SpaceBetween direction="horizontal" size="m" alignItems="center">
      <Button
        variant="primary"
        loading={inCorso || aggiunge}
        disabled={nuove.length === 0}
        onClick={() => void aggiungi()}
      >
        {nuove.length === 0 ? 'Aggiungi' : `Aggiungi ${quanti(nuove.length, 'persona', 'persone')}`}
      </Button>
      <div role="status">
        {quanti(trovate.length, 'persona', 'persone')}
        {gia > 0 && `, ${gia} già ${dove}`}
      </div>
    </SpaceBetween>
  );
};
