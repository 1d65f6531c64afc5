import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { detrazioneParentela, isAscendente } from '#shared/domain/persona/parentela.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { somma } from '#shared/money/centesimi.ts';

type FamiliareSituazione = NonNullable<NonNullable<SituazioneInput['fiscali']>['familiari']>[number];

/**
 * Dependent relatives of a year as the payslip reads them: the months in which the conditions held for at least a day (art. 12 c. 3 TUIR), and
 * the share averaged over those months, in parts per million, so that months × share is exact when the share changes in the year.
 */
export const familiariACarico = (
  familiari: readonly Familiare[],
  datiFiscali: readonly FamFiscale[],
  numAnno: number,
): FamiliareSituazione[] =>
  familiari.flatMap((familiare) => {
    const suoi = datiFiscaliIn(datiFiscali, familiare.uid);
    const misure = Array.from({ length: 12 }, (_, indice) => misuraDelMese(suoi, numAnno, indice + 1)).filter(
      (misura) => misura > 0,
    );
    if (misure.length === 0) return [];
    const detrazione = detrazioneParentela[familiare.codParentela];
    return [
      {
        tipo: detrazione === 'ALTRI' ? 'ALTRO' : detrazione,
        nascita: familiare.datNascita,
        disabile: suoi.some(({ flgDisabile, datDecorrenza }) => flgDisabile && datDecorrenza <= `${numAnno}-12-31`),
        ascendenteConvivente: isAscendente(familiare.codParentela) && familiare.flgConvivente,
        mesi: misure.length,
        quota: perDivisoArrotondato(somma(misure), 1, misure.length),
      },
    ];
  });

/** The tax data of a relative, the earliest first. */
export const datiFiscaliIn = (datiFiscali: readonly FamFiscale[], uid: Uid<'FAMILIARE'>): readonly FamFiscale[] =>
  datiFiscali
    .filter(({ uidParente }) => uidParente === uid)
    .toSorted((a, b) => (a.datDecorrenza < b.datDecorrenza ? -1 : 1));

/** The share of a month: the largest in force on one of its days, 0 when the relative was not dependent. */
export const misuraDelMese = (suoi: readonly FamFiscale[], anno: number, mese: number): number => {
  const delMese = { dal: primoGiornoDelMese({ anno, mese }), al: ultimoGiornoDelMese({ anno, mese }) };
  return Math.max(
    0,
    ...suoi.flatMap((dato, indice) => {
      const seguente = suoi[indice + 1];
      const vigente =
        dato.datDecorrenza <= delMese.al && (seguente === undefined || seguente.datDecorrenza > delMese.dal);
      return vigente && dato.flgCarico && dato.numMisura !== null ? [dato.numMisura] : [];
    }),
  );
};
