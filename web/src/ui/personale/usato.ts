import type { Disponibilita } from '#shared/contracts/noipa/dotazione.ts';

/** Returns how much of what was allocated of a code is in lists, in whole hundredths, up to 100. */
export const usatoDi = ({ assegnato, daInviare, inviato }: Disponibilita): number =>
  assegnato <= 0 ? 0 : Math.min(100, Math.round(((daInviare + inviato) * 100) / assegnato));
