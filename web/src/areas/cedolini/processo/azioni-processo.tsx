import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { processiRoutes } from '../../../../../shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '../../../../../shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '../../../../../shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '../../../../../shared/contracts/lavori/lavoro.ts';
import { useWrite } from '../../../api/query.ts';
import { useConferma } from '../../../ui/conferma.tsx';
import { useNotices } from '../../../ui/notices.tsx';

interface Props {
  readonly processo: Processo;
  readonly bloccato: boolean;
  readonly onCambiato: () => void;
  readonly onConfronta: () => void;
}

/** What can be done to a run that was computed: everything again or only what failed, accounting for good, exposure to the employees. */
export const AzioniProcesso = ({ processo, bloccato, onCambiato, onConfronta }: Props) => {
  const avvia = useWrite(processiRoutes.startCalcolo);
  const riprova = useWrite(lavoroRoutes.retryLavoro);
  const contabilizza = useWrite(chiusuraRoutes.contabilizza);
  const esponi = useWrite(chiusuraRoutes.esponiDipendenti);
  const nascondi = useWrite(chiusuraRoutes.nascondiDipendenti);
  const conferma = useConferma();
  const { notifyError } = useNotices();
  const { lavoroUid } = processo;
  const body = { idProcesso: processo.uid, versione: processo.versione };
  const chiuso = processo.STATUS === 'COMPLETATO' || processo.STATUS === 'CONTABILIZZATO';
  const ricalcola = () =>
    conferma({
      titolo: `Ricalcolare tutti i cedolini di "${processo.DES_ELABORAZIONE}"?`,
      azione: 'Ricalcola',
      testo: 'I cedolini saranno rifatti con i dati di oggi e con gli stessi inserimenti.',
      esegui: async () => {
        await avvia.mutateAsync({
          body: {
            processo: { uid: processo.uid, versione: processo.versione },
            cedolini: [],
            recomputeId: processo.uid,
          },
        });
        onCambiato();
      },
    });
  const chiediContabilizza = () =>
    conferma({
      titolo: `Contabilizzare "${processo.DES_ELABORAZIONE}"?`,
      azione: 'Contabilizza',
      testo: `${processo.numCedolini} cedolini diventano definitivi: non si potranno più modificare né eliminare. Le correzioni si fanno con un'altra elaborazione.`,
      parola: 'CONTABILIZZA',
      esegui: async () => {
        await contabilizza.mutateAsync({ body });
        onCambiato();
      },
    });
  const items = [
    ...(processo.numCedolini > 0 ? [{ id: 'ricalcola', text: 'Ricalcola tutti', disabled: bloccato }] : []),
    ...(lavoroUid !== null && (processo.numScartati > 0 || processo.STATUS === 'FALLITO')
      ? [
          {
            id: 'riprova',
            text: processo.motivoFallimento === 'INTERROTTA' ? 'Riprendi il calcolo' : 'Ricalcola solo gli scartati',
            disabled: bloccato,
          },
        ]
      : []),
    ...(processo.STATUS === 'COMPLETATO' && !processo.simulazione
      ? [
          {
            id: 'contabilizza',
            text: 'Contabilizza',
            disabled: processo.numScartati > 0 || processo.FLG_RECOMPUTE,
            disabledReason: 'Prima vanno sistemati gli scartati e rifatti i calcoli superati',
          },
        ]
      : []),
    ...(chiuso
      ? [
          processo.FLG_ESP_DIP
            ? { id: 'nascondi', text: 'Nascondi ai dipendenti' }
            : { id: 'esponi', text: 'Esponi ai dipendenti' },
        ]
      : []),
    ...(processo.numCedolini > 0 ? [{ id: 'confronta', text: 'Confronta con…' }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <ButtonDropdown
      items={items}
      loading={avvia.isPending || riprova.isPending || esponi.isPending || nascondi.isPending}
      onItemClick={({ detail }) => {
        if (detail.id === 'ricalcola') ricalcola();
        else if (detail.id === 'confronta') onConfronta();
        else if (detail.id === 'contabilizza') chiediContabilizza();
        else if (detail.id === 'esponi') esponi.mutate({ body }, { onSuccess: onCambiato, onError: notifyError });
        else if (detail.id === 'nascondi') nascondi.mutate({ body }, { onSuccess: onCambiato, onError: notifyError });
        else if (lavoroUid !== null)
          riprova.mutate({ params: { uid: lavoroUid }, body: {} }, { onSuccess: onCambiato, onError: notifyError });
      }}
    >
      Azioni
    </ButtonDropdown>
  );
};
