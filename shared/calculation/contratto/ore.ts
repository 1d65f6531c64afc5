import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, formatOre, type Centesimi, type CentesimiDiOra } from '../../money/centesimi.ts';
import {
  attivitaDocenti,
  orariAta,
  oreAta,
  oreDocenti,
  profiliOreAta,
  type OrarioAta,
  type TariffeAta,
} from '../../rules/contratto/ore-aggiuntive.ts';
import {
  criterioSostituzione,
  gradiOreEccedenti,
  sostituzioneColleghi,
  tariffeOraEccedente,
  type FrazioneOraria,
  type GradoOreEccedenti,
} from '../../rules/contratto/ore-eccedenti.ts';
import { tabellari } from '../../rules/contratto/tabellari.ts';
import type { InVigore, RegolaDatata } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { importoNonNegativo, ore, voceDi } from './ingressi.ts';

/** Hourly pay of a teacher's activity paid by the school fund, on the day it was done. @throws CalcoloImpossibile for an unknown activity. */
export const retribuzioneOrariaDocenti = (attivita: string, giorno: string, regole: Regole): Calcolato =>
  oraDelContratto(regole.inVigore(oreDocenti[voceDi(attivitaDocenti, attivita, 'attività')], giorno));

/** Hourly pay of ATA staff from the school fund, on the day and at the time it was done. @throws CalcoloImpossibile for an unknown profile or time. */
export const retribuzioneOrariaAta = (profilo: string, orario: string, giorno: string, regole: Regole): Calcolato => {
  const quando: OrarioAta = voceDi(orariAta, orario, 'orario');
  const regola: InVigore<TariffeAta> = regole.inVigore(
    oreAta[
      voceDi(profiliOreAta, profilo === 'OPERATORE' ? 'COLLABORATORE' : profilo, 'profilo', 'PROFILO_SCONOSCIUTO')
    ],
    giorno,
  );
  return oraDelContratto({ ...regola, valore: regola.valore[quando] });
};

/** Hours at an hourly pay: hundredths of an hour × rate, rounded once, half up. @throws CalcoloImpossibile for negative hours. */
export const compensoOrario = (tariffa: Calcolato, quante: CentesimiDiOra): Calcolato => {
  const importo = perDivisoArrotondato(importoNonNegativo(tariffa.importo, 'tariffa oraria'), ore(quante, 'ore'), 100);
  return figura(importo, {
    testo: () => `${formatOre(quante)} ore × ${formatEuro(tariffa.importo)} = ${formatEuro(importo)}`,
    formula: 'ore × tariffa oraria',
    da: [tariffa],
    ingressi: () => [{ nome: 'ore', valore: formatOre(quante) }],
    base: tariffa.importo,
  });
};

/** One extra hour as a fraction of the annual tabellare: ÷ 12 × increase ÷ divisor, rounded once, half up. Vacancy allowance is not in it. */
export const oraEccedente = (tabellare: InVigore<Centesimi>, frazione: InVigore<FrazioneOraria>): Calcolato => {
  const { divisore, maggiorazioneCentesimi } = frazione.valore;
  const importo = perDivisoArrotondato(tabellare.valore, maggiorazioneCentesimi, 12 * 100 * divisore);
  return figura(importo, {
    testo: () =>
      `${formatEuro(tabellare.valore)} ÷ 12 ÷ ${divisore}${perMaggiorazione(maggiorazioneCentesimi)} = ${formatEuro(importo)} — ${frazione.descrizione}`,
    formula: 'tabellare annuo ÷ 12 ÷ divisore × maggiorazione',
    regola: frazione,
    da: [tabellareAnnuo(tabellare)],
  });
};

/** The initial tabellare an extra hour of a grade is reckoned on: band 0-8, ITP on their own row. */
export const tabellareOraEccedente = (grado: string): RegolaDatata<Centesimi> => {
  switch (gradoDi(grado)) {
    case 'INFANZIA':
    case 'PRIMARIA':
      return tabellari.DOCENTE_INFANZIA_PRIMARIA['0-8'];
    case 'ITP':
      return tabellari.DOCENTE_DIPLOMATO['0-8'];
    case 'SECONDARIA':
      return tabellari.DOCENTE_LAUREATO['0-8'];
  }
};

/** An hour in place of an absent colleague, on the day it was done: from the tabellare, or the rate published before it could be computed. */
export const oraSostituzioneColleghi = (grado: string, giorno: string, regole: Regole): Calcolato => {
  const riconosciuto = gradoDi(grado);
  if (regole.inVigore(criterioSostituzione, giorno).valore === 'TARIFFA_PUBBLICATA') {
    return oraDelContratto(regole.inVigore(tariffeOraEccedente[riconosciuto], giorno));
  }
  return oraEccedente(
    regole.inVigore(tabellareOraEccedente(riconosciuto), giorno),
    frazioneSostituzione(riconosciuto, giorno, regole),
  );
};

/** The fraction of the tabellare of a substitution hour of a grade, with its rule. */
export const frazioneSostituzione = (grado: string, giorno: string, regole: Regole): InVigore<FrazioneOraria> => {
  const regola = regole.inVigore(sostituzioneColleghi, giorno);
  return { ...regola, valore: regola.valore[gradoDi(grado)] };
};

/** The monthly tabellare a published hourly rate comes from: rate × divisor ÷ increase, to the cent half up. The check of old rates. */
export const baseMensileImplicita = (tariffa: InVigore<Centesimi>, frazione: InVigore<FrazioneOraria>): Calcolato => {
  const { divisore, maggiorazioneCentesimi } = frazione.valore;
  const importo = perDivisoArrotondato(tariffa.valore, divisore * 100, maggiorazioneCentesimi);
  return figura(importo, {
    testo: () =>
      `${formatEuro(tariffa.valore)} × ${divisore} ÷ ${formatOre(maggiorazioneCentesimi)} = ${formatEuro(importo)} — mensile da cui viene la tariffa`,
    formula: 'tariffa × divisore ÷ maggiorazione',
    regola: tariffa,
  });
};

/** The annual tabellare a published hourly rate comes from. */
export const tabellareImplicito = (tariffa: InVigore<Centesimi>, frazione: InVigore<FrazioneOraria>): Calcolato => {
  const { divisore, maggiorazioneCentesimi } = frazione.valore;
  const importo = perDivisoArrotondato(tariffa.valore, divisore * 1200, maggiorazioneCentesimi);
  return figura(importo, {
    testo: () =>
      `${formatEuro(tariffa.valore)} × ${divisore} ÷ ${formatOre(maggiorazioneCentesimi)} × 12 = ${formatEuro(importo)} — annuo da cui viene la tariffa`,
    formula: 'tariffa × divisore ÷ maggiorazione × 12',
    regola: tariffa,
  });
};

const perMaggiorazione = (centesimi: number): string => (centesimi === 100 ? '' : ` × ${formatOre(centesimi)}`);

const tabellareAnnuo = (tabellare: InVigore<Centesimi>): Calcolato =>
  figura(tabellare.valore, {
    testo: () => `${formatEuro(tabellare.valore)} — ${tabellare.descrizione}`,
    formula: 'importo annuo del contratto',
    regola: tabellare,
  });

const gradoDi = (grado: string): GradoOreEccedenti => voceDi(gradiOreEccedenti, grado, 'grado di scuola');

const oraDelContratto = (regola: InVigore<Centesimi>): Calcolato =>
  figura(regola.valore, {
    testo: () => `${formatEuro(regola.valore)} per ora — ${regola.descrizione}`,
    formula: 'importo orario del contratto',
    regola,
  });
