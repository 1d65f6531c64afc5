import { useSearchParams } from 'react-router-dom';
import { useMayOpen } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Capitoli } from './capitoli.tsx';
import { manuale } from './testi-manuale.ts';

/** The work of the office, job by job; at an address that names a chapter, from that chapter. */
export const ManualePage = () => (
  <Pagina titolo="Manuale" descrizione="Il lavoro dell'ufficio, un'attività alla volta">
    <Capitoli capitoli={manuale} isAperta={useMayOpen()} aperto={useSearchParams()[0].get('capitolo')} />
  </Pagina>
);
