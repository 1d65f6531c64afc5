import type { CodiceStampa } from '../../shared/contracts/stampe/stampe.ts';
import { stampaDiCedolini } from './cedolino/stampa.ts';
import type { Stampa } from './stampa.ts';

/** Every print by its code: one without data and layout does not compile. */
export const catalogoStampe: Readonly<Record<CodiceStampa, Stampa>> = {
  cedolini: stampaDiCedolini(false),
  'cedolini-dettagli': stampaDiCedolini(true),
};
