import Box from '@cloudscape-design/components/box';
import Spinner from '@cloudscape-design/components/spinner';
import { useEffect, useState } from 'react';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import { openStampa, type StampaAperta } from './documento.ts';
import { LettoreStampa } from './lettore-stampa.tsx';

interface Props {
  /** Link to the PDF, good for a few minutes: it is downloaded at once. */
  readonly link: string;
  /** Name of the file when it is downloaded. */
  readonly nomeFile: string;
  /** Asks for a new link, when the file cannot be had with this one. */
  readonly onRiapri?: () => void;
}

/** A print on the screen: pages, zoom, search, download, print; readable by a screen reader. */
export const VisoreStampa = ({ link, nomeFile, onRiapri }: Props) => {
  const [aperta, setAperta] = useState<StampaAperta | null>(null);
  const [errore, setErrore] = useState<Error | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    setErrore(null);
    const opening = openStampa(link, controller.signal);
    opening.then(
      (stampa) => {
        if (!controller.signal.aborted) setAperta(stampa);
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setErrore(error instanceof Error ? error : new Error('Operazione fallita'));
      },
    );
    return () => {
      controller.abort();
      setAperta(null);
      opening.then(
        ({ close }) => close(),
        () => undefined,
      );
    };
  }, [link]);
  if (errore) return <ErroreCaricamento errore={errore} {...(onRiapri ? { onRiprova: onRiapri } : {})} />;
  if (!aperta)
    return (
      <Box textAlign="center" padding="xxl">
        <Spinner size="large" /> <Box variant="p">Apertura della stampa…</Box>
      </Box>
    );
  return <LettoreStampa stampa={aperta} nomeFile={nomeFile} />;
};
