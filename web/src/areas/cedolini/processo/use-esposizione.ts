import { chiusuraRoutes } from '../../../../../shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '../../../../../shared/contracts/cedolini/processo.ts';
import { useWrite } from '../../../api/query.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { useSession } from '../../../ui/session.ts';
import type { Comando } from './comando.ts';

/** Who else may see a closed run: its employees and, where the school has it, the budget product. */
export const useEsposizione = (
  { uid, versione, STATUS, FLG_ESP_DIP, FLG_ESP_WWB }: Processo,
  onCambiato: () => void,
): { readonly comandi: readonly Comando[]; readonly inCorso: boolean } => {
  const dipendenti = useWrite(FLG_ESP_DIP ? chiusuraRoutes.nascondiDipendenti : chiusuraRoutes.esponiDipendenti);
  const bilancio = useWrite(FLG_ESP_WWB ? chiusuraRoutes.togliBilancio : chiusuraRoutes.esponiBilancio);
  const conBilancio = useSession().sessione.licenze.includes('WWB');
  const { notify, notifyError } = useNotices();
  const richiesta = { body: { idProcesso: uid, versione } };
  const fatto = (testo: string) => ({
    onSuccess: () => {
      notify('success', testo);
      onCambiato();
    },
    onError: notifyError,
  });
  const aiDipendenti: Comando = FLG_ESP_DIP
    ? {
        id: 'nascondi',
        text: 'Nascondi ai dipendenti',
        esegui: () => dipendenti.mutate(richiesta, fatto('Elaborazione nascosta ai dipendenti')),
      }
    : {
        id: 'esponi',
        text: 'Esponi ai dipendenti',
        esegui: () => dipendenti.mutate(richiesta, fatto('Elaborazione esposta ai dipendenti')),
      };
  const alBilancio: Comando = FLG_ESP_WWB
    ? {
        id: 'togli-bilancio',
        text: 'Togli dal bilancio',
        esegui: () => bilancio.mutate(richiesta, fatto('Elaborazione tolta dal bilancio')),
      }
    : {
        id: 'esponi-bilancio',
        text: 'Esponi al bilancio',
        esegui: () => bilancio.mutate(richiesta, fatto('Elaborazione consegnata al bilancio')),
      };
  const chiuso = STATUS === 'COMPLETATO' || STATUS === 'CONTABILIZZATO';
  return {
    comandi: [...(chiuso ? [aiDipendenti] : []), ...(STATUS === 'CONTABILIZZATO' && conBilancio ? [alBilancio] : [])],
    inCorso: dipendenti.isPending || bilancio.isPending,
  };
};
