import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, type Centesimi, type PartiPerMilione } from '../../money/centesimi.ts';
import {
  aggiuntivo,
  aliquotePensione,
  enam,
  enpdep,
  espero,
  fondoCredito,
  inpsDs,
  irap,
  primaFascia,
  riduzioneTfr,
  tfr,
  tfs,
  type ContributoFineServizio,
} from '../../rules/contributi.ts';
import type { FondoFineServizio, FondoPensione } from '../../rules/fondi.ts';
import { massimale } from '../../rules/massimale.ts';
import type { ContributiDovuti } from '../../rules/percettori.ts';
import type { RegolaDatata } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import { TERZI, type Tratto } from '../riga/lordo-stato.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura, quotaDi, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { checkLimiteNoto } from './limite-noto.ts';

/** Employee's pension contribution to the fund. @throws when nobody knows the rate of the fund */
export const contributoPensionistico = (
  fondo: FondoPensione,
  imponibile: Calcolato,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(aliquoteDi(fondo).dipendente, giorno);
  return quotaDi({ nome: `contributo pensionistico ${fondo}`, base: imponibile, aliquota: regola.valore, regola });
};

/** School's pension contribution to the fund. @throws when nobody knows the rate of the fund */
export const contributoPensionisticoScuola = (
  fondo: FondoPensione,
  imponibile: Calcolato,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(aliquoteDi(fondo).amministrazione, giorno);
  return quotaDi({
    nome: `contributo pensionistico ${fondo} a carico della scuola`,
    base: imponibile,
    aliquota: regola.valore,
    regola,
  });
};

const aliquoteDi = (fondo: FondoPensione) => {
  const aliquote = aliquotePensione[fondo];
  if (aliquote === null)
    throw impossibile(
      'REGOLA_MANCANTE',
      `Le aliquote del contributo pensionistico ${fondo} non sono note: chi è iscritto a quel fondo qui non si paga, gli altri sì.`,
      'enti.fondoPensione',
    );
  return aliquote;
};

/** Employee's contribution to the life insurance of public bodies that are not the State. */
export const ritenutaEnpdep = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(enpdep, giorno);
  return quotaDi({ nome: 'ENPDEP', base: imponibile, aliquota: regola.valore, regola });
};

/** Employee's contribution to the credit fund. */
export const ritenutaFondoCredito = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(fondoCredito, giorno);
  return quotaDi({ nome: 'fondo credito', base: imponibile, aliquota: regola.valore, regola });
};

/** IRAP of the school on what it pays. */
export const irapDovuta = (base: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(irap, giorno);
  return quotaDi({ nome: 'IRAP', base, aliquota: regola.valore, regola });
};

/** INPS contribution of the school for fixed-term staff. */
export const contributoInpsDs = (base: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(inpsDs, giorno);
  return quotaDi({ nome: 'contributo INPS NASpI', base, aliquota: regola.valore, regola });
};

/** Part of the gross inside what is left of the yearly ceiling. */
export const imponibileEntroMassimale = (
  lordo: Calcolato,
  giaRaggiunto: Centesimi,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const limite = regole.inVigore(massimale, giorno);
  const residuo = Math.max(0, limite.valore - giaRaggiunto);
  if (lordo.importo <= residuo) return lordo;
  checkLimiteNoto(limite, limite.valore, giorno, true);
  return figura(residuo, {
    testo: () =>
      `imponibile contributivo ridotto a ${formatEuro(residuo)}: massimale ${formatEuro(limite.valore)}, già raggiunti ${formatEuro(giaRaggiunto)}`,
    formula: 'massimale − imponibile già raggiunto',
    regola: limite,
    da: [lordo],
  });
};

/** Additional contribution on the part over the first pension band of the year. */
export const contributoAggiuntivo = (
  imponibile: Calcolato,
  giaRaggiunto: Centesimi,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const aliquota = regole.inVigore(aggiuntivo, giorno);
  const soglia = regole.inVigore(primaFascia, giorno);
  const oltre = Math.max(0, Math.min(imponibile.importo, giaRaggiunto + imponibile.importo - soglia.valore.annua));
  checkLimiteNoto(soglia, soglia.valore.annua, giorno, oltre > 0);
  const base = figura(oltre, {
    testo: () => `parte oltre la prima fascia di ${formatEuro(soglia.valore.annua)}: ${formatEuro(oltre)}`,
    formula: 'già raggiunto + imponibile − soglia',
    regola: soglia,
    ingressi: () => [{ nome: 'già raggiunto', valore: formatEuro(giaRaggiunto) }],
    da: [imponibile],
  });
  return quotaDi({ nome: 'contributo aggiuntivo', base, aliquota: aliquota.valore, regola: aliquota });
};

