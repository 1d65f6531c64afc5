import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { DifferenzeConfronto } from './differenze-confronto.tsx';
import { TotaliConfronto } from './totali-confronto.tsx';

interface Props {
  readonly prima: string;
  readonly dopo: string;
  readonly onApri: (uid: string) => void;
  readonly onScambia: () => void;
  readonly onChiudi: () => void;
}

/** Two runs side by side: their totals, then person by person and line by line what changed and why. */
export const ConfrontoPage = ({ prima, dopo, onApri, onScambia, onChiudi }: Props) => {
  const [tutte, setTutte] = useState(false);
  const della = useRoute(processiRoutes.getProcesso, { body: { uid: prima } }, { staleTime: 0 });
  const conLa = useRoute(processiRoutes.getProcesso, { body: { uid: dopo } }, { staleTime: 0 });
  const confronto = useRoute(
    chiusuraRoutes.confronta,
    { body: { prima: { idProcesso: prima }, dopo: { idProcesso: dopo }, tutte } },
    { staleTime: 0 },
  );
  const errore = della.error ?? conLa.error ?? (tutte ? null : confronto.error);
  const lette = !errore && della.data && conLa.data ? { prima: della.data, dopo: conLa.data } : null;
  const riprova = () =>
    [della, conLa, confronto].forEach((query) => {
      void query.refetch();
    });
  return (
    <Pagina
      titolo="Confronto di elaborazioni"
      descrizione="Le persone e le righe che cambiano fra due elaborazioni, con la causa"
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna all'elenco</Button>
          <Button onClick={onScambia}>Scambia prima e dopo</Button>
        </SpaceBetween>
      }
    >
      {lette === null ? (
        <Attesa errore={errore} onRiprova={riprova} />
      ) : (
        <SpaceBetween size="l">
          <TotaliConfronto {...lette} confronto={confronto.data} onApri={onApri} />
          <DifferenzeConfronto
            confronto={confronto.data}
            errore={confronto.error}
            onRiprova={riprova}
            tutte={tutte}
            onTutte={setTutte}
          />
        </SpaceBetween>
      )}
    </Pagina>
  );
};
