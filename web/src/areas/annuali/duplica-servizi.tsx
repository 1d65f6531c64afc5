import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import {
  serviziRoutes,
  type Duplicazione,
  type ServizioDuplicato,
  type ServizioEscluso,
} from '#shared/contracts/servizi/servizi.ts';
import { codiceDi, nominativo } from '#shared/domain/persona/nominativo.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { ChiCell, DataCell } from '#ui/celle.tsx';
import { useConferma } from '#ui/conferma.tsx';
import { quanti } from '#ui/formati.ts';
import { useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { useNotices } from '#ui/notices.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { StampaOperazione } from './stampa-operazione.tsx';

/** The name of a row, and the codice fiscale or matricola under it. */
const chi = (riga: ServizioDuplicato | ServizioEscluso) => (
  <>
    {nominativo(riga.desCognome, riga.desNome)}
    <ChiCell codice={codiceDi(riga)} />
  </>
);

/** Services that go on without a new contract, carried into the school year. */
export const DuplicaServizi = ({ anno }: { readonly anno: number }) => {
  const duplica = useWrite(serviziRoutes.duplicaServizio, [serviziRoutes.searchServizi]);
  const conferma = useConferma();
  const segui = useSeguiLavoro();
  const { notify, notifyError } = useNotices();
  const vista = duplica.data;
  const guarda = () => duplica.mutate({ query: { anno, anteprima: true } }, { onError: notifyError });
  const chiedi = (quantiServizi: number) =>
    conferma({
      titolo: `Duplicare ${quanti(quantiServizi, 'servizio', 'servizi')} nel ${nomeAnnoScolastico(anno)}?`,
      azione: 'Duplica',
      testo: "I servizi dell'anno prima restano come sono. Chi è già stato duplicato non si ripete.",
      esegui: async () => {
        const esito = await duplica.mutateAsync({ query: { anno } });
        if (esito.lavoro) segui(esito.lavoro, { stale: [serviziRoutes.searchServizi] });
        else
          notify(
            'success',
            `${quanti(esito.numCreati, 'servizio creato', 'servizi creati')} per il ${nomeAnnoScolastico(anno)}`,
          );
      },
    });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="I servizi a tempo indeterminato e gli incarichi confermati che finiscono il 31 agosto ricominciano il 1° settembre"
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <StampaOperazione anno={anno} tipo="servizi" />
              <Button loading={duplica.isPending} onClick={guarda}>
                Anteprima dei servizi
              </Button>
            </SpaceBetween>
          }
        >
          Servizi
        </Header>
      }
    >
      {vista === undefined ? (
        "L'anteprima mostra chi sarebbe duplicato e chi no, senza scrivere niente."
      ) : (
        <Piano vista={vista} onDuplica={chiedi} />
      )}
    </Container>
  );
};

const Piano = ({
  vista,
  onDuplica,
}: {
  readonly vista: Duplicazione;
  readonly onDuplica: (quanti: number) => void;
}) => (
  <SpaceBetween size="l">
    <Tabella<ServizioDuplicato>
      variant="embedded"
      items={vista.servizi}
      trackBy="uid"
      ariaLabels={{ tableLabel: 'Servizi da duplicare' }}
      header={
        <Header
          variant="h3"
          counter={`(${vista.anteprima ? vista.numDaCreare : vista.numCreati})`}
          actions={
            vista.anteprima &&
            vista.numDaCreare > 0 && (
              <Button
                variant="primary"
                onClick={() => onDuplica(vista.numDaCreare)}
              >{`Duplica ${quanti(vista.numDaCreare, 'servizio', 'servizi')}`}</Button>
            )
          }
        >
          {vista.anteprima ? 'Da duplicare' : 'Duplicati'}
        </Header>
      }
      empty={
        <StatoVuoto
          titolo="Nessun servizio da duplicare"
          testo="Nessun servizio che prosegue finisce il 31 agosto dell'anno prima, oppure sono già stati tutti duplicati."
        />
      }
      columnDefinitions={[
        {
          id: 'chi',
          header: 'Persona',
          isRowHeader: true,
          cell: chi,
        },
        { id: 'qualifica', header: 'Qualifica', cell: ({ desQualificaRetributiva }) => desQualificaRetributiva },
        { id: 'dal', header: 'Dal', cell: ({ datInizio }) => <DataCell valore={datInizio} />, width: 130 },
        { id: 'al', header: 'Al', cell: ({ datFine }) => <DataCell valore={datFine} />, width: 130 },
      ]}
    />
    {vista.numEsclusi > 0 && (
      <ExpandableSection headerText={`Non si duplicano (${vista.numEsclusi})`}>
        <Tabella<ServizioEscluso>
          variant="embedded"
          items={vista.esclusi}
          trackBy="uidOrigine"
          wrapLines
          ariaLabels={{ tableLabel: 'Servizi che non si duplicano' }}
          columnDefinitions={[
            {
              id: 'chi',
              header: 'Persona',
              isRowHeader: true,
              cell: chi,
              width: 260,
            },
            { id: 'motivo', header: 'Perché', cell: ({ motivo }) => motivo },
          ]}
        />
      </ExpandableSection>
    )}
  </SpaceBetween>
);
