import { useMayOpen } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Capitoli } from './capitoli.tsx';
import { manuale } from './testi-manuale.ts';

export const ManualePage = () => (
  <Pagina titolo="Manuale" descrizione="Il lavoro dell'ufficio, un'attività alla volta">
    <Capitoli capitoli={manuale} isAperta={useMayOpen()} />
  </Pagina>
);
