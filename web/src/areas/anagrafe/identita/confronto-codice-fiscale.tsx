import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { isCodiceFiscaleNumerico, partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { discordanzeDi, type DatiAnagrafici } from '#shared/domain/codici/identita-fiscale.ts';
import { Segno } from '#ui/segno.tsx';

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

/** The codice fiscale against the data as they are typed: compared part by part as soon as it is whole, computed when it is missing and all the rest is there. */
export const ConfrontoCodiceFiscale = (props: ConfrontoProps) => {
  const { desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf = '' } = props.valori;
  const dati = { desCognome, desNome, flgSesso, datNascita, codComuneNascita };
  return isCompleta(dati) ? (
    <ConfrontoIntero {...props} dati={{ ...dati, desCf }} />
  ) : (
    <Finora dati={dati} desCf={desCf} conferma={props.conferma} />
  );
};

type Dati = Omit<DatiAnagrafici, 'desCf'>;
type Scritti = { readonly [K in keyof Dati]?: Dati[K] | undefined };
type Completi = { readonly [K in keyof Dati]: NonNullable<Dati[K]> };

const isCompleta = (dati: Scritti): dati is Completi => Object.values(dati).every(Boolean);

/** The parts that already disagree while something is still to be written; none of a code that is not whole. */
const Finora = ({
  dati: { desCognome = '', desNome = '', flgSesso = null, datNascita = null, codComuneNascita = null },
  desCf,
  conferma,
}: {
  readonly dati: Scritti;
  readonly desCf: string;
  readonly conferma: ReactNode;
}) => {
  if (partiCodiceFiscale(desCf) === null) return null;
  const discordanze = discordanzeDi({ desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf });
  return discordanze.length === 0 ? null : <Discordanze discordanze={discordanze} conferma={conferma} />;
};

interface InteroProps extends Omit<ConfrontoProps, 'valori'> {
  readonly dati: Completi & { readonly desCf: string };
}

const ConfrontoIntero = ({
  dati: { desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf },
  onCalcola,
  conferma,
}: InteroProps) => {
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
    <Segno type="success">Il codice è formalmente giusto</Segno>
  ) : (
    <Discordanze discordanze={discordanze} conferma={conferma} />
  );
};

const SENZA_NASCITA = { desCognome: '', desNome: '', flgSesso: null, datNascita: null, codComuneNascita: null };

const Corrispondente = ({ desCf }: { readonly desCf: string }) => (
  <Segno type="success">
    {partiCodiceFiscale(desCf)?.omocodia === true
      ? 'Il codice corrisponde ai dati (con omocodia)'
      : 'Il codice corrisponde ai dati'}
  </Segno>
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
