import type { Elaborazione, Voce } from './fatti.ts';
import type { Libro } from './libro.ts';

/** A run that pays the same work to the same person as another. */
export interface Doppio {
  readonly altra: string;
  readonly chiusa: boolean;
}

/** Runs that pay the person the same item, for the same days and activity; what corrects another repeats it on purpose. */
export const doppi = (
  { get, elaborazioni, isChiusa, persone }: Libro,
  uid: string,
  scheda: string,
): readonly Doppio[] => {
  const questa = get(uid);
  if (questa === undefined) return [];
  const suo = (altra: string) => persone.chi(altra) === persone.chi(scheda);
  const sue = vociDi(questa, suo);
  return elaborazioni()
    .filter((altra) => altra.uid !== uid && altra.progetto === questa.progetto && altra.uid !== questa.corregge)
    .filter((altra) => vociDi(altra, suo).some((voce) => sue.some((una) => isSameWork(una, voce))))
    .map((altra) => ({ altra: altra.uid, chiusa: isChiusa(altra.uid) }));
};

const vociDi = ({ righe, conguaglio }: Elaborazione, di: (scheda: string) => boolean): readonly Voce[] =>
  conguaglio ? [] : righe.filter(({ scheda }) => di(scheda)).flatMap(({ voci }) => voci);

const isSameWork = (una: Voce, altra: Voce): boolean =>
  una.dal === altra.dal && una.al === altra.al && una.importo === altra.importo;
