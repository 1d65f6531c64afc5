/**
 * Italian accounts: IBAN = country (2) + CIN euro (2) + CIN (1) + ABI (5) + CAB (5) + account (12).
 * Two independent checks: mod 97 over the whole (ISO 13616) and the Italian CIN over ABI, CAB and account.
 */

const VALORI_DISPARI_CIN = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

/** The parts of an Italian IBAN by the spec's names. */
export interface PartiIban {
  readonly codPaese: string;
  readonly codCinEuro: string;
  readonly codCin: string;
  readonly codAbi: string;
  readonly codCab: string;
  readonly codCc: string;
}

/** Upper case, no blanks: what is stored and compared. */
export const normalizeIban = (testo: string): string => testo.replace(/\s/g, '').toUpperCase();

/** Shown in groups of four: 'IT60 X054 2811 1010 0000 0123 456'. */
export const formatIban = (iban: string): string => normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** Remainder by 97 of an IBAN with its first four characters moved to the end and letters as numbers (A = 10): 1 when it is right. */
const restoIban = (iban: string): number =>
  [...`${iban.slice(4)}${iban.slice(0, 4)}`].reduce((resto, carattere) => {
    const valore = parseInt(carattere, 36);
    return (resto * (valore > 9 ? 100 : 10) + valore) % 97;
  }, 0);

/** The two check digits (CIN euro) that make an IBAN right. */
export const cinEuro = (codPaese: string, bban: string): string =>
  String(98 - restoIban(`${codPaese}00${bban}`)).padStart(2, '0');

/**
 * The Italian CIN: a letter over the 22 characters ABI + CAB + account.
 * @throws RangeError when they are not 22 letters and digits.
 */
const cin = (codAbi: string, codCab: string, codCc: string): string => {
  const conto = `${codAbi}${codCab}${codCc}`;
  if (!/^[A-Z0-9]{22}$/.test(conto)) throw new RangeError('ABI, CAB and account make 22 letters and digits');
  const somma = [...conto].reduce((totale, carattere, posto) => {
    const indice = /\d/.test(carattere) ? Number(carattere) : carattere.charCodeAt(0) - 65;
    return totale + (posto % 2 === 0 ? (VALORI_DISPARI_CIN[indice] ?? 0) : indice);
  }, 0);
  return String.fromCharCode(65 + (somma % 26));
};

/** The parts of an Italian or San Marino IBAN; null when the form is another. Nothing is checked but the form. */
export const splitIban = (testo: string): PartiIban | null => {
  const parti = /^(?<paese>IT|SM)(?<cinEuro>\d{2})(?<cin>[A-Z])(?<abi>\d{5})(?<cab>\d{5})(?<conto>[A-Z0-9]{12})$/.exec(
    normalizeIban(testo),
  )?.groups;
  if (!parti) return null;
  return {
    codPaese: parti['paese'] ?? '',
    codCinEuro: parti['cinEuro'] ?? '',
    codCin: parti['cin'] ?? '',
    codAbi: parti['abi'] ?? '',
    codCab: parti['cab'] ?? '',
    codCc: parti['conto'] ?? '',
  };
};

export const joinIban = ({ codPaese, codCinEuro, codCin, codAbi, codCab, codCc }: PartiIban): string =>
  `${codPaese}${codCinEuro}${codCin}${codAbi}${codCab}${codCc}`;

/** The Italian IBAN of a bank, a branch and an account, with both checks computed; the account is filled with zeros on the left. */
export const composeIban = (codAbi: string, codCab: string, conto: string, codPaese: 'IT' | 'SM' = 'IT'): string => {
  const codCc = conto.toUpperCase().padStart(12, '0');
  const bban = `${cin(codAbi, codCab, codCc)}${codAbi}${codCab}${codCc}`;
  return `${codPaese}${cinEuro(codPaese, bban)}${bban}`;
};

/** What is wrong with an Italian IBAN, in the words of the form; null when it is right. */
export const erroreIban = (testo: string): string | null => {
  const iban = normalizeIban(testo);
  const parti = splitIban(iban);
  if (parti === null) {
    return /^(?!IT|SM)[A-Z]{2}/.test(iban)
      ? "L'IBAN è di un conto estero: indicarlo tra le coordinate estere."
      : "L'IBAN italiano ha 27 caratteri: IT, due cifre di controllo, CIN, ABI (5), CAB (5) e conto (12).";
  }
  if (!/^(?:0[2-9]|[1-8]\d|9[0-8])$/.test(parti.codCinEuro) || restoIban(iban) !== 1)
    return "Le cifre di controllo dell'IBAN non corrispondono.";
  if (cin(parti.codAbi, parti.codCab, parti.codCc) !== parti.codCin)
    return 'Il CIN non corrisponde ad ABI, CAB e conto.';
  return null;
};

export const isIban = (testo: string): boolean => erroreIban(testo) === null;

/** ABI and CAB of the branch of the Banca d'Italia that keeps the accounts of public bodies. */
export const TESORERIA_UNICA = { abi: '01000', cab: '03245' };

/** True of an account with the Banca d'Italia, which keeps those of public bodies alone. */
export const isDiTesoreriaUnica = (iban: string): boolean => splitIban(iban)?.codAbi === TESORERIA_UNICA.abi;
