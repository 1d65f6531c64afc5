import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { incaricoEntita } from '../../archivio/persone/incarico.ts';
import { campoRifiutato } from '../../platform/http/errors.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';

/** The assignments of a person: number and date tell them apart, so that a file brings each in once. */
export const incarichi = gestionePersonale(incaricoEntita, (dopo, altri) => {
  if (
    altri.some(({ numIncarico, datIncarico }) => numIncarico === dopo.numIncarico && datIncarico === dopo.datIncarico)
  )
    throw campoRifiutato(
      'DUPLICATO',
      'numIncarico',
      `L'incarico ${dopo.numIncarico} del ${formatGiorno(dopo.datIncarico)} è già tra quelli di questa persona: modificare quello.`,
    );
  return dopo;
});
