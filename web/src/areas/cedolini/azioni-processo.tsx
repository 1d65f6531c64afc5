import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { processiRoutes } from '../../../../shared/contracts/cedolini.ts';
import { lavoroRoutes } from '../../../../shared/contracts/lavoro.ts';
import { useWrite } from '../../api/query.ts';
import { useConferma } from '../../ui/conferma.tsx';
import { useNotices } from '../../ui/notices.tsx';
import type { Processo } from '../../../../shared/contracts/processo.ts';

interface Props { readonly processo: Processo; readonly bloccato: boolean; readonly onCambiato: () => void }

/** What can be done to a run that was computed: everything again, or only what failed or was left undone. */
export const AzioniProcesso = ({ processo, bloccato, onCambiato }: Props) => {
  const avvia = useWrite(processiRoutes.startCalcolo);
  const riprova = useWrite(lavoroRoutes.retryLavoro);
  const conferma = useConferma();
  const { notifyError } = useNotices();
  const { lavoroUid } = processo;
  const ricalcola = () => conferma({
    titolo: `Ricalcolare tutti i cedolini di "${processo.DES_ELABORAZIONE}"?`, azione: 'Ricalcola', testo: 'I cedolini saranno rifatti con i dati di oggi e con gli stessi inserimenti.',
    esegui: async () => { await avvia.mutateAsync({ body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [], recomputeId: processo.uid } }); onCambiato(); },
  });
  const items = [
    ...(processo.numCedolini > 0 ? [{ id: 'ricalcola', text: 'Ricalcola tutti', disabled: bloccato }] : []),
    ...(lavoroUid !== null && (processo.numScartati > 0 || processo.STATUS === 'FALLITO') ? [{ id: 'riprova', text: processo.motivoFallimento === 'INTERROTTA' ? 'Riprendi il calcolo' : 'Ricalcola solo gli scartati', disabled: bloccato }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <ButtonDropdown
      items={items} loading={avvia.isPending || riprova.isPending}
      onItemClick={({ detail }) => {
        if (detail.id === 'ricalcola') ricalcola();
        else if (lavoroUid !== null) riprova.mutate({ params: { uid: lavoroUid }, body: {} }, { onSuccess: onCambiato, onError: notifyError });
      }}
    >Calcolo</ButtonDropdown>
  );
};
