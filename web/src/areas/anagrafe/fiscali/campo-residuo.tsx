import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

const RATE = 11;

interface Props {
  readonly modulo: ControlloModulo<FiscaliInput>;
  readonly nome: 'saldoRegionale' | 'saldoComunale' | 'accontoComunale';
  readonly etichetta: string;
}

/** What is left to withhold of a surtax, if anything, and in how many instalments. */
export const CampoResiduo = ({ modulo, nome, etichetta }: Props) => {
  const valore = useWatch({ control: modulo.form.control, name: nome });
  return (
    <SpaceBetween size="xs">
      <Checkbox
        checked={valore !== null}
        onChange={({ detail }) =>
          modulo.form.setValue(nome, detail.checked ? { residuo: 0, rate: RATE, anno: null, ente: null } : null, {
            shouldDirty: true,
          })
        }
      >
        {etichetta}
      </Checkbox>
      {valore !== null && (
        <ColumnLayout columns={2}>
          <CampoImporto zeroSeVuoto modulo={modulo} nome={`${nome}.residuo`} etichetta="Da trattenere" />
          <CampoIntero modulo={modulo} nome={`${nome}.rate`} etichetta="Rate" />
          <CampoIntero
            modulo={modulo}
            nome={`${nome}.anno`}
            parola="Anno dell’addizionale"
            etichetta="Anno"
            aiuto="Vuoto: quello prima del pagamento, per un acconto quello stesso"
          />
          <CampoTesto
            modulo={modulo}
            nome={`${nome}.ente`}
            parola="Ente dell’addizionale"
            etichetta={nome === 'saldoRegionale' ? 'Regione' : 'Comune'}
            aiuto={
              nome === 'saldoRegionale'
                ? "Codice di due cifre dell'addizionale; vuoto: quella del domicilio fiscale"
                : 'Codice catastale; vuoto: quello del domicilio fiscale'
            }
            maiuscole
          />
        </ColumnLayout>
      )}
    </SpaceBetween>
  );
};
