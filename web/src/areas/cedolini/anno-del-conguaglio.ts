import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';

export const isConguaglio = (idMetodo: ProcessoInput['idMetodo']): boolean => idMetodo === 'CON-LD';

/** The values of a form as they are sent: the year to settle is of settlements alone. */
export const conAnnoDelConguaglio = (input: ProcessoInput): ProcessoInput =>
  isConguaglio(input.idMetodo) ? input : { ...input, annoConguagliato: null };
