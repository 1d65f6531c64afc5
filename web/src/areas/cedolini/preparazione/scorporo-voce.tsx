import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { calcoloRoutes } from '../../../../../shared/contracts/cedolini/calcolo.ts';
import { formatEuro } from '../../../../../shared/money/centesimi.ts';
import { useRoute } from '../../../api/query.ts';
import type { RigaPreparazione } from './righe-preparazione.ts';

interface Props {
  /** All-inclusive, in cents. */ readonly importo: number;
  readonly dataPagamento: string;
  readonly persona: RigaPreparazione | undefined;
}

/** What an all-inclusive amount leaves to the person before withholdings, and what of it are charges of the school. */
export const ScorporoVoce = ({ importo, dataPagamento, persona }: Props) => {
  const percettore = persona?.input.percettore ?? persona?.bozza.percettore ?? null;
  const gestione = persona?.input.fiscali?.gestioneSeparata ?? persona?.bozza.fiscali.gestioneSeparata ?? null;
  const { data, error } = useRoute(
    calcoloRoutes.getScorporo,
    {
      query: {
        importo,
        dataPagamento,
        percettore: percettore?.tipo ?? 'DIPENDENTE',
        ...(percettore !== null && 'contratto' in percettore ? { contratto: percettore.contratto } : {}),
        ...(gestione === null ? {} : { gestioneSeparata: gestione }),
      },
    },
    { enabled: percettore !== null && importo > 0 },
  );
  if (percettore === null || importo <= 0) return null;
  if (error) return <Alert type="info">{error.message}</Alert>;
  if (data === undefined) return null;
  return (
    <KeyValuePairs
      columns={3}
      items={[
        { label: 'Lordo Stato', value: formatEuro(data.lordoStato) },
        { label: 'Lordo dipendente', value: formatEuro(data.lordoDipendente) },
        { label: 'Oneri della scuola', value: formatEuro(data.lordoStato - data.lordoDipendente) },
      ]}
    />
  );
};
