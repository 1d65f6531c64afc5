import type { Licenza } from '#shared/domain/accesso/licenze.ts';
import { AppError } from '../errors.ts';
import type { SessioneAttiva } from './sessione.ts';

/** @throws LICENZA_MANCANTE naming the first licence that the school of the session does not have */
export const requireLicenze = (licences: readonly Licenza[], { licenze }: Pick<SessioneAttiva, 'licenze'>): void => {
  const mancante = licences.find((licenza) => !licenze.includes(licenza));
  if (mancante !== undefined)
    throw new AppError(
      'LICENZA_MANCANTE',
      `La scuola non ha la licenza ${mancante} attiva, necessaria per questa operazione.`,
    );
};
