import { importoVoce, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { somma } from '#shared/money/centesimi.ts';
import { chiaveDi, descrizioneDelRecupero, RECUPERO_ANNO } from './differenze.ts';

/**
 * The items of a sealed payslip as they are after its accounted corrections: what one paid more is added to its item, what one took back is taken from it.
 * A recovery that is of no item stays beside them. Pure; cents.
 */
export const pagateFinora = (
  prima: readonly VoceCedolino[],
  correzioni: readonly (readonly VoceCedolino[])[],
): readonly VoceCedolino[] =>
  correzioni.reduce<readonly VoceCedolino[]>((pagate, voci) => voci.reduce(conVoce, pagate), prima);

const conVoce = (pagate: readonly VoceCedolino[], voce: VoceCedolino): readonly VoceCedolino[] => {
  const recuperata = voce.codice === RECUPERO_ANNO ? pagate.find((una) => isRecuperoDi(voce, una)) : undefined;
  return recuperata === undefined ? conPiu(pagate, voce) : conMeno(pagate, recuperata, importoVoce(voce));
};

const isRecuperoDi = ({ descrizione, competenza }: VoceCedolino, una: VoceCedolino): boolean =>
  una.codice !== RECUPERO_ANNO &&
  una.competenza.dal === competenza.dal &&
  una.competenza.al === competenza.al &&
  descrizione === descrizioneDelRecupero(una);

/** More of an item at the same rate is more of it; at another rate it is a line of its own. */
const conPiu = (pagate: readonly VoceCedolino[], voce: VoceCedolino): readonly VoceCedolino[] => {
  const posto = pagate.findIndex((una) => chiaveDi(una) === chiaveDi(voce) && unite(una, voce) !== null);
  const insieme = pagate[posto] === undefined ? null : unite(pagate[posto], voce);
  return insieme === null ? [...pagate, voce] : pagate.with(posto, insieme);
};

const unite = (una: VoceCedolino, altra: VoceCedolino): VoceCedolino | null => {
  const [prima, dopo] = [una.misura, altra.misura];
  if (prima.unita === 'IMPORTO')
    return dopo.unita === 'IMPORTO'
      ? { ...una, misura: { unita: 'IMPORTO', importo: prima.importo + dopo.importo } }
      : null;
  return dopo.unita === prima.unita && dopo.tariffa === prima.tariffa
    ? { ...una, misura: { ...prima, quantita: prima.quantita + dopo.quantita } }
    : null;
};

/** All lines of the item become one of what is left of them. */
const conMeno = (pagate: readonly VoceCedolino[], una: VoceCedolino, tolto: number): readonly VoceCedolino[] => {
  const chiave = chiaveDi(una);
  const resta = somma(pagate.filter((altra) => chiaveDi(altra) === chiave).map(importoVoce)) - tolto;
  return pagate.flatMap((altra) => {
    if (chiaveDi(altra) !== chiave) return [altra];
    return altra === una && resta !== 0 ? [{ ...una, misura: misuraDelResto(una, resta) }] : [];
  });
};

/** As many hours less at the same rate, to the cent; else one unit worth all of it. */
const misuraDelResto = ({ misura }: VoceCedolino, resta: number): VoceCedolino['misura'] => {
  if (misura.unita === 'IMPORTO') return { unita: 'IMPORTO', importo: resta };
  const quantita = Math.round((resta * 100) / misura.tariffa);
  const meno = { ...misura, quantita };
  return importoVoce({ misura: meno }) === resta ? meno : { unita: misura.unita, quantita: 100, tariffa: resta };
};
