import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { type RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useConferma } from '#ui/conferma.tsx';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useNotices } from '#ui/notices.tsx';
import { FinestraServizio } from '#ui/personale/finestre-registro.tsx';
import { usePersonaAperta, type PersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { useHasRole } from '#ui/session.ts';
import { colonneServizi } from './colonne-servizi.tsx';
import { SchedaServizio } from './scheda/scheda-servizio.tsx';

const NUOVO = 'nuovo';

/** The services of one person: the list, or in its place the service that the address names (?servizio=…). */
export const ServiziPersonaPage = () => {
  const persona = usePersonaAperta();
  const [params, setParams] = useSearchParams();
  const servizio = params.get('servizio');
  const torna = () => setParams({});
  if (servizio !== null)
    return (
      <SchedaServizio
        key={servizio}
        persona={persona}
        uid={servizio === NUOVO ? null : servizio}
        assenzaCoperta={servizio === NUOVO ? params.get('assenza') : null}
        onTorna={torna}
      />
    );
  return <ElencoServizi persona={persona} onApri={(scelto) => setParams({ servizio: scelto })} />;
};

const nomeDi = ({ desTipoNomina, datInizio }: RigaServizio): string =>
  `${desTipoNomina} dal ${formatGiorno(datInizio)}`;

const ElencoServizi = ({
  persona: { uid, dipendente, di, intesta },
  onApri,
}: {
  readonly persona: PersonaAperta;
  readonly onApri: (uid: string) => void;
}) => {
  const elenco = useElencoRicerca({
    nome: 'servizi',
    route: serviziRoutes.searchServizi,
    criteri: { uidSubAnagrafe: uid },
    colonne: colonneServizi,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const elimina = useWrite(serviziRoutes.removeServizio);
  const [registro, setRegistro] = useState<RigaServizio | null>(null);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const chiediElimina = (riga: RigaServizio) =>
    conferma({
      titolo: `Eliminare il servizio "${nomeDi(riga)}"?`,
      testo: `Il servizio ${di} non conterà più per cedolini e adempimenti. Per farlo cessare, indicare invece la data di fine.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ params: { uid: riga.uid }, query: { versione: riga.versione } });
        elenco.tolta(riga);
        notify('success', 'Servizio eliminato');
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        {...intesta('Servizi', 'I contratti e le nomine, dal più recente')}
        etichetta={nomeDi}
        onApri={(riga) => onApri(riga.uid)}
        azioni={
          <SpaceBetween direction="horizontal" size="xs">
            <Button
              onClick={() => {
                void naviga('/servizi');
              }}
            >
              Torna al personale
            </Button>
            <Button
              onClick={() => {
                void naviga(`/attivitapart/${uid}/${encodeURIComponent(dipendente)}`);
              }}
            >
              Attività particolari
            </Button>
          </SpaceBetween>
        }
        crea={{ testo: 'Nuovo servizio', onClick: () => onApri(NUOVO) }}
        vuoto={{
          titolo: 'Nessun servizio',
          testo: 'Il servizio dice al cedolino con che contratto, profilo, fascia e ore la persona lavora.',
        }}
        azioniRiga={(riga) => [
          { testo: 'Apri', onClick: () => onApri(riga.uid) },
          ...(vedeRegistro ? [{ testo: "Chi l'ha modificato", onClick: () => setRegistro(riga) }] : []),
          { testo: 'Elimina', onClick: () => chiediElimina(riga) },
        ]}
      />
      {registro && <FinestraServizio uid={registro.uid} titolo={nomeDi(registro)} onChiudi={() => setRegistro(null)} />}
    </>
  );
};
