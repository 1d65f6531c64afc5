import { useWrite } from '#api/query.ts';
import { collaudoRoutes, type CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import { useConferma } from '#ui/conferma.tsx';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { downloadBlob } from '#ui/scarica.ts';

/** What the office says of a case: that it is right, that it is of no more use. */
export const useAzioniCaso = (onCambiato: (caso: CasoCollaudo) => void, onTolto: (caso: CasoCollaudo) => void) => {
  const conferma = useWrite(collaudoRoutes.confirmCaso);
  const elimina = useWrite(collaudoRoutes.removeCaso);
  const esporta = useWrite(fileCasiRoutes.exportCaso);
  const chiedi = useConferma();
  const { notify, notifyError } = useNotices();
  return (caso: CasoCollaudo) => [
    {
      testo: 'Conferma',
      disabilitata: caso.conferma !== null,
      motivo: 'È già confermato',
      onClick: () =>
        conferma.mutate(
          { body: { uid: caso.uid, versione: caso.versione } },
          {
            onSuccess: (dopo) => {
              onCambiato(dopo);
              notify('success', `Il caso "${caso.descrizione}" è confermato`);
            },
            onError: notifyError,
          },
        ),
    },
    {
      testo: 'Scarica il file',
      disabilitata: caso.conferma === null,
      motivo: 'Prima va confermato',
      onClick: () =>
        esporta.mutate(
          { body: { uid: caso.uid } },
          {
            onSuccess: ({ nomeFile, testo }) => downloadBlob(nomeFile, testo, 'application/json'),
            onError: notifyError,
          },
        ),
    },
    {
      testo: 'Elimina',
      onClick: () =>
        chiedi({
          titolo: `Eliminare il caso "${caso.descrizione}"?`,
          azione: 'Elimina',
          testo: `Si perdono ${quanti(caso.numCedolini, 'cedolino atteso', 'cedolini attesi')}; l'elaborazione resta com'è.`,
          esegui: async () => {
            await elimina.mutateAsync({ body: { uid: caso.uid, versione: caso.versione } });
            onTolto(caso);
          },
        }),
    },
  ];
};
