import type { FamiliareElencato } from '#shared/contracts/anagrafe/nucleo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';

/** The tax data of a relative in force today, in words. */
export const caricoInParole = ({ fiscale }: Pick<FamiliareElencato, 'fiscale'>): string => {
  if (fiscale === null) return 'Nessun dato fiscale';
  const disabile = fiscale.flgDisabile ? ', con disabilità' : '';
  const dal = `dal ${formatGiorno(fiscale.datDecorrenza)}`;
  return fiscale.flgCarico && fiscale.numMisura !== null
    ? `A carico al ${formatAliquota(fiscale.numMisura)}${disabile}, ${dal}`
    : `Non a carico${disabile}, ${dal}`;
};
