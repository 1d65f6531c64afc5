import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '#ui/frame.tsx';
import { proveGuidate, startProva } from '#ui/prova/prova-in-corso.ts';
import { prove } from './prove-guidate.ts';

/** The guided trials of the screens that the user may open, each with what it does and its button. */
export const SceltaProva = () => {
  const mayOpen = useMayOpen();
  const naviga = useNavigate();
  return (
    <SpaceBetween size="s">
      {proveGuidate
        .map((nome) => ({ nome, ...prove[nome] }))
        .filter(({ schermata }) => mayOpen(schermata))
        .map(({ nome, titolo, testo, schermata }) => (
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
    </SpaceBetween>
  );
};
