import { createContext, useContext, useEffect, type ReactNode } from 'react';

interface Frame {
  /** Shows content in the split panel; null closes it. */
  readonly setSplitPanel: (panel: { readonly titolo: string; readonly contenuto: ReactNode } | null) => void;
  /** Registers whether the page holds changes that would be lost by leaving. */
  readonly setUnsaved: (unsaved: boolean) => void;
}

export const FrameContext = createContext<Frame | null>(null);

export const useFrame = (): Frame => {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('FrameContext is missing');
  return frame;
};

/** Keeps the split panel in step with the page, and closes it when the page goes. */
export const useSplitPanel = (titolo: string, contenuto: ReactNode | null): void => {
  const { setSplitPanel } = useFrame();
  useEffect(() => {
    setSplitPanel(contenuto === null ? null : { titolo, contenuto });
  }, [titolo, contenuto, setSplitPanel]);
  useEffect(() => () => setSplitPanel(null), [setSplitPanel]);
};
