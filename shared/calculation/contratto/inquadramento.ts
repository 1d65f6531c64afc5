import type { Centesimi, CentesimiDiOra } from '../../money/centesimi.ts';
import { cia, rpd } from '../../rules/contratto/indennita.ts';
import {
  fasce,
  fasciaRpd,
  isDocente,
  ordini,
  profili,
  type Fascia,
  type Ordine,
  type Profilo,
} from '../../rules/contratto/inquadramento.ts';
import { tabellari } from '../../rules/contratto/tabellari.ts';
import type { InVigore, RegolaDatata } from '../../rules/regola.ts';
import { interoTra, voceDi } from './ingressi.ts';

export const profiloDi = (profilo: string): Profilo => voceDi(profili, profilo, 'profilo', 'PROFILO_SCONOSCIUTO');
export const fasciaDi = (fascia: string): Fascia => voceDi(fasce, fascia, 'fascia', 'PROFILO_SCONOSCIUTO');

/** The rule of the annual tabellare of a profile and band. @throws CalcoloImpossibile PROFILO_SCONOSCIUTO */
export const tabellareDi = (profilo: string, fascia: string): RegolaDatata<Centesimi> =>
  tabellari[profiloDi(profilo)][fasciaDi(fascia)];

/** The rule of the fixed accessory pay of a profile: RPD for teachers, CIA for ATA. @throws CalcoloImpossibile PROFILO_SCONOSCIUTO */
export const accessorioFissoDi = (profilo: string, fascia: string): RegolaDatata<Centesimi> => {
  const riconosciuto = profiloDi(profilo);
  switch (riconosciuto) {
    case 'COLLABORATORE':
    case 'OPERATORE':
    case 'ASSISTENTE':
    case 'FUNZIONARIO':
      return cia[riconosciuto];
    case 'DOCENTE_INFANZIA_PRIMARIA':
    case 'DOCENTE_DIPLOMATO':
    case 'DOCENTE_PRIMO_GRADO':
    case 'DOCENTE_LAUREATO':
      return rpd[fasciaRpd[fasciaDi(fascia)]];
  }
};

/** RPD or CIA, as the payslip names the allowance of that profile. */
export const nomeAccessorioFisso = (profilo: string): 'RPD' | 'CIA' => (isDocente(profiloDi(profilo)) ? 'RPD' : 'CIA');

/**
 * The seniority band of a number of completed years of service.
 * @throws CalcoloImpossibile for years that are negative, not whole, or more than a working life.
 */
export const fasciaAnzianita = (anniCompiuti: number, regola: InVigore<Readonly<Record<Fascia, number>>>): Fascia => {
  const anni = interoTra(anniCompiuti, 0, 60, 'anni di servizio');
  return fasce.findLast((candidata) => regola.valore[candidata] <= anni) ?? fasce[0];
};

/** Weekly hours of a full post in a school order, in hundredths. @throws CalcoloImpossibile for an unknown order. */
export const oreOrarioIntero = (
  ordine: string,
  regola: InVigore<Readonly<Record<Ordine, CentesimiDiOra>>>,
): CentesimiDiOra => regola.valore[voceDi(ordini, ordine, 'ordine di scuola')];
