import Button from '@cloudscape-design/components/button';
import { useRoute, useWrite } from '#api/query.ts';
import { collaudoRoutes, type ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { useConferma } from '#ui/conferma.tsx';
import { useNotices } from '#ui/notices.tsx';

/** What a finished test found becomes what its case expects; offered where it found something else. */
export const ConfermaAtteso = ({ prova }: { readonly prova: ProvaCollaudo }) => {
  const casi = useRoute(collaudoRoutes.listCasi, { body: {} });
  const conferma = useWrite(collaudoRoutes.confirmCaso, [collaudoRoutes.listCasi]);
  const chiedi = useConferma();
  const { notify } = useNotices();
  const caso = casi.data?.find(({ uid }) => uid === prova.idCaso);
  if (caso === undefined || prova.stato !== 'COMPLETATO' || prova.numDiversi === 0) return null;
  return (
    <Button
      variant="primary"
      onClick={() =>
        chiedi({
          titolo: `Il nuovo risultato di "${caso.descrizione}" è quello giusto?`,
          azione: 'Conferma come atteso',
          testo: 'Le prove di dopo saranno confrontate con questi cedolini. Quelle fatte finora restano come sono.',
          esegui: async () => {
            await conferma.mutateAsync({ body: { uid: caso.uid, versione: caso.versione, prova: prova.uid } });
            notify('success', `Il caso "${caso.descrizione}" ha un nuovo risultato atteso`);
          },
        })
      }
    >
      Conferma come atteso
    </Button>
  );
};
