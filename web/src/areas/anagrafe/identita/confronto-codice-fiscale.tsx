import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { isCodiceFiscaleNumerico, partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { discordanzeDi } from '#shared/domain/codici/identita-fiscale.ts';

/** Who is identified: a person of the registry or a relative have the same fields. */
export type Identita = Pick<
  PersonaModulo,
  | 'desCognome'
  | 'desNome'
  | 'flgSesso'
  | 'datNascita'
  | 'codComuneNascita'
  | 'desComuneNascita'
  | 'desCf'
  | 'flgCfConfermato'
>;

interface ConfrontoProps {
  readonly valori: { readonly [K in keyof Identita]?: Identita[K] | undefined };
  readonly onCalcola: (desCf: string) => void;
  readonly conferma: ReactNode;
}

/** The codice fiscale against the data as they are typed: computed when it is missing, compared part by part when it is there. */
export const ConfrontoCodiceFiscale = ({ valori, onCalcola, conferma }: ConfrontoProps) => {
  const { desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf } = valori;
  if (!desCognome || !desNome || !flgSesso || !datNascita || !codComuneNascita) return null;
  const calcolato = codiceFiscaleDa({
    cognome: desCognome,
    nome: desNome,
    sesso: flgSesso,
    nascita: datNascita,
    codBelfiore: codComuneNascita,
  });
  const usa = (
    <Button formAction="none" onClick={() => onCalcola(calcolato)}>
      Usa {calcolato}
    </Button>
  );
  if (!desCf)
    return (
      <Alert type="info" action={usa}>
        Dai dati il codice fiscale risulta {calcolato}.
      </Alert>
    );
  const discordanze = discordanzeDi({ desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf });
  if (discordanze.length > 0) return <Discordanze discordanze={discordanze} usa={usa} conferma={conferma} />;
  if (!isCodiceFiscaleNumerico(desCf)) return <Corrispondente desCf={desCf} />;
  return (
    <Alert type="info" action={usa}>
      Codice provvisorio di 11 cifre: quando arriva quello definitivo, dai dati risulta {calcolato}.
    </Alert>
  );
};

/** The eleven digits of a company: only their control digit can be wrong. */
export const ConfrontoCodiceEnte = ({ desCf, conferma }: { readonly desCf: string; readonly conferma: ReactNode }) => {
  if (!isCodiceFiscaleNumerico(desCf)) return null;
  const discordanze = discordanzeDi({ ...SENZA_NASCITA, desCf });
  return discordanze.length === 0 ? (
    <StatusIndicator type="success">Il codice è formalmente giusto</StatusIndicator>
  ) : (
    <Discordanze discordanze={discordanze} conferma={conferma} />
  );
};

const SENZA_NASCITA = { desCognome: '', desNome: '', flgSesso: null, datNascita: null, codComuneNascita: null };

const Corrispondente = ({ desCf }: { readonly desCf: string }) => (
  <StatusIndicator type="success">
    {partiCodiceFiscale(desCf)?.omocodia === true
      ? 'Il codice corrisponde ai dati (con omocodia)'
      : 'Il codice corrisponde ai dati'}
  </StatusIndicator>
);

interface DiscordanzeProps {
  readonly discordanze: ReturnType<typeof discordanzeDi>;
  readonly usa?: ReactNode;
  readonly conferma: ReactNode;
}

const Discordanze = ({ discordanze, usa, conferma }: DiscordanzeProps) => (
  <Alert type="warning" header="Il codice fiscale non corrisponde ai dati" action={usa}>
    <SpaceBetween size="s">
      <ul>
        {discordanze.map(({ parte, messaggio }) => (
          <li key={parte}>{messaggio}</li>
        ))}
      </ul>
      {conferma}
    </SpaceBetween>
  </Alert>
);
