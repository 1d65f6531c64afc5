import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useLocation } from 'react-router-dom';
import { risposte } from './campioni/risposte.ts';
import type { Esempi, Gruppo } from './esempio.ts';
import { gruppi } from './gruppi.ts';
import { Palco } from './palco.tsx';

/** The parts of the pages in their states: a page for each group, and a page for each window, which covers all the rest. */
export const Catalogo = () => {
  const { pathname } = useLocation();
  const [indirizzo = '', parte, stato] = pathname.slice(1).split('/').map(decodeURIComponent);
  const gruppo = gruppi[indirizzo];
  const Finestra = gruppo?.finestre[parte ?? '']?.[stato ?? ''];
  return (
    <main data-indirizzo={pathname} style={{ padding: 16, boxSizing: 'border-box', minBlockSize: '100vh' }}>
      <SpaceBetween size="l">
        <Box variant="h1">Catalogo delle parti</Box>
        <Indice attuale={indirizzo} />
        {gruppo !== undefined && (
          <Palco key={pathname} risposte={risposte}>
            {Finestra === undefined ? <Pagina gruppo={gruppo} indirizzo={indirizzo} /> : <Finestra />}
          </Palco>
        )}
      </SpaceBetween>
    </main>
  );
};

const Indice = ({ attuale }: { readonly attuale: string }) => (
  <nav aria-label="Gruppi del catalogo">
    <SpaceBetween direction="horizontal" size="s">
      {Object.entries(gruppi).map(([indirizzo, { titolo }]) =>
        indirizzo === attuale ? (
          <span key={indirizzo} aria-current="page">
            <Box variant="strong">{titolo}</Box>
          </span>
        ) : (
          <Link key={indirizzo} href={`#/${indirizzo}`}>
            {titolo}
          </Link>
        ),
      )}
    </SpaceBetween>
  </nav>
);

const Pagina = ({ gruppo, indirizzo }: { readonly gruppo: Gruppo; readonly indirizzo: string }) => (
  <SpaceBetween size="l">
    <Box variant="h2">{gruppo.titolo}</Box>
    {statiDi(gruppo.parti).map(({ parte, stato, Stato }) => (
      <section key={`${parte} ${stato}`} aria-label={`${parte}, ${stato}`} data-esempio={`${parte}/${stato}`}>
        <Box variant="h3">
          {parte}: {stato}
        </Box>
        <Stato />
      </section>
    ))}
    <ul aria-label="Finestre">
      {statiDi(gruppo.finestre).map(({ parte, stato }) => (
        <li key={`${parte} ${stato}`} style={{ paddingBlock: 4 }}>
          <Link href={`#/${indirizzo}/${parte}/${encodeURIComponent(stato)}`}>
            {parte}: {stato}
          </Link>
        </li>
      ))}
    </ul>
  </SpaceBetween>
);

const statiDi = (esempi: Esempi) =>
  Object.entries(esempi).flatMap(([parte, stati]) =>
    Object.entries(stati).map(([stato, Stato]) => ({ parte, stato, Stato })),
  );
