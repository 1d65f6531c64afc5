import Box from '@cloudscape-design/components/box';
import HelpPanel from '@cloudscape-design/components/help-panel';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useNotices } from '#ui/notices.tsx';
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

/** Help of the screen, the messages that have left the bar, the way to the pages of help. */
export const HelpOfScreen = ({ screen, aperto }: { readonly screen: Screen | undefined; readonly aperto: boolean }) => {
  const { recenti } = useNotices();
  const { paragrafi, loading } = useAiuto(screen, aperto);
  return (
    <HelpPanel
      header={<h2>{screen?.titolo ?? 'Aiuto'}</h2>}
      loading={loading}
      loadingText="Caricamento dell'aiuto…"
      footer={<PagineDiAiuto />}
    >
      {paragrafi.map((paragrafo) => (
        <p key={paragrafo}>{paragrafo}</p>
      ))}
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
