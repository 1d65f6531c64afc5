import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { isCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';

/** As many former codes as are kept of a person: the last ones. */
const PRECEDENTI = 5;

/** The person with codes that they no longer have: each stays among those that find them, if it was right; the one of today is none of them. */
export const withPrecedenti = (persona: Persona, lasciati: readonly string[]): Persona => {
  const { cfPrecedenti, ...senza } = persona;
  const tutti = [...new Set([...(cfPrecedenti ?? []), ...lasciati.filter(isCodiceFiscale)])].filter(
    (codice) => codice !== persona.desCf,
  );
  return tutti.length === 0 && cfPrecedenti === undefined
    ? senza
    : { ...senza, cfPrecedenti: tutti.slice(-PRECEDENTI) };
};
