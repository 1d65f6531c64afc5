import Flashbar, { type FlashbarProps } from '@cloudscape-design/components/flashbar';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { ApiError } from '../api/client.ts';

type Tipo = 'success' | 'info' | 'warning' | 'error';
export interface Messaggio { readonly id: string; readonly tipo: Tipo; readonly titolo: string; readonly testo: string; readonly quando: Date }

interface Notices {
  readonly recenti: readonly Messaggio[];
  readonly notify: (tipo: Tipo, testo: string, titolo?: string) => void;
  /** Tells a failure in the words of the server, with the code to give to the assistance. */
  readonly notifyError: (error: unknown) => void;
  /** Keeps an item in the bar until it is removed: progress of long work. */
  readonly keep: (item: FlashbarProps.MessageDefinition & { readonly id: string }) => void;
  readonly drop: (id: string) => void;
}

const DURATA = 3000;
const MASSIMO_TOAST = 3;
const MASSIMO_RECENTI = 50;

const NoticesContext = createContext<Notices | null>(null);
const ItemsContext = createContext<readonly FlashbarProps.MessageDefinition[]>([]);

export const useNotices = (): Notices => {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('NoticesContext is missing');
  return notices;
};

/** Success toasts last three seconds, three at most; everything stays readable in the list of recent messages. */
export const NoticesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Messaggio[]>([]);
  const [recenti, setRecenti] = useState<readonly Messaggio[]>([]);
  const [fissi, setFissi] = useState<readonly (FlashbarProps.MessageDefinition & { readonly id: string })[]>([]);
  const dismiss = useCallback((id: string) => setToasts((attuali) => attuali.filter((toast) => toast.id !== id)), []);

  const notify = useCallback((tipo: Tipo, testo: string, titolo = '') => {
    const messaggio = { id: crypto.randomUUID(), tipo, titolo, testo, quando: new Date() };
    setToasts((attuali) => [...attuali, messaggio].slice(-MASSIMO_TOAST));
    setRecenti((attuali) => [messaggio, ...attuali].slice(0, MASSIMO_RECENTI));
    setTimeout(() => dismiss(messaggio.id), tipo === 'error' ? DURATA * 3 : DURATA);
  }, [dismiss]);

  const notices = useMemo<Notices>(() => ({
    recenti,
    notify,
    notifyError: (error) => notify('error', error instanceof Error ? error.message : 'Operazione fallita', error instanceof ApiError && error.errore.correlationId ? `Operazione fallita (codice ${error.errore.correlationId.slice(0, 8)})` : 'Operazione fallita'),
    keep: (item) => setFissi((attuali) => [...attuali.filter(({ id }) => id !== item.id), item]),
    drop: (id) => setFissi((attuali) => attuali.filter((item) => item.id !== id)),
  }), [recenti, notify]);

  const items: FlashbarProps.MessageDefinition[] = [...fissi, ...toasts.map((toast) => ({
    id: toast.id, type: toast.tipo, header: toast.titolo, content: toast.testo, dismissible: true, onDismiss: () => dismiss(toast.id), ariaRole: toast.tipo === 'error' ? 'alert' as const : 'status' as const,
  }))];
  return <NoticesContext.Provider value={notices}><ItemsContext.Provider value={items}>{children}</ItemsContext.Provider></NoticesContext.Provider>;
};

/** The bar of the messages, where the frame of the page wants it. */
export const NoticesBar = () => <Flashbar items={useContext(ItemsContext)} />;
