import { useMayOpen } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Capitoli } from './capitoli.tsx';
import { perIniziare } from './testi-per-iniziare.ts';

export const PerIniziarePage = () => (
  <Pagina titolo="Per iniziare" descrizione="Dal primo accesso al primo cedolino">
    <Capitoli capitoli={perIniziare} isAperta={useMayOpen()} />
  </Pagina>
);
