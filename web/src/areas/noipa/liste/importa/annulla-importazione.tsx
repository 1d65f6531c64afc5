import Button from '@cloudscape-design/components/button';
import { useWrite } from '#api/query.ts';
import { importazioneMofRoutes } from '#shared/contracts/noipa/importazione.ts';
import type { ListaIntera, ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { useConferma } from '#ui/conferma.tsx';
import { formatIstante } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';

interface Props {
  readonly lista: ListaNoipa;
  /** The sheet has changes that are not saved. */
  readonly ferma: boolean;
  readonly onAnnullata: (intera: ListaIntera) => void;
}

/** Takes back the last file written in a list, whoever imported it. */
export const AnnullaImportazione = ({ lista, ferma, onAnnullata }: Props) => {
  const annulla = useWrite(importazioneMofRoutes.undoImportMof, [
    listeRoutes.listListeNoipa,
    pagamentiRoutes.listDoppioni,
  ]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const { uid, versione, importazione } = lista;
  if (importazione === undefined) return null;
  const { il, da, persone } = importazione;
  const esegui = async () => {
    onAnnullata(await annulla.mutateAsync({ body: { uid, versione } }));
    notify('success', 'Importazione annullata: chi era nel file ha i compensi di prima');
  };
  return (
    <Button
      disabled={ferma}
      onClick={() =>
        conferma({
          titolo: `Annullare l’importazione di ${persone === 1 ? 'una persona' : `${persone} persone`}?`,
          testo: `Il file è stato importato da ${da} il ${formatIstante(il)}. Chi vi era nominato torna ai compensi che aveva prima; gli altri restano come sono.`,
          azione: 'Annulla l’importazione',
          esegui,
        })
      }
    >
      Annulla l’importazione
    </Button>
  );
};
