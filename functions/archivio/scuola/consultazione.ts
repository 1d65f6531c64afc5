import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import { consultazioni, type Consultazione } from '#shared/domain/accesso/consultazione.ts';
import { opzioniPreside } from './opzioni-preside.ts';

const spenta = {
  dirigente: (di: string) =>
    `La consultazione ${di} è spenta nel Pannello dirigente: accenderla fra le opzioni per leggere questi dati.`,
  dipendente: (di: string) =>
    `Il dirigente scolastico ha disattivato la consultazione ${di}: per informazioni rivolgersi alla segreteria.`,
} as const;

/** Lets through a reading that the head teacher's panel leaves on. One request. @throws OPERAZIONE_NON_CONSENTITA, in the words for whoever reads */
export const requireConsultazione = async (
  archivio: Archivio,
  consultazione: Consultazione,
  chi: keyof typeof spenta,
): Promise<void> => {
  const { opzione, di } = consultazioni[consultazione];
  if (!(await opzioniPreside(archivio))[opzione]) throw new AppError('OPERAZIONE_NON_CONSENTITA', spenta[chi](di));
};
