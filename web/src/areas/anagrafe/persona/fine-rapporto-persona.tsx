import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useRoute } from '#api/query.ts';
import { fineRapportoRoutes } from '#shared/contracts/cedolini/fine-rapporto.ts';
import { printFascicoloRapporto } from '#shared/contracts/cedolini/stampe/annue/fascicolo-rapporto.ts';
import { descrizioneFineRapporto, type StatoFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Stato } from '#ui/celle.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useMayOpen } from '#ui/frame.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

const stati: Readonly<Record<StatoFineRapporto, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>> =
  {
    FATTO: { tipo: 'success', testo: 'Fatto' },
    DA_FARE: { tipo: 'pending', testo: 'Da fare' },
    NON_SERVE: { tipo: 'stopped', testo: 'Non serve' },
  };

/** The end of the engagements of a person as a list of steps, each with how it stands and where it is done. */
export const FineRapportoPersona = ({ uid, nome }: { readonly uid: string; readonly nome: string }) => {
  const mayOpen = useMayOpen();
  const { data, error, refetch } = useRoute(
    fineRapportoRoutes.getFineRapporto,
    { body: { uidSubAnagrafe: uid } },
    { staleTime: 0 },
  );
  if (data === undefined) return <Attesa errore={error} onRiprova={refetch} />;
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={<StampeDelRapporto uid={uid} resto={data.resto} />}
          description={
            data.fine === null ? '' : `Ultimo giorno di tutti i servizi e gli incarichi: ${formatGiorno(data.fine)}`
          }
        >
          {`Fine del rapporto: ${nome}`}
        </Header>
      }
    >
      {data.passi.length === 0 ? (
        <StatoVuoto
          titolo="Nessun rapporto finisce"
          testo="Un servizio o un incarico continua oltre trenta giorni, oppure non ce n’è nessuno."
        />
      ) : (
        <SpaceBetween size="m">
          {data.passi.map(({ passo, stato }) => {
            const { titolo, cosa, schermata } = descrizioneFineRapporto[passo];
            return (
              <div key={passo}>
                <SpaceBetween direction="horizontal" size="s">
                  <Stato {...stati[stato]} />
                  {mayOpen(schermata) ? <Link href={`#${schermata}`}>{titolo}</Link> : <span>{titolo}</span>}
                </SpaceBetween>
                <Box variant="small" color="text-body-secondary" display="block">
                  {cosa}
                </Box>
              </div>
            );
          })}
        </SpaceBetween>
      )}
    </Container>
  );
};

/** The dossier to print, and the letter of what a settlement left where something is left. */
const StampeDelRapporto = ({ uid, resto }: { readonly uid: string; readonly resto: boolean }) => {
  const { print, inCorso } = useStampa(printFascicoloRapporto);
  const uidSubAnagrafeList = [uid];
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {resto && (
        <Button
          disabled={inCorso}
          onClick={() => {
            print({ uidSubAnagrafeList, soloLettere: true });
          }}
        >
          Lettera del resto
        </Button>
      )}
      <Button
        iconName="file"
        disabled={inCorso}
        onClick={() => {
          print({ uidSubAnagrafeList });
        }}
      >
        Fascicolo del rapporto
      </Button>
    </SpaceBetween>
  );
};
