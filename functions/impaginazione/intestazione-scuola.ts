import type { IntestazioneScuola } from '#archivio/scuola/intestazione.ts';
import type { Intestazione } from './layout/parti/intestazione.ts';

/** The letterhead of a school: name, address, codes. */
export const intestazioneScuola = ({
  nome,
  indirizzo,
  codMeccanografico,
  codFiscale,
}: IntestazioneScuola): Intestazione => ({
  ente: nome,
  righe: [
    indirizzo,
    [`Codice meccanografico ${codMeccanografico}`, ...(codFiscale === '' ? [] : [`Codice fiscale ${codFiscale}`])].join(
      ' · ',
    ),
  ].filter((riga) => riga !== ''),
});
