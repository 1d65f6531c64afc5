import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { PersonaModulo } from '../../../../../shared/contracts/anagrafe/anagrafe.ts';
import type { FamiliareInput } from '../../../../../shared/contracts/anagrafe/nucleo.ts';
import { elenchiScuolaRoutes } from '../../../../../shared/contracts/scuola/elenchi-scuola.ts';
import { codiceFiscaleDa } from '../../../../../shared/domain/codici/codice-fiscale-dati.ts';
import { isCodiceFiscaleNumerico, partiCodiceFiscale } from '../../../../../shared/domain/codici/codice-fiscale.ts';
import { discordanzeDi } from '../../../../../shared/domain/codici/identita-fiscale.ts';
import { descrizioneSesso, sessi } from '../../../../../shared/domain/persona/valori-ammessi.ts';
import { useRoute } from '../../../api/query.ts';
import { CampoCodiceFiscale } from '../../../ui/modulo/campi/campo-codici.tsx';
import { CampoComune } from '../../../ui/modulo/campi/campo-comune.tsx';
import { CampoData } from '../../../ui/modulo/campi/campo-data.tsx';
import { CampoScelta, CampoSiNo } from '../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '../../../ui/modulo/use-modulo.ts';
import { etichettePersona as etichette } from './etichette.ts';

const voceSesso = sessi.map((codice) => ({ codice, descrizione: descrizioneSesso[codice] }));

/** Who is identified: a person of the registry or a relative have the same fields. */
type Identita = Pick<
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

interface Nato {
  readonly codComuneNascita: string;
  readonly desComuneNascita: string;
}
interface Props {
  readonly modulo: ControlloModulo<PersonaModulo>;
  readonly persona: (Nato & { readonly codCittadinanza: string | null }) | undefined;
}

/** Name, birth and codice fiscale of a person, with the citizenship. */
export const SezioneIdentita = ({ modulo, persona }: Props) => {
  const cittadinanza = useStato(persona?.codCittadinanza ?? null);
  const valori = useWatch({ control: modulo.form.control });
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={3}>
        <CampoTesto modulo={modulo} nome="desCognome" etichetta={etichette.desCognome} />
        <CampoTesto modulo={modulo} nome="desNome" etichetta={etichette.desNome} />
        <CampoScelta modulo={modulo} nome="flgSesso" etichetta={etichette.flgSesso} voci={voceSesso} />
        <CampoData modulo={modulo} nome="datNascita" etichetta={etichette.datNascita} />
        <CampoComune
          modulo={modulo}
          nome="codComuneNascita"
          etichetta={etichette.codComuneNascita}
          luoghi="nascita"
          iniziale={nascitaDi(persona)}
          onScelto={(luogo) => modulo.form.setValue('desComuneNascita', luogo?.desComune ?? '', { shouldDirty: true })}
        />
        <CampoComune
          modulo={modulo}
          nome="codCittadinanza"
          etichetta={etichette.codCittadinanza}
          luoghi="estero"
          iniziale={cittadinanza}
          aiuto="Da indicare solo se non è italiana"
        />
      </ColumnLayout>
      <CampoCodiceFiscale modulo={modulo} nome="desCf" etichetta={etichette.desCf} />
      <ConfrontoCodiceFiscale
        valori={valori}
        onCalcola={(desCf) => modulo.form.setValue('desCf', desCf, { shouldDirty: true, shouldValidate: true })}
        conferma={
          <CampoSiNo modulo={modulo} nome="flgCfConfermato" etichetta="Confermo il codice fiscale così com'è" />
        }
      />
    </SpaceBetween>
  );
};

/** The same for a relative. */
export const IdentitaFamiliare = ({
  modulo,
  familiare,
}: {
  readonly modulo: ControlloModulo<FamiliareInput>;
  readonly familiare: Nato | undefined;
}) => {
  const valori = useWatch({ control: modulo.form.control });
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="desCognome" etichetta={etichette.desCognome} />
        <CampoTesto modulo={modulo} nome="desNome" etichetta={etichette.desNome} />
        <CampoScelta modulo={modulo} nome="flgSesso" etichetta={etichette.flgSesso} voci={voceSesso} />
        <CampoData modulo={modulo} nome="datNascita" etichetta={etichette.datNascita} />
        <CampoComune
          modulo={modulo}
          nome="codComuneNascita"
          etichetta={etichette.codComuneNascita}
          luoghi="nascita"
          iniziale={nascitaDi(familiare)}
          onScelto={(luogo) => modulo.form.setValue('desComuneNascita', luogo?.desComune ?? '', { shouldDirty: true })}
        />
        <CampoCodiceFiscale modulo={modulo} nome="desCf" etichetta={etichette.desCf} />
      </ColumnLayout>
      <ConfrontoCodiceFiscale
        valori={valori}
        onCalcola={(desCf) => modulo.form.setValue('desCf', desCf, { shouldDirty: true, shouldValidate: true })}
        conferma={
          <CampoSiNo modulo={modulo} nome="flgCfConfermato" etichetta="Confermo il codice fiscale così com'è" />
        }
      />
    </SpaceBetween>
  );
};

const nascitaDi = (chi: Nato | undefined) => ({
  codComune: chi?.codComuneNascita ?? null,
  desComune: chi?.desComuneNascita ?? '',
  provincia: null,
});

/** The state of a code: the record keeps only that. */
const useStato = (codComune: string | null) => {
  const { data } = useRoute(
    elenchiScuolaRoutes.searchComuni,
    { body: { criteria: codComune ?? '', criteriaProv: 'EE', flagestinto: true, limit: 1 } },
    { enabled: codComune !== null, staleTime: Infinity },
  );
  return { codComune, desComune: data?.righe[0]?.desComune ?? '', provincia: null };
};

interface ConfrontoProps {
  readonly valori: { readonly [K in keyof Identita]?: Identita[K] | undefined };
  readonly onCalcola: (desCf: string) => void;
  readonly conferma: ReactNode;
}

/** The codice fiscale against the data as they are typed: computed when it is missing, compared part by part when it is there. */
const ConfrontoCodiceFiscale = ({ valori, onCalcola, conferma }: ConfrontoProps) => {
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

const Corrispondente = ({ desCf }: { readonly desCf: string }) => (
  <StatusIndicator type="success">
    {partiCodiceFiscale(desCf)?.omocodia === true
      ? 'Il codice corrisponde ai dati (con omocodia)'
      : 'Il codice corrisponde ai dati'}
  </StatusIndicator>
);

interface DiscordanzeProps {
  readonly discordanze: ReturnType<typeof discordanzeDi>;
  readonly usa: ReactNode;
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
