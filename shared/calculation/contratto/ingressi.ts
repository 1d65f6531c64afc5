import { formatGiorno, isGiorno } from '../../domain/tempo/date.ts';
import { formatEuro, formatOre, type Centesimi } from '../../money/centesimi.ts';
import { isVoceDi } from '../../rules/contratto/inquadramento.ts';
import { impossibile, type CodiceAnomalia } from '../spiegazione/anomalia.ts';

/** Beyond this no amount, quantity or count of the contract side is a datum: it is a mistake that would leave the exact integers. */
const MASSIMO = 999_999_999;

/** How a quantity is refused: the code of the anomaly, and its ends as a person reads them. */
interface Rifiuto {
  readonly codice: CodiceAnomalia;
  readonly mostra: (valore: number) => string;
}
const comeNumero: Rifiuto = { codice: 'SITUAZIONE_NON_VALIDA', mostra: String };
const comeOre: Rifiuto = { codice: 'ORE_FUORI_LIMITI', mostra: formatOre };
const comeImporto: Rifiuto = { codice: 'IMPORTO_FUORI_LIMITI', mostra: formatEuro };

/** @throws CalcoloImpossibile unless the value is a whole number from `minimo` to `massimo`: never a NaN further on. */
export const interoTra = (
  valore: number,
  minimo: number,
  massimo: number,
  nome: string,
  { codice, mostra } = comeNumero,
): number => {
  if (Number.isSafeInteger(valore) && valore >= minimo && valore <= massimo) return valore;
  const trovato = Number.isSafeInteger(valore) ? mostra(valore) : String(valore);
  throw impossibile(
    codice,
    `${maiuscolo(nome)}: trovato ${trovato}, ammesso da ${mostra(minimo)} a ${mostra(massimo)}. Correggi il dato.`,
    nome,
  );
};

/** A quantity that cannot be negative: classes, candidates, days, hundredths of an hour. */
export const quantita = (valore: number, nome: string, massimo = 1_000_000): number =>
  interoTra(valore, 0, massimo, nome);

/** Hours in hundredths. @throws CalcoloImpossibile for negative or absurd hours. */
export const ore = (valore: number, nome: string, minimo = 0): number =>
  interoTra(valore, minimo, 1_000_000, nome, comeOre);

/** An amount in cents that cannot be negative. @throws CalcoloImpossibile */
export const importoNonNegativo = (valore: Centesimi, nome: string): Centesimi =>
  interoTra(valore, 0, MASSIMO, nome, comeImporto);

/** A member of a closed list. @throws CalcoloImpossibile with the list in the message. */
export const voceDi = <T extends string>(
  elenco: readonly T[],
  valore: string,
  nome: string,
  codice: CodiceAnomalia = 'SITUAZIONE_NON_VALIDA',
): T => {
  if (isVoceDi(elenco, valore)) return valore;
  throw impossibile(codice, `${maiuscolo(nome)}: "${valore}" non è tra i valori ammessi (${elenco.join(', ')}).`, nome);
};

/** Two days that exist, in order. @throws CalcoloImpossibile */
export const periodoValido = (dal: string, al: string): { readonly dal: string; readonly al: string } => {
  for (const giorno of [dal, al]) {
    if (!isGiorno(giorno))
      throw impossibile(
        'SITUAZIONE_NON_VALIDA',
        `"${giorno}" non è un giorno del calendario. Scrivi la data come AAAA-MM-GG.`,
        'dal',
      );
  }
  if (al < dal)
    throw impossibile(
      'PERIODO_INVERTITO',
      `Il periodo finisce (${formatGiorno(al)}) prima di cominciare (${formatGiorno(dal)}). Correggi le date.`,
      'al',
    );
  return { dal, al };
};

const maiuscolo = (nome: string): string => nome.charAt(0).toUpperCase() + nome.slice(1);
