import { senzaAccenti } from '../persona/nominativo.ts';
import { descrizioneSesso, type Sesso } from '../persona/valori-ammessi.ts';
import { formatGiorno, partiDi, type Giorno } from '../tempo/date.ts';
import {
  carattereControllo,
  erroreCodiceFiscale,
  isCodiceFiscaleNumerico,
  normalizeCodiceFiscale,
  partiCodiceFiscale,
} from './codice-fiscale.ts';

/** What a codice fiscale is made from. */
export interface DatiNascita {
  readonly cognome: string;
  readonly nome: string;
  readonly sesso: Sesso;
  readonly nascita: Giorno;
  readonly codBelfiore: string;
}

export type ParteCodiceFiscale = 'cognome' | 'nome' | 'nascita' | 'sesso' | 'comune' | 'controllo' | 'forma';

/** One part of a codice fiscale that disagrees with the data of the person. */
export interface Discordanza {
  readonly parte: ParteCodiceFiscale;
  readonly messaggio: string;
}

const MESI = 'ABCDEHLMPRST';

/** Three letters of the surname: consonants, then vowels, then X (D.M. 23/12/1976). 'Fo' → 'FOX'. */
export const lettereCognome = (cognome: string): string => {
  const { consonanti, vocali } = lettere(cognome);
  return `${consonanti}${vocali}XXX`.slice(0, 3);
};

/** Three letters of the name: with four consonants or more the first, third and fourth; else as the surname. */
export const lettereNome = (nome: string): string => {
  const { consonanti, vocali } = lettere(nome);
  const scelte = consonanti.length > 3 ? `${consonanti.charAt(0)}${consonanti.slice(2, 4)}` : consonanti;
  return `${scelte}${vocali}XXX`.slice(0, 3);
};

/** The codice fiscale of a person from the data, without omocodia (only the Revenue Agency assigns that). */
export const codiceFiscaleDa = ({ cognome, nome, sesso, nascita, codBelfiore }: DatiNascita): string => {
  const { anno, mese, giorno } = partiDi(nascita);
  const giornoSesso = String(sesso === 'F' ? giorno + 40 : giorno).padStart(2, '0');
  const quindici = `${lettereCognome(cognome)}${lettereNome(nome)}${String(anno).slice(2)}${MESI.charAt(mese - 1)}${giornoSesso}${codBelfiore.toUpperCase()}`;
  return `${quindici}${carattereControllo(quindici)}`;
};

/**
 * Every part of a codice fiscale that disagrees with the data known, omocodia decoded first; empty when all agree.
 * Missing data is not compared; an eleven-digit code says nothing about the person. A code kept with disagreements needs a confirmation.
 */
export const discordanzeCodiceFiscale = (testo: string, dati: Partial<DatiNascita>): readonly Discordanza[] => {
  const codice = normalizeCodiceFiscale(testo);
  const errore = erroreCodiceFiscale(codice);
  const parti = partiCodiceFiscale(codice);
  if (parti === null) return erroreDiForma(codice, errore);
  const trovate: Discordanza[] = [];
  const compare = (parte: ParteCodiceFiscale, nelCodice: string, atteso: string | undefined, dato: string): void => {
    if (atteso !== undefined && nelCodice !== atteso) {
      trovate.push({ parte, messaggio: `${dato}: nel codice fiscale c'è ${nelCodice}, atteso ${atteso}.` });
    }
  };
  const { cognome, nome, nascita, sesso } = dati;
  if (cognome) compare('cognome', parti.cognome, lettereCognome(cognome), `Cognome ${cognome}`);
  if (nome) compare('nome', parti.nome, lettereNome(nome), `Nome ${nome}`);
  if (nascita)
    compare(
      'nascita',
      `${twoDigits(parti.giorno)}/${twoDigits(parti.mese)}/${parti.anno}`,
      giornoBreve(nascita),
      'Data di nascita',
    );
  if (sesso) compare('sesso', descrizioneSesso[parti.sesso], descrizioneSesso[sesso], 'Sesso');
  compare('comune', parti.codBelfiore, dati.codBelfiore, 'Luogo di nascita');
  if (carattereControllo(codice.slice(0, 15)) !== codice[15]) {
    trovate.push({ parte: 'controllo', messaggio: 'Il carattere di controllo del codice fiscale non corrisponde.' });
  }
  return trovate;
};

const erroreDiForma = (codice: string, errore: string | null): readonly Discordanza[] =>
  errore === null ? [] : [{ parte: isCodiceFiscaleNumerico(codice) ? 'controllo' : 'forma', messaggio: errore }];

const lettere = (testo: string): { readonly consonanti: string; readonly vocali: string } => {
  const solo = senzaAccenti(testo).replace(/[^A-Z]/g, '');
  return { consonanti: solo.replace(/[AEIOU]/g, ''), vocali: solo.replace(/[^AEIOU]/g, '') };
};

const twoDigits = (numero: number): string => String(numero).padStart(2, '0');

const giornoBreve = (giorno: Giorno): string => formatGiorno(giorno).replace(/\d{2}(?=\d{2}$)/, '');
