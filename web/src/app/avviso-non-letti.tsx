import { useEffect } from 'react';
import { onNonLetti } from '#api/tell-non-letti.ts';
import { avvisoNonLetti } from '#shared/contracts/non-letti.ts';
import { useNotices } from '#ui/notices.tsx';

const ID = 'non-letti';

/** Keeps in the bar of messages, until it is closed, which records a list lacks because a later version of the program wrote them. */
export const AvvisoNonLetti = () => {
  const { keep, drop } = useNotices();
  useEffect(
    () =>
      onNonLetti((nonLetti) =>
        keep({
          id: ID,
          type: 'warning',
          content: avvisoNonLetti(nonLetti),
          dismissible: true,
          dismissLabel: 'Chiudi il messaggio',
          onDismiss: () => drop(ID),
        }),
      ),
    [keep, drop],
  );
  return null;
};
