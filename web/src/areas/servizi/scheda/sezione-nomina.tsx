import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno, isGiorno } from '#shared/domain/tempo/date.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio as etichette } from '#ui/personale/etichette-servizio.ts';
import type { Liste } from './use-liste.ts';

interface Props {
  readonly modulo: ControlloModulo<ServizioInput>;
  readonly liste: Liste;
}

/** Appointment and days; the end an appointment cannot go beyond is said, and proposed when it is chosen. */
export const SezioneNomina = ({ modulo, liste }: Props) => {
  const [codTipoNomina, datInizio] = useWatch({ control: modulo.form.control, name: ['codTipoNomina', 'datInizio'] });
  const nomina = liste.tipoNominaList.find(({ codice }) => codice === codTipoNomina);
  const scadenza = scadenzaDi(nomina, datInizio);
  const proponiFine = (codice: string | number | null) => {
    const proposta = scadenzaDi(
      liste.tipoNominaList.find((voce) => voce.codice === codice),
      datInizio,
    );
    if (modulo.form.getValues('datFine') === null && proposta !== null)
      modulo.form.setValue('datFine', proposta, {
        shouldDirty: true,
        shouldValidate: modulo.form.formState.isSubmitted,
      });
  };
  return (
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="codTipoNomina"
        etichetta={etichette.codTipoNomina}
        voci={liste.tipoNominaList}
        onScelta={proponiFine}
      />
      <CampoScelta
        modulo={modulo}
        nome="codTipoServizio"
        etichetta={etichette.codTipoServizio}
        voci={liste.tipoServizioList}
        aiuto="Ore eccedenti, reggenza e mansioni superiori si sommano al posto; gli altri no"
      />
      <CampoData modulo={modulo} nome="datInizio" etichetta={etichette.datInizio} />
      <CampoData modulo={modulo} nome="datFine" etichetta={etichette.datFine} aiuto={fineInParole(nomina, scadenza)} />
      <CampoScelta
        modulo={modulo}
        nome="codAutoritaNomina"
        etichetta={etichette.codAutoritaNomina}
        voci={liste.autoritaNominaList}
      />
      <CampoTesto modulo={modulo} nome="numProtocollo" etichetta={etichette.numProtocollo} />
      <CampoData modulo={modulo} nome="datProtocollo" etichetta={etichette.datProtocollo} />
    </ColumnLayout>
  );
};

type Nomina = Liste['tipoNominaList'][number] | undefined;

/** What the last day may be, in words. */
const fineInParole = (nomina: Nomina, scadenza: string | null): string => {
  if (nomina === undefined || nomina.tipoRapporto === 'INDETERMINATO') return 'Vuota finché il servizio continua';
  return scadenza === null
    ? 'Necessaria: il contratto è a tempo determinato'
    : `Al più tardi il ${formatGiorno(scadenza)}`;
};

const scadenzaDi = (nomina: Nomina, datInizio: string): string | null =>
  nomina === undefined || nomina.scadenza === null || !isGiorno(datInizio)
    ? null
    : `${annoScolasticoDi(datInizio).numAnno + 1}-${nomina.scadenza}`;
