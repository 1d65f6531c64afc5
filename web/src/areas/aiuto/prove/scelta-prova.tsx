import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '#ui/frame.tsx';
import { proveGuidate, startProva } from '#ui/prova/prova-in-corso.ts';
import { prove } from './prove-guidate.ts';

interface Props {
  /** Draws what is around them, with their heading. */
  readonly children: (scelta: ReactNode) => ReactNode;
}

/** The guided trials of the screens that the user may open, each with what it does and its button; nothing, nor their heading, for who may open none. */
export const SceltaProva = ({ children }: Props) => {
  const mayOpen = useMayOpen();
  const naviga = useNavigate();
  const sue = proveGuidate.map((nome) => ({ nome, ...prove[nome] })).filter(({ schermata }) => mayOpen(schermata));
  if (sue.length === 0) return null;
  return children(
    <SpaceBetween size="s">
      {sue.map(({ nome, titolo, testo, schermata }) => (
        <div key={nome}>
          <Button
            ariaLabel={`Prova guidata: ${titolo}`}
            onClick={() => {
              startProva(nome);
              void naviga(schermata);
            }}
          >
            {titolo}
          </Button>
          <Box variant="small" display="block" color="text-body-secondary">
            {testo}
          </Box>
        </div>
      ))}
    </SpaceBetween>,
  );
};
