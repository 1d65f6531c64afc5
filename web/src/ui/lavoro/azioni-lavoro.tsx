import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import type { Lavoro } from '../../../../shared/contracts/lavori/lavoro.ts';
import { useConferma } from '../conferma.tsx';
import { quanti } from '../formati.ts';
import { useNotices } from '../notices.tsx';
import { isInCorso } from './andamento.ts';
import type { LavoroSeguito } from './use-lavoro.ts';
import { useScarica } from './use-scarica.ts';

/** The table comes only when somebody asks for it: the bar is part of every page. */
const FinestraEsiti = lazy(() => import('./esiti-lavoro.tsx').then((modulo) => ({ default: modulo.FinestraEsiti })));

/** What can be done to long work in its present state: stop, look again, see who was left out, retry, undo, download. */
export const AzioniLavoro = ({ seguito, lavoro }: { readonly seguito: LavoroSeguito; readonly lavoro: Lavoro }) => {
  const [esiti, setEsiti] = useState(false);
  const conferma = useConferma();
  const { notifyError } = useNotices();
  const scarica = useScarica();
  const retry = () => {
    seguito.riprova().catch(notifyError);
  };
  const stop = () =>
    conferma({
      titolo: `Fermare "${lavoro.descrizione}"?`,
      testo: 'Quello che è già stato fatto resta; il resto si potrà riprendere.',
      azione: 'Ferma',
      esegui: seguito.ferma,
    });
  const undo = () =>
    conferma({
      titolo: `Annullare "${lavoro.descrizione}"?`,
      testo: `${quanti(lavoro.fatti, 'record tornerà', 'record torneranno')} com'era prima.`,
      azione: "Annulla l'operazione",
      esegui: seguito.annulla,
    });
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {isInCorso(lavoro) && seguito.fermo && (
        <Button
          onClick={() => {
            void seguito.verifica();
          }}
        >
          Verifica stato
        </Button>
      )}
      {isInCorso(lavoro) && <Button onClick={stop}>Ferma</Button>}
      {lavoro.file !== null && lavoro.stato === 'COMPLETATO' && (
        <Button
          iconName="download"
          onClick={() => {
            void scarica(lavoro.uid);
          }}
        >
          Scarica
        </Button>
      )}
      {lavoro.esiti.length > 0 && !isInCorso(lavoro) && (
        <Button onClick={() => setEsiti(true)}>Vedi gli scartati</Button>
      )}
      {lavoro.riprovabile && lavoro.stato !== 'COMPLETATO' && (
        <Button onClick={retry}>{lavoro.stato === 'FERMATO' ? 'Riprendi' : 'Riprova'}</Button>
      )}
      {lavoro.annullabile && !isInCorso(lavoro) && <Button onClick={undo}>Annulla l'operazione</Button>}
      {esiti && (
        <Suspense>
          <FinestraEsiti lavoro={lavoro} onRiprova={retry} onChiudi={() => setEsiti(false)} />
        </Suspense>
      )}
    </SpaceBetween>
  );
};
