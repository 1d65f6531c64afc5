import type { Confronto } from '#shared/contracts/cedolini/confronto.ts';
import { chiConCodice } from '#shared/domain/persona/nominativo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** People told by name: who looks for more opens the comparison. */
const NOMINATE = 5;

/** 'In più 3 persone, in meno 1, con importi diversi 24, uguali 91.' */
export const inNumeri = ({ persone, uguali }: Pick<Confronto, 'persone' | 'uguali'>): string => {
  const quante = (esito: Confronto['persone'][number]['esito']): number =>
    persone.filter((una) => una.esito === esito).length;
  return `Persone in più: ${quante('AGGIUNTA')}; in meno: ${quante('TOLTA')}; con importi diversi: ${quante('CAMBIATA')}; uguali: ${uguali}.`;
};

/** The people whose net changed most, greatest first: 'Prova Anna (PRVNNA80A41H501X): da 100,00 € a 400,00 €'. */
export const differenzeMaggiori = ({
  persone,
}: Pick<Confronto, 'persone'>): readonly { readonly uid: string; readonly frase: string }[] =>
  persone
    .filter(({ differenza }) => differenza !== 0)
    .toSorted((a, b) => Math.abs(b.differenza) - Math.abs(a.differenza))
    .slice(0, NOMINATE)
    .map(({ uidSubAnagrafe, storico, nettoPrima, nettoDopo }) => ({
      uid: uidSubAnagrafe,
      frase: `${chiConCodice(storico)}: ${nettoInParole(nettoPrima, nettoDopo)}`,
    }));

const nettoInParole = (prima: number | null, dopo: number | null): string => {
  if (prima === null) return `non c'era, ora ${formatEuro(dopo ?? 0)} netti`;
  return dopo === null
    ? `aveva ${formatEuro(prima)} netti, ora non c'è`
    : `netto da ${formatEuro(prima)} a ${formatEuro(dopo)}`;
};
