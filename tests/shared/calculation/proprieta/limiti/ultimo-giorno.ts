import { addGiorni } from '#shared/domain/tempo/date.ts';
import { isFestivo } from '#shared/domain/tempo/festivita.ts';

/** The last of so many days from a day on: of the calendar, or working ones. */
export const ultimoDi = (dal: string, quanti: number, lavorativi: boolean): string => {
  let giorno = dal;
  for (let contati = 0; ; giorno = addGiorni(giorno, 1)) {
    if (!lavorativi || !isFestivo(giorno)) contati += 1;
    if (contati === quanti) return giorno;
  }
};
