import type { RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import { somma, type Centesimi } from '../../../shared/money/centesimi.ts';

interface Totali {
  readonly debito: Centesimi;
  readonly credito: Centesimi;
  readonly saldo: Centesimi;
}

/** Sums of rows: their debits, their credits, what is left to pay. */
export const totaliDi = (righe: readonly Pick<RigaF24, 'debito' | 'credito'>[]): Totali => {
  const [debito, credito] = [somma(righe.map((riga) => riga.debito)), somma(righe.map((riga) => riga.credito))];
  return { debito, credito, saldo: debito - credito };
};
