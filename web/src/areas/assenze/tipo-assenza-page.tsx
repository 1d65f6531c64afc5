import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { assenzeRoutes, type Assenza, type TipoAssenzaVisto } from '#shared/contracts/assenze/assenze.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { useSession } from '#ui/session.ts';
import { periodoDi } from './colonne-assenze.ts';
import { percorsoAssenze } from './percorsi.ts';
import { AssenzaForm } from './persona/assenza-form.tsx';
import { Supplenti } from './persona/chi-sostituisce.tsx';
import { SceltaTipo } from './persona/scelta-tipo.tsx';

/** An absence of a person: the choice of its kind, then the form. With ?assenza=… it opens one that is there. */
export const TipoAssenzaPage = () => {
  const { uid, dipendente, intesta } = usePersonaAperta();
  const [params] = useSearchParams();
  const uidAssenza = params.get('assenza');
  const assenza = useRoute(
    assenzeRoutes.getAssenza,
    { params: { uid: uidAssenza ?? '' } },
    { enabled: uidAssenza !== null },
  );
  const naviga = useNavigate();
  const torna = () => {
    void naviga(percorsoAssenze(uid, dipendente));
  };
  const azioni = <Button onClick={torna}>Torna alle assenze</Button>;
  if (uidAssenza === null)
    return (
      <Pagina {...intesta('Nuova assenza')} azioni={azioni}>
        <SceltaEModulo uidSubAnagrafe={uid} assenza={undefined} onFatto={torna} />
      </Pagina>
    );
  return (
    <Pagina {...intesta('Assenza', assenza.data ? periodoDi(assenza.data) : '')} azioni={azioni}>
      {assenza.data === undefined ? (
        <Attesa errore={assenza.error} onRiprova={assenza.refetch} />
      ) : (
        <SpaceBetween size="l">
          <Supplenti assenza={assenza.data} />
          <SceltaEModulo key={uidAssenza} uidSubAnagrafe={uid} assenza={assenza.data} onFatto={torna} />
        </SpaceBetween>
      )}
    </Pagina>
  );
};

interface Props {
  readonly uidSubAnagrafe: string;
  readonly assenza: Assenza | undefined;
  readonly onFatto: () => void;
}

const SceltaEModulo = ({ uidSubAnagrafe, assenza, onFatto }: Props) => {
  const { sessione } = useSession();
  const data = assenza?.datInizio ?? sessione.oggi;
  const tipi = useRoute(assenzeRoutes.searchTipiAssenza, { body: { uidSubAnagrafe, data, limit: 0 } });
  const [scelto, setScelto] = useState<TipoAssenzaVisto | null>(null);
  if (tipi.data === undefined) return <Attesa errore={tipi.error} onRiprova={tipi.refetch} />;
  const tipo =
    scelto ?? tipi.data.righe.find(({ codTipoAssenza }) => codTipoAssenza === assenza?.codTipoAssenza) ?? null;
  if (tipo === null) return <SceltaTipo tipi={tipi.data.righe} onScelto={setScelto} />;
  return (
    <AssenzaForm
      key={tipo.codTipoAssenza}
      uidSubAnagrafe={uidSubAnagrafe}
      assenza={assenza}
      tipo={tipo}
      onCambiaTipo={assenza === undefined ? () => setScelto(null) : undefined}
      onFatto={onFatto}
    />
  );
};
