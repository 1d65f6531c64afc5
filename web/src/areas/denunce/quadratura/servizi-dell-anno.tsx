import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { mesiDiServizioRoutes } from '#shared/contracts/denunce/annuali/mesi-di-servizio.ts';
import { Letta } from '../parti/letta.tsx';
import { TabellaMesiServizio } from './tabella-mesi-servizio.tsx';
import { TabellaRapportiFiniti } from './tabella-rapporti-finiti.tsx';

/** The services of a year that the school pays: month by month, then the engagements that ended. */
export const ServiziDellAnno = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(mesiDiServizioRoutes.getMesiDiServizio, { query: { anno } }, { staleTime: 0 });
  return (
    <Letta query={query}>
      {({ paga, righe, buchi }) =>
        paga ? (
          <SpaceBetween size="l">
            <TabellaMesiServizio anno={anno} righe={righe} buchi={buchi} />
            <TabellaRapportiFiniti anno={anno} />
          </SpaceBetween>
        ) : (
          <Alert type="info">
            Lo stipendio del personale di questa scuola lo pagano altri: qui non ci sono mesi da seguire.
          </Alert>
        )
      }
    </Letta>
  );
};
