import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Letto } from './letto.ts';

/** What is asked of a print so that, together, it says all that a school holds, and what it must come to: the sum of each column, cents or hundredths. */
export interface Attesa {
  readonly chieste: readonly Readonly<Record<string, unknown>>[];
  readonly somme: Readonly<Record<string, number>>;
  /** Two columns and what the first less the second comes to. */
  readonly saldo?: readonly [string, string, number];
  /** How many rows there are in all, where that too is known. */
  readonly righe?: number;
  /** Whose it is, of a print of one's own. */
  readonly persona?: string;
}

export const delleElaborazioni = (processi: readonly Processo[]): Attesa['chieste'] =>
  processi
    .filter(({ STATUS }) => STATUS === 'CONTABILIZZATO' || STATUS === 'COMPLETATO')
    .map(({ uid }) => ({ idProcesso: uid }));

/** The whole of each year; a filing may fall in the year after the last. */
export const delPeriodo = ({ anni }: Pick<Letto, 'anni'>, cambi: object = {}): Attesa['chieste'] =>
  anni.map((anno) => ({ anno, meseDa: 1, meseA: 12, ...cambi }));

export const dellAnno = ({ anni }: Pick<Letto, 'anni'>, cambi: object = {}): Attesa['chieste'] =>
  anni.map((anno) => ({ anno, ...cambi }));
