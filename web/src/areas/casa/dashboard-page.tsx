import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { casaRoutes, type Cruscotto } from '#shared/contracts/casa/casa.ts';
import { addMesi, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaMese } from '#ui/scelte/scelta-mese.tsx';
import { useSession } from '#ui/session.ts';
import { Andamento } from './andamento.tsx';
import { DaFare } from './da-fare.tsx';
import { Mancanze } from './mancanze.tsx';
import { NumeriDelMese } from './numeri-del-mese.tsx';
import { PassiDelMese } from './passi-del-mese.tsx';
import { PersonaleDiOggi } from './personale-di-oggi.tsx';
import { isDaCominciare, PrimiPassi } from './primi-passi.tsx';
import { ScadenzeProssime } from './scadenze-prossime.tsx';
import { StatiDelMese } from './stati-del-mese.tsx';

/** First month payslips can be computed for. */
const PRIMO_MESE: Mese = { anno: 2023, mese: 1 };

/** The month at a glance: what is to be done of every month, how far the runs have come, what was paid, who is about to finish or absent, what is still to be filled in. */
export const DashboardPage = () => {
  const corrente = meseDi(useSession().sessione.oggi);
  const [mese, setMese] = useState(corrente);
  // a step filled in on another screen is told at once
  const { data, error, refetch } = useRoute(casaRoutes.getCruscotto, { query: mese }, { staleTime: 0 });
  return (
    <Pagina
      titolo="Dashboard"
      descrizione="Che cosa c'è da fare, il mese di lavoro e quello che manca"
      azioni={<SceltaMese valore={mese} onCambia={setMese} dal={PRIMO_MESE} al={addMesi(corrente, 12)} />}
    >
      {error && <ErroreCaricamento errore={error} onRiprova={refetch} />}
      {!error && data === undefined && <Spinner size="large" />}
      {!error && data && <Contenuto data={data} mese={mese} />}
    </Pagina>
  );
};

/** The steps of an office that begins, alone while something indispensable is missing, else above the work of the month. */
const Contenuto = ({ data, mese }: { readonly data: Cruscotto; readonly mese: Mese }) => (
  <SpaceBetween size="l">
    {data.primiPassi.length > 0 && <PrimiPassi quali={data.primiPassi} />}
    {!isDaCominciare(data.primiPassi) && <LavoroDelMese data={data} mese={mese} />}
  </SpaceBetween>
);

const LavoroDelMese = ({ data, mese }: { readonly data: Cruscotto; readonly mese: Mese }) => (
  <SpaceBetween size="l">
    <NumeriDelMese cruscotto={data} />
    <DaFare daFare={data.daFare} />
    <ScadenzeProssime scadenze={data.scadenze} />
    <PassiDelMese cruscotto={data} />
    <Andamento andamento={data.andamento} ultimo={mese} />
    <PersonaleDiOggi cruscotto={data} />
    <Mancanze mancanze={data.mancanze} />
    <StatiDelMese stati={data.stati} />
  </SpaceBetween>
);
