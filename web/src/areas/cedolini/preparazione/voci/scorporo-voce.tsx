import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useRoute } from '#api/query.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { RigaPreparazione } from '../righe-preparazione.ts';

interface Props {
  /** All-inclusive, in cents. */ readonly importo: number;
  readonly dataPagamento: string;
  readonly persona: RigaPreparazione | undefined;
}

/** What an all-inclusive amount leaves to the person before withholdings, and what of it are charges of the school. */
export const ScorporoVoce = ({ importo, dataPagamento, persona }: Props) => {
  const chi = persona && percettoreDi(persona);
  const { data, error } = useRoute(
    calcoloRoutes.getScorporo,
    { query: { importo, dataPagamento, percettore: 'DIPENDENTE', ...chi } },
    { enabled: chi !== undefined && importo > 0 },
  );
  if (chi === undefined || importo <= 0) return null;
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

/** Who is paid, as the office decided here or as it is on record; undefined while nobody has said it. */
const percettoreDi = ({ input, bozza }: RigaPreparazione) => {
  const percettore = input.percettore ?? bozza.percettore;
  if (percettore === null) return undefined;
  const gestioneSeparata = input.fiscali?.gestioneSeparata ?? bozza.fiscali.gestioneSeparata ?? null;
  return {
    percettore: percettore.tipo,
    ...('contratto' in percettore ? { contratto: percettore.contratto } : {}),
    ...(gestioneSeparata === null ? {} : { gestioneSeparata }),
  };
};
