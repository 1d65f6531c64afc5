import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { supplenzeRoutes } from '#shared/contracts/servizi/supplenze.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraServizio } from '#ui/personale/finestre-registro.tsx';
import type { PersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { useHasRole } from '#ui/session.ts';
import { ServizioForm } from './servizio-form.tsx';
import { useListe } from './use-liste.ts';

interface Props {
  readonly persona: PersonaAperta;
  readonly uid: string | null;
  /** Absence that a new service covers: its dates and post come from it. */
  readonly assenzaCoperta: string | null;
  readonly onTorna: () => void;
}

/** A service of a person, new or to be changed. */
export const SchedaServizio = ({ persona, uid, assenzaCoperta, onTorna }: Props) => {
  const { servizio, supplenza, letto, ...lettura } = useServizioLetto(uid, assenzaCoperta);
  const { liste, errore, riprova } = useListe();
  const guasto = lettura.errore ?? errore;
  const pronto = liste !== null && letto;
  const dal = servizio === undefined ? '' : `dal ${formatGiorno(servizio.datInizio)}`;
  const riprovaTutto = () => {
    riprova();
    lettura.riprova();
  };
  return (
    <Pagina
      {...persona.intesta(uid === null ? 'Nuovo servizio' : 'Servizio', dal)}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onTorna}>Torna ai servizi</Button>
          {servizio && <RegistroServizio uid={servizio.uid} titolo={`Servizio ${persona.di} ${dal}`} />}
        </SpaceBetween>
      }
    >
      {(guasto !== null || !pronto) && <Attesa errore={guasto} onRiprova={riprovaTutto} />}
      {pronto && (
        <ServizioForm
          key={uid ?? ''}
          uidSubAnagrafe={persona.uid}
          servizio={servizio}
          supplenza={supplenza}
          liste={liste}
          onSalvato={onTorna}
          onAnnulla={onTorna}
        />
      )}
    </Pagina>
  );
};

/** The service that is there, and the absence it covers or a new one is to cover, with the service that this proposes. */
const useServizioLetto = (uid: string | null, assenzaCoperta: string | null) => {
  const servizio = useRoute(serviziRoutes.getServizio, { params: { uid: uid ?? '' } }, { enabled: uid !== null });
  const coperta = servizio.data?.uidAssenzaCoperta ?? assenzaCoperta;
  const supplenza = useRoute(
    supplenzeRoutes.proponiSupplenza,
    { params: { uid: coperta ?? '' } },
    { enabled: coperta !== null },
  );
  return {
    servizio: servizio.data,
    supplenza: supplenza.data,
    errore: servizio.error ?? supplenza.error,
    letto: (uid === null || servizio.data !== undefined) && (coperta === null || supplenza.data !== undefined),
    riprova: () => {
      void servizio.refetch();
      if (coperta !== null) void supplenza.refetch();
    },
  };
};

/** Who changed the service, for who manages the school. */
const RegistroServizio = ({ uid, titolo }: { readonly uid: string; readonly titolo: string }) => {
  const [aperto, setAperto] = useState(false);
  if (!useHasRole('GESTORE', 'TESTER')) return null;
  return (
    <>
      <Button onClick={() => setAperto(true)}>Chi l'ha modificato</Button>
      {aperto && <FinestraServizio uid={uid} titolo={titolo} onChiudi={() => setAperto(false)} />}
    </>
  );
};
