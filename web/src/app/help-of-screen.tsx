import Box from '@cloudscape-design/components/box';
import HelpPanel from '@cloudscape-design/components/help-panel';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNotices } from '#ui/notices.tsx';
import { useProvaInCorso } from '#ui/prova/prova-in-corso.ts';
import type { Screen } from '#ui/screen.ts';

/** Pages that explain the whole program. */
const PAGINE = [
  { path: '/per-iniziare', testo: 'Per iniziare' },
  { path: '/manuale', testo: 'Manuale' },
  { path: '/leggimi', testo: 'Leggimi' },
] as const;

const PagineDiAiuto = () => (
  <ul>
    {PAGINE.map(({ path, testo }) => (
      <li key={path}>
        <Link href={`#${path}`}>{testo}</Link>
      </li>
    ))}
  </ul>
);

/** Only who begins a guided trial loads it. */
const ProvaGuidata = lazy(() =>
  import('../areas/aiuto/prove/prova-guidata.tsx').then((modulo) => ({ default: modulo.ProvaGuidata })),
);
const SceltaProva = lazy(() =>
  import('../areas/aiuto/prove/scelta-prova.tsx').then((modulo) => ({ default: modulo.SceltaProva })),
);

const SpiegazioneParola = lazy(() =>
  import('../areas/aiuto/parole/spiegazione-parola.tsx').then((modulo) => ({ default: modulo.SpiegazioneParola })),
);

interface Props {
  /** The word that it was opened on; null when on the screen. */
  readonly parola: string | null;
  readonly screen: Screen | undefined;
  readonly aperto: boolean;
}

/** The panel beside the page: the guided trial that is going on, else the help of the screen. */
export const HelpOfScreen = (props: Props) => {
  const inCorso = useProvaInCorso();
  return inCorso === null ? (
    <Aiuto {...props} />
  ) : (
    <Suspense fallback={null}>
      <ProvaGuidata {...inCorso} />
    </Suspense>
  );
};

/** Help of the screen, the guided trials, the messages that have left the bar, the way to the pages of help. */
const Aiuto = ({ screen, aperto, parola }: Props) => {
  const { recenti } = useNotices();
  const { paragrafi, loading } = useAiuto(screen, aperto);
  return (
    <HelpPanel
      header={<h2>{screen?.titolo ?? 'Aiuto'}</h2>}
      loading={loading}
      loadingText="Caricamento dell'aiuto…"
      footer={<PagineDiAiuto />}
    >
      {parola !== null && (
        <Suspense fallback={null}>
          <SpiegazioneParola parola={parola} />
        </Suspense>
      )}
      {paragrafi.map((paragrafo) => (
        <p key={paragrafo}>{paragrafo}</p>
      ))}
      {aperto && (
        <Suspense fallback={null}>
          <SceltaProva>
            {(scelta) => (
              <>
                <h3>Prove guidate</h3>
                {scelta}
              </>
            )}
          </SceltaProva>
        </Suspense>
      )}
      <h3>Messaggi recenti</h3>
      {recenti.length === 0 ? (
        <p>Nessun messaggio in questa sessione di lavoro.</p>
      ) : (
        <SpaceBetween size="s">
          {recenti.map(({ id, quando, titolo, testo }) => (
            <div key={id}>
              <Box variant="small">{quando.toLocaleTimeString('it-IT')}</Box>
              <div>
                {titolo ? `${titolo}: ` : ''}
                {testo}
              </div>
            </div>
          ))}
        </SpaceBetween>
      )}
    </HelpPanel>
  );
};

const SENZA_AIUTO = ['Scegliere una voce dal menu.'] as const;
const NON_CARICATO = ["L'aiuto non è stato caricato: controllare la connessione e riaprire questo riquadro."] as const;

const useAiuto = (
  screen: Screen | undefined,
  aperto: boolean,
): { readonly paragrafi: readonly string[]; readonly loading: boolean } => {
  const [caricato, setCaricato] = useState<{ readonly di: Screen; readonly testi: readonly string[] } | null>(null);
  useEffect(() => {
    if (!aperto || typeof screen?.aiuto !== 'function') return undefined;
    let attuale = true;
    screen
      .aiuto()
      .catch(() => NON_CARICATO)
      .then(
        (testi) => {
          if (attuale) setCaricato({ di: screen, testi });
        },
        () => undefined,
      );
    return () => {
      attuale = false;
    };
  }, [screen, aperto]);
  if (typeof screen?.aiuto !== 'function') return { paragrafi: screen?.aiuto ?? SENZA_AIUTO, loading: false };
  return caricato?.di === screen ? { paragrafi: caricato.testi, loading: false } : { paragrafi: [], loading: aperto };
};
