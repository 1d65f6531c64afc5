import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { notificheRoutes, type Notifica } from '#shared/contracts/casa/notifiche.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useHasRole } from '#ui/session.ts';
import { useSincronizza } from '#ui/use-sincronizza.ts';

const prima = ({ desCognomeOld = '', desNomeOld = '', desCfOld = '' }: Notifica['DES_JSON']): string =>
  `${nominativo(desCognomeOld, desNomeOld)} ${desCfOld}`.trim();
const dopo = ({ desCognome = '', desNome = '', desCf = '' }: Notifica['DES_JSON']): string =>
  `${nominativo(desCognome, desNome)} ${desCf}`.trim();

const colonne: readonly Colonna<Notifica>[] = [
  { id: 'dopo', titolo: 'In anagrafe', valore: ({ DES_JSON }) => dopo(DES_JSON) },
  { id: 'prima', titolo: 'Sui cedolini', valore: ({ DES_JSON }) => prima(DES_JSON) },
  {
    id: 'quando',
    titolo: 'Cambiato il',
    valore: ({ DAT_CREAZIONE }) => giornoDellIstante(DAT_CREAZIONE),
    tipo: 'data',
    larghezza: 150,
  },
];

/** Whose payslips still say the old name, and the sync of one or of all of them. */
export const SincronizzazioneDati = () => {
  const { data, error, isPending, isFetching, refetch } = useRoute(notificheRoutes.listNotifiche, {
    body: { limit: 200, offset: 0 },
  });
  const righe = (data?.righe ?? []).filter(({ COD_TIPO }) => COD_TIPO.startsWith('SYNCANAG'));
  const locale = useElencoLocale({
    nome: 'sincronizzazione',
    righe,
    colonne,
    chiave: ({ UID }) => UID,
    ordine: 'quando',
    verso: 'DESC',
  });
  const elenco = {
    ...locale,
    caricamento: isPending || locale.caricamento,
    aggiornamento: isFetching,
    errore: error,
    ricarica: () => {
      void refetch();
    },
  };
  const sincronizza = useSincronizza();
  const puoSincronizzare = useHasRole('GESTORE');
  return (
    <SpaceBetween size="l">
      {!puoSincronizzare && (
        <Alert type="info">
          Solo l'utente che gestisce gli utenti può eseguire la sincronizzazione: qui si vede quello che la aspetta.
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Dati da sincronizzare"
        descrizione="Cedolini aperti che hanno ancora il nome o il codice fiscale di prima"
        etichetta={({ DES_JSON }) => dopo(DES_JSON)}
        azioni={
          puoSincronizzare && (
            <Button
              disabled={righe.length === 0}
              disabledReason="Non c'è niente da sincronizzare"
              onClick={() => sincronizza()}
            >
              Sincronizza tutti
            </Button>
          )
        }
        azioniRiga={({ RIFERIMENTO }) => [
          {
            testo: 'Sincronizza',
            onClick: () => sincronizza(RIFERIMENTO),
            disabilitata: !puoSincronizzare,
            motivo: 'Solo chi gestisce gli utenti può sincronizzare',
          },
        ]}
        vuoto={{
          titolo: 'Niente da sincronizzare',
          testo: "Nessun cedolino aperto ha dati diversi da quelli dell'anagrafe.",
        }}
      />
    </SpaceBetween>
  );
};
