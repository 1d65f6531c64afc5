import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { useConferma } from '#ui/conferma.tsx';
import { formatIstante, quanti } from '#ui/formati.ts';

/** The runs that were merged into this one, and the way back from the last, until it is accounted. */
export const ElaborazioniAccorpate = ({
  processo,
  onCambiato,
}: {
  readonly processo: Processo;
  readonly onCambiato: () => void;
}) => {
  const annulla = useWrite(lavoroRoutes.undoLavoro, [
    lavoroRoutes.getLavoro,
    processiRoutes.listProcessi,
    processiRoutes.getProcesso,
  ]);
  const conferma = useConferma();
  const ultima = processo.accorpate?.at(-1);
  if (ultima === undefined) return null;
  const chiedi = () =>
    conferma({
      titolo: `Annullare l'accorpamento di "${ultima.DES_ELABORAZIONE}"?`,
      azione: 'Annulla accorpamento',
      testo:
        "L'elaborazione torna nell'elenco con i suoi cedolini, come sono adesso. Chi era in entrambe ha di nuovo due cedolini, ricalcolati dalle voci di allora: le modifiche fatte dopo al cedolino unico non restano.",
      esegui: async () => {
        await annulla.mutateAsync({ params: { uid: ultima.lavoro }, body: {} });
        onCambiato();
      },
    });
  return (
    <Alert
      type="info"
      action={processo.STATUS === 'COMPLETATO' && <Button onClick={chiedi}>Annulla l'accorpamento</Button>}
    >
      Comprende{' '}
      {(processo.accorpate ?? [])
        .map(
          ({ DES_ELABORAZIONE, cedolini, da, il }) =>
            `${quanti(cedolini, 'cedolino', 'cedolini')} di «${DES_ELABORAZIONE}», accorpata da ${da} il ${formatIstante(il)}`,
        )
        .join('; ')}
      .
    </Alert>
  );
};
