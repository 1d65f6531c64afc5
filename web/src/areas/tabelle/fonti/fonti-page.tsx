import { Pagina } from '#ui/pagina.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import { NovitaDellaLegge } from './novita-della-legge.tsx';
import { RegolePagate } from './regole-pagate.tsx';
import { TutteLeRegole } from './tutte-le-regole.tsx';

/** The sources of every figure of the law that the program knows, and which of those that were paid nobody has read yet. */
export const FontiPage = () => (
  <Pagina titolo="Fonti" descrizione="Da quale norma viene ogni regola del programma, e dove e quando è stata letta">
    <Schede
      tabs={[
        { id: 'tutte', label: 'Tutte le regole', content: <TutteLeRegole /> },
        { id: 'pagate', label: 'Pagate e da riscontrare', content: <RegolePagate /> },
        { id: 'novita', label: 'Novità della legge', content: <NovitaDellaLegge /> },
      ]}
    />
  </Pagina>
);
