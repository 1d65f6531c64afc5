import { compareMesi, type Mese } from '#shared/domain/tempo/mese.ts';

/** The months that may be chosen, from the first to the last. */
interface Ammessi {
  readonly dal: Mese;
  readonly al: Mese;
}

/** The month nearest to this one among those that may be chosen. */
export const meseAmmesso = (mese: Mese, { dal, al }: Ammessi): Mese => {
  if (compareMesi(mese, dal) < 0) return dal;
  return compareMesi(mese, al) > 0 ? al : mese;
};

/** A month chosen by its name: of the year beside it or, where it may not be chosen there, of the nearest year in which it may. */
export const meseScelto = ({ anno }: Mese, mese: number, { dal, al }: Ammessi): Mese => {
  const anni = Array.from({ length: al.anno - dal.anno + 1 }, (_, passo) => al.anno - passo);
  const [scelto] = anni
    .map((suo) => ({ anno: suo, mese }))
    .filter((uno) => compareMesi(uno, dal) >= 0 && compareMesi(uno, al) <= 0)
    .toSorted((a, b) => Math.abs(a.anno - anno) - Math.abs(b.anno - anno));
  return scelto ?? meseAmmesso({ anno, mese }, { dal, al });
};
