import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { DataCell, SiNoCell } from '#ui/celle.tsx';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { AccorpamentoModale } from './accorpamento-modale.tsx';

/** People of the same name, group by group: either namesakes, to be left as they are, or one person entered twice, to be merged. */
export const Omonimi = () => {
  const { data, error, isPending, isFetching, refetch } = useRoute(
    anagrafeRoutes.accorpaAnagrafe,
    { body: { azione: 'CERCA' } },
    { staleTime: 0 },
  );
  const [scelto, setScelto] = useState<readonly RigaPersona[] | null>(null);
  const ricarica = () => {
    void refetch();
  };
  if (error) return <ErroreCaricamento errore={error} onRiprova={ricarica} />;
  if (isPending) return <Spinner size="large" />;
  const { gruppi } = data;
  return (
    <SpaceBetween size="l">
      <Header
        variant="h2"
        counter={`(${gruppi.length})`}
        description="Schede con lo stesso cognome e nome: persone diverse, oppure la stessa inserita due volte"
        actions={
          <Button iconName="refresh" loading={isFetching} onClick={ricarica}>
            Cerca di nuovo
          </Button>
        }
      >
        Persone con lo stesso nome
      </Header>
      {gruppi.length === 0 && (
        <StatoVuoto titolo="Nessuno ha lo stesso nome di un altro" testo="Non c'è niente da accorpare." />
      )}
      {gruppi.map((gruppo) => (
        <Gruppo key={gruppo.map(({ uid }) => uid).join()} gruppo={gruppo} onAccorpa={() => setScelto(gruppo)} />
      ))}
      {scelto && <AccorpamentoModale gruppo={scelto} onChiudi={() => setScelto(null)} />}
    </SpaceBetween>
  );
};

const Gruppo = ({ gruppo, onAccorpa }: { readonly gruppo: readonly RigaPersona[]; readonly onAccorpa: () => void }) => {
  const nome = nominativo(gruppo[0]?.desCognome ?? '', gruppo[0]?.desNome ?? '');
  const [distinte, setDistinte] = useState(false);
  const segna = useWrite(anagrafeRoutes.markOmonimi);
  const { notifyError } = useNotices();
  const mark = (scelte: boolean) =>
    segna.mutate(
      { body: { uids: gruppo.map(({ uid }) => uid), distinte: scelte } },
      { onSuccess: () => setDistinte(scelte), onError: notifyError },
    );
  if (distinte)
    return (
      <Alert
        type="success"
        action={
          <Button loading={segna.isPending} onClick={() => mark(false)}>
            Annulla
          </Button>
        }
      >
        {nome}: sono {quanti(gruppo.length, 'persona diversa', 'persone diverse')}. Non saranno più proposte, finché non
        si aggiunge un’altra persona con lo stesso nome.
      </Alert>
    );
  return (
    <Tabella<RigaPersona>
      variant="container"
      items={gruppo}
      trackBy="uid"
      ariaLabels={{ tableLabel: `Schede di ${nome}` }}
      header={
        <Header
          variant="h3"
          description={quanti(gruppo.length, 'scheda', 'schede')}
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <Button ariaLabel={`Sono persone diverse: ${nome}`} loading={segna.isPending} onClick={() => mark(true)}>
                Sono persone diverse
              </Button>
              <Button ariaLabel={`Accorpa le schede di ${nome}`} onClick={onAccorpa}>
                Accorpa…
              </Button>
            </SpaceBetween>
          }
        >
          {nome}
        </Header>
      }
      columnDefinitions={[
        {
          id: 'desCf',
          header: 'Codice fiscale',
          isRowHeader: true,
          cell: ({ uid, desCf }) => <Link href={`#/anagrafe?persona=${uid}`}>{desCf}</Link>,
        },
        { id: 'datNascita', header: 'Nascita', cell: ({ datNascita }) => <DataCell valore={datNascita} /> },
        { id: 'matricola', header: 'Matricola', cell: ({ matricola }) => matricola },
        { id: 'collegata', header: 'Collegata a un utente', cell: ({ collegata }) => <SiNoCell valore={collegata} /> },
      ]}
    />
  );
};
