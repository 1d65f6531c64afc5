import { ProcessoInput, type Processo } from '#shared/contracts/cedolini/processo.ts';

const campi = Object.keys(ProcessoInput.shape);

/** A run as the office described it, to be tried: what its record adds is left out. */
export const processoInputDi = (processo: Processo): ProcessoInput =>
  ProcessoInput.parse(Object.fromEntries(Object.entries(processo).filter(([nome]) => campi.includes(nome))));
