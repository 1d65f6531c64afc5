import { useEffect, useRef, useState } from 'react';
import { pdfLibrary, readStampa, type Documento, type PaginaPdf } from './documento.ts';
import { rangesIn } from './ricerca-testo.ts';

interface Props {
  readonly documento: Documento;
  readonly numero: number;
  /** Pixels for each point of the page. */
  readonly scala: number;
  /** Size of the pages not measured yet, in points. */
  readonly misura: { readonly width: number; readonly height: number };
  readonly cercato: string;
  /** Which occurrence of this page is the current one; -1 none. */
  readonly indice: number;
}

/** One page: drawn when it comes near the window, with its text over it for screen readers, selection and search. */
export const PaginaDelPdf = ({ documento, numero, scala, misura, cercato, indice }: Props) => {
  const foglio = useRef<HTMLDivElement>(null);
  const tela = useRef<HTMLCanvasElement>(null);
  const testo = useRef<HTMLDivElement>(null);
  const vicina = useNear(foglio);
  const [pagina, setPagina] = useState<PaginaPdf | null>(null);
  const [scritta, setScritta] = useState(0);
  useEffect(
    () => (vicina ? readStampa(documento, (aperto) => aperto.getPage(numero), setPagina) : undefined),
    [documento, numero, vicina],
  );
  useEffect(
    () => (pagina && tela.current && vicina ? draw(pagina, scala, tela.current) : undefined),
    [pagina, scala, vicina],
  );
  useEffect(() => {
    if (!pagina || !testo.current || !vicina) return undefined;
    return writeText(pagina, scala, testo.current, () => setScritta((volte) => volte + 1));
  }, [pagina, scala, vicina]);
  useEffect(() => highlight(testo.current, cercato, indice), [cercato, indice, scritta]);
  const { width, height } = pagina ? pagina.getViewport({ scale: 1 }) : misura;
  return (
    <div
      ref={foglio}
      data-pagina={numero}
      role="region"
      aria-label={`Pagina ${numero} di ${documento.numPages}`}
      style={{
        position: 'relative',
        inlineSize: width * scala,
        blockSize: height * scala,
        margin: '12px auto',
        background: '#fff',
        boxShadow: '0 1px 4px #0006',
        flex: 'none',
      }}
    >
      <canvas ref={tela} aria-hidden style={{ inlineSize: '100%', blockSize: '100%' }} />
      <div ref={testo} className="testo-pdf" style={{ ['--total-scale-factor' as string]: scala }} />
    </div>
  );
};

/** Whether something is in the window or less than a window away. */
export const useNear = (foglio: React.RefObject<HTMLElement | null>): boolean => {
  const [vicina, setVicina] = useState(false);
  useEffect(() => {
    if (!foglio.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setVicina(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    observer.observe(foglio.current);
    return () => observer.disconnect();
  }, [foglio]);
  return vicina;
};

/** Draws a page at the density of the screen. Answers how to stop. */
export const draw = (pagina: PaginaPdf, scala: number, canvas: HTMLCanvasElement): (() => void) => {
  const viewport = pagina.getViewport({ scale: scala * (window.devicePixelRatio || 1) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = pagina.render({ canvas, viewport });
  task.promise.catch(() => undefined);
  return () => task.cancel();
};

/** Writes the text of a page, once all of it is read: piece by piece, a zoom that empties the place would leave the library writing nowhere. Answers how to stop. */
const writeText = (pagina: PaginaPdf, scala: number, container: HTMLElement, onWritten: () => void): (() => void) => {
  const abbandonata = new AbortController();
  void pdfLibrary()
    .then(async ({ TextLayer }) => {
      const textContentSource = await pagina.getTextContent({ includeMarkedContent: true });
      abbandonata.signal.throwIfAborted();
      container.replaceChildren();
      const layer = new TextLayer({
        textContentSource,
        container,
        viewport: pagina.getViewport({ scale: scala }),
      });
      await layer.render();
      abbandonata.signal.throwIfAborted();
      onWritten();
    })
    .catch(() => undefined);
  return () => abbandonata.abort();
};

/** Colours the occurrences of a page, where the browser can, and brings the current one into view. */
const highlight = (container: HTMLElement | null, cercato: string, indice: number): void => {
  if (!container || indice < 0) return;
  const nodi: Text[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodi.push(walker.currentNode);
  const ranges = rangesIn(nodi, cercato);
  const corrente = ranges[indice];
  if ('highlights' in CSS) {
    CSS.highlights.set('trovato', new Highlight(...ranges));
    CSS.highlights.set('trovato-corrente', corrente ? new Highlight(corrente) : new Highlight());
  }
  corrente?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
};
