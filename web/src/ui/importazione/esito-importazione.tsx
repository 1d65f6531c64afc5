import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef, useState } from 'react';
import { useRoute } from '#api/query.ts';
import type { Route } from '#shared/contracts/route.ts';
import { scambioRoutes, type Importazione, type StatoImportazione } from '#shared/contracts/scambio/scambio.ts';
import { quanti } from '../formati.ts';
import { pausa } from '../lavoro/andamento.ts';
import { useSeguiLavoro } from '../lavoro/lavori.tsx';
import { ProgressoLavoro } from '../lavoro/progresso-lavoro.tsx';

/** Also once it is applied: it may be undone from where its work is shown. */
const OGNI = 3000;
const IN_CORSO: readonly StatoImportazione[] = ['APPLICAZIONE', 'RIPRISTINO'];

interface Props {
  readonly importazione: Importazione;
  readonly onFinita: () => void;
  /** Read routes that the import makes old, and its undoing too. */
  readonly stale: readonly Route[];
  readonly onNuova: () => void;
  readonly onChiudi: (() => void) | undefined;
}

/** An import being applied, and what became of it; its undo is among the actions of the work. */
export const EsitoImportazione = ({ importazione, onFinita, stale, onNuova, onChiudi }: Props) => {
  const [inizio] = useState(() => Date.now());
  const { data, refetch } = useRoute(
    scambioRoutes.getImportazione,
    { params: { uid: importazione.uid }, query: { limit: 1 } },
    { staleTime: 0, refetchInterval: () => pausa(Date.now() - inizio, OGNI) },
  );
  const attuale = data ?? importazione;
  const resta = IN_CORSO.includes(attuale.stato) || attuale.stato === 'APPLICATA';
  useFollowOnLeave(resta ? attuale.lavoro : null, stale);
  return (
    <SpaceBetween size="l">
      {attuale.lavoro !== null && (
        <ProgressoLavoro
          key={attuale.lavoro}
          uid={attuale.lavoro}
          onFinito={() => {
            void refetch();
            onFinita();
          }}
        />
      )}
      {!IN_CORSO.includes(attuale.stato) && <Alert {...wordsOf(attuale)} />}
      {attuale.resto !== null && (
        <Alert
          type="warning"
          action={
            <Button href={`#/scambio/importa/${attuale.tipo}?riprendi=${attuale.resto}`}>
              Correggi le righe tenute
            </Button>
          }
        >
          {quanti(
            attuale.errate,
            'riga non è stata importata ed è tenuta',
            'righe non sono state importate e sono tenute',
          )}{' '}
          da parte, da correggere.
        </Alert>
      )}
      {!IN_CORSO.includes(attuale.stato) && (
        <SpaceBetween direction="horizontal" size="xs">
          {onChiudi && (
            <Button variant="primary" onClick={onChiudi}>
              Torna all’elenco
            </Button>
          )}
          <Button onClick={onNuova}>Importa un altro file</Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
};

/** Leaving the page, the bar of messages follows from there the work that goes on, or that can be taken back. */
const useFollowOnLeave = (lavoro: string | null, stale: readonly Route[]): void => {
  const segui = useSeguiLavoro();
  const ultimo = useRef({ lavoro, stale });
  ultimo.current = { lavoro, stale };
  useEffect(
    () => () => {
      const { lavoro: uid, stale: vecchie } = ultimo.current;
      if (uid !== null) segui({ uid }, { stale: vecchie });
    },
    [segui],
  );
};

const wordsOf = ({
  stato,
  nuove,
  modificate,
  uguali,
  motivo,
  nomeFile,
}: Importazione): { readonly type: 'success' | 'info' | 'warning'; readonly children: string } => {
  if (stato === 'APPLICATA')
    return {
      type: 'success',
      children: `"${nomeFile}" importato: ${quanti(nuove, 'record nuovo', 'record nuovi')}, ${quanti(modificate, 'modificato', 'modificati')}, ${quanti(uguali, 'già uguale', 'già uguali')}.`,
    };
  if (stato === 'RIPRISTINATA')
    return {
      type: 'warning',
      children: `Non è stato importato niente: i dati sono tornati com'erano. ${motivo ?? ''}`,
    };
  if (stato === 'ANNULLATA')
    return { type: 'info', children: `Importazione annullata: i dati sono tornati com'erano. ${motivo ?? ''}` };
  return { type: 'warning', children: motivo ?? "L'importazione si è fermata: si può riprovare." };
};