/** Contributions on the items useful for the end-of-service payment, on their share that counts. */
export interface FineServizio {
  readonly dipendente: Calcolato;
  readonly amministrazione: Calcolato;
}

const contributiFineServizio = (
  nome: string,
  regola: RegolaDatata<ContributoFineServizio>,
  utile: Calcolato,
  giorno: string,
  regole: Regole,
): FineServizio => {
  const inVigore = regole.inVigore(regola, giorno);
  const { quotaImponibile, dipendente, amministrazione } = inVigore.valore;
  const base = figura(perDivisoArrotondato(utile.importo, quotaImponibile, 1_000_000), {
    testo: () => `${formatAliquota(quotaImponibile)} delle voci utili di ${formatEuro(utile.importo)}`,
    formula: 'voci utili × quota imponibile',
    regola: inVigore,
    da: [utile],
  });
  return {
    dipendente: quotaDi({ nome, base, aliquota: dipendente, regola: inVigore }),
    amministrazione: quotaDi({
      nome: `${nome} a carico della scuola`,
      base,
      aliquota: amministrazione,
      regola: inVigore,
    }),
  };
};

export const contributiTfs = (
  fondo: FondoFineServizio,
  utile: Calcolato,
  giorno: string,
  regole: Regole,
): FineServizio => {
  checkFondoNoto(fondo);
  return contributiFineServizio('opera di previdenza (TFS)', tfs, utile, giorno, regole);
};
export const contributiTfr = (
  fondo: FondoFineServizio,
  utile: Calcolato,
  giorno: string,
  regole: Regole,
): FineServizio => {
  checkFondoNoto(fondo);
  return contributiFineServizio('TFR', tfr, utile, giorno, regole);
};

/** The rates known are those of the State. */
const checkFondoNoto = (fondo: FondoFineServizio): void => {
  if (fondo === 'ENPAS') return;
  throw impossibile(
    'REGOLA_MANCANTE',
    `Le aliquote di fine servizio (TFS e TFR) del fondo ${fondo} non sono note: chi vi è iscritto e ha voci di stipendio fisso resta in sospeso, gli altri si possono pagare. Il fondo della scuola si indica in Altri dati della scuola.`,
    'enti.fondoFineServizio',
  );
};
export const riduzioneInTfr = (utile: Calcolato, giorno: string, regole: Regole): Calcolato =>
  contributiFineServizio('riduzione in regime di TFR', riduzioneTfr, utile, giorno, regole).dipendente;
export const contributoEnam = (utile: Calcolato, giorno: string, regole: Regole): Calcolato =>
  contributiFineServizio('ENAM', enam, utile, giorno, regole).dipendente;
/** `aggiuntiva`: share of the member above the compulsory one, in parts per million. */
export const contributiEspero = (
  utile: Calcolato,
  giorno: string,
  regole: Regole,
  aggiuntiva: PartiPerMilione = 0,
): FineServizio => {
  const minimi = contributiFineServizio('Fondo Espero', espero, utile, giorno, regole);
  if (aggiuntiva === 0) return minimi;
  const inPiu = quotaDi({
    nome: "contributo aggiuntivo dell'aderente",
    base: utile,
    aliquota: aggiuntiva,
    regola: regole.inVigore(espero, giorno),
  });
  return {
    ...minimi,
    dipendente: sommaDi('Fondo Espero', [
      { nome: 'contributo obbligatorio', calcolato: minimi.dipendente },
      { nome: 'contributo aggiuntivo', calcolato: inPiu },
    ]),
  };
};

/**
 * Charges of the school on each cent of an employee's gross, for going from lordo stato to lordo dipendente.
 * The pension share stops at the ceiling when it applies: `residuoMassimale` is what is left of it, null when it does not.
 */
export const oneriDipendente = (
  fondo: FondoPensione,
  dovuti: ContributiDovuti,
  residuoMassimale: Centesimi | null,
  giorno: string,
  regole: Regole,
): readonly Tratto[] => {
  const pensione = dovuti.pensione ? regole.inVigore(aliquoteDi(fondo).amministrazione, giorno).valore * TERZI : 0;
  const altri =
    ((dovuti.irap ? regole.inVigore(irap, giorno).valore : 0) +
      (dovuti.inpsDs ? regole.inVigore(inpsDs, giorno).valore : 0)) *
    TERZI;
  if (residuoMassimale === null || pensione === 0) return [{ fino: null, oneri: pensione + altri }];
  return [
    { fino: residuoMassimale, oneri: pensione + altri },
    { fino: null, oneri: altri },
  ];
};
