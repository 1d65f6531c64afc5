import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { printFileNoipa } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { anteprimaDi } from '#shared/contracts/stampe/stampa.ts';
import { tipoStampaNoipa } from '#shared/domain/noipa/lista.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

/** Milliseconds between two looks at a file that is being written. */
const OGNI = 3000;

/** Where the print that writes the file of a list is followed. */
export const indirizzoDelFile = (printId: string): string =>
  anteprimaDi(printFileNoipa, {}).replace(':printId', encodeURIComponent(printId));

/** How the file of a list for the portal stands, looked at again while it is written; undefined when it is there, or nobody asked for it. */
export const useFileLista = ({ uid, datInvio }: Pick<ListaNoipa, 'uid' | 'datInvio'>) => {
  const { data } = useRoute(
    listeRoutes.getFileListaNoipa,
    { query: { uid } },
    {
      staleTime: 0,
      enabled: datInvio === null,
      refetchInterval: ({ state }) => (state.data?.file?.stato === 'IN_CORSO' ? OGNI : false),
    },
  );
  return (datInvio === null ? data?.file : null) ?? undefined;
};

/** The file of a list while it is written, or why it could not be; nothing otherwise. */
export const FileLista = ({ lista }: { readonly lista: ListaNoipa }) => {
  const file = useFileLista(lista);
  const navigate = useNavigate();
  const stampa = useStampa(printFileNoipa);
  if (file === undefined) return null;
  const apri = (
    <Button
      onClick={() => {
        void navigate(indirizzoDelFile(file.printId));
      }}
    >
      Apri la stampa
    </Button>
  );
  if (file.stato === 'IN_CORSO')
    return (
      <Alert type="info" action={apri}>
        Il file per il portale si sta scrivendo.
      </Alert>
    );
  const parametri = { kind: tipoStampaNoipa[lista.tipo], idProcesso: lista.uid, formato: 'xml' } as const;
  return (
    <Alert
      type="error"
      header="Il file per il portale non è stato scritto"
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Button loading={stampa.inCorso} onClick={() => stampa.print(parametri)}>
            Scrivi di nuovo il file
          </Button>
          {apri}
        </SpaceBetween>
      }
    >
      {file.motivo}
    </Alert>
  );
};
