import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';

/** Says of a codice fiscale that is wrong in itself whose it is, what is wrong and where it is mended; null of one that is right or not there. */
export const codiceSbagliato = (codice: string | null | undefined, diChi: string, dove: string): string | null => {
  const errore = codice ? erroreCodiceFiscale(codice) : null;
  return errore === null
    ? null
    : `Il codice fiscale ${diChi}, ${codice}, è sbagliato: ${errore.charAt(0).toLowerCase()}${errore.slice(1)} Chi riceve le denunce le rifiuta: correggerlo in «${dove}».`;
};
