import { domicilioAl } from '#archivio/persone/persona.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { addGiorni, formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { comuneAl, nataDopo, type ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { getStatoEstero } from '../../riferimento/luoghi/stati-esteri.ts';

/** Name and last day of a town that has ended by a day, the last one included, and the towns that began then; null of one that goes on, or that nobody knows. */
export const comuneFinito = (
  comuni: ArchivioComuni,
  codice: string | null | undefined,
  oggi: Giorno,
): string | null => {
  if (codice === null || codice === undefined) return null;
  const trovato = comuneAl(comuni, codice, addGiorni(oggi, 1));
  return trovato.esito === 'estinto' && trovato.comune.al !== null
    ? `${trovato.comune.desComune} c'è fino al ${formatGiorno(trovato.comune.al)}${nataDopo(comuni, trovato.comune)}`
    : null;
};

const statoFinito = (codice: string | null, oggi: Giorno): string | null => {
  const stato = codice === null ? undefined : getStatoEstero(codice);
  if (stato?.estinto !== true) return null;
  if (stato.al === null) return `${stato.desStato} non c'è più`;
  return stato.al <= oggi ? `${stato.desStato} c'è fino al ${formatGiorno(stato.al)}` : null;
};

/**
 * Places where a person lives or belongs that end, or have ended, by a day: told on their last day, and not when a filing stops on them a year
 * later. A birth stays where it was. In the words that follow 'manca'.
 */
export const luoghiFiniti = (persona: Persona, comuni: ArchivioComuni, oggi: Giorno): string[] => {
  const { codComuneRes, codStatoEstero, codCittadinanza } = persona;
  const luoghi = [
    ['un comune di residenza che resti', comuneFinito(comuni, codComuneRes, oggi)],
    [
      'un domicilio fiscale in un comune che resti',
      comuneFinito(comuni, domicilioAl(persona, oggi)?.codComuneDomf, oggi),
    ],
    ['uno Stato di residenza che resti', statoFinito(codStatoEstero, oggi)],
    ['una cittadinanza di uno Stato che resti', statoFinito(codCittadinanza, oggi)],
  ] as const;
  return luoghi.flatMap(([che, finito]) => (finito === null ? [] : [`${che} (${finito})`]));
};
