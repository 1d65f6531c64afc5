import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import type { Assenza } from '#shared/contracts/assenze/assenze.ts';
import { supplentiRoutes, type Supplente } from '#shared/contracts/assenze/supplenti.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { printSchedaSidi } from '#shared/contracts/servizi/stampe/scheda-sidi.ts';
import { supplenzeRoutes } from '#shared/contracts/servizi/supplenze.ts';
import { chiConCodice, nominativo } from '#shared/domain/persona/nominativo.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useNotices } from '#ui/notices.tsx';
import { useHasRole } from '#ui/session.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { giorniScoperti, periodiInParole, supplentiDi } from './giorni-coperti.ts';
import { SupplenteModale } from './supplente-modale.tsx';

/** The substitutes of an absence: who covers it and until when, a new one, and the one that may go on. */
export const Supplenti = ({ assenza }: { readonly assenza: Assenza }) => {
  const { data, error, refetch } = useRoute(supplentiRoutes.listSupplenti, { params: { uid: assenza.uidSubAnagrafe } });
  const [aperta, setAperta] = useState(false);
  const scrive = useHasRole('GESTORE', 'TESTER', 'SERVIZI');
  return (
    <Container
      header={
        <Header variant="h2" actions={scrive && <Button onClick={() => setAperta(true)}>Registra supplente</Button>}>
          Chi sostituisce
        </Header>
      }
    >
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <Copertura assenza={assenza} supplenti={supplentiDi(assenza, data)} scrive={scrive} />
      )}
      {aperta && <SupplenteModale assenza={assenza} onChiudi={() => setAperta(false)} />}
    </Container>
  );
};

interface CoperturaProps {
  readonly assenza: Assenza;
  readonly supplenti: readonly Supplente[];
  readonly scrive: boolean;
}

const Copertura = ({ assenza, supplenti, scrive }: CoperturaProps) => {
  const scoperti = giorniScoperti(assenza, supplenti);
  if (supplenti.length === 0) return <Box>Nessuno sostituisce chi è assente.</Box>;
  const prorogabile =
    scoperti.at(-1)?.al === assenza.datFine ? daProrogare(scoperti.at(-1)?.dal, supplenti) : undefined;
  return (
    <SpaceBetween size="s">
      {supplenti.map((uno) => (
        <SpaceBetween key={uno.uid} direction="horizontal" size="s" alignItems="center">
          <Box>
            {chiConCodice(uno)} {periodiInParole([{ dal: uno.datInizio, al: uno.datFine }])}
          </Box>
          <SchedaSidi supplente={uno} />
        </SpaceBetween>
      ))}
      <Box variant="strong">
        {scoperti.length === 0 ? "Coperta tutta l'assenza." : `Senza supplente ${periodiInParole(scoperti)}.`}
      </Box>
      {scrive && prorogabile && <Proroga supplente={prorogabile} fino={assenza.datFine} />}
    </SpaceBetween>
  );
};

/** The sheet to type into SIDI of the contract of one substitute. */
const SchedaSidi = ({ supplente }: { readonly supplente: Supplente }) => {
  const { inCorso, print } = useStampa(printSchedaSidi);
  if (!useHasRole('GESTORE', 'TESTER', 'CEDOLINI')) return null;
  return (
    <Button
      variant="inline-link"
      loading={inCorso}
      ariaLabel={`Scheda per SIDI di ${nominativo(supplente.desCognome, supplente.desNome)}`}
      onClick={() => print({ ...meseDi(supplente.datInizio), uidServizio: supplente.uid })}
    >
      Scheda per SIDI
    </Button>
  );
};

/** The substitute whose service ends the day before. */
const daProrogare = (dal: string | undefined, supplenti: readonly Supplente[]): Supplente | undefined =>
  supplenti.find(({ datFine }) => datFine !== null && addGiorni(datFine, 1) === dal);

/** The service that goes on is asked with one button: a new one, contiguous. */
const Proroga = ({ supplente, fino }: { readonly supplente: Supplente; readonly fino: string }) => {
  const { notify } = useNotices();
  const proroga = useWrite(supplenzeRoutes.prorogaSupplenza, [
    supplentiRoutes.listSupplenti,
    serviziRoutes.searchServizi,
  ]);
  const nome = nominativo(supplente.desCognome, supplente.desNome);
  return (
    <Button
      loading={proroga.isPending}
      onClick={() => {
        void proroga
          .mutateAsync({ params: { uid: supplente.uid } })
          .then(() => notify('success', `Supplenza di ${nome} prorogata fino al ${formatGiorno(fino)}`));
      }}
    >
      {`Proroga ${nome} fino al ${formatGiorno(fino)}`}
    </Button>
  );
};
