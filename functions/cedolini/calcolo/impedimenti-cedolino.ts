import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { impedimenti } from '#archivio/impedimenti/impedimenti.ts';
import { isFermo, type Impedimento } from '#archivio/impedimenti/impedimento.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Composta, ProcessoDaCalcolare, Registrato } from './composizione.ts';

/** The answers of a payslip to the one question of every payment, and what is left to compute: only the answers, where one of them stops it. */
export interface Pagabile {
  readonly ostacoli: readonly Impedimento[];
  readonly pagabile: Composta;
}

/** Asks whether a payslip may be paid on its day, for its days, into those hands; one that settles the year of a dead payee is of the heirs. */
export const impedimentiDelCedolino = (
  { idMetodo, dataPagamento }: ProcessoDaCalcolare,
  { voci, opzioni }: InputCedolino,
  dati: DatiPersona,
  { registrato, composta }: { readonly registrato: Registrato; readonly composta: Composta },
): Pagabile => {
  const { percettore, dizionario } = registrato;
  const ostacoli = impedimenti(dati.persona, dati, {
    giorno: dataPagamento,
    titolo: percettore?.tipo ?? null,
    perGliEredi: opzioni?.decesso === true,
    lavoro: voci.map(({ codice, descrizione, competenza, uidIncarico }) => ({
      ...competenza,
      uidIncarico,
      descrizione: descrizione ?? dizionario.voceDiMetodo(codice, idMetodo)?.descrizione ?? codice,
    })),
  });
  return { ostacoli, pagabile: ostacoli.some(isFermo) ? { anomalie: ostacoli } : composta };
};
