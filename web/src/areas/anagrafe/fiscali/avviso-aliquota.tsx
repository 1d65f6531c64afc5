import Alert from '@cloudscape-design/components/alert';
import { useWatch } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { tabelleRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

const SCAGLIONE = 'irpef.scaglioni.';

/** A highest rate that is none of the year's, said while it is written: the calculation would refuse it. */
export const AvvisoAliquota = ({ modulo }: { readonly modulo: ControlloModulo<FiscaliInput> }) => {
  const [aliquota, anno] = useWatch({ control: modulo.form.control, name: ['numAliquotaMassima', 'numAnno'] });
  const { data } = useRoute(
    tabelleRoutes.searchAliquote,
    { body: { data: `${anno}-12-31` } },
    { staleTime: Infinity, enabled: typeof aliquota === 'number' && Number.isInteger(anno) },
  );
  const ammesse = (data ?? []).flatMap(({ codice, dipendente }) =>
    codice.startsWith(SCAGLIONE) && dipendente !== null ? [dipendente] : [],
  );
  if (typeof aliquota !== 'number' || ammesse.length === 0 || ammesse.includes(aliquota)) return null;
  return (
    <Alert type="warning">
      L’aliquota {formatAliquota(aliquota)} non è tra quelle dell’IRPEF del {anno} (
      {ammesse.map(formatAliquota).join(', ')}): il cedolino non si calcolerebbe. Leggerla di nuovo sul cedolino NoiPA
      dell’anno.
    </Alert>
  );
};
