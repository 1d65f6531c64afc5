import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteFiscali } from './etichette-fiscali.ts';

/** Instalments that the law gives to each bonus. */
const RATE_TRATTAMENTO = 8;
const RATE_SOMMA = 10;
const RATE_DETRAZIONE = 10;

const nuovo = (anno: number): FiscaliInput['conguaglio'] => ({
  irpef: 0,
  conguagliatoIl: `${anno}-02-28`,
  richiestaDel: null,
  trattamento: 0,
  rateTrattamento: RATE_TRATTAMENTO,
  somma: 0,
  rateSomma: RATE_SOMMA,
  detrazione: 0,
  rateDetrazione: RATE_DETRAZIONE,
});

/** What the settlement of the year before left to take, if anything. */
export const CampiConguaglio = ({ modulo }: { readonly modulo: ControlloModulo<FiscaliInput> }) => {
  const { control, setValue } = modulo.form;
  const [valore, anno] = useWatch({ control, name: ['conguaglio', 'numAnno'] });
  return (
    <SpaceBetween size="xs">
      <Checkbox
        checked={valore !== null}
        onChange={({ detail }) => setValue('conguaglio', detail.checked ? nuovo(anno) : null, { shouldDirty: true })}
        description="Quanto il conguaglio dell'anno prima non ha potuto trattenere, e i bonus da restituire a rate"
      >
        {etichetteFiscali.conguaglio}
      </Checkbox>
      {valore !== null && (
        <ColumnLayout columns={2}>
          <CampoImporto
            zeroSeVuoto
            modulo={modulo}
            nome="conguaglio.irpef"
            parola="IRPEF del conguaglio"
            etichetta="IRPEF"
            aiuto="Si trattiene da marzo, con l'interesse dello 0,50 % al mese, fin dove il netto arriva"
          />
          <CampoData modulo={modulo} nome="conguaglio.conguagliatoIl" etichetta="Conguagliato il" />
          <CampoData
            modulo={modulo}
            nome="conguaglio.richiestaDel"
            etichetta="Richiesta scritta del"
            aiuto="Senza, l'IRPEF non si trattiene: la versa la persona"
          />
          <span />
          <CampoImporto
            zeroSeVuoto
            modulo={modulo}
            nome="conguaglio.trattamento"
            etichetta="Trattamento integrativo da restituire"
          />
          <CampoIntero modulo={modulo} nome="conguaglio.rateTrattamento" etichetta="Rate rimaste del trattamento" />
          <CampoImporto
            zeroSeVuoto
            modulo={modulo}
            nome="conguaglio.somma"
            etichetta="Somma integrativa da restituire"
          />
          <CampoIntero modulo={modulo} nome="conguaglio.rateSomma" etichetta="Rate rimaste della somma" />
          <CampoImporto
            zeroSeVuoto
            modulo={modulo}
            nome="conguaglio.detrazione"
            etichetta="Ulteriore detrazione da restituire"
          />
          <CampoIntero modulo={modulo} nome="conguaglio.rateDetrazione" etichetta="Rate rimaste della detrazione" />
        </ColumnLayout>
      )}
    </SpaceBetween>
  );
};
