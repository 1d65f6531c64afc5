import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { utentiRoutes, type UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import type { RouteAnswer } from '#shared/contracts/route.ts';
import { REGISTRO_AMMINISTRAZIONE } from '#shared/domain/accesso/amministrazione.ts';
import { descrizioneRuolo } from '#shared/domain/accesso/ruoli.ts';
import { StatoCell } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatIstante } from '#ui/formati.ts';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole, useSession } from '#ui/session.ts';
import { downloadInviti, type InvitoDaMandare } from './elenco/colonne-elenco.ts';
import { UtentiDaFile } from './elenco/utenti-da-file.tsx';
import { FinestraRifiutate } from './finestra-rifiutate.tsx';
import { InvitoModale, LinkInvito, type Invitato } from './invito-modale.tsx';
import { RuoliModale } from './ruoli-modale.tsx';
import { useConti } from './use-conti.ts';

const stati = {
  ATTIVO: { tipo: 'success', testo: 'Entra' },
  DISABILITATO: { tipo: 'stopped', testo: 'Disabilitato' },
  INVITATO: { tipo: 'pending', testo: 'Invitato' },
  SCADUTO: { tipo: 'warning', testo: 'Invito scaduto' },
} as const;

const etichette = {
  descutente: 'Nome',
  user: 'Nome utente',
  ruoli: 'Ruoli',
  stato: 'Stato',
  invitatoDa: 'Invitato da',
  scade: 'Invito fino a',
  email: 'E-mail',
  daFare: 'Da fare sul conto',
};

const etichetteIntervento = {
  ...etichette,
  cf: 'Codice fiscale',
  inManutenzione: 'In manutenzione',
  licenza: 'Licenza',
  expireDate: 'Scadenza',
  status: 'Stato',
  license_details: 'Dettagli',
  desScuola: 'Denominazione',
  citta: 'Città',
  regione: 'Regione',
  provincia: 'Provincia',
  setupType: 'Tipo',
};

const quando = ({ stato, ultimoAccesso, scade, invitatoDa }: UtenteScuola): string => {
  const invito = invitatoDa === null ? 'invito' : `invito di ${invitatoDa}`;
  if (stato === 'INVITATO' || stato === 'SCADUTO')
    return scade === null ? '' : `${invito} fino al ${formatIstante(scade)}`;
  return ultimoAccesso === null ? 'mai' : formatIstante(ultimoAccesso);
};

const colonne: readonly Colonna<UtenteScuola>[] = [
  { id: 'descutente', titolo: 'Nome' },
  { id: 'user', titolo: 'Nome utente', larghezza: 170 },
  { id: 'ruoli', titolo: 'Ruoli', valore: ({ ruoli }) => ruoli.map((ruolo) => descrizioneRuolo[ruolo]).join(', ') },
  { id: 'cf', titolo: 'Scheda di', larghezza: 190, intera: true, nascosta: true, valore: ({ cf }) => cf ?? '' },
  {
    id: 'stato',
    titolo: 'Stato',
    larghezza: 130,
    valore: ({ stato }) => stati[stato].testo,
    cella: ({ stato }) => <StatoCell valore={stato} stati={stati} />,
  },
  { id: 'ultimoAccesso', titolo: 'Ultimo accesso', larghezza: 180, valore: quando },
  { id: 'email', titolo: 'E-mail', larghezza: 200, seLarga: true, valore: ({ email }) => email ?? '' },
  { id: 'daFare', titolo: 'Da fare sul conto', larghezza: 220, valore: ({ daFare }) => daFare ?? '' },
];

/** True of a user that has entered at least once. */
const isEntrato = (stato: UtenteScuola['stato']): boolean => stato === 'ATTIVO' || stato === 'DISABILITATO';

/** Who may enter the school, what they may do, who is invited. */
export const UtentiPage = () => {
  const { data, error, refetch } = useRoute(utentiRoutes.listUtenti, { body: {} }, { staleTime: 0 });
  return (
    <Pagina titolo="Utenti" descrizione="Chi entra nel programma per questa scuola, e che cosa può fare">
      {error || !data ? <Attesa errore={error} onRiprova={refetch} /> : <Utenti {...data} />}
    </Pagina>
  );
};

