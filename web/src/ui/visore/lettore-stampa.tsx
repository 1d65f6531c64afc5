import type { InputProps } from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNotices } from '../notices.tsx';
import { downloadBlob } from '../scarica.ts';
import { BarraVisore } from './barra-visore.tsx';
import { isChiusa, readStampa, type StampaAperta } from './documento.ts';
import { Miniature } from './miniature.tsx';
import { PaginaDelPdf } from './pagina-pdf.tsx';
import { PAGINE_STAMPABILI, printDocumento } from './print-documento.ts';
import { STILE_VISORE } from './stile.ts';
import { useRicercaTesto } from './use-ricerca-testo.ts';

const A4 = { width: 595, height: 842 };
const SCALA_MINIMA = 0.25;
const SCALA_MASSIMA = 4;

/** The bar and the pages of an open print. Keys over the pages: arrows left and right change page, Home and End, + and − zoom, 0 fits, Ctrl+F searches. */
export const LettoreStampa = ({ stampa, nomeFile }: { readonly stampa: StampaAperta; readonly nomeFile: string }) => {
  const { documento, bytes } = stampa;
  const { notifyError } = useNotices();
  const rotolo = useRef<HTMLDivElement>(null);
  const cercaRef = useRef<InputProps.Ref>(null);
  const [misura, setMisura] = useState(A4);
  const [scala, setScala] = useState(1);
  const [pagina, setPagina] = useState(1);
  const [inStampa, setInStampa] = useState(false);
  const [miniature, setMiniature] = useState(false);
  const adatta = useCallback(
    () => setScala(clamp(((rotolo.current?.clientWidth ?? A4.width) - 48) / misura.width)),
    [misura],
  );
  useEffect(
    () =>
      readStampa(
        documento,
        (aperto) => aperto.getPage(1),
        (prima) => {
          const { width, height } = prima.getViewport({ scale: 1 });
          setMisura({ width, height });
        },
      ),
    [documento],
  );
  useEffect(
    () => setScala(clamp(Math.min(1.5, ((rotolo.current?.clientWidth ?? A4.width) - 48) / misura.width))),
    [misura],
  );
  const vai = useCallback(
    (numero: number) => {
      const meta = Math.min(Math.max(1, numero), documento.numPages);
      setPagina(meta);
      rotolo.current?.querySelector(`[data-pagina="${meta}"]`)?.scrollIntoView({ block: 'start' });
    },
    [documento],
  );
  const ricerca = useRicercaTesto(documento, pagina, vai);
  const ingrandisci = (fattore: number) => setScala((attuale) => clamp(attuale * fattore));
  const print = () => {
    setInStampa(true);
    printDocumento(documento)
      .catch((error: unknown) => {
        if (!isChiusa(documento)) notifyError(error);
      })
      .finally(() => setInStampa(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const azione = azioneDi(event, {
      vai: () => cercaRef.current?.focus(),
      pagina,
      pagine: documento.numPages,
      goTo: vai,
      ingrandisci,
      adatta,
    });
    if (azione) {
      event.preventDefault();
      azione();
    }
  };
  return (
    <SpaceBetween size="s">
      <style>{STILE_VISORE}</style>
      <BarraVisore
        pagina={pagina}
        pagine={documento.numPages}
        vai={vai}
        ingrandisci={ingrandisci}
        adatta={adatta}
        percento={Math.round(scala * 100)}
        ricerca={ricerca}
        cercaRef={cercaRef}
        scarica={() => downloadBlob(nomeFile, bytes, 'application/pdf')}
        stampa={documento.numPages <= PAGINE_STAMPABILI ? print : null}
        inStampa={inStampa}
        miniature={miniature}
        setMiniature={setMiniature}
      />
      <div className="lettore-pdf">
        {miniature && <Miniature documento={documento} pagina={pagina} misura={misura} vai={vai} />}
        <div
          ref={rotolo}
          tabIndex={0}
          role="region"
          aria-label={`Stampa ${nomeFile}`}
          onKeyDown={onKeyDown}
          onScroll={() => setPagina(pageInView(rotolo.current) ?? pagina)}
          className="rotolo-pdf"
        >
          {Array.from({ length: documento.numPages }, (_, indice) => indice + 1).map((numero) => (
            <PaginaDelPdf
              key={numero}
              documento={documento}
              numero={numero}
              scala={scala}
              misura={misura}
              cercato={ricerca.testo}
              indice={ricerca.occorrenza?.pagina === numero ? ricerca.occorrenza.indice : -1}
            />
          ))}
        </div>
      </div>
    </SpaceBetween>
  );
};

const clamp = (scala: number): number => Math.min(SCALA_MASSIMA, Math.max(SCALA_MINIMA, scala));

interface Comandi {
  readonly vai: () => void;
  readonly pagina: number;
  readonly pagine: number;
  readonly goTo: (pagina: number) => void;
  readonly ingrandisci: (fattore: number) => void;
  readonly adatta: () => void;
}

const azioneDi = (
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { vai, pagina, pagine, goTo, ingrandisci, adatta }: Comandi,
): (() => void) | undefined => {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'f' ? vai : undefined;
  const azioni: Readonly<Record<string, () => void>> = {
    ArrowRight: () => goTo(pagina + 1),
    ArrowLeft: () => goTo(pagina - 1),
    Home: () => goTo(1),
    End: () => goTo(pagine),
    '+': () => ingrandisci(1.25),
    '-': () => ingrandisci(1 / 1.25),
    0: adatta,
  };
  return azioni[key];
};

/** The page that crosses the middle of what is seen. */
const pageInView = (rotolo: HTMLDivElement | null): number | undefined => {
  if (!rotolo) return undefined;
  const mezzo = rotolo.scrollTop + rotolo.clientHeight / 2;
  const fogli = [...rotolo.querySelectorAll<HTMLElement>('[data-pagina]')];
  const foglio = fogli.findLast(({ offsetTop }) => offsetTop - rotolo.offsetTop <= mezzo);
  return foglio ? Number(foglio.dataset['pagina']) : undefined;
};
