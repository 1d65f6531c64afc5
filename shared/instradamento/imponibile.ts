import { somma, type Centesimi } from '../money/centesimi.ts';
import type { Rotta } from './rotta.ts';

/** A line, by what it adds to the income. */
type Riga = Pick<Rotta, 'codice' | 'gruppo' | 'importo' | 'base'>;

/** What is taxed with its own tax, and is no part of the ordinary income. */
const A_PARTE: readonly string[] = ['IRPEF_SEPARATA', 'SOSTITUTIVA_15', 'RITENUTA_PREMI'];

/** The gross less the contributions of the payee, less what has a tax of its own: what IRPEF is on. */
export const imponibile = (righe: readonly Riga[]): Centesimi =>
  delGruppo(righe, 'competenze') -
  delGruppo(righe, 'ritenute_previdenziali') -
  somma(righe.filter(({ codice }) => A_PARTE.includes(codice)).map(({ base }) => base ?? 0));

const delGruppo = (righe: readonly Riga[], quale: Rotta['gruppo']): Centesimi =>
  somma(righe.filter(({ gruppo }) => gruppo === quale).map(({ importo }) => importo));
