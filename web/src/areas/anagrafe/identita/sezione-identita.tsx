import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { FamiliareInput } from '#shared/contracts/anagrafe/nucleo.ts';
import { descrizioneSoggetto, tipiSoggetto } from '#shared/domain/persona/soggetto.ts';
import { descrizioneSesso, sessi } from '#shared/domain/persona/valori-ammessi.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoComune } from '#ui/modulo/campi/campo-comune.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAliquota } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { CampoCfPrecedenti } from './campo-cf-precedenti.tsx';
import { ConfrontoCodiceEnte, ConfrontoCodiceFiscale } from './confronto-codice-fiscale.tsx';
import { etichettePersona as etichette } from './etichette.ts';
import { useNatoDalCodice } from './use-nato-dal-codice.ts';
import { useStato } from './use-stato.ts';

const voceSoggetto = tipiSoggetto.map((codice) => ({ codice, descrizione: descrizioneSoggetto[codice] }));
const voceSesso = sessi.map((codice) => ({ codice, descrizione: descrizioneSesso[codice] }));

interface Nato {
  readonly codComuneNascita: string | null | undefined;
  readonly desComuneNascita: string | undefined;
}
interface Props {
  readonly modulo: ControlloModulo<PersonaModulo>;
  readonly persona: { readonly codCittadinanza: string | null } | undefined;
}

/** Who it is: a natural person with birth and citizenship, or a company of which the name and the codice fiscale are enough. */
export const SezioneIdentita = ({ modulo, persona }: Props) => {
  const tipo = useWatch({ control: modulo.form.control, name: 'tipoSoggetto' });
  const change = (scelto: string | number | null) => {
    if (scelto === 'ENTE') clearNascita(modulo);
    if (scelto !== 'EREDE') clearEredita(modulo);
  };
  return (
    <SpaceBetween size="l">
      <CampoScelta
        modulo={modulo}
        nome="tipoSoggetto"
        etichetta={etichette.tipoSoggetto}
        voci={voceSoggetto}
        onScelta={change}
        aiuto="Decide quali dati si chiedono e a che titolo si può pagare"
      />
      {tipo === 'ENTE' ? (
        <IdentitaEnte modulo={modulo} />
      ) : (
        <IdentitaPersona modulo={modulo} persona={persona} erede={tipo === 'EREDE'} />
      )}
    </SpaceBetween>
  );
};

const CAMBIATO = { shouldDirty: true } as const;
/** A field that the code fills is judged at once: an error left from when it was empty goes. */
const DAL_CODICE = { shouldDirty: true, shouldValidate: true } as const;
const DA_QUI = 'Sesso, data e luogo di nascita si riempiono da qui, e si possono correggere';

/** What a company does not have. */
const clearNascita = ({ form }: Props['modulo']): void => {
  form.setValue('desNome', '', CAMBIATO);
  form.setValue('flgSesso', null, CAMBIATO);
  form.setValue('datNascita', null, CAMBIATO);
  form.setValue('codComuneNascita', null, CAMBIATO);
  form.setValue('desComuneNascita', '', CAMBIATO);
  form.setValue('codCittadinanza', null, CAMBIATO);
  form.setValue('flgDeceduto', false, CAMBIATO);
  form.setValue('datDecesso', null, CAMBIATO);
};

const clearEredita = ({ form }: Props['modulo']): void => {
  form.setValue('cfDeceduto', null, CAMBIATO);
  form.setValue('quotaEredita', null, CAMBIATO);
};

const IdentitaEnte = ({ modulo }: Pick<Props, 'modulo'>) => {
  const desCf = useWatch({ control: modulo.form.control, name: 'desCf' });
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="desCognome" etichetta="Denominazione" />
        <CampoCodiceFiscale modulo={modulo} nome="desCf" etichetta="Codice fiscale o partita IVA" aiuto="11 cifre" />
      </ColumnLayout>
      <ConfrontoCodiceEnte desCf={desCf} conferma={<Conferma modulo={modulo} />} />
    </SpaceBetween>
  );
};

const Conferma = ({ modulo }: Pick<Props, 'modulo'>) => (
  <CampoSiNo modulo={modulo} nome="flgCfConfermato" etichetta="Confermo il codice fiscale così com'è" />
);

