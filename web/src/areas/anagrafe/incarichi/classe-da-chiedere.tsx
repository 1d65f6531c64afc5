import Alert from '@cloudscape-design/components/alert';
import { useWatch } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import type { IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { franchigiaOccasionali } from '#shared/rules/gestione-separata.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { textOf } from '#ui/modulo/campi/use-campo.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly modulo: ControlloModulo<IncaricoInput>;
  readonly uidSubAnagrafe: string;
}

/** The tax data that an assignment over the exempt sum will ask of the person, told while it is written. */
export const ClasseDaChiedere = ({ modulo, uidSubAnagrafe }: Props) => {
  const [giorno, importo] = useWatch({ control: modulo.form.control, name: ['datIncarico', 'numImporto'] });
  const il = textOf(giorno);
  const franchigia = il === '' ? undefined : ifInForceOn(franchigiaOccasionali, il)?.valore;
  const oltre = franchigia !== undefined && importo > franchigia;
  const numAnno = Number(il.slice(0, 4));
  const { data = [] } = useRoute(
    fiscaleRoutes.checkFiscali,
    { body: { numAnno, uidSubAnagrafeList: [uidSubAnagrafe] } },
    { enabled: oltre },
  );
  const [suoi] = data;
  if (!oltre || suoi === undefined || (suoi.presente && suoi.avvisi.length === 0)) return null;
  return (
    <Alert type="info" header={`Oltre ${formatEuro(franchigia)}: dati da chiedere adesso`}>
      Dati fiscali del {numAnno}: {suoi.presente ? suoi.avvisi.join(' ') : 'non sono inseriti.'} La classe della
      Gestione separata si chiede alla persona insieme all’incarico: serve dal pagamento che passa la franchigia.
    </Alert>
  );
};
