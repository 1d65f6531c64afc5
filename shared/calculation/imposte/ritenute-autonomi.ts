import type { IvaFattura, PrevidenzaFattura } from '../../domain/persona/percettore.ts';
import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatAliquota, UNO, type PartiPerMilione } from '../../money/centesimi.ts';
import {
  contributoIntegrativo,
  iva,
  ivaRidotta,
  ritenutaAcconto,
  ritenutaNonResidenti,
  rivalsaInps,
  type ContributiIntegrativi,
} from '../../rules/autonomi.ts';
import type { Regole } from '../../rules/regole.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, quotaDi, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Withholding on account on resident autonomous work (art. 25 c. 1 DPR 600/1973). */
export const ritenutaDAcconto = (imponibile: Calcolato, giorno: string, regole: Regole): Calcolato => {
  const regola = regole.inVigore(ritenutaAcconto, giorno);
  return quotaDi({ nome: "ritenuta d'acconto", base: imponibile, aliquota: regola.valore, regola });
};

/**
 * Final withholding on non-residents (art. 25 c. 2 DPR 600/1973), at the reduced rate of a treaty where the payee has shown its certificate.
 * @throws CalcoloImpossibile IMPORTO_FUORI_LIMITI when that rate is not under the law's own
 */
export const ritenutaDImpostaNonResidenti = (
  imponibile: Calcolato,
  convenzione: PartiPerMilione | null,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(ritenutaNonResidenti, giorno);
  if (convenzione !== null && convenzione >= regola.valore)
    throw impossibile(
      'IMPORTO_FUORI_LIMITI',
      `L'aliquota della convenzione (${formatAliquota(convenzione)}) deve essere minore di quella ordinaria (${formatAliquota(regola.valore)}): correggerla, o toglierla.`,
      'percettore.aliquotaConvenzione',
    );
  return quotaDi({
    nome:
      convenzione === null
        ? "ritenuta a titolo d'imposta, non residenti"
        : `ritenuta a titolo d'imposta, aliquota della convenzione al posto del ${formatAliquota(regola.valore)}`,
    base: imponibile,
    aliquota: convenzione ?? regola.valore,
    regola,
  });
};

/** What a professional adds to the fee on the invoice. */
export interface AddebitiFattura {
  /** The INPS charge and the contribution of the professional fund, each zero for none: the fund's is on both. */
  readonly rivalsa: Calcolato;
  readonly cassa: Calcolato;
  readonly iva: Calcolato;
  /** Amount subject to withholding: the fee, with the INPS charge but without a fund's contribution. */
  readonly imponibileRitenuta: Calcolato;
}

export const addebitiFattura = (
  compenso: Calcolato,
  previdenza: PrevidenzaFattura,
  aliquotaIva: IvaFattura,
  giorno: string,
  regole: Regole,
): AddebitiFattura => {
  const { inps, cassa: contributo } = aliquotePrevidenziali(previdenza, giorno, regole);
  const rivalsa =
    inps === null
      ? dato('nessuna rivalsa in fattura', 0)
      : quotaDi({ nome: 'rivalsa INPS', base: compenso, aliquota: inps.valore, regola: inps });
  const conRivalsa =
    inps === null
      ? compenso
      : insieme(contributo === null ? IMPONIBILE_IVA : 'compenso e rivalsa', [compenso, rivalsa]);
  const cassa =
    contributo === null
      ? dato('nessun contributo in fattura', 0)
      : quotaDi({ nome: 'contributo integrativo della cassa', base: conRivalsa, ...contributo });
  const imponibileIva =
    inps !== null && contributo === null ? conRivalsa : insieme(IMPONIBILE_IVA, [conRivalsa, cassa]);
  return {
    rivalsa,
    cassa,
    iva: ivaSu(imponibileIva, aliquotaIva, giorno, regole),
    imponibileRitenuta: conRivalsa,
  };
};

const IMPONIBILE_IVA = 'imponibile IVA';

const insieme = (nome: string, [compenso, contributo]: readonly [Calcolato, Calcolato]): Calcolato =>
  sommaDi(nome, [
    { nome: 'compenso', calcolato: compenso },
    { nome: 'contributo', calcolato: contributo },
  ]);

/** VAT at the rate of the invoice; by reverse charge the school owes it at the ordinary one. */
export const ivaSu = (imponibile: Calcolato, quale: IvaFattura, giorno: string, regole: Regole): Calcolato => {
  const applicata = aliquotaIvaDi(quale, giorno, regole);
  return applicata === null ? dato('IVA non dovuta', 0) : quotaDi({ nome: 'IVA', base: imponibile, ...applicata });
};

/** What invoice lines add to each cent of fee, as two factors in parts per million: for going from an all-inclusive amount to the fee. */
export const fattoriFattura = (
  previdenza: PrevidenzaFattura,
  aliquotaIva: IvaFattura,
  giorno: string,
  regole: Regole,
): { readonly previdenza: number; readonly iva: number } => {
  const { inps, cassa } = aliquotePrevidenziali(previdenza, giorno, regole);
  const [prima, seconda] = [inps?.valore ?? 0, cassa?.aliquota ?? 0];
  return {
    previdenza: prima + seconda + perDivisoArrotondato(prima, seconda, UNO),
    iva: aliquotaIvaDi(aliquotaIva, giorno, regole)?.aliquota ?? 0,
  };
};

const aliquotaIvaDi = (quale: IvaFattura, giorno: string, regole: Regole) => {
  if (quale === 'ESENTE') return null;
  if (quale === 'ORDINARIA' || quale === 'INVERSIONE') {
    const regola = regole.inVigore(iva, giorno);
    return { aliquota: regola.valore, regola };
  }
  const regola = regole.inVigore(ivaRidotta, giorno);
  return { aliquota: regola.valore[quale], regola };
};

const CASSE = {
  NESSUNA: null,
  RIVALSA_INPS: null,
  CASSA_2: 'CASSA_2',
  CASSA_4: 'CASSA_4',
  CASSA_5: 'CASSA_5',
  RIVALSA_E_CASSA_2: 'CASSA_2',
  RIVALSA_E_CASSA_4: 'CASSA_4',
} as const satisfies Readonly<Record<PrevidenzaFattura, keyof ContributiIntegrativi | null>>;

const aliquotePrevidenziali = (previdenza: PrevidenzaFattura, giorno: string, regole: Regole) => ({
  inps: previdenza.startsWith('RIVALSA') ? regole.inVigore(rivalsaInps, giorno) : null,
  cassa: aliquotaDellaCassa(CASSE[previdenza], giorno, regole),
});

const aliquotaDellaCassa = (cassa: keyof ContributiIntegrativi | null, giorno: string, regole: Regole) => {
  if (cassa === null) return null;
  const regola = regole.inVigore(contributoIntegrativo, giorno);
  return { aliquota: regola.valore[cassa], regola };
};