const IdentitaPersona = ({ modulo, persona, erede }: Props & { readonly erede: boolean }) => {
  const cittadinanza = useStato(persona?.codCittadinanza ?? null);
  const valori = useWatch({ control: modulo.form.control });
  const { form } = modulo;
  const onScritto = useNatoDalCodice({
    leggi: () => form.getValues(),
    sesso: (valore) => form.setValue('flgSesso', valore, DAL_CODICE),
    giorno: (valore) => form.setValue('datNascita', valore, DAL_CODICE),
    comune: (valore) => form.setValue('codComuneNascita', valore, DAL_CODICE),
    nomeComune: (valore) => form.setValue('desComuneNascita', valore, CAMBIATO),
  });
  return (
    <SpaceBetween size="l">
      <CampoCodiceFiscale
        modulo={modulo}
        nome="desCf"
        etichetta={etichette.desCf}
        descrizione={DA_QUI}
        onScritto={onScritto}
      />
      <ColumnLayout columns={3}>
        <CampoTesto modulo={modulo} nome="desCognome" etichetta="Cognome" />
        <CampoTesto modulo={modulo} nome="desNome" etichetta={etichette.desNome} obbligatorio />
        <CampoScelta modulo={modulo} nome="flgSesso" etichetta={etichette.flgSesso} voci={voceSesso} obbligatorio />
        <CampoData modulo={modulo} nome="datNascita" etichetta={etichette.datNascita} obbligatorio />
        <CampoComune
          modulo={modulo}
          nome="codComuneNascita"
          etichetta={etichette.codComuneNascita}
          luoghi="nascita"
          iniziale={nascitaDi(valori)}
          onScelto={(luogo) => modulo.form.setValue('desComuneNascita', luogo?.desComune ?? '', { shouldDirty: true })}
          obbligatorio
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
      <ConfrontoCodiceFiscale
        valori={valori}
        onCalcola={(desCf) => modulo.form.setValue('desCf', desCf, { shouldDirty: true, shouldValidate: true })}
        conferma={<Conferma modulo={modulo} />}
      />
      <CampoCfPrecedenti modulo={modulo} />
      <ColumnLayout columns={2}>
        <CampoSiNo
          modulo={modulo}
          nome="flgDeceduto"
          etichetta={etichette.flgDeceduto}
          descrizione="Non si paga più nelle sue mani: quanto è dovuto va agli eredi"
        />
        <CampoData
          modulo={modulo}
          nome="datDecesso"
          etichetta={etichette.datDecesso}
          aiuto="Vuota finché non si conosce"
        />
      </ColumnLayout>
      {erede && <Eredita modulo={modulo} />}
    </SpaceBetween>
  );
};

/** Whose heir, and for how much: what is owed to who died is paid to each heir for the share. */
const Eredita = ({ modulo }: Pick<Props, 'modulo'>) => (
  <ColumnLayout columns={2}>
    <CampoCodiceFiscale
      modulo={modulo}
      nome="cfDeceduto"
      etichetta={etichette.cfDeceduto}
      aiuto="Può essere una persona della scuola oppure no"
      obbligatorio
    />
    <CampoAliquota
      modulo={modulo}
      nome="quotaEredita"
      etichetta={etichette.quotaEredita}
      aiuto="Il 100 % se l'erede è uno solo; di ogni voce dovuta a chi è deceduto se ne paga questa parte"
      obbligatorio
    />
  </ColumnLayout>
);

/** The same for a relative. */
export const IdentitaFamiliare = ({ modulo }: { readonly modulo: ControlloModulo<FamiliareInput> }) => {
  const valori = useWatch({ control: modulo.form.control });
  const { form } = modulo;
  const onScritto = useNatoDalCodice({
    leggi: () => form.getValues(),
    sesso: (valore) => form.setValue('flgSesso', valore, DAL_CODICE),
    giorno: (valore) => form.setValue('datNascita', valore, DAL_CODICE),
    comune: (valore) => form.setValue('codComuneNascita', valore, DAL_CODICE),
    nomeComune: (valore) => form.setValue('desComuneNascita', valore, CAMBIATO),
  });
  return (
    <SpaceBetween size="l">
      <CampoCodiceFiscale
        modulo={modulo}
        nome="desCf"
        etichetta={etichette.desCf}
        descrizione={DA_QUI}
        onScritto={onScritto}
      />
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="desCognome" etichetta="Cognome" />
        <CampoTesto modulo={modulo} nome="desNome" etichetta={etichette.desNome} />
        <CampoScelta modulo={modulo} nome="flgSesso" etichetta={etichette.flgSesso} voci={voceSesso} />
        <CampoData modulo={modulo} nome="datNascita" etichetta={etichette.datNascita} />
        <CampoComune
          modulo={modulo}
          nome="codComuneNascita"
          etichetta={etichette.codComuneNascita}
          luoghi="nascita"
          iniziale={nascitaDi(valori)}
          onScelto={(luogo) => modulo.form.setValue('desComuneNascita', luogo?.desComune ?? '', { shouldDirty: true })}
        />
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

const nascitaDi = ({ codComuneNascita, desComuneNascita }: Partial<Nato>) => ({
  codComune: codComuneNascita ?? null,
  desComune: desComuneNascita ?? '',
  provincia: null,
});
