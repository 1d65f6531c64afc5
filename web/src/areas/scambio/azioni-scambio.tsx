import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useClient, useWrite } from '#api/query.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import type { Scambio } from '#shared/contracts/scambio/storia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { useConferma } from '#ui/conferma.tsx';
import { useScarica } from '#ui/lavoro/use-scarica.ts';
import { useNotices } from '#ui/notices.tsx';
import { followLink } from '#ui/scarica.ts';

interface Props {
  readonly scambio: Scambio;
  readonly onCambiato: () => void;
}

/** What can still be done to what came in or went out: take its file, its errors, or take it back. */
export const AzioniScambio = ({ scambio, onCambiato }: Props) => {
  const { uid: suo, descrizione, nomeFile, lavoro, scaricabile, annullabile, conErrori, riprendibile } = scambio;
  const client = useClient();
  const conferma = useConferma();
  const scarica = useScarica();
  const { notify, notifyError } = useNotices();
  const annulla = useWrite(lavoroRoutes.undoLavoro);
  const nome = nomeFile || descrizione;
  const takeErrors = async (uid: Uid<'IMPORTAZIONE'>) => {
    const { linkErrori } = await client(scambioRoutes.getImportazione, { params: { uid }, query: { limit: 1 } });
    if (linkErrori === null) notify('warning', 'Gli errori di questo file non ci sono più: importarlo di nuovo.');
    else followLink(linkErrori);
  };
  const undo = (diLavoro: string) =>
    conferma({
      titolo: `Annullare l'importazione di "${nome}"?`,
      testo:
        "I dati tornano com'erano prima. Se qualcuno ha modificato dopo uno dei record, non si annulla niente e si dice quale.",
      azione: "Annulla l'importazione",
      esegui: async () => {
        await annulla.mutateAsync({ params: { uid: diLavoro }, body: {} });
        onCambiato();
      },
    });
  return (
    <SpaceBetween size="xxs">
      {scaricabile && lavoro !== null && (
        <Button
          variant="inline-link"
          ariaLabel={`Scarica ${nome}`}
          onClick={() => {
            void scarica(lavoro);
          }}
        >
          Scarica
        </Button>
      )}
      {riprendibile !== null && (
        <Button
          variant="inline-link"
          ariaLabel={`Riprendi l'importazione di ${nome}`}
          href={`#/scambio/importa/${riprendibile}?riprendi=${suo}`}
        >
          Riprendi
        </Button>
      )}
      {conErrori !== null && (
        <Button
          variant="inline-link"
          ariaLabel={`Scarica gli errori di ${nome}`}
          onClick={() => {
            takeErrors(conErrori).catch(notifyError);
          }}
        >
          Scarica gli errori
        </Button>
      )}
      {annullabile && lavoro !== null && (
        <Button variant="inline-link" ariaLabel={`Annulla l'importazione di ${nome}`} onClick={() => undo(lavoro)}>
          Annulla
        </Button>
      )}
    </SpaceBetween>
  );
};
