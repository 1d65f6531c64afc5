import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import { notificheRoutes, type Notifica } from '#shared/contracts/casa/notifiche.ts';
import { descrizioneTipoNotifica, isNotificaObbligatoria } from '#shared/domain/accesso/notifiche.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { formatIstante } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { useNotices } from '#ui/notices.tsx';
import { Segno } from '#ui/segno.tsx';
import { useHasRole } from '#ui/session.ts';
import { useSincronizza } from '#ui/use-sincronizza.ts';
import { etaNotifica } from './eta.ts';
import type { Notifiche } from './use-notifiche.ts';
import { titoloNotifica, VariazioneNotifica } from './variazione-notifica.tsx';

const colonneDi = (isLetta: (notifica: Notifica) => boolean): readonly Colonna<Notifica>[] => [
  {
    id: 'letta',
    titolo: 'Stato',
    intera: true,
    valore: (notifica) => (isLetta(notifica) ? 'Letta' : 'Da leggere'),
    cella: (notifica) => (
      <Segno type={isLetta(notifica) ? 'success' : 'info'}>{isLetta(notifica) ? 'Letta' : 'Da leggere'}</Segno>
    ),
    larghezza: 130,
  },
  {
    id: 'tipo',
    titolo: 'Avviso',
    valore: ({ COD_TIPO }) => descrizioneTipoNotifica[COD_TIPO],
    cella: ({ COD_TIPO }) => (
      <>
        {descrizioneTipoNotifica[COD_TIPO]}
        {isNotificaObbligatoria(COD_TIPO) && (
          <Box variant="small" color="text-status-warning" display="block">
            Chiede un intervento
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'cosa',
    titolo: 'Che cosa',
    valore: titoloNotifica,
    cella: (notifica) => <VariazioneNotifica notifica={notifica} />,
  },
  {
    id: 'eta',
    titolo: 'Quando',
    valore: ({ DAT_CREAZIONE }) => DAT_CREAZIONE,
    cella: ({ DAT_CREAZIONE }) => (
      <span title={formatIstante(DAT_CREAZIONE)}>{etaNotifica(DAT_CREAZIONE, Date.now())}</span>
    ),
    larghezza: 150,
  },
];

/** The notifications of the school, newest first. The mandatory ones are acted on, the others deleted. */
export const ElencoNotifiche = ({ stato: { notifiche, isLetta, segna } }: { readonly stato: Notifiche }) => {
  const righe = notifiche.data?.righe ?? [];
  const locale = useElencoLocale({
    nome: 'notifiche',
    righe,
    colonne: colonneDi(isLetta),
    chiave: ({ UID }) => UID,
    ordine: 'eta',
    verso: 'DESC',
  });
  const elenco = {
    ...locale,
    caricamento: notifiche.isPending || locale.caricamento,
    aggiornamento: notifiche.isFetching,
    errore: notifiche.error,
    ricarica: () => {
      void notifiche.refetch();
    },
  };
  const elimina = useWrite(notificheRoutes.removeNotifica, [notificheRoutes.listNotifiche]);
  const conferma = useConferma();
  const naviga = useNavigate();
  const sincronizza = useSincronizza();
  const { notify, notifyError } = useNotices();
  const puoSincronizzare = useHasRole('GESTORE');
  const mayOpen = useMayOpen();
  const vedeAnagrafe = mayOpen('/anagrafe');
  const chiediElimina = (scelte: readonly Notifica[], fatto: () => void) =>
    conferma({
      titolo: scelte.length === 1 ? 'Eliminare la notifica?' : `Eliminare ${scelte.length} notifiche?`,
      azione: 'Elimina',
      testo: 'Non si potranno più leggere. I dati a cui si riferiscono restano come sono.',
      esegui: async () => {
        for (const { UID: uid } of scelte) await elimina.mutateAsync({ body: { uid } });
        fatto();
        notify('success', scelte.length === 1 ? 'Notifica eliminata' : `${scelte.length} notifiche eliminate`);
      },
    });
  const azioni = (notifica: Notifica) => {
    const obbligatoria = isNotificaObbligatoria(notifica.COD_TIPO);
    return [
      ...(obbligatoria
        ? [
            {
              testo: 'Sincronizza',
              onClick: () => {
                sincronizza(notifica.RIFERIMENTO);
              },
              disabilitata: !puoSincronizzare,
              motivo: 'Solo chi gestisce gli utenti può sincronizzare',
            },
          ]
        : []),
      ...(vedeAnagrafe && notifica.COD_TIPO.startsWith('SYNCANAG')
        ? [
            {
              testo: 'Apri la scheda',
              onClick: () => {
                void naviga(`/anagrafe?persona=${notifica.RIFERIMENTO}`);
              },
            },
          ]
        : []),
      ...(notifica.COD_TIPO.startsWith('APPROVAZIONE')
        ? [
            {
              testo: 'Apri le approvazioni',
              onClick: () => {
                void naviga('/approvazioni');
              },
            },
          ]
        : []),
      {
        testo: 'Segna come letta',
        onClick: () => {
          segna([notifica]).catch(notifyError);
        },
        disabilitata: isLetta(notifica),
        motivo: 'È già letta',
      },
      {
        testo: 'Elimina',
        onClick: () => chiediElimina([notifica], () => undefined),
        disabilitata: obbligatoria,
        motivo: 'Prima va sincronizzata: poi sparisce da sola',
      },
    ];
  };
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Notifiche della scuola"
      etichetta={titoloNotifica}
      esporta={false}
      azioniRiga={azioni}
      vuoto={{
        titolo: 'Nessuna notifica',
        testo: 'Qui arrivano le variazioni anagrafiche da sincronizzare e i tentativi di eliminare dati in uso.',
        via: mayOpen('/dashboard') && <Link href="#/dashboard">Che cosa c’è da fare</Link>,
      }}
    />
  );
};
