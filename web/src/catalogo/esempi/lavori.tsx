import { useEffect, type ReactNode } from 'react';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { AvvisoLavoro } from '#ui/lavoro/avviso-lavoro.tsx';
import { AzioniLavoro } from '#ui/lavoro/azioni-lavoro.tsx';
import { FinestraEsiti } from '#ui/lavoro/esiti-lavoro.tsx';
import { EsitoInBreve } from '#ui/lavoro/esito-in-breve.tsx';
import { LavoriProvider, useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { ProgressoLavoro } from '#ui/lavoro/progresso-lavoro.tsx';
import { useLavoro } from '#ui/lavoro/use-lavoro.ts';
import { NoticesBar } from '#ui/notices.tsx';
import { conScartati, lavoro } from '../campioni/lavori.ts';
import type { Esempi } from '../esempio.ts';
import { ConRisposte } from '../palco.tsx';
import { answers, refuses } from '../risposte.ts';

const nothing = (): void => undefined;
const finito = lavoro('COMPLETATO', { fatti: 120, annullabile: true });
const fallito = lavoro('FALLITO', { motivo: 'Il file non è più leggibile.' });

const after = (stato: Lavoro, parte: ReactNode) => () => (
  <ConRisposte risposte={[answers(lavoroRoutes.getLavoro, { ...stato, link: null })]}>{parte}</ConRisposte>
);
const progresso = <ProgressoLavoro uid="lavoro-1" />;
const inBreve = <EsitoInBreve uid="lavoro-1" fatto={['persona importata', 'persone importate']} />;

const Azioni = ({ stato }: { readonly stato: Lavoro }) => (
  <AzioniLavoro seguito={useLavoro('lavoro-1')} lavoro={stato} />
);

const avviso = (
  <>
    <AvvisoLavoro uid="lavoro-1" segui={nothing} opzioniDi={() => undefined} onChiudi={nothing} />
    <NoticesBar />
  </>
);

const Seguito = () => {
  const segui = useSeguiLavoro();
  useEffect(() => segui({ uid: 'lavoro-1' }), [segui]);
  return <NoticesBar />;
};

/** Long work, in the page and in the bar. */
export const lavori: Esempi = {
  ProgressoLavoro: {
    'in corso': () => progresso,
    finito: after(finito, progresso),
    'con scartati': after(conScartati, progresso),
    fallito: after(fallito, progresso),
    'non si legge': () => (
      <ConRisposte risposte={[refuses(lavoroRoutes.getLavoro, 'ERRORE_INTERNO', 'Operazione fallita.')]}>
        {progresso}
      </ConRisposte>
    ),
  },
  EsitoInBreve: {
    'in corso': () => inBreve,
    finito: after(finito, inBreve),
    'con scartati': after(conScartati, inBreve),
  },
  AzioniLavoro: {
    'in corso': () => <Azioni stato={lavoro('IN_CORSO')} />,
    finito: () => <Azioni stato={finito} />,
    'con scartati': () => <Azioni stato={conScartati} />,
    fermato: () => <Azioni stato={lavoro('FERMATO')} />,
  },
  AvvisoLavoro: {
    'in corso': () => avviso,
    finito: after(finito, avviso),
    'con scartati': after(conScartati, avviso),
    fallito: after(fallito, avviso),
  },
  LavoriProvider: {
    'un lavoro nella barra': () => (
      <LavoriProvider>
        <Seguito />
      </LavoriProvider>
    ),
  },
};

/** The window of the records left out. */
export const finestreLavori: Esempi = {
  FinestraEsiti: {
    'due scartati': () => <FinestraEsiti lavoro={conScartati} onRiprova={nothing} onChiudi={nothing} />,
  },
};
