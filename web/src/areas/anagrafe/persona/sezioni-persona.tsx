import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { CampoComune } from '#ui/modulo/campi/campo-comune.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichettePersona as etichette } from '../identita/etichette.ts';
import { useStato } from '../identita/use-stato.ts';

interface Props {
  readonly modulo: ControlloModulo<PersonaModulo>;
}

/** Address: a town of Italy, or abroad a State with region, town and tax code. */
export const SezioneResidenza = ({ modulo, persona }: Props & { readonly persona: Persona | undefined }) => {
  const [stato, regione, localita] = useWatch({
    control: modulo.form.control,
    name: ['codStatoEstero', 'desRegioneEstera', 'desLocalitaEstera'],
  });
  const estero = useStato(persona?.codStatoEstero ?? null);
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={3}>
        <CampoTesto modulo={modulo} nome="desIndirizzo" etichetta={etichette.desIndirizzo} />
        <CampoComune
          modulo={modulo}
          nome="codComuneRes"
          etichetta={etichette.codComuneRes}
          iniziale={residenzaDi(persona)}
          onScelto={(luogo) => {
            modulo.form.setValue('desComuneRes', luogo?.desComune ?? '', { shouldDirty: true });
            modulo.form.setValue('provinciaRes', luogo?.siglaProvincia ?? null, { shouldDirty: true });
          }}
        />
        <CampoTesto modulo={modulo} nome="desCap" etichetta={etichette.desCap} />
        <CampoComune
          modulo={modulo}
          nome="codStatoEstero"
          etichetta={etichette.codStatoEstero}
          luoghi="estero"
          iniziale={estero}
          aiuto="Solo per chi risiede all'estero, al posto del comune"
        />
      </ColumnLayout>
      {(stato !== null || `${regione}${localita}` !== '') && <ResidenzaEstera modulo={modulo} />}
    </SpaceBetween>
  );
};

const residenzaDi = (persona: Persona | undefined) => ({
  codComune: persona?.codComuneRes ?? null,
  desComune: persona?.desComuneRes ?? '',
  provincia: persona?.provinciaRes ?? null,
});

const ResidenzaEstera = ({ modulo }: Props) => (
  <ColumnLayout columns={3}>
    <CampoTesto modulo={modulo} nome="desLocalitaEstera" etichetta={etichette.desLocalitaEstera} />
    <CampoTesto modulo={modulo} nome="desRegioneEstera" etichetta={etichette.desRegioneEstera} />
    <CampoTesto
      modulo={modulo}
      nome="codFiscaleEstero"
      etichetta={etichette.codFiscaleEstero}
      aiuto="Il codice di identificazione fiscale del Paese di residenza, per la Certificazione Unica"
      maiuscole
    />
  </ColumnLayout>
);

export const SezioneContatti = ({ modulo }: Props) => (
  <ColumnLayout columns={2}>
    <CampoTesto modulo={modulo} nome="desTelefono" etichetta={etichette.desTelefono} tipo="tel" />
    <CampoTesto modulo={modulo} nome="desCellulare" etichetta={etichette.desCellulare} tipo="tel" />
    <CampoTesto modulo={modulo} nome="desEMail" etichetta={etichette.desEMail} tipo="email" />
    <CampoTesto modulo={modulo} nome="desPec" etichetta={etichette.desPec} tipo="email" />
  </ColumnLayout>
);
