import type { SezioneVariazione } from '#shared/contracts/cedolini/variazioni.ts';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';

/** Facts that move no sum: the payslip stays, and says who was paid and where on that day. */
const SENZA_SOMME: ReadonlySet<SezioneVariazione> = new Set(['IDENTITA', 'PAGAMENTO']);

/** Kinds of run whose amounts are of the contract: what they paid too much or too little goes with the arrears. */
const PAGA_FISSA: readonly TipoElaborazione[] = ['SUP', 'FER', 'ARR'];

/** The remedy for an accounted payslip that some parts of the records contradict. */
export const rimedioCedolino = (sezioni: ReadonlySet<SezioneVariazione>, tipo: TipoElaborazione): string => {
  const conto = sezioni.has('PAGAMENTO')
    ? ' Se il conto di allora è stato chiuso e il bonifico è tornato indietro, rifare il mandato sul conto di oggi.'
    : '';
  if ([...sezioni].every((sezione) => SENZA_SOMME.has(sezione)))
    return `Il cedolino resta com'è, con i dati del giorno in cui è stato pagato: non c'è niente da ricalcolare.${conto}`;
  const via = PAGA_FISSA.includes(tipo)
    ? "Quello che manca si paga con un'elaborazione di arretrati; quello che è stato pagato in più, quando la persona lo rende, si scrive in Anagrafe, Restituzioni."
    : 'Aprire il cedolino e usare Correggi: la differenza si paga o si recupera con una elaborazione collegata.';
  return `${via} Se il dato di oggi vale solo da oggi in avanti, non c'è niente da fare.${conto}`;
};
