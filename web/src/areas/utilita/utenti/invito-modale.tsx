import Alert from '@cloudscape-design/components/alert';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useWrite } from '#api/query.ts';
import { InvitoInput, utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { formatIstante } from '#ui/formati.ts';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoSceltaMultipla } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useRuoliAssegnabili } from './ruoli-modale.tsx';

/** Who was invited, and the address they must open. */
export interface Invitato {
  readonly nome: string;
  readonly indirizzo: string;
  readonly scade: string;
}

interface Props {
  readonly onChiudi: () => void;
  readonly onInvitato: (invitato: Invitato) => void;
}

/** Prepares the invitation of somebody: name, roles and, for who is of the staff, their record. */
export const InvitoModale = ({ onChiudi, onInvitato }: Props) => {
  const invita = useWrite(utentiRoutes.inviteUtente, [utentiRoutes.listUtenti]);
  const voci = useRuoliAssegnabili([]);
  const modulo = useModulo({
    schema: InvitoInput,
    valori: { descutente: '', user: '', ruoli: [], uidSubAnagrafe: null, email: null },
    salva: (body) => invita.mutateAsync({ body }),
    onSalvato: ({ codice, utente }) =>
      onInvitato({
        nome: utente.descutente,
        indirizzo: `${location.origin}/#invito=${codice}`,
        scade: utente.scade ?? '',
      }),
    messaggio: 'Invito preparato',
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Invita una persona" salva="Prepara l'invito" onChiudi={onChiudi}>
      <CampoTesto modulo={modulo} nome="descutente" etichetta="Nome e cognome" />
      <CampoTesto
        modulo={modulo}
        nome="user"
        etichetta="Nome utente"
        aiuto="L'indirizzo di posta o il nome con cui accede: un nuovo invito allo stesso nome sostituisce quello ancora aperto"
      />
      <CampoTesto
        modulo={modulo}
        nome="email"
        etichetta="E-mail"
        aiuto="Riceve l'invito e, da allora, ogni cambio del suo accesso"
      />
      <CampoSceltaMultipla modulo={modulo} nome="ruoli" etichetta="Ruoli" voci={voci} />
      <CampoPersona
        modulo={modulo}
        nome="uidSubAnagrafe"
        etichetta="Scheda in anagrafe"
        aiuto="Per chi è del personale: i suoi cedolini e i suoi dati saranno i suoi"
      />
    </ModaleModulo>
  );
};

/** The address to send, told once: the archive keeps only its fingerprint. */
export const LinkInvito = ({
  invitato: { nome, indirizzo, scade },
  onChiudi,
}: {
  readonly invitato: Invitato;
  readonly onChiudi: () => void;
}) => (
  <Alert type="success" dismissible dismissAriaLabel="Chiudi" onDismiss={onChiudi} header={`Invito per ${nome}`}>
    Mandare questo indirizzo a {nome}: vale una volta sola, fino al {formatIstante(scade)}. Non si rivede più.
    <CopyToClipboard
      variant="inline"
      textToCopy={indirizzo}
      copyButtonAriaLabel="Copia l'indirizzo"
      copySuccessText="Indirizzo copiato"
      copyErrorText="L'indirizzo non è stato copiato: selezionarlo e copiarlo a mano"
    />
  </Alert>
);
