import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraServizio } from '#ui/personale/finestre-registro.tsx';
import { useHasRole } from '#ui/session.ts';
import { ServizioForm } from './servizio-form.tsx';
import { useListe } from './use-liste.ts';

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
  const guasto = servizio.error ?? errore;
  const pronto = liste !== null && (uid === null || servizio.data !== undefined);
  const titolo = titoloDi(uid, dipendente, servizio.data);
  const riprovaTutto = () => {
    riprova();
    void servizio.refetch();
  };
  return (
    <Pagina
      titolo={titolo}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onTorna}>Torna ai servizi</Button>
          {servizio.data && <RegistroServizio uid={servizio.data.uid} titolo={titolo} />}
        </SpaceBetween>
      }
    >
      {(guasto !== null || !pronto) && <Attesa errore={guasto} onRiprova={riprovaTutto} />}
      {pronto && (
        <ServizioForm
          key={uid ?? ''}
          uidSubAnagrafe={uidSubAnagrafe}
          servizio={servizio.data}
          liste={liste}
          onSalvato={onTorna}
          onAnnulla={onTorna}
        />
      )}
    </Pagina>
  );
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

const titoloDi = (uid: string | null, dipendente: string, servizio: Servizio | undefined): string => {
  if (uid === null) return `Nuovo servizio di ${dipendente}`;
  return servizio ? `Servizio di ${dipendente} dal ${formatGiorno(servizio.datInizio)}` : `Servizio di ${dipendente}`;
};
