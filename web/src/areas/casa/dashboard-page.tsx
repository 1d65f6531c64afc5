import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState } from 'react';
import { casaRoutes } from '../../../../shared/contracts/casa/casa.ts';
import { addMesi, meseDi, type Mese } from '../../../../shared/domain/tempo/mese.ts';
import { useRoute } from '../../api/query.ts';
import { ErroreCaricamento } from '../../ui/errore-caricamento.tsx';
import { Pagina } from '../../ui/pagina.tsx';
import { SceltaMese } from '../../ui/scelte/scelta-mese.tsx';
import { useSession } from '../../ui/session.ts';
import { DaFareDelMese } from './da-fare.tsx';
import { Mancanze } from './mancanze.tsx';
import { NumeriDelMese } from './numeri-del-mese.tsx';
import { ScadenzeProssime } from './scadenze.tsx';
import { StatiDelMese } from './stati-del-mese.tsx';

/** First month payslips can be computed for. */
const PRIMO_MESE: Mese = { anno: 2023, mese: 1 };

/** The month at a glance: runs by state, what is to be done, what the school has still to fill in. */
export const DashboardPage = () => {
  const corrente = meseDi(useSession().sessione.oggi);
  const [mese, setMese] = useState(corrente);
  const { data, error, refetch } = useRoute(casaRoutes.getCruscotto, { query: mese });
  return (
    <Pagina
      titolo="Dashboard"
      descrizione="Il mese di lavoro e quello che manca"
      azioni={<SceltaMese valore={mese} onCambia={setMese} dal={PRIMO_MESE} al={addMesi(corrente, 12)} />}
    >
      {error && (
        <ErroreCaricamento
          errore={error}
          onRiprova={() => {
            void refetch();
          }}
        />
      )}
      {!error && data === undefined && <Spinner size="large" />}
      {!error && data && (
        <SpaceBetween size="l">
          <Mancanze mancanze={data.mancanze} />
          <NumeriDelMese cruscotto={data} />
          <DaFareDelMese daFare={data.daFare} mese={mese} />
          <ScadenzeProssime />
          <StatiDelMese stati={data.stati} />
        </SpaceBetween>
      )}
    </Pagina>
  );
};
