import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { AvvisiPosta, avvisiPostaRoutes, type AvvisiPostaSalvati } from '#shared/contracts/scuola/avvisi-posta.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';

/** Of what the school tells people by e-mail. */
export const AvvisiPostaPage = () => {
  const { data, error, refetch } = useRoute(avvisiPostaRoutes.getAvvisiPosta, {}, { staleTime: 0 });
  const naviga = useNavigate();
  return (
    <Pagina
      titolo="Avvisi per posta"
      descrizione="Che cosa la scuola scrive alle persone, oltre a mostrarlo nel programma"
      azioni={
        <Button
          onClick={() => {
            void naviga('/pannellocontrollo');
          }}
        >
          Torna al pannello
        </Button>
      }
    >
      {!error && data ? (
        <SpaceBetween size="l">
          {data.mittente === null && (
            <Alert type="warning" header="Il programma non spedisce posta">
              Chi lo amministra non ha indicato da quale indirizzo: quello che si accende qui non ha effetto.
            </Alert>
          )}
          <AvvisiForm avvisi={data} />
        </SpaceBetween>
      ) : (
        <Attesa
          errore={error}
          onRiprova={() => {
            void refetch();
          }}
        />
      )}
    </Pagina>
  );
};

const AvvisiForm = ({ avvisi }: { readonly avvisi: AvvisiPostaSalvati }) => {
  const salva = useWrite(avvisiPostaRoutes.saveAvvisiPosta, [avvisiPostaRoutes.getAvvisiPosta]);
  const modulo = useModulo({
    schema: AvvisiPosta,
    valori: { ...avvisi, scadenze: avvisi.scadenze ?? false },
    versione: avvisi.versione,
    salva: (scelti, versione = avvisi.versione) => salva.mutateAsync({ body: { avvisi: scelti, versione } }),
    messaggio: 'Scelte salvate: valgono da adesso',
  });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={avvisi.mittente === null ? undefined : `I messaggi partono da ${avvisi.mittente}`}
        >
          Di che cosa si scrive
        </Header>
      }
    >
      <Modulo modulo={modulo}>
        <CampoSiNo
          modulo={modulo}
          nome="cedolini"
          etichetta="Ai dipendenti, di un cedolino esposto"
          interruttore
          aiuto="Il messaggio dice di quale mese, mai gli importi"
        />
        <CampoSiNo
          modulo={modulo}
          nome="approvazioni"
          etichetta="A chi deve approvare, di una richiesta che aspetta"
          interruttore
          aiuto="Dice che cosa è stato chiesto e da chi, senza nominare altri"
        />
        <CampoSiNo
          modulo={modulo}
          nome="scadenze"
          etichetta="A chi può inviare denunce, ogni lunedì, delle scadenze"
          interruttore
          aiuto="Quelle della settimana e quelle rimaste indietro, senza nomi di persone"
        />
      </Modulo>
    </Container>
  );
};
