import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs';

export type Documento = PDFDocumentProxy;
export type PaginaPdf = PDFPageProxy;

/** A print opened for reading. The bytes are kept: a link lasts five minutes, the reader may take an hour. */
export interface StampaAperta {
  readonly documento: Documento;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly close: () => Promise<void>;
}

/** The PDF library, loaded only when a print is opened. */
export const pdfLibrary = async () => {
  const library = await import('pdfjs-dist');
  // The build writes the address of the worker as seen from the script that holds this line.
  library.GlobalWorkerOptions.workerSrc = new URL(workerAddress, import.meta.url).href;
  return library;
};

/** Downloads and opens a print. @throws Error with an Italian message when the link has expired or the file cannot be read */
export const openStampa = async (link: string, signal: AbortSignal): Promise<StampaAperta> => {
  const [library, bytes] = await Promise.all([pdfLibrary(), download(link, signal)]);
  // The library takes possession of the array it is given.
  const task = library.getDocument({ data: bytes.slice(), isEvalSupported: false, useWasm: false });
  try {
    const documento = await task.promise;
    return { documento, bytes, close: () => task.destroy() };
  } catch (cause) {
    throw new Error('Il file non si può mostrare: non è un PDF leggibile. Provare a scaricarlo.', { cause });
  }
};

/** Whether a print has been closed, as leaving its page does: the library breaks off what is being read of it, and that is no fault. */
export const isChiusa = ({ loadingTask }: Documento): boolean => loadingTask.destroyed;

/** Reads something of a print, unless it is closed, and hands it over unless it is no longer wanted. @returns how to want it no more */
export const readStampa = <T>(
  documento: Documento,
  read: (documento: Documento) => Promise<T>,
  onRead: (read: T) => void,
): (() => void) => {
  if (isChiusa(documento)) return () => undefined;
  let voluta = true;
  read(documento).then(
    (letto) => {
      if (voluta) onRead(letto);
    },
    (error: unknown) => {
      if (voluta && !isChiusa(documento)) throw error;
    },
  );
  return () => {
    voluta = false;
  };
};

const download = async (link: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(link, { signal }).catch((cause: unknown) => {
    throw signal.aborted
      ? cause
      : new Error('Il file non si scarica: controllare la connessione e riprovare.', { cause });
  });
  if (!response.ok)
    throw new Error(
      response.status === 403
        ? 'Il collegamento alla stampa è scaduto: riaprire la stampa.'
        : "Il file della stampa non c'è più: ripetere la stampa.",
    );
  return new Uint8Array(await response.arrayBuffer());
};
