import Spinner from '@cloudscape-design/components/spinner';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StampeFatte } from '#ui/stampa/stampe-fatte.tsx';
import { BarraVisore } from '#ui/visore/barra-visore.tsx';
import { openStampa, type StampaAperta } from '#ui/visore/documento.ts';
import { LettoreStampa } from '#ui/visore/lettore-stampa.tsx';
import { Miniature } from '#ui/visore/miniature.tsx';
import { PaginaDelPdf } from '#ui/visore/pagina-pdf.tsx';
import { STILE_VISORE } from '#ui/visore/stile.ts';
import { useRicercaTesto } from '#ui/visore/use-ricerca-testo.ts';
import { VisoreStampa } from '#ui/visore/visore-stampa.tsx';
import indirizzo from '../campioni/stampa-di-esempio.pdf';
import type { Esempi } from '../esempio.ts';

const link = new URL(indirizzo, import.meta.url).href;
const nothing = (): void => undefined;
const fatta = {
  titolo: 'Riepilogo annuo 2026',
  anteprima: '/stampe/:printId',
  formato: 'pdf',
  stato: 'COMPLETATO',
  da: 'Ufficio di prova',
  il: '2026-11-20T10:00:00.000Z',
} as const;
const misura = { width: 595, height: 842 };

/** A print that is open, for the parts that are given one. */
const ConStampa = ({ children }: { readonly children: (stampa: StampaAperta) => ReactNode }) => {
  const [stampa, setStampa] = useState<StampaAperta | null>(null);
  useEffect(() => {
    const lasciata = new AbortController();
    const opening = openStampa(link, lasciata.signal);
    opening.then(setStampa, nothing);
    return () => {
      lasciata.abort();
      opening.then(({ close }) => close(), nothing);
    };
  }, []);
  return stampa === null ? <Spinner /> : children(stampa);
};

const Barra = ({ stampa: { documento }, lunga }: { readonly stampa: StampaAperta; readonly lunga: boolean }) => {
  const [pagina, setPagina] = useState(1);
  const [miniature, setMiniature] = useState(false);
  return (
    <BarraVisore
      pagina={pagina}
      pagine={documento.numPages}
      vai={setPagina}
      ingrandisci={nothing}
      adatta={nothing}
      percento={100}
      ricerca={useRicercaTesto(documento, pagina, setPagina)}
      cercaRef={useRef(null)}
      scarica={nothing}
      stampa={lunga ? null : nothing}
      inStampa={false}
      miniature={miniature}
      setMiniature={setMiniature}
    />
  );
};

const Piccole = ({ stampa: { documento } }: { readonly stampa: StampaAperta }) => {
  const [pagina, setPagina] = useState(1);
  return (
    <div className="lettore-pdf">
      <style>{STILE_VISORE}</style>
      <Miniature documento={documento} pagina={pagina} misura={misura} vai={setPagina} />
    </div>
  );
};

/** A print on the screen, whole and part by part. */
export const stampe: Esempi = {
  StampeFatte: {
    'una finita e una in preparazione': () => (
      <StampeFatte
        stampe={[
          { ...fatta, printId: 'prima' },
          { ...fatta, printId: 'seconda', formato: 'xlsx', stato: 'IN_CORSO' },
        ]}
      />
    ),
  },
  VisoreStampa: {
    aperta: () => <VisoreStampa link={link} nomeFile="stampa-di-esempio.pdf" />,
    'non si apre': () => <VisoreStampa link={`${link}.manca`} nomeFile="manca.pdf" onRiapri={nothing} />,
  },
  LettoreStampa: {
    'due pagine': () => (
      <ConStampa>{(stampa) => <LettoreStampa stampa={stampa} nomeFile="lettore-di-esempio.pdf" />}</ConStampa>
    ),
  },
  BarraVisore: {
    breve: () => <ConStampa>{(stampa) => <Barra stampa={stampa} lunga={false} />}</ConStampa>,
    'troppo lunga per stamparla': () => <ConStampa>{(stampa) => <Barra stampa={stampa} lunga />}</ConStampa>,
  },
  PaginaDelPdf: {
    'la seconda': () => (
      <ConStampa>
        {({ documento }) => (
          <PaginaDelPdf documento={documento} numero={2} scala={0.5} misura={misura} cercato="" indice={-1} />
        )}
      </ConStampa>
    ),
  },
  Miniature: { due: () => <ConStampa>{(stampa) => <Piccole stampa={stampa} />}</ConStampa> },
};
