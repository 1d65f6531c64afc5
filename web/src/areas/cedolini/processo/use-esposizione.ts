import { useWrite } from '#api/query.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { useConferma, type Domanda } from '#ui/conferma.tsx';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { useSession } from '#ui/session.ts';
import type { Comando } from './comando.ts';

/** Who else may see a closed run: its employees and, where the school has it, the budget product. */
export const useEsposizione = (
  processo: Processo,
  onCambiato: () => void,
): { readonly comandi: readonly Comando[]; readonly inCorso: boolean } => {
  const { uid, versione, STATUS, FLG_ESP_DIP, FLG_ESP_WWB } = processo;
  const esponi = useWrite(chiusuraRoutes.esponiDipendenti);
  const nascondi = useWrite(chiusuraRoutes.nascondiDipendenti);
  const bilancio = useWrite(FLG_ESP_WWB ? chiusuraRoutes.togliBilancio : chiusuraRoutes.esponiBilancio);
  const conBilancio = useSession().sessione.licenze.includes('WWB');
  const { notify, notifyError } = useNotices();
  const conferma = useConferma();
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
        esegui: () => nascondi.mutate(richiesta, fatto('Elaborazione nascosta ai dipendenti')),
      }
    : {
        id: 'esponi',
        text: 'Esponi ai dipendenti…',
        ...impedimentoDi(processo),
        esegui: () =>
          conferma({
            ...domandaEsposizione(processo),
            esegui: async () => {
              await esponi.mutateAsync({
                body: { idProcesso: uid, versione, senzaScartati: processo.numScartati > 0 },
              });
              notify('success', 'Elaborazione esposta ai dipendenti');
              onCambiato();
            },
          }),
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
    inCorso: esponi.isPending || nascondi.isPending || bilancio.isPending,
  };
};

/** Why there is nothing to show. */
const impedimentoDi = ({ simulazione, numCedolini }: Processo): Pick<Comando, 'disabled' | 'disabledReason'> => {
  if (simulazione) return { disabled: true, disabledReason: 'Una simulazione non si espone' };
  return numCedolini === 0 ? { disabled: true, disabledReason: 'Non ci sono cedolini da esporre' } : {};
};

/** How many people will see how much, and who will see nothing. */
const domandaEsposizione = ({
  DES_ELABORAZIONE,
  numCedolini,
  numScartati,
  totali,
  STATUS,
}: Processo): Omit<Domanda, 'esegui'> => {
  const cosa = `${quanti(numCedolini, 'dipendente vedrà il suo cedolino', 'dipendenti vedranno il loro cedolino')}${totali === null ? '' : `, per un netto di ${formatEuro(totali.netto)}`}.`;
  const provvisori =
    STATUS === 'CONTABILIZZATO' ? '' : " L'elaborazione non è ancora contabilizzata: i cedolini potrebbero cambiare.";
  return numScartati === 0
    ? { titolo: `Esporre "${DES_ELABORAZIONE}" ai dipendenti?`, testo: cosa + provvisori, azione: 'Esponi' }
    : {
        titolo: `Esporre "${DES_ELABORAZIONE}" con ${quanti(numScartati, 'persona scartata', 'persone scartate')}?`,
        testo: `${quanti(numScartati, 'persona non ha', 'persone non hanno')} il cedolino: conviene prima correggere e ricalcolare. ${cosa}${provvisori}`,
        azione: numCedolini === 1 ? "Esponi solo l'altro" : `Esponi solo gli altri ${numCedolini}`,
      };
};
