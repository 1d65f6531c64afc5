import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { SoggettivaInput } from '#shared/contracts/anagrafe/voci-persona.ts';
import {
  descrizioneFondoPiano,
  descrizioneTipoPiano,
  fondiPiano,
  tipiPiano,
} from '#shared/domain/persona/previdenza.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

const tipi = tipiPiano.map((codice) => ({ codice, descrizione: descrizioneTipoPiano[codice] }));
const fondi = fondiPiano.map((codice) => ({ codice, descrizione: descrizioneFondoPiano[codice] }));

const VUOTO = {
  tipoPiano: '15',
  codFondo: '9',
  datInizio: '',
  datScadenza: '',
  numRate: 60,
  datRipristino: null,
} as const;

/** The plan of instalments due to INPS: the monthly declaration tells how far it has gone. */
export const CampiPiano = ({ modulo }: { readonly modulo: ControlloModulo<SoggettivaInput> }) => {
  const piano = useWatch({ control: modulo.form.control, name: 'piano' });
  return (
    <SpaceBetween size="s">
      <Checkbox
        checked={piano !== null}
        onChange={({ detail }) => modulo.form.setValue('piano', detail.checked ? VUOTO : null, { shouldDirty: true })}
      >
        Piano di ammortamento
      </Checkbox>
      {piano !== null && (
        <ColumnLayout columns={2}>
          <CampoScelta modulo={modulo} nome="piano.tipoPiano" etichetta="Tipo di piano" voci={tipi} />
          <CampoScelta modulo={modulo} nome="piano.codFondo" parola="Fondo del piano" etichetta="Fondo" voci={fondi} />
          <CampoData modulo={modulo} nome="piano.datInizio" etichetta="Prima rata" />
          <CampoData modulo={modulo} nome="piano.datScadenza" etichetta="Ultima rata" />
          <CampoIntero modulo={modulo} nome="piano.numRate" etichetta="Rate in tutto" />
          <CampoData
            modulo={modulo}
            nome="piano.datRipristino"
            etichetta="Ripristino"
            aiuto="Se il piano era sospeso, da quando si paga di nuovo"
          />
        </ColumnLayout>
      )}
    </SpaceBetween>
  );
};
