import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { addGiorni, addMesiAGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { addMesi, primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { conservazioneContributi, conservazioneFisco } from '#shared/rules/adempimenti/conservazione.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';

interface Inviata {
  readonly tipo: TipoDenuncia;
  readonly anno: number;
  readonly mese: number;
  readonly dataPagamento: Giorno;
  readonly datInvio: Giorno | null;
}

/** The day by which the contributions of a month are paid, before holidays move it. */
const versamentoDi = (mese: { readonly anno: number; readonly mese: number }, giorno: Giorno): Giorno => {
  const termine = inForceOn(termini.F24_CONTRIBUTI, giorno).valore;
  return addGiorni(primoGiornoDelMese(addMesi(mese, termine.mese)), (termine.giorno ?? 1) - 1);
};

/**
 * The last day on which the law asks that the file of a sent filing is kept: of a UniEmens the years begin on the day its contributions are due, of
 * anything else on 31 December of the year in which it was sent. @throws RegolaMancante
 */
export const fineConservazione = ({ tipo, anno, mese, dataPagamento, datInvio }: Inviata): Giorno => {
  const invio = datInvio ?? dataPagamento;
  const dal = tipo === 'uniemens' ? versamentoDi({ anno, mese }, invio) : `${invio.slice(0, 4)}-12-31`;
  const regola = tipo === 'uniemens' ? conservazioneContributi : conservazioneFisco;
  return addMesiAGiorno(dal, 12 * (inForceOn(regola, invio).valore.anni ?? 0));
};
