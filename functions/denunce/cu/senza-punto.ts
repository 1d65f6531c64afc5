import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { ComeRaccogliere } from './da-certificare.ts';
import { percheFuori } from './punti-del-reddito.ts';

/** The bonus of L. 207/2024, which the return of who was given it asks for: the documents that were read give its points two different numbers. */
const DA_CERTIFICARE: readonly string[] = ['SOMMA_INTEGRATIVA', 'RECUPERO_SOMMA'];

const PRIMA_DI_INVIARE =
  "Le fonti lette non dicono lo stesso numero: leggerlo nelle istruzioni della CU dell'anno e certificare queste persone con il programma dell'Agenzia. Per inviare il file senza queste somme, scegliere «Lascia fuori le somme senza punto».";
const FUORI = "Non è nel file: se le istruzioni dell'anno lo chiedono, aggiungerlo nel programma dell'Agenzia.";

/** Tells sums that are withheld and in no point, one finding for each line and reason; a certificate without the bonus waits for the office's choice. */
export const senzaPunto = (
  parti: readonly { readonly rotte: readonly Rotta[] }[],
  { anno, senzaPuntoFuori }: Pick<ComeRaccogliere, 'anno' | 'senzaPuntoFuori'>,
): Rilievo[] => {
  const fuori = parti.flatMap(({ rotte }) =>
    rotte.flatMap((rotta) => {
      const perche = percheFuori(rotta, anno);
      return perche === null ? [] : [{ codice: rotta.codice, importo: rotta.importo, perche }];
    }),
  );
  return [...Map.groupBy(fuori, ({ codice, perche }) => `${codice}|${perche}`).values()].map((gruppo) => {
    const blocca = DA_CERTIFICARE.includes(gruppo[0]?.codice ?? '') && !senzaPuntoFuori;
    return {
      codice: 'cu.senza-punto',
      gravita: blocca ? 'BLOCCANTE' : 'AVVISO',
      regola: 'Ogni somma trattenuta o data con la paga ha il suo punto.',
      persona: null,
      campo: gruppo[0]?.codice ?? '',
      atteso: 'un punto con il suo numero',
      trovato: `${formatEuro(somma(gruppo.map(({ importo }) => importo)))}: ${gruppo[0]?.perche ?? ''}`,
      rimedio: blocca ? PRIMA_DI_INVIARE : FUORI,
    };
  });
};
