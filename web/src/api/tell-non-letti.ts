import { NON_LETTI, readNonLetti, type NonLetti } from '#shared/contracts/non-letti.ts';

type Ascolto = (nonLetti: NonLetti) => void;
const ascolti = new Set<Ascolto>();

/** Tells the page of the records that an answer lacks, when its headers name any. */
export const tellNonLetti = (headers: Headers): void => {
  const nonLetti = readNonLetti(headers.get(NON_LETTI));
  if (nonLetti !== undefined) for (const ascolto of ascolti) ascolto(nonLetti);
};

/** Listens to the records that answers lack. @returns how to stop */
export const onNonLetti = (ascolto: Ascolto): (() => void) => {
  ascolti.add(ascolto);
  return () => ascolti.delete(ascolto);
};
