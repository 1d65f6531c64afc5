import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { useNotices } from '#ui/notices.tsx';
import { valoreVigente } from '../valore-vigente.ts';

interface Props {
  readonly denuncia: Denuncia;
  /** The records whose people are named with what was said of each; none where a list says it already. */
  readonly righe?: readonly RigaDenuncia[];
  /** Makes the sending of who was refused. */
  readonly onRimanda: () => Promise<void>;
}

/** Who was refused of a sent filing, to be sent again alone; nothing when nobody was. */
export const DaRimandare = ({ denuncia: { esito, respinti = [] }, righe = [], onRimanda }: Props) => {
  const { notifyError } = useNotices();
  if (esito !== 'SCARTATO_IN_PARTE') return null;
  const detti = respinti.flatMap(({ chiave, motivo }) => {
    const riga = righe.find((una) => una.chiave === chiave);
    return riga === undefined
      ? []
      : [`${String(valoreVigente(riga, 'Cognome'))} ${String(valoreVigente(riga, 'Nome'))}: ${motivo}`];
  });
  return (
    <Alert
      type="warning"
      header={respinti.length === 1 ? 'Una persona respinta' : `${respinti.length} persone respinte`}
      action={<Button onClick={() => void onRimanda().catch(notifyError)}>Rimanda i respinti</Button>}
    >
      {detti.length > 0 && (
        <ul>
          {detti.map((detto) => (
            <li key={detto}>{detto}</li>
          ))}
        </ul>
      )}
      Si rimandano da sole, in un invio nuovo che corregge questo: gli altri restano comunicati.
    </Alert>
  );
};
