import type { Intestazione } from './layout/parti/intestazione.ts';

/** The school as the head of every print names it. */
export interface ScuolaStampa {
  readonly nome: string;
  readonly codMeccanografico: string;
  readonly codFiscale: string;
  readonly indirizzo: string;
}

/** The letterhead of a school: name, address, codes. */
export const intestazioneScuola = ({ nome, indirizzo, codMeccanografico, codFiscale }: ScuolaStampa): Intestazione => ({
  ente: nome,
  righe: [
    indirizzo,
    [`Codice meccanografico ${codMeccanografico}`, ...(codFiscale === '' ? [] : [`Codice fiscale ${codFiscale}`])].join(
      ' · ',
    ),
  ].filter((riga) => riga !== ''),
});
