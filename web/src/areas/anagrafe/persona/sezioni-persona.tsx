import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import type { PersonaModulo } from '../../../../../shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '../../../../../shared/contracts/anagrafe/persona.ts';
import { CampoComune } from '../../../ui/modulo/campi/campo-comune.tsx';
import { CampoData } from '../../../ui/modulo/campi/campo-data.tsx';
import { CampoIntero } from '../../../ui/modulo/campi/campo-numero.tsx';
import { CampoSiNo } from '../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '../../../ui/modulo/use-modulo.ts';
import { etichettePersona as etichette } from './etichette.ts';

interface Props {
  readonly modulo: ControlloModulo<PersonaModulo>;
}

/** Address; who lives abroad has a foreign tax code and town. */
export const SezioneResidenza = ({ modulo, persona }: Props & { readonly persona: Persona | undefined }) => {
  const estero = useWatch({ control: modulo.form.control, name: 'codComuneRes' })?.startsWith('Z') === true;
  return (
    <ColumnLayout columns={3}>
      <CampoTesto modulo={modulo} nome="desIndirizzo" etichetta={etichette.desIndirizzo} />
      <CampoComune
        modulo={modulo}
        nome="codComuneRes"
        etichetta={etichette.codComuneRes}
        luoghi="comuni-estero"
        iniziale={{
          codComune: persona?.codComuneRes ?? null,
          desComune: persona?.desComuneRes ?? '',
          provincia: persona?.provinciaRes ?? null,
        }}
        onScelto={(luogo) => {
          modulo.form.setValue('desComuneRes', luogo?.desComune ?? '', { shouldDirty: true });
          modulo.form.setValue('provinciaRes', luogo?.siglaProvincia ?? null, { shouldDirty: true });
        }}
      />
      <CampoTesto modulo={modulo} nome="desCap" etichetta={etichette.desCap} />
      {estero && <CampoTesto modulo={modulo} nome="desLocalitaEstera" etichetta={etichette.desLocalitaEstera} />}
      {estero && (
        <CampoTesto
          modulo={modulo}
          nome="codFiscaleEstero"
          etichetta={etichette.codFiscaleEstero}
          aiuto="Il codice di identificazione fiscale del Paese di residenza, per la Certificazione Unica"
          maiuscole
        />
      )}
    </ColumnLayout>
  );
};

export const SezioneContatti = ({ modulo }: Props) => (
  <ColumnLayout columns={2}>
    <CampoTesto modulo={modulo} nome="desTelefono" etichetta={etichette.desTelefono} tipo="tel" />
    <CampoTesto modulo={modulo} nome="desCellulare" etichetta={etichette.desCellulare} tipo="tel" />
    <CampoTesto modulo={modulo} nome="desEMail" etichetta={etichette.desEMail} tipo="email" />
    <CampoTesto modulo={modulo} nome="desPec" etichetta={etichette.desPec} tipo="email" />
  </ColumnLayout>
);

/** Fondo Espero with its date, and the leave left from the year before. */
export const SezionePrevidenza = ({ modulo }: Props) => {
  const aderisce = useWatch({ control: modulo.form.control, name: 'flgEspero' });
  return (
    <ColumnLayout columns={3}>
      <CampoSiNo modulo={modulo} nome="flgEspero" etichetta="Aderisce al Fondo Espero" />
      {aderisce && <CampoData modulo={modulo} nome="datEspero" etichetta={etichette.datEspero} />}
      <CampoIntero
        modulo={modulo}
        nome="numAnnoScoFerfestResidue"
        etichetta={etichette.numAnnoScoFerfestResidue}
        aiuto="Giorni rimasti dall'anno scolastico precedente"
      />
    </ColumnLayout>
  );
};
