import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { descrizioneGenitoreCongedo } from '#shared/domain/persona/assenze.ts';

const NOME = 'Congedo parentale';

/** The facts of a parental leave, a column each; nothing without the end of the compulsory leave. */
export const colonneCongedo: readonly Colonna[] = [
  {
    campo: 'congedoGenitore',
    titolo: `${NOME}: genitore`,
    tipo: 'scelta',
    scelte: descrizioneGenitoreCongedo,
    esempio: null,
  },
  { campo: 'congedoFine', titolo: `${NOME}: fine del congedo obbligatorio`, tipo: 'data', esempio: null },
  { campo: 'congedoAltro', titolo: `${NOME}: giorni dell'altro genitore`, tipo: 'intero', esempio: null },
  { campo: 'congedoAltroElevati', titolo: `${NOME}: di cui all'80 % o interi`, tipo: 'intero', esempio: null },
  { campo: 'congedoInteriAltro', titolo: `${NOME}: interi all'altro genitore`, tipo: 'si_no', esempio: null },
  { campo: 'congedoReddito', titolo: `${NOME}: reddito sotto la soglia`, tipo: 'si_no', esempio: null },
];

/** The columns as an absence has them, and the other columns. */
export const congedoDi = ({
  congedoGenitore,
  congedoFine,
  congedoAltro,
  congedoAltroElevati,
  congedoInteriAltro,
  congedoReddito,
  ...altre
}: Riga): { readonly congedo: object | null; readonly altre: Riga } => ({
  altre,
  congedo:
    (congedoFine ?? null) === null
      ? null
      : {
          codGenitore: congedoGenitore,
          datFineCongedo: congedoFine,
          numGiorniAltro: congedoAltro ?? 0,
          numGiorniAltroElevati: congedoAltroElevati ?? 0,
          flgInteriAltro: congedoInteriAltro ?? false,
          flgRedditoSottoSoglia: congedoReddito ?? false,
        },
});

/** An absence as the columns have it. */
export const celleCongedo = (congedo: AssenzaInput['congedo']): Riga =>
  congedo === undefined
    ? {}
    : {
        congedoGenitore: congedo.codGenitore,
        congedoFine: congedo.datFineCongedo,
        congedoAltro: congedo.numGiorniAltro,
        congedoAltroElevati: congedo.numGiorniAltroElevati,
        congedoInteriAltro: congedo.flgInteriAltro,
        congedoReddito: congedo.flgRedditoSottoSoglia,
      };
