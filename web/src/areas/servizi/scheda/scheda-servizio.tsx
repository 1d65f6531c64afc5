import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState } from 'react';
import type { RouteAnswer } from '../../../../../shared/contracts/route.ts';
import { elenchiScuolaRoutes } from '../../../../../shared/contracts/scuola/elenchi-scuola.ts';
import type { ListeServizio } from '../../../../../shared/contracts/servizi/liste-servizio.ts';
import { serviziRoutes } from '../../../../../shared/contracts/servizi/servizi.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { useRoute } from '../../../api/query.ts';
import { ErroreCaricamento } from '../../../ui/errore-caricamento.tsx';
import { Pagina } from '../../../ui/pagina.tsx';
import { FinestraRegistro } from '../../../ui/registro/registro-modifiche.tsx';
import { useHasRole } from '../../../ui/session.ts';
import { etichetteServizio } from '../etichette.ts';
import { ServizioForm } from './servizio-form.tsx';

/** The lists the form of a service is filled in with. */
export interface Liste extends ListeServizio {
  readonly tipoNominaList: RouteAnswer<typeof elenchiScuolaRoutes.listTipiNomina>;
  readonly profiloAtaList: RouteAnswer<typeof elenchiScuolaRoutes.searchProfiliAta>['righe'];
}

interface Props {
  readonly uidSubAnagrafe: string;
  readonly dipendente: string;
  readonly uid: string | null;
  readonly onTorna: () => void;
}

/** A service of a person, new or to be changed. */
export const SchedaServizio = ({ uidSubAnagrafe, dipendente, uid, onTorna }: Props) => {
  const servizio = useRoute(serviziRoutes.getServizio, { params: { uid: uid ?? '' } }, { enabled: uid !== null });
  const { liste, errore, riprova } = useListe();
  const [registro, setRegistro] = useState(false);
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const guasto = servizio.error ?? errore;
  const pronto = liste !== null && (uid === null || servizio.data !== undefined);
  const titolo =
    uid === null
      ? `Nuovo servizio di ${dipendente}`
      : `Servizio di ${dipendente}${servizio.data ? ` dal ${formatGiorno(servizio.data.datInizio)}` : ''}`;
  return (
    <Pagina
      titolo={titolo}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onTorna}>Torna ai servizi</Button>
          {vedeRegistro && servizio.data && <Button onClick={() => setRegistro(true)}>Chi l'ha modificato</Button>}
        </SpaceBetween>
      }
    >
      {guasto !== null && (
        <ErroreCaricamento
          errore={guasto}
          onRiprova={() => {
            riprova();
            void servizio.refetch();
          }}
        />
      )}
      {guasto === null && !pronto && <Spinner size="large" />}
      {pronto && (
        <ServizioForm
          key={uid ?? ''}
          uidSubAnagrafe={uidSubAnagrafe}
          servizio={uid === null ? undefined : servizio.data}
          liste={liste}
          onSalvato={onTorna}
          onAnnulla={onTorna}
        />
      )}
      {registro && uid !== null && (
        <FinestraRegistro
          entita="SERVIZIO"
          uid={uid}
          titolo={titolo}
          etichette={etichetteServizio}
          onChiudi={() => setRegistro(false)}
        />
      )}
    </Pagina>
  );
};

const useListe = (): { readonly liste: Liste | null; readonly errore: Error | null; readonly riprova: () => void } => {
  const liste = useRoute(serviziRoutes.listServizioListe, {}, { staleTime: Infinity });
  const nomine = useRoute(elenchiScuolaRoutes.listTipiNomina, {}, { staleTime: Infinity });
  const profili = useRoute(elenchiScuolaRoutes.searchProfiliAta, { body: { limit: 0 } }, { staleTime: Infinity });
  const risposte = [liste, nomine, profili];
  return {
    liste:
      liste.data && nomine.data && profili.data
        ? { ...liste.data, tipoNominaList: nomine.data, profiloAtaList: profili.data.righe }
        : null,
    errore: risposte.find(({ error }) => error !== null)?.error ?? null,
    riprova: () => {
      for (const { error, refetch } of risposte) if (error) void refetch();
    },
  };
};
