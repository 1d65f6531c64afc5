import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useWrite } from '#api/query.ts';
import { formatiEsportazione, scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { useScarica } from '#ui/lavoro/use-scarica.ts';
import { useNotices } from '#ui/notices.tsx';
import type { VoceScambio } from './tipi.ts';

const nomi = { XLSX: 'Excel (XLSX)', CSV: 'CSV', JSON: 'JSON' } as const;

/** Takes a kind, or the whole school, out to a file, which is downloaded when it is ready. */
export const EsportaTipo = ({ voce: { tipo, titolo } }: { readonly voce: VoceScambio }) => {
  const { mutateAsync, isPending } = useWrite(scambioRoutes.createEsportazione);
  const { notifyError } = useNotices();
  const segui = useSeguiLavoro();
  const scarica = useScarica();
  const ask = async (id: string) => {
    const formato = formatiEsportazione.find((uno) => uno === id) ?? 'XLSX';
    const lavoro = await mutateAsync({ body: { tipo, formato } });
    segui(lavoro, {
      onFinito: ({ uid, stato }) => {
        if (stato === 'COMPLETATO') void scarica(uid);
      },
    });
  };
  return (
    <ButtonDropdown
      ariaLabel={`Esporta ${titolo}`}
      expandToViewport
      loading={isPending}
      onItemClick={({ detail }) => {
        ask(detail.id).catch(notifyError);
      }}
      items={formatiEsportazione
        .filter((formato) => tipo !== TUTTA_LA_SCUOLA || formato !== 'CSV')
        .map((formato) => ({ id: formato, text: nomi[formato] }))}
    >
      Esporta
    </ButtonDropdown>
  );
};
