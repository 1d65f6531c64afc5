import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { queryKey, useClient } from '#api/query.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { useNotices } from '../notices.tsx';
import { isConcluso, isInCorso, percentuale } from './andamento.ts';
import { AzioniLavoro } from './azioni-lavoro.tsx';
import { paroleDi } from './parole.ts';
import type { OpzioniLavoro, Segui } from './segui.ts';
import { useFinito } from './use-finito.ts';
import { useLavoro } from './use-lavoro.ts';

/** Read when the work says how far it is. */
const ProgressBar = lazy(() => import('@cloudscape-design/components/progress-bar'));

interface Props {
  readonly uid: string;
  readonly segui: Segui;
  readonly opzioniDi: () => OpzioniLavoro | undefined;
  readonly onChiudi: () => void;
}

/** Keeps the item of one work in the bar; draws nothing by itself. */
export const AvvisoLavoro = ({ uid, segui, opzioniDi, onChiudi }: Props) => {
  const seguito = useLavoro(uid);
  const cache = useQueryClient();
  const { keep, drop, record } = useNotices();
  const { lavoro, errore } = seguito;
  const chiudi = useRef(onChiudi);
  chiudi.current = onChiudi;
  useFinito(lavoro, (finito) => {
    const { tipo, testo } = paroleDi(finito, null, false);
    record(tipo === 'in-progress' ? 'info' : tipo, testo, finito.descrizione);
    opzioniDi()?.stale?.forEach((route) => {
      void cache.invalidateQueries({ queryKey: queryKey(route) });
    });
    opzioniDi()?.onFinito?.(finito);
  });
  useRipristino(lavoro, segui, opzioniDi);
  const contenuto = useMemo(() => lavoro && itemOf(lavoro, seguito), [lavoro, seguito]);
  useEffect(() => {
    if (contenuto)
      keep({
        id: uid,
        ...contenuto,
        dismissible: true,
        dismissLabel: 'Togli il messaggio (il lavoro continua)',
        onDismiss: () => chiudi.current(),
      });
  }, [contenuto, keep, uid]);
  useEffect(() => {
    if (errore && !lavoro) chiudi.current();
  }, [errore, lavoro]);
  const concluso = lavoro !== undefined && isConcluso(lavoro);
  useEffect(() => {
    if (!concluso) return undefined;
    const timer = setTimeout(() => chiudi.current(), LETTURA);
    return () => clearTimeout(timer);
  }, [concluso]);
  useEffect(
    () => () => {
      drop(uid);
      cache.removeQueries({ queryKey: queryKey(lavoroRoutes.getLavoro, { params: { uid } }) });
    },
    [drop, uid, cache],
  );
  return null;
};

/** The work that puts back what an import wrote. What an import is made of is read only now. */
const ripristinoDi = async (client: ReturnType<typeof useClient>, uid: string): Promise<string | null> => {
  const { scambioRoutes } = await import('#shared/contracts/scambio/scambio.ts');
  return (await client(scambioRoutes.getImportazione, { params: { uid }, query: { limit: 1 } })).lavoro;
};

/** Puts back what an import wrote by work of its own: undone, that one is followed, and what the import made old is old again when it ends. */
const useRipristino = (lavoro: Lavoro | undefined, segui: Segui, opzioniDi: () => OpzioniLavoro | undefined): void => {
  const client = useClient();
  const { notifyError } = useNotices();
  const attuali = useRef({ opzioniDi, notifyError });
  attuali.current = { opzioniDi, notifyError };
  const importazione = lavoro?.stato === 'ANNULLATO' && lavoro.tipo === 'importazione' ? lavoro.oggetto : null;
  useEffect(() => {
    if (importazione === null) return;
    const { stale = [] } = attuali.current.opzioniDi() ?? {};
    ripristinoDi(client, importazione).then(
      (uid) => {
        if (uid !== null) segui({ uid }, { stale });
      },
      (error: unknown) => attuali.current.notifyError(error),
    );
  }, [importazione, client, segui]);
};

/** How long what ended well stays in the bar; it is still in the recent messages. Milliseconds. */
const LETTURA = 20_000;

const itemOf = (lavoro: Lavoro, seguito: ReturnType<typeof useLavoro>) => {
  const { tipo, testo } = paroleDi(lavoro, seguito.rimasti, seguito.fermo);
  const parte = percentuale(lavoro);
  const attivo = isInCorso(lavoro);
  return {
    type: tipo,
    loading: attivo && tipo === 'in-progress',
    ariaRole: 'status' as const,
    ...(attivo && parte !== null
      ? {
          content: (
            <Suspense fallback={`${lavoro.descrizione}: ${testo}`}>
              <ProgressBar variant="flash" value={parte} label={lavoro.descrizione} description={testo} />
            </Suspense>
          ),
        }
      : { header: lavoro.descrizione, content: testo }),
    action: <AzioniLavoro seguito={seguito} lavoro={lavoro} />,
  };
};
