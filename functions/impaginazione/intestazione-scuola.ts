import type { ScuolaTenuta } from '#archivio/scuola/intestazione.ts';
import type { Immagine } from './immagine/immagine.ts';
import type { Intestazione } from './layout/parti/intestazione.ts';

/** The letterhead of a school: its name, codes and address, the logo that its paper has today, and the protocol of this one. */
export type IntestazioneScuola = ScuolaTenuta & { readonly logo?: Immagine; readonly protocollo?: string };

/** The letterhead as prints draw it. */
export const intestazioneScuola = ({
  nome,
  indirizzo,
  codMeccanografico,
  codFiscale,
  logo,
  protocollo,
}: IntestazioneScuola): Intestazione => ({
  ente: nome,
  righe: [
    indirizzo,
    [`Codice meccanografico ${codMeccanografico}`, ...(codFiscale === '' ? [] : [`Codice fiscale ${codFiscale}`])].join(
      ' · ',
    ),
  ].filter((riga) => riga !== ''),
  ...(logo === undefined ? {} : { logo: { immagine: logo, testo: `Logo di ${nome}` } }),
  ...(protocollo === undefined ? {} : { protocollo }),
});
