/** The name under which the package is installed. */
export const NOME_PACCHETTO = 'emolumenti-motore';
