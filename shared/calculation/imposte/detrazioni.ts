import { perDivisoArrotondato, rapportoTroncato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { detrazioneLavoroDipendente, type DetrazioneLavoro } from '../../rules/detrazioni/detrazioni.ts';
import type { Regole } from '../../rules/regole.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

const DECIMILA = 10_000;

/** Who the deduction is for: income of the year, paid days, and whether the contract is fixed-term. */
export interface DatiDetrazione {
  readonly redditoComplessivo: Centesimi;
  readonly giorni: number;
  readonly tempoDeterminato: boolean;
  /** The yearly floor, never in proportion to the days: only where the whole year is settled. */
  readonly minimo: boolean;
}

/** Deduction for employment income of art. 13 TUIR: its c. 1, the increase of c. 1.1, and their sum. */
export interface DetrazioneLavoroCalcolata {
  /** Ratio of the band, in ten-thousandths, truncated (c. 6); null where the band has none. */
  readonly rapporto: number | null;
  readonly comma1: Calcolato;
  readonly maggiorazione: Calcolato;
  readonly totale: Calcolato;
}

/** Deduction for employment and assimilated income, in proportion to the days; the increase is not. */
export const detrazioneLavoro = (dati: DatiDetrazione, giorno: string, regole: Regole): DetrazioneLavoroCalcolata => {
  const regola = regole.inVigore(detrazioneLavoroDipendente, giorno);
  const { importo, per, rapporto, minimo } = teorica(dati, regola.valore);
  const giorni = Math.min(dati.giorni, regola.valore.giorniAnno);
  const proporzionata = perDivisoArrotondato(importo, giorni, regola.valore.giorniAnno * per);
  const spettante = minimo === null ? proporzionata : Math.max(proporzionata, minimo);
  const comma1 = figura(spettante, {
    testo: () =>
      `detrazione per lavoro dipendente, reddito ${formatEuro(dati.redditoComplessivo)}, ${giorni} giorni = ${formatEuro(spettante)}`,
    formula:
      minimo !== null && spettante > proporzionata
        ? 'importo minimo, non ragguagliato ai giorni'
        : `detrazione teorica × giorni ÷ ${regola.valore.giorniAnno}`,
    regola,
    ingressi: () => [
      { nome: 'reddito complessivo', valore: formatEuro(dati.redditoComplessivo) },
      { nome: 'giorni', valore: String(giorni) },
      ...(rapporto === null ? [] : [{ nome: 'rapporto troncato', valore: `0,${String(rapporto).padStart(4, '0')}` }]),
    ],
  });
  const maggiorazione = maggiorazioneRedditiMedi(dati.redditoComplessivo, giorni, regola.valore.maggiorazione);
  return {
    rapporto,
    comma1,
    maggiorazione,
    totale: sommaDi('detrazione per lavoro dipendente', [
      { nome: 'comma 1', calcolato: comma1 },
      { nome: 'comma 1.1', calcolato: maggiorazione },
    ]),
  };
};

const maggiorazioneRedditiMedi = (
  reddito: Centesimi,
  giorni: number,
  { oltre, fino, importo }: DetrazioneLavoro['maggiorazione'],
): Calcolato => {
  const spettante = giorni > 0 && reddito > oltre && reddito <= fino ? importo : 0;
  return figura(spettante, {
    testo: () =>
      `maggiorazione per redditi oltre ${formatEuro(oltre)} e fino a ${formatEuro(fino)}: ${formatEuro(spettante)}`,
    formula: 'importo fisso, non ragguagliato ai giorni',
  });
};

/** Deduction of the whole year as a fraction: `importo` ÷ `per` cents, so that it is rounded only once. */
interface Teorica {
  readonly importo: number;
  readonly per: number;
  readonly rapporto: number | null;
  readonly minimo: Centesimi | null;
}

const teorica = (
  { redditoComplessivo, tempoDeterminato, minimo }: DatiDetrazione,
  regola: DetrazioneLavoro,
): Teorica => {
  const { primaFascia, secondaFascia, terzaFascia } = regola;
  if (redditoComplessivo <= primaFascia.fino) {
    const garantito = tempoDeterminato ? primaFascia.minimoTempoDeterminato : primaFascia.minimo;
    return { importo: primaFascia.importo, per: 1, rapporto: null, minimo: minimo ? garantito : null };
  }
  if (redditoComplessivo <= secondaFascia.fino) {
    const rapporto = rapportoTroncato(secondaFascia.fino - redditoComplessivo, secondaFascia.fino - primaFascia.fino);
    return {
      importo: secondaFascia.importo * DECIMILA + secondaFascia.aggiunta * rapporto,
      per: DECIMILA,
      rapporto,
      minimo: null,
    };
  }
  if (redditoComplessivo <= terzaFascia.fino) {
    const rapporto = rapportoTroncato(terzaFascia.fino - redditoComplessivo, terzaFascia.fino - secondaFascia.fino);
    return { importo: secondaFascia.importo * rapporto, per: DECIMILA, rapporto, minimo: null };
  }
  return { importo: 0, per: 1, rapporto: null, minimo: null };
};
