import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { keepSeguiti, readSeguiti } from './lavori-seguiti.ts';
import type { OpzioniLavoro, Segui } from './segui.ts';

/** Read when some work is followed: every page holds the bar, few pages a work. */
const AvvisoLavoro = lazy(() => import('./avviso-lavoro.tsx').then((modulo) => ({ default: modulo.AvvisoLavoro })));

const LavoriContext = createContext<Segui | null>(null);

/** Follows long work in the bar of messages, whatever page is open, also after a reload: `segui(lavoro)`. */
export const useSeguiLavoro = (): Segui => {
  const segui = useContext(LavoriContext);
  if (segui === null) throw new Error('LavoriContext is missing');
  return segui;
};

export const LavoriProvider = ({ children }: { readonly children: ReactNode }) => {
  const [seguiti, setSeguiti] = useState<readonly string[]>(readSeguiti);
  const opzioni = useRef(new Map<string, OpzioniLavoro>());
  useEffect(() => keepSeguiti(seguiti), [seguiti]);
  const segui = useCallback(({ uid }: Pick<Lavoro, 'uid'>, scelte: OpzioniLavoro = {}) => {
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
        <Suspense key={uid} fallback={null}>
          <AvvisoLavoro
            uid={uid}
            segui={segui}
            opzioniDi={() => opzioni.current.get(uid)}
            onChiudi={() => leave(uid)}
          />
        </Suspense>
      ))}
    </LavoriContext.Provider>
  );
};
