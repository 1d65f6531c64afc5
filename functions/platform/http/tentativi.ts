import type { Route } from '#shared/contracts/route.ts';
import { isInterrotta, type Modifica } from '../data/modifica.ts';
import { AppError, refusalSaid } from '../errors.ts';

/** How long the tries of one call may take together, in milliseconds: well within what the gateway waits for. */
const INSIEME = 18_000;
const PAUSA_MASSIMA = 6000;

/**
 * Whether another call wrote the same records in the same instant, so that this one can be made again as it is: it says so itself, or it speaks of a version or of
 * a unique value that the caller has not sent. Of an archive that is too busy (it has a cause) more tries would be more of the same.
 */
const isContended = (error: unknown, { errors }: Pick<Route, 'errors'>): boolean => {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'TROPPE_RICHIESTE') return error.cause === undefined;
  return (error.code === 'VERSIONE_SUPERATA' || error.code === 'DUPLICATO') && !errors.includes(error.code);
};

/**
 * Makes a call again until nobody else writes the same records in the same instant. The waits are drawn at random, longer each time, and in proportion to how long the try
 * took: that is how many are at it. @throws the last refusal
 */
export const untilUncontended = async <T>(attempt: () => Promise<T>, { errors }: Pick<Route, 'errors'>): Promise<T> => {
  const limite = performance.now() + INSIEME;
  for (let tentativo = 1; ; tentativo += 1) {
    const inizio = performance.now();
    try {
      return await attempt();
    } catch (error) {
      const durata = Math.max(20, performance.now() - inizio);
      const pausa = Math.random() * Math.min(PAUSA_MASSIMA, durata * 2 * tentativo);
      if (!isContended(error, { errors }) || performance.now() + pausa > limite) throw error;
      await new Promise((resolve) => setTimeout(resolve, pausa));
    }
  }
};

/** Where the caller sends neither a version nor what must be unique, these mean that another call wrote the same records in the same instant: this one can be repeated as it is. */
export const repeatable = (error: unknown, route: Pick<Route, 'errors'>): unknown =>
  error instanceof AppError && error.code !== 'TROPPE_RICHIESTE' && isContended(error, route)
    ? new AppError(
        'TROPPE_RICHIESTE',
        "Nello stesso istante gli stessi dati sono cambiati: nulla è stato salvato, ripetere l'operazione.",
        { cause: error },
      )
    : error;

/** A failure that came when a part of the change was stored already, as it is told: nobody may say that nothing was. What a condition refuses has its own words. */
export const truthful = (error: unknown, modifica: Modifica, route: Pick<Route, 'errors'>): unknown => {
  if (!isInterrotta(modifica)) return error;
  const detto = repeatable(refusalSaid(error), route);
  if (detto instanceof AppError && detto.cause === undefined) return detto;
  return new AppError(
    detto instanceof AppError ? detto.code : 'ERRORE_INTERNO',
    "Il salvataggio si è interrotto a metà: una parte è stata salvata, il resto no. Aggiornare l'elenco, che dice che cosa manca, e ripetere l'operazione.",
    { cause: error },
  );
};
