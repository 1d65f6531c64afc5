import ColumnLayout from '@cloudscape-design/components/column-layout';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Segno } from '#ui/segno.tsx';

interface Props {
  readonly intera: ListaIntera;
  /** Cents of each code as they are being written. */
  readonly perChiave: ReadonlyMap<string, number>;
}

/** What is left of each code the list pays, as it is typed; over the allocation it is said, and the list is not sent. */
export const ResiduoCodici = ({ intera: { lista, disponibilita }, perChiave }: Props) => {
  const salvate = new Map(lista.somme.map(({ chiave, importo }) => [chiave, importo]));
  const righe = disponibilita
    .filter(({ chiave }) => perChiave.has(chiave) || salvate.has(chiave))
    .map(({ chiave, descrizione, residuo }) => ({
      chiave,
      descrizione,
      resta: residuo + (salvate.get(chiave) ?? 0) - (perChiave.get(chiave) ?? 0),
    }));
  return (
    <ColumnLayout columns={3} minColumnWidth={260}>
      {righe.map(({ chiave, descrizione, resta }) => (
        <div key={chiave}>
          <Segno type={resta < 0 ? 'warning' : 'success'}>
            {resta < 0 ? `Oltre la dotazione di ${formatEuro(-resta)}` : `Restano ${formatEuro(resta)}`}
          </Segno>
          <div>
            {chiave} {descrizione}
          </div>
        </div>
      ))}
    </ColumnLayout>
  );
};
