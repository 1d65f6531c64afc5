import type { Sesso } from '../persona/valori-ammessi.ts';
import type { Giorno } from '../tempo/date.ts';
import { discordanzeCodiceFiscale, type Discordanza } from './codice-fiscale-dati.ts';

/** Personal data by the spec's names, as much as is known of it. */
export interface DatiAnagrafici {
  readonly desCognome: string;
  readonly desNome: string;
  /** Null where there is no birth: a company. */
  readonly flgSesso: Sesso | null;
  readonly datNascita: Giorno | null;
  readonly codComuneNascita: string | null;
  readonly desCf: string;
}

/** Every part of the codice fiscale that disagrees with the data of the person or relative; empty when they agree. */
export const discordanzeDi = ({
  desCognome,
  desNome,
  flgSesso,
  datNascita,
  codComuneNascita,
  desCf,
}: DatiAnagrafici): readonly Discordanza[] =>
  discordanzeCodiceFiscale(desCf, {
    cognome: desCognome,
    nome: desNome,
    ...(flgSesso === null ? {} : { sesso: flgSesso }),
    ...(datNascita === null ? {} : { nascita: datNascita }),
    ...(codComuneNascita === null ? {} : { codBelfiore: codComuneNascita }),
  });

/** What stops the saving of a codice fiscale, in one sentence; null when it agrees or somebody confirmed it as it is. */
export const erroreIdentita = (dati: DatiAnagrafici & { readonly flgCfConfermato: boolean }): string | null => {
  if (dati.flgCfConfermato) return null;
  const discordanze = discordanzeDi(dati);
  return discordanze.length === 0
    ? null
    : `${discordanze.map(({ messaggio }) => messaggio).join(' ')} Correggere, oppure confermare il codice così com'è.`;
};
