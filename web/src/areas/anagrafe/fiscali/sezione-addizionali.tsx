import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { FiscaliInput } from '../../../../../shared/contracts/anagrafe/fiscale.ts';
import { CampoImporto } from '../../../ui/modulo/campi/campo-numero.tsx';
import type { ControlloModulo } from '../../../ui/modulo/use-modulo.ts';
import { CampoResiduo } from './campo-residuo.tsx';
import { etichetteFiscali } from './etichette-fiscali.ts';

/** Surtaxes of other years still to be withheld. */
export const SezioneAddizionali = ({ modulo }: { readonly modulo: ControlloModulo<FiscaliInput> }) => (
  <ExpandableSection headerText="Addizionali da trattenere" variant="footer">
    <ColumnLayout columns={2}>
      <CampoResiduo modulo={modulo} nome="saldoRegionale" etichetta={etichetteFiscali.saldoRegionale} />
      <CampoResiduo modulo={modulo} nome="saldoComunale" etichetta={etichetteFiscali.saldoComunale} />
      <CampoResiduo modulo={modulo} nome="accontoComunale" etichetta={etichetteFiscali.accontoComunale} />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numAccontoTrattenuto"
        etichetta={etichetteFiscali.numAccontoTrattenuto}
      />
    </ColumnLayout>
  </ExpandableSection>
);
