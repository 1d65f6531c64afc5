import { chiaveRicerca, senzaAccenti } from './persona/nominativo.ts';

/** Ways in which a filter looks for a text in another. */
type RicercaDiTesto = 'inizia' | 'contiene' | 'uguale' | 'diverso';

/** True when one of two texts stands at the beginning of the other, or in it, as it is written or as people are looked for ('dangelo' in "D'Angelo"). */
const stands = (where: 'startsWith' | 'includes', testo: string, cercato: string): boolean => {
  if (senzaAccenti(testo)[where](senzaAccenti(cercato))) return true;
  const chiave = chiaveRicerca(cercato);
  return chiave !== '' && chiaveRicerca(testo)[where](chiave);
};

/** True of a text that a filter looks for: case, accents and the kind of apostrophe make no difference. */
export const satisfiesTesto = (testo: string, come: RicercaDiTesto, cercato: string): boolean => {
  switch (come) {
    case 'inizia':
      return stands('startsWith', testo, cercato);
    case 'contiene':
      return stands('includes', testo, cercato);
    case 'uguale':
      return senzaAccenti(testo) === senzaAccenti(cercato);
    case 'diverso':
      return senzaAccenti(testo) !== senzaAccenti(cercato);
  }
};
