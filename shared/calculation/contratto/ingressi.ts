import type { Centesimi } from '../../money/centesimi.ts';
import { isVoceDi } from '../../rules/contratto/inquadramento.ts';
import { isGiorno } from '../../domain/date.ts';
import { impossibile, type CodiceAnomalia } from '../anomalia.ts';

/** Beyond this no amount, quantity or count of the contract side is a datum: it is a mistake that would leave the exact integers. */
const MASSIMO = 999_999_999;

/** @throws CalcoloImpossibile unless the value is a whole number from `minimo` to `massimo`: never a NaN further on. */
export const interoTra = (valore: number, minimo: number, massimo: number, nome: string, codice: CodiceAnomalia = 'SITUAZIONE_NON_VALIDA'): number => {
  if (Number.isSafeInteger(valore) && valore >= minimo && valore <= massimo) return valore;
  throw impossibile(codice, `${nome}: atteso un numero intero da ${minimo} a ${massimo}, trovato ${valore}. Correggi il dato.`, nome);
};

/** A quantity that cannot be negative: classes, candidates, days, hundredths of an hour. */
export const quantita = (valore: number, nome: string, massimo = 1_000_000): number => interoTra(valore, 0, massimo, nome);

/** Hours in hundredths. @throws CalcoloImpossibile for negative or absurd hours. */
export const ore = (valore: number, nome: string, minimo = 0): number => interoTra(valore, minimo, 1_000_000, nome, 'ORE_FUORI_LIMITI');

/** An amount in cents that cannot be negative. @throws CalcoloImpossibile */
export const importoNonNegativo = (valore: Centesimi, nome: string): Centesimi => interoTra(valore, 0, MASSIMO, nome, 'IMPORTO_FUORI_LIMITI');

/** A member of a closed list. @throws CalcoloImpossibile with the list in the message. */
export const voceDi = <T extends string>(elenco: readonly T[], valore: string, nome: string, codice: CodiceAnomalia = 'SITUAZIONE_NON_VALIDA'): T => {
  if (isVoceDi(elenco, valore)) return valore;
  throw impossibile(codice, `${nome} "${valore}" non riconosciuto. Valori ammessi: ${elenco.join(', ')}.`, nome);
};

/** Two days that exist, in order. @throws CalcoloImpossibile */
export const periodoValido = (dal: string, al: string): { readonly dal: string; readonly al: string } => {
  for (const giorno of [dal, al]) {
    if (!isGiorno(giorno)) throw impossibile('SITUAZIONE_NON_VALIDA', `"${giorno}" non è un giorno del calendario. Scrivi la data come AAAA-MM-GG.`, 'dal');
  }
  if (al < dal) throw impossibile('PERIODO_INVERTITO', `Il periodo finisce (${inItaliano(al)}) prima di cominciare (${inItaliano(dal)}). Correggi le date.`, 'al');
  return { dal, al };
};

export const inItaliano = (giorno: string): string => giorno.split('-').reverse().join('/');
