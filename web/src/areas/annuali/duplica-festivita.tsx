import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Table from '@cloudscape-design/components/table';
import {
  calendariRoutes,
  descrizioneTipoFestivita,
  type EsitoDuplicazione,
  type VoceDuplicata,
} from '../../../../shared/contracts/scuola/calendari.ts';
import { nomeAnnoScolastico } from '../../../../shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '../../../../shared/domain/tempo/date.ts';
import { useWrite } from '../../api/query.ts';
import { useConferma } from '../../ui/conferma.tsx';
import { quanti } from '../../ui/formati.ts';
import { useNotices } from '../../ui/notices.tsx';
import { StatoVuoto } from '../../ui/stato-vuoto.tsx';

/** Holidays of a school year: those of the law and the patron saints computed, the closures of the year before moved. */
export const DuplicaFestivita = ({ anno }: { readonly anno: number }) => {
  const duplica = useWrite(calendariRoutes.duplicateFestivita, [calendariRoutes.listFestivita]);
  const conferma = useConferma();
  const { notify, notifyError } = useNotices();
  const vista = duplica.data;
  const chiedi = (quante: number) =>
    conferma({
      titolo: `Aggiungere ${quanti(quante, 'festività', 'festività')} al ${nomeAnnoScolastico(anno)}?`,
      azione: 'Aggiungi',
      testo: "Quelle che ci sono già restano come sono. Le chiusure prese dall'anno prima sono da controllare.",
      esegui: async () => {
        const esito = await duplica.mutateAsync({ query: { anno } });
        notify(
          'success',
          `${quanti(esito.create, 'festività aggiunta', 'festività aggiunte')} al ${nomeAnnoScolastico(anno)}`,
        );
      },
    });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Le feste di legge, Pasqua e i patroni sono calcolati; le chiusure decise dalla scuola si spostano di un anno"
          actions={
            <Button
              loading={duplica.isPending}
              onClick={() => duplica.mutate({ query: { anno, anteprima: true } }, { onError: notifyError })}
            >
              Anteprima delle festività
            </Button>
          }
        >
          Festività e chiusure
        </Header>
      }
    >
      {vista === undefined ? (
        "L'anteprima mostra le festività che sarebbero aggiunte, senza scrivere niente."
      ) : (
        <Piano vista={vista} onAggiungi={chiedi} />
      )}
    </Container>
  );
};

const Piano = ({
  vista,
  onAggiungi,
}: {
  readonly vista: EsitoDuplicazione;
  readonly onAggiungi: (quante: number) => void;
}) => {
  const nuove = vista.voci.filter(({ esito }) => esito === 'NUOVA').length;
  return (
    <Table<VoceDuplicata>
      variant="embedded"
      items={vista.voci}
      trackBy={({ datInizio, descrizione }) => `${datInizio} ${descrizione}`}
      ariaLabels={{ tableLabel: "Festività dell'anno" }}
      header={
        <Header
          variant="h3"
          counter={`(${vista.voci.length})`}
          actions={
            vista.anteprima &&
            nuove > 0 && (
              <Button
                variant="primary"
                onClick={() => onAggiungi(nuove)}
              >{`Aggiungi ${quanti(nuove, 'festività', 'festività')}`}</Button>
            )
          }
        >
          {vista.anteprima ? 'Festività proposte' : "Festività dell'anno"}
        </Header>
      }
      empty={<StatoVuoto titolo="Nessuna festività" />}
      columnDefinitions={[
        {
          id: 'quando',
          header: 'Quando',
          isRowHeader: true,
          cell: ({ datInizio, datFine }) =>
            datInizio === datFine ? formatGiorno(datInizio) : `${formatGiorno(datInizio)} – ${formatGiorno(datFine)}`,
          width: 220,
        },
        { id: 'descrizione', header: 'Festività', cell: ({ descrizione }) => descrizione },
        { id: 'tipo', header: 'Tipo', cell: ({ tipo }) => descrizioneTipoFestivita[tipo] },
        {
          id: 'esito',
          header: 'Stato',
          cell: (voce) => <StatoVoce voce={voce} aggiunta={!vista.anteprima} />,
          width: 230,
        },
      ]}
    />
  );
};

const StatoVoce = ({
  voce: { esito, daVerificare },
  aggiunta,
}: {
  readonly voce: VoceDuplicata;
  readonly aggiunta: boolean;
}) => {
  if (esito === 'PRESENTE') return <StatusIndicator type="stopped">C'è già</StatusIndicator>;
  if (daVerificare)
    return (
      <StatusIndicator type="warning">
        {aggiunta ? 'Aggiunta, da controllare' : 'Nuova, da controllare'}
      </StatusIndicator>
    );
  return <StatusIndicator type="success">{aggiunta ? 'Aggiunta' : 'Nuova'}</StatusIndicator>;
};
