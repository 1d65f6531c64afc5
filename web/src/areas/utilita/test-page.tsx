import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { descrizioneLicenza, licenze } from '#shared/domain/accesso/licenze.ts';
import { descrizioneRuolo } from '#shared/domain/accesso/ruoli.ts';
import { useConferma } from '#ui/conferma.tsx';
import { formatIstante } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Segno } from '#ui/segno.tsx';
import { useSession } from '#ui/session.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { useProve, type Prova } from './use-prove.ts';

/** Whether what the program stands on answers, for who looks into a problem with the assistance. */
export const TestPage = () => {
  const { prove, inCorso, run } = useProve();
  const { notify } = useNotices();
  const conferma = useConferma();
  return (
    <Pagina
      titolo="Pagina di prova"
      descrizione="Controlla che i servizi del programma rispondano e che messaggi e finestre si vedano"
    >
      <Tabella<Prova>
        variant="container"
        items={prove}
        trackBy="nome"
        ariaLabels={{ tableLabel: 'Servizi' }}
        header={
          <Header
            variant="h2"
            actions={
              <Button variant="primary" loading={inCorso} onClick={run}>
                Prova i servizi
              </Button>
            }
          >
            Servizi
          </Header>
        }
        columnDefinitions={[
          { id: 'nome', header: 'Servizio', isRowHeader: true, cell: ({ nome }) => nome },
          { id: 'esito', header: 'Esito', cell: ({ esito }) => <Esito esito={esito} /> },
          {
            id: 'tempo',
            header: 'Tempo',
            cell: ({ millisecondi }) => (millisecondi === null ? '–' : `${millisecondi} ms`),
            width: 120,
          },
        ]}
      />
      <DatiSessione />
      <Container header={<Header variant="h2">Messaggi e finestre</Header>}>
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => notify('success', 'Operazione avvenuta con successo')}>Messaggio di successo</Button>
          <Button onClick={() => notify('warning', 'Nessun dato da stampare')}>Avviso</Button>
          <Button onClick={() => notify('error', 'Operazione fallita')}>Messaggio di errore</Button>
          <Button
            onClick={() =>
              conferma({
                titolo: 'Confermare la prova?',
                testo: 'Non succede niente.',
                azione: 'Conferma',
                esegui: () => notify('info', 'Prova confermata'),
              })
            }
          >
            Finestra di conferma
          </Button>
        </SpaceBetween>
      </Container>
    </Pagina>
  );
};

const Esito = ({ esito }: { readonly esito: Prova['esito'] }) => {
  if (esito === null) return <Segno type="pending">Da provare</Segno>;
  return <Segno type={esito === 'ok' ? 'success' : 'error'}>{esito === 'ok' ? 'Risponde' : esito}</Segno>;
};

/** A licence by its name and its code; by its code alone, where the product does not know it. */
const licenzaInParole = (codice: string): string => {
  const licenza = licenze.find((una) => una === codice);
  return licenza === undefined ? codice : `${descrizioneLicenza[licenza]} (${codice})`;
};

const DatiSessione = () => {
  const { sessione } = useSession();
  return (
    <Container header={<Header variant="h2">Sessione</Header>}>
      <KeyValuePairs
        columns={3}
        minColumnWidth={200}
        items={[
          { label: 'Utente', value: sessione.descutente },
          { label: 'Scuola', value: `${sessione.desScuola} (${sessione.codmin})` },
          { label: 'Codice cliente', value: sessione.codcli },
          { label: 'Ruoli', value: sessione.ruoli.map((ruolo) => descrizioneRuolo[ruolo]).join(', ') },
          { label: 'Licenze', value: sessione.licenze.map(licenzaInParole).join(', ') || '–' },
          { label: 'Scade', value: formatIstante(sessione.expiration) },
          { label: 'Data di lavoro', value: sessione.oggi.split('-').reverse().join('/') },
          { label: 'Versione minima', value: sessione.minVersion },
          { label: 'Browser', value: navigator.userAgent },
        ]}
      />
    </Container>
  );
};
