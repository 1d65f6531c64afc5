import { campoNonValido } from '#platform/errors.ts';
import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { addMesiAGiorno, formatGiorno } from '#shared/domain/tempo/date.ts';
import { etaDelFiglio } from '#shared/rules/adempimenti/eta-del-figlio.ts';
import type { TipoAssenza } from '#shared/rules/contratto/assenze/assenza.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';

/**
 * Every day of an absence for a child must lie between the birthdays that the law grants it for, on the law of each of its ends.
 * @throws RICHIESTA_NON_VALIDA on the birth, or on the end to correct
 */
export const checkEtaFiglio = (
  { datNascitaFiglio, datInizio, datFine }: Pick<AssenzaInput, 'datNascitaFiglio' | 'datInizio' | 'datFine'>,
  tipo: TipoAssenza,
): void => {
  const regola = etaDelFiglio[tipo.codice];
  if (regola === undefined) return;
  if (datNascitaFiglio === null)
    throw campoNonValido(
      'datNascitaFiglio',
      `Indicare quando è nato il figlio: "${tipo.descrizione}" spetta fino a un'età.`,
    );
  const compleanno = (anni: number) => addMesiAGiorno(datNascitaFiglio, anni * 12);
  for (const [campo, giorno] of [
    ['datInizio', datInizio],
    ['datFine', datFine],
  ] as const) {
    const eta = ifInForceOn(regola, giorno);
    if (eta === null) continue;
    const { da, finoA } = eta.valore;
    const chiesta = `Il ${formatGiorno(giorno)} il figlio nato il ${formatGiorno(datNascitaFiglio)}`;
    if (da > 0 && giorno <= compleanno(da))
      throw campoNonValido(
        campo,
        `${chiesta} non ha ancora più di ${da} anni: "${tipo.descrizione}" spetta dal giorno dopo, ${eta.norma[0].testo}. Correggere le date o il tipo di assenza.`,
      );
    if (giorno > compleanno(finoA))
      throw campoNonValido(
        campo,
        `${chiesta} ha più di ${finoA} anni: "${tipo.descrizione}" spetta fino al ${formatGiorno(compleanno(finoA))}, ${eta.norma[0].testo}. Correggere le date o il tipo di assenza.`,
      );
  }
};
