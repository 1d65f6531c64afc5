import { addGiorni, giornoDi, giornoSettimana, type Giorno } from '../domain/tempo/date.ts';
import { isFestivo } from '../domain/tempo/festivita.ts';
import { addMesi, primoGiornoDelMese, type Mese } from '../domain/tempo/mese.ts';
import type { TermineAdempimento } from '../rules/adempimenti/scadenze.ts';

/** The day by which what is about a month, or about the year it is in, is due; moved on when offices are closed on it. */
export const giornoDiScadenza = ({ ogni, mese, giorno, slitta }: TermineAdempimento, periodo: Mese): Giorno => {
  const dovuto = ogni === 'MESE' ? addMesi(periodo, mese) : { anno: periodo.anno + 1, mese };
  const ultimo = addGiorni(primoGiornoDelMese(addMesi(dovuto, 1)), -1);
  const diLegge = giorno === null ? ultimo : (giornoDi(dovuto.anno, dovuto.mese, giorno) ?? ultimo);
  return slitta ? primoAperto(diLegge) : diLegge;
};

const SABATO = 6;

const primoAperto = (giorno: Giorno): Giorno =>
  giornoSettimana(giorno) === SABATO || isFestivo(giorno) ? primoAperto(addGiorni(giorno, 1)) : giorno;
