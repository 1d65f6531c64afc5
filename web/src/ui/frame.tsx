import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react';

/** What a page is about: its name and, where it is a part of another thing, that thing with its address ('#/…'). */
export interface Soggetto {
  readonly nome: string;
  readonly dentro: { readonly text: string; readonly href: string } | null;
}

/** A panel beside the content: what it is called, what is done when the user closes it. */
export interface Accanto {
  readonly titolo: string;
  readonly onChiudi: () => void;
}

interface Frame {
  /** Says whether one form of the page holds changes that would be lost by leaving; `chi` tells the forms apart. */
  readonly setUnsaved: (chi: string, unsaved: boolean) => void;
  /** Names what the page is about: a person, a run. Null when it is about nobody. */
  readonly setSoggetto: (soggetto: Soggetto | null) => void;
  /** Opens the help on a word of the office. */
  readonly spiega: (parola: string) => void;
  /** Opens or closes the panel beside the content; null closes it. */
  readonly setAccanto: (pannello: Accanto | null) => void;
  /** The element of the open panel, where its content goes; null while there is none. */
  readonly postoAccanto: HTMLElement | null;
  /** True of an address, with its parameters and what it asks, that leads to a screen which the user may open. */
  readonly mayOpen: (indirizzo: string) => boolean;
}

export const FrameContext = createContext<Frame | null>(null);

const useFrame = (): Frame => {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('FrameContext is missing');
  return frame;
};

/** Tells a page which of the addresses it names it may link to: `mayOpen('/scuola')`, `mayOpen('/scambio/importa/servizi?riprendi=7')`. */
export const useMayOpen = (): ((indirizzo: string) => boolean) => useFrame().mayOpen;

/** Keeps a panel beside the content, under that name, for as long as there is a name. */
export const useAccanto = (titolo: string | null, onChiudi: () => void): void => {
  const { setAccanto } = useFrame();
  const chiudi = useRef(onChiudi);
  useEffect(() => {
    chiudi.current = onChiudi;
  });
  useEffect(() => {
    if (titolo === null) return;
    setAccanto({ titolo, onChiudi: () => chiudi.current() });
    return () => setAccanto(null);
  }, [titolo, setAccanto]);
};

/** Returns the element of the panel beside the content; null while there is none. */
export const usePostoAccanto = (): HTMLElement | null => useFrame().postoAccanto;

/** Opens the help on a word of the office; undefined where there is no help to open. */
export const useSpiega = (): ((parola: string) => void) | undefined => useContext(FrameContext)?.spiega;

/** Names in the browser's title and on the way to the page what it is about, and what that is a part of, for as long as the page stays. */
export const useSoggetto = (nome: string | undefined, dentro?: Soggetto['dentro']): void => {
  const { setSoggetto } = useFrame();
  const { text, href } = dentro ?? {};
  useEffect(() => {
    setSoggetto(
      nome === undefined ? null : { nome, dentro: text === undefined || href === undefined ? null : { text, href } },
    );
    return () => setSoggetto(null);
  }, [nome, text, href, setSoggetto]);
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
