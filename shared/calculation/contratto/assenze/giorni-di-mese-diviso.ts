import { assenzeDiMeseDiviso, meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { conGliAltri, quoteMensili, type PeriodoChiuso, type QuotaMese } from '../tempo.ts';
import { giorniTolti, type AssenzaValutata, type GiornoTolto } from './assenze-servizio.ts';

/**
 * The days of pay that a payslip takes away of a month that several pay: those that all its days lose, and those that the other payslips took given
 * back. Null of a month that one payslip pays, or where no rule says so.
 */
export const giorniDiMeseDiviso = (
  quota: QuotaMese,
  insieme: PeriodoChiuso,
  assenze: readonly AssenzaValutata[],
  regole: Regole,
): readonly GiornoTolto[] | null => {
  const { tutti, altri } = conGliAltri(quota, insieme);
  if (altri.length === 0 || !assenze.some(({ dal, al }) => dal <= tutti.al && tutti.dal <= al)) return null;
  if (regole.seInVigore(assenzeDiMeseDiviso, quota.dal)?.valore !== 'GIORNI_DI_TUTTI') return null;
  const retributivo = regole.inVigore(meseRetributivo, quota.dal);
  const di = ({ dal, al }: PeriodoChiuso): readonly GiornoTolto[] =>
    quoteMensili(dal, al, retributivo).flatMap((parte) => giorniTolti(parte, assenze));
  return [...di(tutti), ...altri.flatMap(di).map((giorno) => ({ ...giorno, reso: true as const }))];
};
