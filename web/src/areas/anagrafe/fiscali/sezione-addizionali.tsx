import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { CampiConguaglio } from './campi-conguaglio.tsx';
import { CampoResiduo } from './campo-residuo.tsx';
import { etichetteFiscali } from './etichette-fiscali.ts';

/** What other years left to withhold: surtaxes, and the settlement. */
export const SezioneAddizionali = ({ modulo }: { readonly modulo: ControlloModulo<FiscaliInput> }) => (
  <ExpandableSection headerText="Addizionali e conguaglio da trattenere" variant="footer">
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
    <Box padding={{ top: 'l' }}>
      <CampiConguaglio modulo={modulo} />
    </Box>
  </ExpandableSection>
);
