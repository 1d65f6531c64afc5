import Flashbar, { type FlashbarProps } from '@cloudscape-design/components/flashbar';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { ApiError } from '#api/client.ts';

type Tipo = 'success' | 'info' | 'warning' | 'error';
export interface Messaggio {
  readonly id: string;
  readonly tipo: Tipo;
  readonly titolo: string;
  readonly testo: string;
  readonly quando: Date;
}

type Fisso = FlashbarProps.MessageDefinition & { readonly id: string };

interface Notices {
  readonly recenti: readonly Messaggio[];
  readonly notify: (tipo: Tipo, testo: string, titolo?: string) => void;
  /** Tells a failure in the words of the server, with the code to give to the assistance. */
  readonly notifyError: (error: unknown) => void;
  /** Adds to the recent messages only: what the bar has already said by itself. */
  readonly record: (tipo: Tipo, testo: string, titolo?: string) => unknown;
  /** Keeps an item in the bar until it is removed: progress of long work. */
  readonly keep: (item: Fisso) => void;
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

/** Toasts last three seconds, three at most; everything stays readable in the list of recent messages. */
export const NoticesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Messaggio[]>([]);
  const [recenti, setRecenti] = useState<readonly Messaggio[]>([]);
  const [fissi, setFissi] = useState<readonly Fisso[]>([]);
  const dismiss = useCallback((id: string) => setToasts((attuali) => attuali.filter((toast) => toast.id !== id)), []);

  const record = useCallback((tipo: Tipo, testo: string, titolo = ''): Messaggio => {
    const messaggio = { id: crypto.randomUUID(), tipo, titolo, testo, quando: new Date() };
    setRecenti((attuali) => [messaggio, ...attuali].slice(0, MASSIMO_RECENTI));
    return messaggio;
  }, []);
  const notify = useCallback(
    (tipo: Tipo, testo: string, titolo = '') => {
      const messaggio = record(tipo, testo, titolo);
      setToasts((attuali) => [...attuali, messaggio].slice(-MASSIMO_TOAST));
      setTimeout(() => dismiss(messaggio.id), DURATA);
    },
    [dismiss, record],
  );
  const keep = useCallback(
    (item: Fisso) =>
      setFissi((attuali) =>
        attuali.some(({ id }) => id === item.id)
          ? attuali.map((altro) => (altro.id === item.id ? item : altro))
          : [...attuali, item],
      ),
    [],
  );
  const drop = useCallback((id: string) => setFissi((attuali) => attuali.filter((item) => item.id !== id)), []);

  const notices = useMemo<Notices>(
    () => ({
      recenti,
      notify,
      record,
      keep,
      drop,
      notifyError: (error) =>
        notify(
          'error',
          error instanceof Error ? error.message : 'Operazione fallita',
          error instanceof ApiError && error.errore.correlationId
            ? `Operazione fallita (codice ${error.errore.correlationId.slice(0, 8)})`
            : 'Operazione fallita',
        ),
    }),
    [recenti, notify, record, keep, drop],
  );

  const items: FlashbarProps.MessageDefinition[] = [
    ...fissi,
    ...toasts.map((toast) => ({
      id: toast.id,
      type: toast.tipo,
      header: toast.titolo,
      content: toast.testo,
      dismissible: true,
      dismissLabel: 'Chiudi il messaggio',
      onDismiss: () => dismiss(toast.id),
      ariaRole: toast.tipo === 'error' ? ('alert' as const) : ('status' as const),
    })),
  ];
  return (
    <NoticesContext.Provider value={notices}>
      <ItemsContext.Provider value={items}>{children}</ItemsContext.Provider>
    </NoticesContext.Provider>
  );
};

/** The bar of the messages, where the frame of the page wants it. */
export const NoticesBar = () => <Flashbar items={useContext(ItemsContext)} />;
