import Box from '@cloudscape-design/components/box';
import { useEffect, useRef, useState } from 'react';
import { readStampa, type Documento, type PaginaPdf } from './documento.ts';
import { draw, useNear } from './pagina-pdf.tsx';

const LARGHEZZA = 96;

interface Props {
  readonly documento: Documento;
  readonly pagina: number;
  /** Size of the pages not measured yet, in points. */
  readonly misura: { readonly width: number; readonly height: number };
  readonly vai: (pagina: number) => void;
}

/** Every page in small, each a button that goes to it; the one being read is marked and kept in view. */
export const Miniature = ({ documento, pagina, misura, vai }: Props) => (
  <nav aria-label="Miniature delle pagine" className="miniature-pdf">
    {Array.from({ length: documento.numPages }, (_, indice) => indice + 1).map((numero) => (
      <Miniatura
        key={numero}
        documento={documento}
        numero={numero}
        misura={misura}
        corrente={numero === pagina}
        vai={vai}
      />
    ))}
  </nav>
);

interface MiniaturaProps extends Omit<Props, 'pagina'> {
  readonly numero: number;
  readonly corrente: boolean;
}

const Miniatura = ({ documento, numero, misura, corrente, vai }: MiniaturaProps) => {
  const posto = useRef<HTMLButtonElement>(null);
  const tela = useRef<HTMLCanvasElement>(null);
  const vicina = useNear(posto);
  const [pagina, setPagina] = useState<PaginaPdf | null>(null);
  useEffect(
    () => (vicina ? readStampa(documento, (aperto) => aperto.getPage(numero), setPagina) : undefined),
    [documento, numero, vicina],
  );
  const { width, height } = pagina ? pagina.getViewport({ scale: 1 }) : misura;
  const scala = LARGHEZZA / width;
  useEffect(
    () => (pagina && tela.current && vicina ? draw(pagina, scala, tela.current) : undefined),
    [pagina, scala, vicina],
  );
  useEffect(() => {
    if (corrente) keepInView(posto.current);
  }, [corrente]);
  return (
    <button
      ref={posto}
      type="button"
      aria-label={`Vai alla pagina ${numero}`}
      aria-current={corrente ? 'page' : undefined}
      onClick={() => vai(numero)}
    >
      <canvas ref={tela} aria-hidden style={{ inlineSize: LARGHEZZA, blockSize: height * scala }} />
      <span aria-hidden>
        <Box variant="small" color="inherit">
          {numero}
        </Box>
      </span>
    </button>
  );
};

/** Scrolls the strip alone: `scrollIntoView` would move the page under it too. */
const keepInView = (posto: HTMLElement | null): void => {
  const striscia = posto?.parentElement;
  if (!posto || !striscia) return;
  const inizio = posto.offsetTop - striscia.offsetTop;
  if (inizio < striscia.scrollTop) striscia.scrollTop = inizio;
  else if (inizio + posto.offsetHeight > striscia.scrollTop + striscia.clientHeight)
    striscia.scrollTop = inizio + posto.offsetHeight - striscia.clientHeight;
};
