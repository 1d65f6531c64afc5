import { addMesi, meseDi, mesiTra, type Mese } from '#shared/domain/tempo/mese.ts';

/** Payslips are not computed before. */
const PRIMO_ANNO = 2023;

/** The calendar years of the demonstration: the two before the current one, and it. */
export const anniDemo = (oggi: string): readonly number[] => {
  const { anno } = meseDi(oggi);
  return [anno - 2, anno - 1, anno].filter((uno) => uno >= PRIMO_ANNO);
};

/** The months in which the demo schools pay, from January of the first year to this one: none in August. */
export const mesiDemo = (oggi: string): readonly Mese[] => {
  const [primo = PRIMO_ANNO] = anniDemo(oggi);
  return mesiTra({ anno: primo, mese: 1 }, meseDi(oggi)).filter(({ mese }) => mese !== 8);
};

/** What has become of the runs of a month: those of closed years and of two months ago are shown to the employees, the last month's are accounted, this month's are open. */
type Esito = 'ESPOSTA' | 'CONTABILIZZATA' | 'APERTA';

export const esitoDel = ({ anno, mese }: Mese, oggi: string): Esito => {
  const questo = meseDi(oggi);
  if (anno === questo.anno && mese === questo.mese) return 'APERTA';
  const scorso = addMesi(questo, -1);
  return anno === questo.anno && mese === scorso.mese ? 'CONTABILIZZATA' : 'ESPOSTA';
};
