import type { RigaImporto } from '../calculation/riga/cedolino-tipi.ts';

/** A line as far as two payslips are compared by it. */
export type RigaConfrontata = Pick<RigaImporto, 'codice' | 'gruppo' | 'descrizione' | 'base' | 'aliquota' | 'importo'>;

/** Why an amount differs: the line is there on one side only, its base changed, its rate changed, or both. UGUALE: nothing changed. */
export type CausaDifferenza = 'AGGIUNTA' | 'TOLTA' | 'BASE' | 'ALIQUOTA' | 'BASE_E_ALIQUOTA' | 'IMPORTO' | 'UGUALE';

/** The same line on the two sides; null on the side where it is not. */
export interface CoppiaDiRighe<R extends RigaConfrontata = RigaConfrontata> {
  readonly prima: R | null;
  readonly dopo: R | null;
  readonly causa: CausaDifferenza;
}

/** Lines by what makes two of them the same: group and code and, of what is paid, the description. */
export const righePerChiave = <R extends RigaConfrontata>(righe: readonly R[]): ReadonlyMap<string, R> => {
  const perChiave = new Map<string, R>();
  for (const riga of righe) {
    const chiave = `${riga.gruppo} ${riga.codice} ${riga.gruppo === 'competenze' ? riga.descrizione : ''}`;
    const altra = perChiave.get(chiave);
    perChiave.set(chiave, altra === undefined ? riga : sommate(altra, riga));
  }
  return perChiave;
};

/** Two lines of the same kind, of two payslips or of one: amounts add up, and so do the bases at one rate; the base of what is paid is a price, which two lines share or have not. */
const sommate = <R extends RigaConfrontata>(a: R, b: R): R => ({
  ...a,
  importo: a.importo + b.importo,
  base: baseDi(a, b),
  aliquota: a.aliquota === b.aliquota ? a.aliquota : null,
});

const baseDi = (a: RigaConfrontata, b: RigaConfrontata): number | null => {
  if (a.base === null || b.base === null) return null;
  if (a.gruppo === 'competenze') return a.base === b.base ? a.base : null;
  return a.base + b.base;
};

/** The lines of two sides put beside each other, those of the first side before what only the second has. */
export const coppieDiRighe = <R extends RigaConfrontata>(
  prima: ReadonlyMap<string, R>,
  dopo: ReadonlyMap<string, R>,
): readonly CoppiaDiRighe<R>[] =>
  [...new Set([...prima.keys(), ...dopo.keys()])].map((chiave) => {
    const [vecchia, nuova] = [prima.get(chiave) ?? null, dopo.get(chiave) ?? null];
    return { prima: vecchia, dopo: nuova, causa: causaDi(vecchia, nuova) };
  });

const causaDi = (prima: RigaConfrontata | null, dopo: RigaConfrontata | null): CausaDifferenza => {
  if (prima === null) return 'AGGIUNTA';
  if (dopo === null) return 'TOLTA';
  const [base, aliquota] = [prima.base !== dopo.base, prima.aliquota !== dopo.aliquota];
  if (base && aliquota) return 'BASE_E_ALIQUOTA';
  if (base || aliquota) return base ? 'BASE' : 'ALIQUOTA';
  return prima.importo === dopo.importo ? 'UGUALE' : 'IMPORTO';
};
