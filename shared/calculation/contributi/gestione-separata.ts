import { perDivisoArrotondato, quota } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, type Centesimi } from '../../money/centesimi.ts';
import {
  franchigiaOccasionali,
  gestioneSeparata,
  ripartizioneGestioneSeparata,
} from '../../rules/gestione-separata.ts';
import { massimale } from '../../rules/massimale.ts';
import type { Regole } from '../../rules/regole.ts';
import { TERZI } from '../riga/lordo-stato.ts';
import type { ClasseGestioneSeparata } from '../situazione/fiscale.ts';
import { diCuiAltroProgramma } from '../spiegazione/altro-programma.ts';
import { figura, normaScritta, quotaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { checkLimiteNoto } from './limite-noto.ts';

/** Contribution to the Gestione separata: the whole, and the two parts that sum to it. */
export interface ContributoGestioneSeparata {
  readonly totale: Calcolato;
  readonly collaboratore: Calcolato;
  readonly committente: Calcolato;
}

/** Contribution on a base: a third withheld, rounded to the cent; the rest is the school's. */
export const contributoGestioneSeparata = (
  base: Calcolato,
  classe: ClasseGestioneSeparata,
  giorno: string,
  regole: Regole,
): ContributoGestioneSeparata => {
  const aliquote = regole.inVigore(gestioneSeparata, giorno);
  const ripartizione = regole.inVigore(ripartizioneGestioneSeparata, giorno);
  const aliquota = aliquote.valore.aliquote[classe];
  const totale = quotaDi({ nome: 'contributo alla Gestione separata', base, aliquota, regola: aliquote });
  const { collaboratore: parti, su } = ripartizione.valore;
  const collaboratore = perDivisoArrotondato(totale.importo, parti, su);
  const committente = totale.importo - collaboratore;
  return {
    totale,
    collaboratore: figura(collaboratore, {
      testo: () =>
        `${parti}/${su} di ${formatEuro(totale.importo)} = ${formatEuro(collaboratore)} — Gestione separata a carico del percipiente`,
      formula: `contributo × ${parti} ÷ ${su}`,
      regola: ripartizione,
      da: [totale],
      base: base.importo,
    }),
    committente: figura(committente, {
      testo: () =>
        `${formatEuro(totale.importo)} − ${formatEuro(collaboratore)} = ${formatEuro(committente)} — Gestione separata a carico della scuola`,
      formula: 'contributo − parte del percipiente',
      regola: ripartizione,
      da: [totale],
      base: base.importo,
    }),
  };
};

/** Part of an occasional fee over the yearly allowance, given what all payers already paid. */
export const eccedenzaFranchigia = (
  compenso: Calcolato,
  giaPercepito: Centesimi,
  giorno: string,
  regole: Regole,
  altroProgramma?: Centesimi,
): Calcolato => {
  const franchigia = regole.inVigore(franchigiaOccasionali, giorno);
  const eccedenza = Math.max(0, Math.min(compenso.importo, giaPercepito + compenso.importo - franchigia.valore));
  return figura(eccedenza, {
    testo: () =>
      `${formatEuro(giaPercepito)} già percepiti${diCuiAltroProgramma(altroProgramma)} + ${formatEuro(compenso.importo)} − ${formatEuro(franchigia.valore)} = ${formatEuro(eccedenza)} oltre la franchigia`,
    formula: 'già percepito + compenso − franchigia',
    regola: franchigia,
    da: [compenso],
    ingressi: () => [{ nome: "già percepito nell'anno da tutti i committenti", valore: formatEuro(giaPercepito) }],
  });
};

/** Part of a base inside what is left of the yearly ceiling. */
export const entroMassimaleGestioneSeparata = (
  base: Calcolato,
  giaRaggiunto: Centesimi,
  giorno: string,
  regole: Regole,
  altroProgramma?: Centesimi,
): Calcolato => {
  const limite = regole.inVigore(massimale, giorno);
  const residuo = Math.max(0, limite.valore - giaRaggiunto);
  if (base.importo <= residuo) return base;
  checkLimiteNoto(limite, limite.valore, giorno, true);
  return figura(residuo, {
    testo: () =>
      `base ridotta a ${formatEuro(residuo)}: massimale ${formatEuro(limite.valore)}, già raggiunti ${formatEuro(giaRaggiunto)}${diCuiAltroProgramma(altroProgramma)}`,
    formula: 'massimale − base già raggiunta',
    regola: limite,
    da: [base],
  });
};

/** Contribution on the lowest base that credits a whole year, for a class. */
export const contributoMinimale = (
  classe: ClasseGestioneSeparata | 'PROFESSIONISTA',
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(gestioneSeparata, giorno);
  const aliquota = regola.valore.aliquote[classe];
  const importo = quota(regola.valore.minimale, aliquota);
  return figura(importo, {
    testo: () =>
      `${formatAliquota(aliquota)} di ${formatEuro(regola.valore.minimale)} = ${formatEuro(importo)} — contributo che accredita l'intero anno, ${normaScritta(regola)}`,
    formula: 'minimale × aliquota',
    base: regola.valore.minimale,
    aliquota,
  });
};

/** School's part of the contribution on each cent of base, in thirds of a part per million. */
export const oneriGestioneSeparata = (classe: ClasseGestioneSeparata, giorno: string, regole: Regole): number => {
  const { collaboratore, su } = regole.inVigore(ripartizioneGestioneSeparata, giorno).valore;
  return perDivisoArrotondato(
    regole.inVigore(gestioneSeparata, giorno).valore.aliquote[classe] * TERZI,
    su - collaboratore,
    su,
  );
};
