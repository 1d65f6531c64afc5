import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import { useRoute, useWrite } from '#api/query.ts';
import { sessioneRoutes, type SessioneAperta } from '#shared/contracts/accesso/sessione.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';
import { formatIstante } from '#ui/formati.ts';
import { useSession } from '#ui/session.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

/** The open sessions of the user, wherever they were left, and the way to close them. */
export const OpenSessions = ({ onClose }: { readonly onClose: () => void }) => {
  const { sessione } = useSession();
  const { data, error, refetch } = useRoute(sessioneRoutes.listSessioni, {});
  const close = useWrite(sessioneRoutes.closeSessioni, [sessioneRoutes.listSessioni]);
  const school = (codmin: string) => sessione.scuole.find((una) => una.codmin === codmin)?.desScuola ?? codmin;
  const others = data?.sessioni.filter(({ questa }) => !questa).length ?? 0;
  return (
    <Finestra titolo="I miei accessi aperti" size="large" onChiudi={onClose}>
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <Tabella<SessioneAperta>
          variant="embedded"
          header={
            <Header
              variant="h3"
              description="Chi trova un accesso che non riconosce lo chiude, e cambia la password."
              actions={
                <Button
                  disabled={others === 0}
                  disabledReason="Non ce ne sono altri aperti"
                  loading={close.isPending}
                  onClick={() => close.mutate({ body: { uid: null } })}
                >
                  Chiudi gli altri
                </Button>
              }
            >
              Dove sono entrato
            </Header>
          }
          items={[...data.sessioni]}
          ariaLabels={{ tableLabel: 'Accessi aperti' }}
          trackBy="uid"
          columnDefinitions={[
            { id: 'scuola', header: 'Scuola', isRowHeader: true, cell: ({ codmin }) => school(codmin) },
            { id: 'aperta', header: 'Aperto', cell: ({ aperta }) => formatIstante(aperta) },
            {
              id: 'scade',
              header: 'Finisce',
              cell: ({ scade, ricordata }) =>
                ricordata ? formatIstante(scade) : `${formatIstante(scade)}, o dopo otto ore senza uso`,
            },
            {
              id: 'azione',
              header: 'Azione',
              cell: ({ uid, questa }) =>
                questa ? (
                  'Questo accesso'
                ) : (
                  <Button
                    variant="inline-link"
                    ariaLabel={`Chiudi l'accesso aperto il ${formatIstante(
                      data.sessioni.find((una) => una.uid === uid)?.aperta ?? '',
                    )}`}
                    onClick={() => close.mutate({ body: { uid } })}
                  >
                    Chiudi
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Finestra>
  );
};