const Utenti = ({ utenti, conti }: RouteAnswer<typeof utentiRoutes.listUtenti>) => {
  const gestore = useHasRole('GESTORE');
  const [invitato, setInvitato] = useState<Invitato | null>(null);
  const [aperta, setAperta] = useState<'file' | 'interventi' | 'rifiutate' | null>(null);
  const [inviti, setInviti] = useState<readonly InvitoDaMandare[]>([]);
  const chiudi = () => setAperta(null);
  const azioniConto = useConti({ propri: conti === 'PROPRI', onInvitato: setInvitato });
  const gestione = useGestione<UtenteScuola>({
    entita: 'UTENTE',
    etichette,
    nome: ({ stato, descutente }) => `${isEntrato(stato) ? "l'accesso di" : "l'invito di"} ${descutente}`,
    elimina: utentiRoutes.removeUtente,
    eliminabili: gestore,
    stale: [utentiRoutes.listUtenti],
  });
  const elenco = useElencoLocale({ nome: 'utenti', righe: utenti, colonne, chiave: ({ uid }) => uid });
  return (
    <SpaceBetween size="l">
      {invitato && <LinkInvito invitato={invitato} onChiudi={() => setInvitato(null)} />}
      {inviti.length > 0 && <InvitiFatti inviti={inviti} onChiudi={() => setInviti([])} />}
      <Elenco
        elenco={elenco}
        titolo="Utenti della scuola"
        variante="container"
        etichetta={({ descutente }) => descutente}
        crea={gestore ? { testo: 'Invita', onClick: gestione.nuovo } : undefined}
        azioni={
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => setAperta('interventi')}>Interventi dell’amministrazione</Button>
            <Button onClick={() => setAperta('rifiutate')}>Accessi rifiutati</Button>
            {gestore && <Button onClick={() => setAperta('file')}>Da un file</Button>}
          </SpaceBetween>
        }
        azioniRiga={(riga) =>
          gestione
            .azioni(riga, gestore ? azioniConto(riga) : [])
            .filter(({ testo }) => testo !== 'Modifica' || (gestore && isEntrato(riga.stato)))
            .map((azione) => (azione.testo === 'Modifica' ? { ...azione, testo: 'Cambia i ruoli' } : azione))
        }
        vuoto={{
          titolo: 'Nessun utente',
          testo: 'Con «Invita» si prepara il collegamento da mandare a chi deve entrare.',
        }}
      />
      {conti === 'ESTERNI' && (
        <Alert type="info" header="Chi fa i conti">
          In questa installazione si entra con un fornitore di identità esterno: password, secondo fattore e conti si
          chiedono a chi lo amministra. Da qui si invita chi un conto lo ha già.
        </Alert>
      )}
      {gestione.aperto === 'nuovo' && (
        <InvitoModale
          onChiudi={gestione.chiudi}
          onInvitato={(esito) => {
            gestione.chiudi();
            setInvitato(esito);
          }}
        />
      )}
      {gestione.record && <RuoliModale utente={gestione.record} onChiudi={gestione.chiudi} />}
      {gestione.registro}
      {aperta === 'file' && (
        <UtentiDaFile
          utenti={utenti}
          onChiudi={chiudi}
          onSalvato={(fatti) => {
            chiudi();
            setInviti(fatti);
          }}
        />
      )}
      <DaLeggere aperta={aperta} onChiudi={chiudi} />
    </SpaceBetween>
  );
};

/** The windows that only show: the acts of the administration, the refused calls. */
const DaLeggere = ({ aperta, onChiudi }: { readonly aperta: string | null; readonly onChiudi: () => void }) => {
  const { sessione } = useSession();
  if (aperta === 'rifiutate') return <FinestraRifiutate onChiudi={onChiudi} />;
  return aperta === 'interventi' ? (
    <FinestraRegistro
      titolo="l’amministrazione del programma"
      entita={REGISTRO_AMMINISTRAZIONE}
      uid={sessione.codmin}
      etichette={etichetteIntervento}
      onChiudi={onChiudi}
    />
  ) : null;
};

/** The addresses of the invitations of a file, told once. */
const InvitiFatti = ({
  inviti,
  onChiudi,
}: {
  readonly inviti: readonly InvitoDaMandare[];
  readonly onChiudi: () => void;
}) => (
  <Alert
    type="success"
    dismissible
    dismissAriaLabel="Chiudi"
    onDismiss={onChiudi}
    header={inviti.length === 1 ? 'Un invito da mandare' : `${inviti.length} inviti da mandare`}
    action={<Button onClick={() => downloadInviti(inviti)}>Scarica gli indirizzi</Button>}
  >
    Ognuno riceva il suo indirizzo: vale una volta sola, per quattordici giorni. Dopo questa pagina non si rivedono più.
  </Alert>
);
