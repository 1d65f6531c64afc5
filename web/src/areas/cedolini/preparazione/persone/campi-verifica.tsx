import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import type { PercettoreModulo } from './percettore-modulo.ts';

interface Props {
  readonly modulo: ControlloModulo<PercettoreModulo>;
  readonly aperti: boolean;
}

/** The outcome of the check of the payee's debts towards the collection agent. */
export const CampiVerifica = ({ modulo, aperti }: Props) => (
  <ExpandableSection
    headerText="Verifica dei debiti (art. 48-bis)"
    headerDescription="L'esito che l'agente della riscossione ha dato prima del pagamento"
    defaultExpanded={aperti}
  >
    <ColumnLayout columns={3}>
      <CampoData modulo={modulo} nome="verificaData" etichetta="Esito del" />
      <CampoTesto modulo={modulo} nome="verificaNumero" etichetta="Numero della verifica" />
      <CampoImporto
        modulo={modulo}
        nome="verificaDebito"
        etichetta="Debito risultante"
        aiuto="Zero se non ne risultano"
      />
    </ColumnLayout>
  </ExpandableSection>
);
