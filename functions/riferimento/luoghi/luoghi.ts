import type { Giorno } from '#shared/domain/tempo/date.ts';
import { comuneAl, type ArchivioComuni } from './comuni.ts';
import { erroreStatoEstero, getStatoEstero } from './stati-esteri.ts';

/** A place of birth or residence: an Italian town or a foreign state ('EE'). */
export interface Luogo {
  readonly codBelfiore: string;
  readonly descrizione: string;
  readonly siglaProvincia: string;
}

export type EsitoLuogo =
  | { readonly esito: 'valido'; readonly luogo: Luogo }
  | { readonly esito: 'nonValido'; readonly messaggio: string };

/** The place of a Belfiore code on a day, or the words that say why it cannot be used. Codes with Z are foreign states. */
export const luogoAl = (archivio: ArchivioComuni, codBelfiore: string, giorno: Giorno): EsitoLuogo => {
  if (codBelfiore.startsWith('Z')) {
    const messaggio = erroreStatoEstero(codBelfiore, giorno);
    const stato = getStatoEstero(codBelfiore);
    if (messaggio !== null || stato === undefined)
      return { esito: 'nonValido', messaggio: messaggio ?? `Nessuno Stato estero ha il codice ${codBelfiore}.` };
    return { esito: 'valido', luogo: { codBelfiore, descrizione: stato.desStato, siglaProvincia: 'EE' } };
  }
  const trovato = comuneAl(archivio, codBelfiore, giorno);
  if (trovato.esito !== 'valido') return { esito: 'nonValido', messaggio: trovato.messaggio };
  return {
    esito: 'valido',
    luogo: { codBelfiore, descrizione: trovato.comune.desComune, siglaProvincia: trovato.comune.siglaProvincia },
  };
};
