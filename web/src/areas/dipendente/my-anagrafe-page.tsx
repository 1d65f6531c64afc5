import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { ApiError } from '#api/client.ts';
import { useRoute } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Domicilio, Persona } from '#shared/contracts/anagrafe/persona.ts';
import { DataCell } from '#ui/celle.tsx';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { gruppiDi } from './gruppi-dati.ts';

/** The record of the signed-in employee, to be read only. */
export const MyAnagrafePage = () => {
  const { data: persona, error, refetch } = useRoute(anagrafeRoutes.getPersonaPropria, {});
  const scollegata = error instanceof ApiError && error.status === 404;
  return (
    <Pagina titolo="Dati anagrafici" descrizione="I propri dati come li ha la scuola">
      {scollegata && (
        <Alert type="info" header="Nessuna scheda collegata">
          {error.message}
        </Alert>
      )}
      {error && !scollegata && <ErroreCaricamento errore={error} onRiprova={refetch} />}
      {!error && persona === undefined && <Spinner size="large" />}
      {persona && <Scheda persona={persona} />}
    </Pagina>
  );
};

const Scheda = ({ persona }: { readonly persona: Persona }) => (
  <SpaceBetween size="l">
    <Alert type="info">
      Questi dati si possono solo leggere. Per correggerli rivolgersi alla segreteria della scuola.
    </Alert>
    {gruppiDi(persona).map(({ titolo, voci }) => (
      <Container key={titolo} header={<Header variant="h2">{titolo}</Header>}>
        <KeyValuePairs
          columns={3}
          minColumnWidth={220}
          items={voci.map(({ nome, valore }) => ({ label: nome, value: valore || '–' }))}
        />
      </Container>
    ))}
    <Domicili domicili={persona.domicili} />
  </SpaceBetween>
);

const Domicili = ({ domicili }: { readonly domicili: readonly Domicilio[] }) => (
  <Tabella<Domicilio>
    variant="container"
    items={domicili.toSorted((a, b) => (a.dal < b.dal ? 1 : -1))}
    trackBy="dal"
    ariaLabels={{ tableLabel: 'Domicilio fiscale' }}
    header={
      <Header variant="h2" description="Le addizionali regionale e comunale seguono quello del 1° gennaio">
        Domicilio fiscale
      </Header>
    }
    empty={
      <StatoVuoto
        titolo="Nessun domicilio fiscale"
        testo="Chiedere alla segreteria di inserirlo: serve a calcolare le addizionali."
      />
    }
    columnDefinitions={[
      { id: 'dal', header: 'Dal', isRowHeader: true, cell: ({ dal }) => <DataCell valore={dal} />, width: 160 },
      { id: 'comune', header: 'Comune', cell: ({ desComuneDomf }) => desComuneDomf },
    ]}
  />
);
