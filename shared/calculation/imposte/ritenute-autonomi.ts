import {
  contributoIntegrativo,
  iva,
  ritenutaAcconto,
  ritenutaNonResidenti,
  rivalsaInps,
} from '../../rules/autonomi.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { dato, quotaDi, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Withholding on account on resident autonomous work (art. 25 c. 1 DPR 600/1973). */
export const ritenutaDAcconto = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(ritenutaAcconto, giorno);
  return quotaDi({ nome: "ritenuta d'acconto", base: imponibile, aliquota: regola.valore, regola });
};

/** Final withholding on non-residents (art. 25 c. 2 DPR 600/1973). */
export const ritenutaDImpostaNonResidenti = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(ritenutaNonResidenti, giorno);
  return quotaDi({
    nome: "ritenuta a titolo d'imposta, non residenti",
    base: imponibile,
    aliquota: regola.valore,
    regola,
  });
};

type Previdenza = Extract<Percettore, { tipo: 'PROFESSIONISTA' }>['previdenza'];

/** What a professional adds to the fee on the invoice. */
export interface AddebitiFattura {
  /** Charge to the INPS scheme or contribution of the professional fund; zero for none. */
  readonly previdenza: Calcolato;
  readonly iva: Calcolato;
  /** Amount subject to withholding: the fee, with the INPS charge but without a fund's contribution. */
  readonly imponibileRitenuta: Calcolato;
}

export const addebitiFattura = (
  compenso: Calcolato,
  previdenza: Previdenza,
  conIva: boolean,
  giorno: string,
  regole: Regole,
): AddebitiFattura => {
  const addebito = addebitoPrevidenziale(compenso, previdenza, giorno, regole);
  const imponibileIva = sommaDi('imponibile IVA', [
    { nome: 'compenso', calcolato: compenso },
    { nome: 'contributo', calcolato: addebito },
  ]);
  return {
    previdenza: addebito,
    iva: conIva ? ivaSu(imponibileIva, giorno, regole) : dato('IVA non dovuta', 0),
    imponibileRitenuta: previdenza === 'RIVALSA_INPS' ? imponibileIva : compenso,
  };
};

/** VAT at the ordinary rate. */
export const ivaSu = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(iva, giorno);
  return quotaDi({ nome: 'IVA', base: imponibile, aliquota: regola.valore, regola });
};

/** What invoice lines add to each cent of fee, as two factors in parts per million: for going from an all-inclusive amount to the fee. */
export const fattoriFattura = (
  previdenza: Previdenza,
  conIva: boolean,
  giorno: string,
  regole: Regole,
): { readonly previdenza: number; readonly iva: number } => ({
  previdenza: aliquotaPrevidenziale(previdenza, giorno, regole)?.aliquota ?? 0,
  iva: conIva ? regole.inVigore(iva, giorno).valore : 0,
});

const addebitoPrevidenziale = (
  compenso: Calcolato,
  previdenza: Previdenza,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const applicata = aliquotaPrevidenziale(previdenza, giorno, regole);
  if (applicata === null) return dato('nessun contributo in fattura', 0);
  return quotaDi({
    nome: previdenza === 'RIVALSA_INPS' ? 'rivalsa INPS' : 'contributo integrativo della cassa',
    base: compenso,
    ...applicata,
  });
};

const aliquotaPrevidenziale = (previdenza: Previdenza, giorno: string, regole: Regole) => {
  if (previdenza === 'NESSUNA') return null;
  if (previdenza === 'RIVALSA_INPS') {
    const regola = regole.inVigore(rivalsaInps, giorno);
    return { aliquota: regola.valore, regola };
  }
  const regola = regole.inVigore(contributoIntegrativo, giorno);
  return { aliquota: regola.valore[previdenza], regola };
};
