import { createContext, useCallback, useContext, useEffect, useId } from 'react';

interface Frame {
  /** Says whether one form of the page holds changes that would be lost by leaving; `chi` tells the forms apart. */
  readonly setUnsaved: (chi: string, unsaved: boolean) => void;
  /** Names what the page is about: a person, a run. Null when it is about nobody. */
  readonly setSoggetto: (soggetto: string | null) => void;
  /** Whether there is a screen of this path that the user may open. */
  readonly mayOpen: (path: string) => boolean;
}

export const FrameContext = createContext<Frame | null>(null);

const useFrame = (): Frame => {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('FrameContext is missing');
  return frame;
};

/** Tells a page which of the screens it names it may link to: `mayOpen('/scuola')`. */
export const useMayOpen = (): ((path: string) => boolean) => useFrame().mayOpen;

/** Names in the browser's title and on the way to the page what it is about, for as long as the page stays. */
export const useSoggetto = (soggetto: string | undefined): void => {
  const { setSoggetto } = useFrame();
  useEffect(() => {
    setSoggetto(soggetto ?? null);
    return () => setSoggetto(null);
  }, [soggetto, setSoggetto]);
};

/** While `unsaved`, leaving the page asks first. `dimentica` drops the question at once, before a navigation of one's own. */
export const useUnsaved = (unsaved: boolean): { readonly dimentica: () => void } => {
  const { setUnsaved } = useFrame();
  const chi = useId();
  useEffect(() => {
    setUnsaved(chi, unsaved);
    return () => setUnsaved(chi, false);
  }, [chi, unsaved, setUnsaved]);
  return { dimentica: useCallback(() => setUnsaved(chi, false), [chi, setUnsaved]) };
};
