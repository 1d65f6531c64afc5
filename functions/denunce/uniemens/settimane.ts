import { addGiorni, giorniTra, giornoDi, giornoSettimana, type Giorno } from '../../../shared/domain/tempo/date.ts';

const SETTIMANA = 7;

/** The number of a week in its year, Sunday to Saturday; the one with 1 January is the first, a day of December is never in it. */
export const settimanaDi = (giorno: Giorno): number => {
  const capodanno = `${giorno.slice(0, 4)}-01-01`;
  const domenica = addGiorni(capodanno, -(giornoSettimana(capodanno) % SETTIMANA));
  return Math.floor(giorniTra(domenica, giorno) / SETTIMANA) + 1;
};

/** The weeks that days of a month fall in, AAAA-MM. */
export const settimaneDelMese = (annoMese: string): readonly number[] => {
  const [anno = 0, mese = 0] = annoMese.split('-').map(Number);
  const giorni = Array.from({ length: 31 }, (_, indice) => giornoDi(anno, mese, indice + 1));
  return [...new Set(giorni.flatMap((giorno) => (giorno === null ? [] : [settimanaDi(giorno)])))];
};
