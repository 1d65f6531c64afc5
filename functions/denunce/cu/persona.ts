import type { Domicilio, Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { CodicePunto } from '#shared/domain/denunce/punti-cu.ts';
import { nomeF24 } from '#shared/domain/persona/nominativo.ts';
import { comuneAl, type ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';

/** Of which year, with which towns. */
interface Contesto {
  readonly anno: number;
  readonly comuni: ArchivioComuni;
  /** Who represents those that cannot act for themselves, by person. */
  readonly rappresentanti: ReadonlyMap<string, string>;
}

interface Chi {
  readonly codFiscale: string;
  readonly desCognome: string;
  readonly desNome: string;
}

/** Text as the file takes it: upper case, no accents, nothing but letters, digits and what the records allow. */
export const scrivibile = (testo: string): string =>
  nomeF24(testo)
    .replace(/[^A-Z0-9 .&@_+-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The fiscal domicile on a day: the last that had begun. */
const domicilioAl = (persona: Persona | undefined, giorno: string): Domicilio | undefined =>
  persona?.domicili.filter(({ dal }) => dal <= giorno).toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0];

/** The town of a code on a day, under the name it had; empty where there is none. */
const comuneDi = (codice: string | null | undefined, giorno: string, comuni: ArchivioComuni) => {
  const trovato = codice == null ? null : comuneAl(comuni, codice, giorno);
  return trovato === null || trovato.esito === 'sconosciuto'
    ? { nome: '', provincia: '', codice: codice ?? '' }
    : { nome: trovato.comune.desComune, provincia: trovato.comune.siglaProvincia, codice: codice ?? '' };
};

const SENZA_COMUNE = { nome: '', provincia: '', codice: '' } as const;

const domicili = (persona: Persona | undefined, { anno, comuni }: Contesto) => {
  const al = (giorno: string) =>
    comuneDi(domicilioAl(persona, giorno)?.codComuneDomf ?? persona?.codComuneRes, giorno, comuni);
  const [inizio, seguente] = [al(`${anno}-01-01`), al(`${anno + 1}-01-01`)];
  // The second is written only where it changed.
  const dopo = seguente.codice === inizio.codice ? SENZA_COMUNE : seguente;
  return {
    DA002020: scrivibile(inizio.nome),
    DA002021: inizio.provincia,
    DA002022: inizio.codice,
    DA002024: scrivibile(dopo.nome),
    DA002025: dopo.provincia,
    DA002026: dopo.codice,
  };
};

/** Where somebody who lives abroad lives; nothing for the others. */
const residenzaEstera = (persona: Persona | undefined) => {
  const estera = persona !== undefined && persona.codStatoEstero !== null ? persona : null;
  return {
    DA002040: scrivibile(estera?.codFiscaleEstero ?? ''),
    DA002041: scrivibile(estera?.desLocalitaEstera ?? ''),
    DA002042: scrivibile(estera?.desIndirizzo ?? ''),
    // The code of the State is one of the tables of the return: nobody has given it, the office writes it.
    DA002044: '',
  };
};

const nascita = (persona: Persona | undefined, comuni: ArchivioComuni) => {
  const giorno = persona?.datNascita ?? '';
  const luogo = comuneDi(persona?.codComuneNascita, giorno, comuni);
  return {
    DA002004: persona?.flgSesso ?? '',
    DA002005: giorno,
    DA002006: scrivibile(luogo.nome || (persona?.desComuneNascita ?? '')),
    DA002007: luogo.provincia,
  };
};

/** The points of a person: as the registry has them, where they lived on the first days of the two years. */
export const campiPersona = (
  { codFiscale, desCognome, desNome }: Chi,
  persona: Persona | undefined,
  contesto: Contesto,
): Partial<Record<CodicePunto, string>> => ({
  DA002001: codFiscale,
  DA002002: scrivibile(desCognome),
  DA002003: scrivibile(desNome),
  ...nascita(persona, contesto.comuni),
  ...domicili(persona, contesto),
  DA002030: persona?.cfDeceduto ?? contesto.rappresentanti.get(persona?.uid ?? '') ?? '',
  ...residenzaEstera(persona),
});
