import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import type { OpzioniPreside } from '#shared/contracts/scuola/impostazioni.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatIstante } from '#ui/formati.ts';
import { AssentiSettimana } from './assenti-settimana.tsx';
import { SpesaDellAnno } from './spesa-dell-anno.tsx';

interface Props {
  readonly opzioni: OpzioniPreside;
  /** Opens another tab of the page. */
  readonly onScheda: (scheda: string) => void;
}

/** The first tab of the head teacher: requests that wait for a decision, absences of the week, money spent. */
export const InEvidenza = ({ opzioni, onScheda }: Props) => (
  <SpaceBetween size="l">
    <DaApprovare />
    {opzioni.flgVisualizzaAssenze && <AssentiSettimana onTutte={() => onScheda('assenze')} />}
    {opzioni.flgVisualizzaDatiContabili && <SpesaDellAnno onEsposti={() => onScheda('cedolini')} />}
  </SpaceBetween>
);

const DaApprovare = () => {
  const { data, error, refetch } = useRoute(approvazioniRoutes.listApprovazioni, { body: {} }, { staleTime: 0 });
  const attese = data?.richieste.filter(({ stato }) => stato === 'IN_ATTESA') ?? [];
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={data === undefined ? '' : `(${attese.length})`}
          actions={<Link href="#/approvazioni">Tutte le approvazioni</Link>}
        >
          Da approvare
        </Header>
      }
    >
      {error || !data ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <>
          {attese.length === 0 && <Box color="text-body-secondary">Nessuna richiesta aspetta una decisione.</Box>}
          <ul style={{ margin: 0, paddingInlineStart: 0, listStyle: 'none' }}>
            {attese.map(({ uid, descrizione, chiestaDa, chiestaIl }) => (
              <li key={uid}>
                <Link href="#/approvazioni">{descrizione}</Link>
                <Box
                  variant="span"
                  color="text-body-secondary"
                >{` chiesta da ${chiestaDa}, ${formatIstante(chiestaIl)}`}</Box>
              </li>
            ))}
          </ul>
        </>
      )}
    </Container>
  );
};
