import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useNavigate } from 'react-router-dom';
import type { TestataCedolino } from '../../../../../shared/contracts/cedolini/cedolino.ts';
import type { Processo } from '../../../../../shared/contracts/cedolini/processo.ts';
import { stampeRoutes } from '../../../../../shared/contracts/stampe/stampe.ts';
import { useWrite } from '../../../api/query.ts';
import { useNotices } from '../../../ui/notices.tsx';

interface Props {
  readonly processo: Processo;
  /** Only these; without it, all the computed ones. */ readonly scelti?: readonly TestataCedolino[];
}

/** Prints payslips, with or without the annex that explains them, and opens the viewer. */
export const StampaCedolini = ({ processo, scelti }: Props) => {
  const stampa = useWrite(stampeRoutes.printCedolini);
  const conAllegato = useWrite(stampeRoutes.printCedoliniDettagli);
  const navigate = useNavigate();
  const { notifyError } = useNotices();
  const body = {
    idProcesso: processo.uid,
    ...(scelti === undefined ? {} : { idCedolini: scelti.map(({ uid }) => uid) }),
  };
  const print = (dettagli: boolean) =>
    (dettagli ? conAllegato : stampa).mutate(
      { body },
      {
        onSuccess: ({ printId }) => navigate(`/cedolini/${printId}${dettagli ? '/details' : ''}/preview`),
        onError: notifyError,
      },
    );
  return (
    <ButtonDropdown
      loading={stampa.isPending || conAllegato.isPending}
      disabled={scelti === undefined ? processo.numCedolini === 0 : scelti.length === 0}
      items={[
        { id: 'cedolino', text: 'Cedolino' },
        { id: 'dettagli', text: 'Cedolino con la spiegazione di ogni cifra' },
      ]}
      onItemClick={({ detail }) => print(detail.id === 'dettagli')}
    >
      {scelti === undefined ? 'Stampa tutti' : 'Stampa'}
    </ButtonDropdown>
  );
};
