import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom';

/** The address of the page behind the #, and every way it changes. */
export interface HashHistory {
  readonly navigator: Navigator;
  readonly location: () => Location;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Guardia {
  /** Whether going from an address to another must be asked first. */
  readonly blocks: (da: Location, verso: Location) => boolean;
  /** Asks; calling `esci` leaves. */
  readonly ask: (esci: () => void) => void;
}

/** What is kept beside each address: its place in the sequence, a key, the state of the navigation. A typed address has none. */
interface Voce {
  readonly idx: number;
  readonly key: string;
  readonly usr: unknown;
}

/**
 * History by hash that may ask before leaving, whichever way: a link, a navigation of the program, back and forward, an address typed by hand.
 * react-router asks only in its data routers, which weigh more than all the rest of it.
 */
export const hashHistory = (guardia: Guardia): HashHistory => {
  const listeners = new Set<() => void>();
  let indice = voceDi()?.idx ?? 0;
  if (voceDi() === null) write('replaceState', here(), indice, null);
  let location = read();
  let returning = false;
  let allowed = false;
  const commit = () => {
    location = read();
    listeners.forEach((listener) => listener());
  };
  const attempt = (to: To, go: () => void) => {
    if (guardia.blocks(location, { ...location, ...parts(to) })) guardia.ask(go);
    else go();
  };
  const onPopState = () => {
    const arrivato = voceDi()?.idx ?? null;
    const passi = arrivato === null ? 1 : arrivato - indice;
    if (returning) {
      returning = false;
    } else if (allowed || passi === 0 || !guardia.blocks(location, read())) {
      allowed = false;
      indice += passi;
      if (arrivato === null) write('replaceState', here(), indice, null);
      commit();
    } else {
      returning = true;
      window.history.go(-passi);
      guardia.ask(() => {
        allowed = true;
        window.history.go(passi);
      });
    }
  };
  window.addEventListener('popstate', onPopState);
  return {
    location: () => location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: (to) => `#${createPath(parts(to))}`,
      push: (to, state) =>
        attempt(to, () => {
          indice += 1;
          write('pushState', createPath(parts(to)), indice, state);
          commit();
        }),
      replace: (to, state) =>
        attempt(to, () => {
          write('replaceState', createPath(parts(to)), indice, state);
          commit();
        }),
      go: (passi) => window.history.go(passi),
    },
  };
};

const parts = (to: To): { pathname: string; search: string; hash: string } => {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search, hash };
};

const here = (): string => window.location.hash.slice(1) || '/';

const read = (): Location => {
  const voce = voceDi();
  return { ...parts(here()), state: voce?.usr ?? null, key: voce?.key ?? 'default' };
};

const voceDi = (): Voce | null => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return null;
  return {
    idx: state.idx,
    key: 'key' in state ? String(state.key) : 'default',
    usr: 'usr' in state ? state.usr : null,
  };
};

const write = (come: 'pushState' | 'replaceState', path: string, idx: number, usr: unknown): void => {
  const voce: Voce = { idx, key: crypto.randomUUID(), usr };
  window.history[come](voce, '', `#${path}`);
};
