import { etaDelFiglio } from '#shared/rules/adempimenti/eta-del-figlio.ts';
import type { AssenzaSalvata } from './assenza.ts';
import { fattiDelTipo } from './paga-del-tipo.ts';

/** True of an absence entered before the facts that decide its pay were asked: the birth of the child, the compulsory leave, whose doing it is that hours were not made up for. */
export const isSenzaFatti = ({
  codTipoAssenza,
  datNascitaFiglio,
  congedo,
  codMancatoRecupero,
}: Pick<AssenzaSalvata, 'codTipoAssenza' | 'datNascitaFiglio' | 'congedo' | 'codMancatoRecupero'>): boolean => {
  if (Object.hasOwn(etaDelFiglio, codTipoAssenza) && datNascitaFiglio === null) return true;
  const chiesti = fattiDelTipo(codTipoAssenza);
  return (
    (chiesti === 'CONGEDO' && (congedo === undefined || datNascitaFiglio === null)) ||
    (chiesti === 'RECUPERO' && codMancatoRecupero === undefined)
  );
};
