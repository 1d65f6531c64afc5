import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { queryKey, useClient } from '#api/query.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { Route } from '#shared/contracts/route.ts';
import { useNotices } from '../notices.tsx';
import { isConcluso, isInCorso, percentuale } from './andamento.ts';
import { AzioniLavoro } from './azioni-lavoro.tsx';
import { keepSeguiti, readSeguiti } from './lavori-seguiti.ts';
import { paroleDi } from './parole.ts';
import { useFinito } from './use-finito.ts';
import { useLavoro } from './use-lavoro.ts';

interface Opzioni {
  /** Read routes whose cached answers the work makes old. */
  readonly stale?: readonly Route[];
  readonly onFinito?: (lavoro: Lavoro) => void;
}

/** Read when some work is followed: every page holds the bar, few pages a work. */
const ProgressBar = lazy(() => import('@cloudscape-design/components/progress-bar'));

const LavoriContext = createContext<((lavoro: Pick<Lavoro, 'uid'>, opzioni?: Opzioni) => void) | null>(null);

/** Follows long work in the bar of messages, whatever page is open, also after a reload: `segui(lavoro)`. */
export const useSeguiLavoro = (): ((lavoro: Pick<Lavoro, 'uid'>, opzioni?: Opzioni) => void) => {
  const segui = useContext(LavoriContext);
  if (segui === null) throw new Error('LavoriContext is missing');
  return segui;
};

export const LavoriProvider = ({ children }: { readonly children: ReactNode }) => {
  const [seguiti, setSeguiti] = useState<readonly string[]>(readSeguiti);
  const opzioni = useRef(new Map<string, Opzioni>());
  useEffect(() => keepSeguiti(seguiti), [seguiti]);
  const segui = useCallback(({ uid }: Pick<Lavoro, 'uid'>, scelte: Opzioni = {}) => {
    opzioni.current.set(uid, scelte);
    setSeguiti((prima) => (prima.includes(uid) ? prima : [...prima, uid]));
  }, []);
  const leave = useCallback((uid: string) => {
    opzioni.current.delete(uid);
    setSeguiti((prima) => prima.filter((altro) => altro !== uid));
  }, []);
  return (
    <LavoriContext.Provider value={segui}>
      {children}
      {seguiti.map((uid) => (
        <AvvisoLavoro key={uid} uid={uid} opzioniDi={() => opzioni.current.get(uid)} onChiudi={() => leave(uid)} />
      ))}
    </LavoriContext.Provider>
  );
};

/** Keeps the item of one work in the bar; draws nothing by itself. */
const AvvisoLavoro = ({
  uid,
  opzioniDi,
  onChiudi,
}: {
  readonly uid: string;
  readonly opzioniDi: () => Opzioni | undefined;
  readonly onChiudi: () => void;
}) => {
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
  useRipristino(lavoro, opzioniDi);
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

/** The work that puts back what an import wrote. What an import is made of is read only now: every page holds this bar. */
const ripristinoDi = async (client: ReturnType<typeof useClient>, uid: string): Promise<string | null> => {
  const { scambioRoutes } = await import('#shared/contracts/scambio/scambio.ts');
  return (await client(scambioRoutes.getImportazione, { params: { uid }, query: { limit: 1 } })).lavoro;
};

/** Puts back what an import wrote by work of its own: undone, that one is followed, and what the import made old is old again when it ends. */
const useRipristino = (lavoro: Lavoro | undefined, opzioniDi: () => Opzioni | undefined): void => {
  const segui = useSeguiLavoro();
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
