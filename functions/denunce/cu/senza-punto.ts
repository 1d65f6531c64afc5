import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { percheFuori } from './punti-del-reddito.ts';

/** Tells sums that are withheld and in no point, one finding for each line and reason. */
export const senzaPunto = (parti: readonly { readonly rotte: readonly Rotta[] }[], anno: number): Rilievo[] => {
  const fuori = parti.flatMap(({ rotte }) =>
    rotte.flatMap((rotta) => {
      const perche = percheFuori(rotta, anno);
      return perche === null ? [] : [{ codice: rotta.codice, importo: rotta.importo, perche }];
    }),
  );
  return [...Map.groupBy(fuori, ({ codice, perche }) => `${codice}|${perche}`).values()].map((gruppo) => ({
    codice: 'cu.senza-punto',
    gravita: 'AVVISO',
    regola: 'Ogni somma trattenuta o data con la paga ha il suo punto.',
    persona: null,
    campo: gruppo[0]?.codice ?? '',
    atteso: 'un punto con il suo numero',
    trovato: `${formatEuro(somma(gruppo.map(({ importo }) => importo)))}: ${gruppo[0]?.perche ?? ''}`,
    rimedio: "Non è nel file: se le istruzioni dell'anno lo chiedono, aggiungerlo nel programma dell'Agenzia.",
  }));
};
