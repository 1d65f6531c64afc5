import { anno, flag, mese, uidDi } from '../../domain/campi.ts';
import { formato } from './stampa.ts';

/** What every print over months takes: months of liquidation of one year, everybody or one person. Only accounted runs, unless the others are asked for too. */
export const periodo = {
  anno: anno(2023),
  meseDa: mese(),
  meseA: mese(),
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  provvisori: flag().optional(),
  formato: formato(),
} as const;

/** The whole year where nobody says the months. */
export const tuttoLAnno = { meseDa: 1, meseA: 12 } as const;

interface Mesi {
  readonly meseDa: number;
  readonly meseA: number;
}

/** Check of the period, for `refine`. */
export const meseFinale: [(mesi: Mesi) => boolean, { path: PropertyKey[]; message: string }] = [
  ({ meseDa, meseA }: Mesi) => meseDa <= meseA,
  { path: ['meseA'], message: 'Il mese finale non può precedere quello iniziale.' },
];

interface Individuale {
  readonly tipo: string;
  readonly uidSubAnagrafe?: string | undefined;
}

/** Check of a print of one person, for `refine`. */
export const conPersona: [(chiesta: Individuale) => boolean, { path: PropertyKey[]; message: string }] = [
  ({ tipo, uidSubAnagrafe }) => tipo !== 'dipendente' || uidSubAnagrafe !== undefined,
  { path: ['uidSubAnagrafe'], message: 'Scegliere la persona.' },
];
