import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { UNO, type CentesimiDiOra } from '#shared/money/centesimi.ts';
import { isDocente, type TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { scioperoOrario } from '#shared/rules/contratto/tempo.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { sommaDi } from '../../spiegazione/calcolato.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import { profiloDi } from '../inquadramento.ts';
import { trattenutaScioperoOrarioAta, trattenutaScioperoOrarioDocenti } from '../tempo.ts';
import { tipoAssenzaDi, trattamentoAssenza } from './assenze.ts';

/** Hours of an absence counted in hours, on a day. */
export interface OreDiAssenza {
  readonly tipo: string;
  readonly giorno: string;
  readonly ore: CentesimiDiOra;
}

/** The post whose hours are lost. */
interface PostoOrario {
  readonly mensile: Calcolato;
  readonly profilo: string;
  readonly oreIntere: CentesimiDiOra;
  readonly contratto: TipoContratto;
}

/**
 * Pay lost by absences counted in hours: each at the hourly share of a full month of pay, less what its kind leaves.
 * @throws CalcoloImpossibile for unknown kinds, kinds the contract cannot have
 */
export const oreDiAssenza = (assenze: readonly OreDiAssenza[], posto: PostoOrario, regole: Regole): Calcolato =>
  sommaDi(
    'ore di assenza',
    assenze.flatMap((assenza) => {
      const perse = orePerse(assenza, posto, regole);
      if (perse === 0) return [];
      const regola = regole.inVigore(scioperoOrario, assenza.giorno);
      const calcolato = isDocente(profiloDi(posto.profilo))
        ? trattenutaScioperoOrarioDocenti(posto.mensile, perse, posto.oreIntere, regola)
        : trattenutaScioperoOrarioAta(posto.mensile, perse, regola);
      return [{ nome: `ore del ${formatGiorno(assenza.giorno)}`, calcolato }];
    }),
  );

/** Hours without pay, to the hundredth half up. */
const orePerse = ({ tipo, giorno, ore }: OreDiAssenza, { contratto }: PostoOrario, regole: Regole): CentesimiDiOra => {
  const noto = tipoAssenzaDi(tipo);
  const {
    fasce: [prima],
  } = trattamentoAssenza(noto, contratto, regole.inVigore(noto.effetto, giorno));
  return perDivisoArrotondato(ore, UNO - prima.aliquota, UNO);
};
