import { assenzeDiMeseDiviso, meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { conGliAltri, quoteMensili, type PeriodoChiuso, type QuotaMese } from '../tempo.ts';
import { giorniTolti, type AssenzaValutata, type GiornoTolto } from './assenze-servizio.ts';

/**
 * The days of pay that a payslip takes away of a month that several pay: those that all its days lose, less those that the other payslips took; one
 * taken too much is given back. Null of a month that one payslip pays, or where no rule says so.
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
  return senzaGliAltri(di(tutti), altri.flatMap(di));
};

/** The days of the first list that are not in the second; those of the second that are not in the first are given back. */
const senzaGliAltri = (tutti: readonly GiornoTolto[], altri: readonly GiornoTolto[]): readonly GiornoTolto[] => {
  const rimasti = [...tutti];
  const resi: GiornoTolto[] = [];
  for (const altro of altri) {
    const indice = rimasti.findIndex((uno) => isUguale(uno, altro));
    if (indice === -1) resi.push({ ...altro, reso: true });
    else rimasti.splice(indice, 1);
  }
  return [...rimasti, ...resi];
};

const isUguale = (uno: GiornoTolto, altro: GiornoTolto): boolean =>
  uno.assenza === altro.assenza && uno.fondamentale === altro.fondamentale && uno.accessorio === altro.accessorio;
