import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { pastiInMissione, tracciabilitaRimborsi } from '../../rules/compensi/rimborsi.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Situazione, VoceSituazione } from '../situazione/situazione.ts';
import type { Spesa } from '../situazione/spesa.ts';
import { impossibile, type Anomalia } from '../spiegazione/anomalia.ts';

/** The situation with each refund taxed as the law of the day it was spent wants, and what whoever approves must know. */
export interface ConRimborsi {
  readonly situazione: Situazione;
  readonly avvisi: readonly Anomalia[];
}

/**
 * Refunds of expenses of a mission: outside income, unless they were paid in Italy by means that cannot be traced (art. 51 c. 5 TUIR).
 * @throws CalcoloImpossibile VOCE_NON_AMMESSA when the meals of a day pass what is refunded for them
 */
export const conRimborsi = (situazione: Situazione, regole: Regole): ConRimborsi => {
  const avvisi: Anomalia[] = [];
  if (situazione.voci.every(({ spesa }) => spesa === undefined)) return { situazione, avvisi };
  const voci = situazione.voci.map((voce, indice): VoceSituazione => {
    if (voce.spesa === undefined) return voce;
    checkPasti(voce, voce.spesa, indice, regole);
    if (!isImponibile(voce, voce.spesa, regole)) return voce;
    avvisi.push({
      codice: 'RIMBORSO_IMPONIBILE',
      campo: `voci.${indice}`,
      messaggio: `"${voce.descrizione}": speso in Italia e non pagato con mezzi tracciabili, il rimborso è reddito e porta contributi e IRPEF (art. 51 c. 5 TUIR; L. 207/2024, art. 1 c. 81).`,
    });
    return { ...voce, trattamento: 'ORDINARIO' };
  });
  return { situazione: { ...situazione, voci }, avvisi };
};

const isImponibile = ({ competenza }: VoceSituazione, { luogo, tracciabile }: Spesa, regole: Regole): boolean =>
  !tracciabile && regole.seInVigore(tracciabilitaRimborsi, competenza.al)?.valore.luogo === luogo;

const checkPasti = (
  { descrizione, competenza, misura }: VoceSituazione,
  { pasti }: Spesa,
  indice: number,
  regole: Regole,
): void => {
  if (pasti === 0) return;
  const { unPasto, duePasti } = regole.inVigore(pastiInMissione, competenza.al).valore;
  const limite: Centesimi = pasti === 1 ? unPasto : duePasti;
  if (misura.unita !== 'IMPORTO' || misura.importo <= limite) return;
  throw impossibile(
    'VOCE_NON_AMMESSA',
    `"${descrizione}": per ${pasti === 1 ? 'un pasto' : 'due pasti'} di un giorno di missione si rimborsano al massimo ${formatEuro(limite)}. Indicare la spesa entro il limite, una riga per ogni giorno.`,
    `voci.${indice}.misura`,
  );
};
