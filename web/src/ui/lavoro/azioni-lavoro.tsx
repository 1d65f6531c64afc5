import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { ufficioScambio } from '#shared/contracts/scambio/ufficio.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { useConferma } from '../conferma.tsx';
import { quanti } from '../formati.ts';
import { useNotices } from '../notices.tsx';
import { useSession } from '../session.ts';
import { isInCorso } from './andamento.ts';
import type { LavoroSeguito } from './use-lavoro.ts';
import { useScarica } from './use-scarica.ts';

/** Kinds of work that the page of imports and exports lists for 90 days. */
const NELLA_STORIA = new Set(['importazione', 'esportazione', 'stampa']);

/** The table comes only when somebody asks for it: the bar is part of every page. */
const FinestraEsiti = lazy(() => import('./esiti-lavoro.tsx').then((modulo) => ({ default: modulo.FinestraEsiti })));

/** What can be done to long work in its present state: stop, look again, see who was left out, retry, undo, download. */
export const AzioniLavoro = ({ seguito, lavoro }: { readonly seguito: LavoroSeguito; readonly lavoro: Lavoro }) => {
  const [esiti, setEsiti] = useState(false);
  const conferma = useConferma();
  const { notifyError } = useNotices();
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
      {isInCorso(lavoro) ? (
        <DiLavoroInCorso seguito={seguito} onFerma={stop} />
      ) : (
        <DiLavoroFinito lavoro={lavoro} onEsiti={() => setEsiti(true)} onRiprova={retry} onAnnulla={undo} />
      )}
      {esiti && (
        <Suspense>
          <FinestraEsiti lavoro={lavoro} onRiprova={retry} onChiudi={() => setEsiti(false)} />
        </Suspense>
      )}
    </SpaceBetween>
  );
};

interface InCorsoProps {
  readonly seguito: LavoroSeguito;
  readonly onFerma: () => void;
}

const DiLavoroInCorso = ({ seguito, onFerma }: InCorsoProps) => (
  <>
    {seguito.fermo && (
      <Button
        onClick={() => {
          void seguito.verifica();
        }}
      >
        Verifica stato
      </Button>
    )}
    <Button onClick={onFerma}>Ferma</Button>
  </>
);

interface FinitoProps {
  readonly lavoro: Lavoro;
  readonly onEsiti: () => void;
  readonly onRiprova: () => void;
  readonly onAnnulla: () => void;
}

const DiLavoroFinito = ({ lavoro, onEsiti, onRiprova, onAnnulla }: FinitoProps) => {
  const scarica = useScarica();
  const { sessione } = useSession();
  return (
    <>
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
      {lavoro.esiti.length > 0 && <Button onClick={onEsiti}>Vedi gli scartati</Button>}
      {lavoro.riprovabile && lavoro.stato !== 'COMPLETATO' && (
        <Button onClick={onRiprova}>{lavoro.stato === 'FERMATO' ? 'Riprendi' : 'Riprova'}</Button>
      )}
      {lavoro.annullabile && <Button onClick={onAnnulla}>Annulla l'operazione</Button>}
      {NELLA_STORIA.has(lavoro.tipo) && isAutorizzato(sessione.ruoli, ufficioScambio) && (
        <Button variant="link" href="#/scambio?vista=recenti">
          Vedi le recenti
        </Button>
      )}
    </>
  );
};
