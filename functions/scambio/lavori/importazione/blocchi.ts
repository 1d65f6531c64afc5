import { TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { tipoDi } from '../../catalogo.ts';
import type { RigaFile } from '../../importazione.ts';

/** Rows that are tried together, in the order they will be applied. */
export interface BloccoRighe {
  readonly nome: string;
  readonly righe: readonly RigaFile[];
}

const RIGHE_BLOCCO = 100;
const NESSUNO = '0000';

const numerato = (numero: number): string => String(numero).padStart(4, '0');

/**
 * The rows of a file in blocks of about 100: those of the school first, then those of people, person by person, so that each row comes after those it refers to.
 * Rows of one group never part. The name of a block says its number and, in a whole-school file, the last block of the school's own records, on which it stands.
 */
export const splitRighe = (righe: readonly RigaFile[], tipo: string): readonly BloccoRighe[] => {
  const diScuola = righe.filter((riga) => tipoDi(riga.tipo).ambito === 'scuola');
  const diPersone = righe.filter((riga) => tipoDi(riga.tipo).ambito === 'persona');
  const intera = tipo === TUTTA_LA_SCUOLA;
  const primi = (intera ? chunks(diScuola.map((riga) => [riga])) : chunks(groups(diScuola))).map(
    (blocco, indice): BloccoRighe => ({
      nome: intera ? `s${numerato(indice + 1)}-${numerato(indice)}` : `p${numerato(indice + 1)}-${NESSUNO}`,
      righe: blocco,
    }),
  );
  const ultimo = intera ? numerato(primi.length) : NESSUNO;
  return [
    ...primi,
    ...chunks(groups(diPersone)).map((blocco, indice): BloccoRighe => ({
      nome: `p${numerato(primi.length + indice + 1)}-${ultimo}`,
      righe: blocco,
    })),
  ];
};

/** True for a block of the school's own records in a whole-school file: the following blocks stand on what it writes. */
export const isFondamento = (blocco: string): boolean => blocco.startsWith('s');

/** The block whose writes a block stands on; null for none. */
export const fondamentoDi = (blocco: string): string | null => {
  const numero = blocco.slice(blocco.indexOf('-') + 1);
  return numero === NESSUNO ? null : `s${numero}-${numerato(Number(numero) - 1)}`;
};

const groups = (righe: readonly RigaFile[]): readonly (readonly RigaFile[])[] => {
  const perGruppo = new Map<string, RigaFile[]>();
  for (const riga of righe) {
    const gruppo = tipoDi(riga.tipo).gruppo(riga.riga);
    const stesso = perGruppo.get(gruppo);
    if (stesso) stesso.push(riga);
    else perGruppo.set(gruppo, [riga]);
  }
  return [...perGruppo.values()];
};

const chunks = (gruppi: readonly (readonly RigaFile[])[]): RigaFile[][] => {
  const blocchi: RigaFile[][] = [];
  for (const gruppo of gruppi) {
    const ultimo = blocchi.at(-1);
    if (ultimo !== undefined && ultimo.length + gruppo.length <= RIGHE_BLOCCO) ultimo.push(...gruppo);
    else blocchi.push([...gruppo]);
  }
  return blocchi;
};
