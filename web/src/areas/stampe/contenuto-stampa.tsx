import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRoute } from '#api/query.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import { contenutoStampaRoutes, type Contenuto, type ContenutoStampa } from '#shared/contracts/stampe/contenuto.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatIntero, quanti } from '#ui/formati.ts';
import { StampeFatte } from '#ui/stampa/stampe-fatte.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

type Parametri = RouteRequest<typeof contenutoStampaRoutes.getContenutoStampa>['body']['parametri'];

/** Words for where there is nothing to print: why, and the screen that puts something there. */
export interface SenzaRighe {
  readonly testo: string;
  readonly indirizzo: `#/${string}`;
  readonly nome: string;
}

/** Milliseconds for which a form is left alone before the contents of its print are asked for. */
const PAUSA = 350;

/** Beside the form of a print: what it would say with these values, and the last times it was made. */
export const ContenutoDellaStampa = ({
  codice,
  parametri,
  vuoto,
}: {
  readonly codice: string;
  readonly parametri: Parametri;
  readonly vuoto: SenzaRighe;
}) => {
  const fermi = useFermi(parametri);
  const { data, error, refetch } = useRoute(
    contenutoStampaRoutes.getContenutoStampa,
    { body: { codice, parametri: fermi } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <SpaceBetween size="l">
      <section aria-label="Che cosa stamperà" aria-live="polite">
        <Container header={<Header variant="h2">Che cosa stamperà</Header>}>
          {data === undefined ? <Attesa errore={error} onRiprova={refetch} /> : <Detto {...data} vuoto={vuoto} />}
        </Container>
      </section>
      {data !== undefined && data.ultime.length > 0 && (
        <section aria-label="Ultime stampe">
          <Container header={<Header variant="h2">Ultime stampe</Header>}>
            <StampeFatte stampe={data.ultime} />
          </Container>
        </section>
      )}
    </SpaceBetween>
  );
};

/** The values once they have not changed for a while. */
const useFermi = (parametri: Parametri): Parametri => {
  const scritti = JSON.stringify(parametri);
  const [fermi, setFermi] = useState({ scritti, parametri });
  useEffect(() => {
    if (fermi.scritti === scritti) return undefined;
    const timer = setTimeout(() => setFermi({ scritti, parametri }), PAUSA);
    return () => clearTimeout(timer);
  }, [scritti, parametri, fermi.scritti]);
  return fermi.parametri;
};

const Detto = ({ contenuto, manca, vuoto }: ContenutoStampa & { readonly vuoto: SenzaRighe }) => {
  if (contenuto === null) return <Box color="text-body-secondary">{manca}</Box>;
  if (contenuto.quanti === 0)
    return (
      <StatoVuoto
        titolo="Niente da stampare"
        testo={`${contenuto.titolo}: ${vuoto.testo}`}
        azione={<Link href={vuoto.indirizzo}>{vuoto.nome}</Link>}
      />
    );
  return (
    <SpaceBetween size="m">
      <Box variant="strong">{contenuto.titolo}</Box>
      <KeyValuePairs columns={2} items={[...conteggi(contenuto), ...somme(contenuto)]} />
    </SpaceBetween>
  );
};

const conteggi = ({ quanti: numero, diChe, persone }: Contenuto) => [
  { label: diChe === 'RIGHE' ? 'Righe' : 'Schede', value: formatIntero(numero) },
  ...(persone === null ? [] : [{ label: 'Persone', value: formatIntero(persone) }]),
];

/** The sums, with a word for each; beyond a screenful those that are left are counted. */
const somme = ({ totali }: Contenuto) => {
  const detti = totali.slice(0, SOMME).map(({ nome, importo }) => ({ label: nome, value: formatEuro(importo) }));
  const altri = totali.length - detti.length;
  return altri > 0 ? [...detti, { label: 'Altre somme', value: quanti(altri, 'totale', 'totali') }] : detti;
};
const SOMME = 12;
