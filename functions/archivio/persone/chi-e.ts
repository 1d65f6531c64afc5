import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import {
  chiamatiCon,
  chiaviDi,
  chiE,
  isCodice,
  ordini,
  type Chiamati,
  type Nominabile,
  type PersonaNominata,
} from '#shared/domain/chi-e.ts';
import { conOmocodia, partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { chiaveRicerca, iniziDelNome, nominativo } from '#shared/domain/persona/nominativo.ts';
import { personaEntita } from './persona.ts';
import { personeRepository } from './persone-repository.ts';

/** How many letters of omocodia a code can have, none included. */
const OMOCODIE = 8;
/** A number of more digits is no matricola. */
const MATRICOLA = /^\d{1,8}$/;

/** A person of the registry with everything that a row may call them. */
export interface PersonaChiamata extends Nominabile {
  readonly persona: Persona;
}

const chiamata = (persona: Persona): PersonaChiamata => ({
  nominativo: nominativo(persona.desCognome, persona.desNome),
  chiavi: chiaviDi(persona),
  persona,
});

const codiceDi = (testo: string): string => chiaveRicerca(testo).replaceAll(' ', '');

/** Returns the other tax codes that stand for the same data; none when it is no code of a person. */
const omocodie = (codice: string): readonly string[] =>
  partiCodiceFiscale(codice) === null
    ? []
    : Array.from({ length: OMOCODIE }, (_, numero) => conOmocodia(codice, numero));

const byCodici = async (testi: readonly string[], archivio: Archivio): Promise<readonly Persona[]> => {
  const persone = personeRepository(archivio);
  const codici = [...new Set(testi.map(codiceDi))];
  const matricole = codici.filter((codice) => MATRICOLA.test(codice)).map((codice) => String(Number(codice)));
  const [perCf, perMatricola] = await Promise.all([
    persone.findByUnico('desCf', codici),
    matricole.length === 0 ? [] : persone.findByUnico('matricola', matricole),
  ]);
  const trovate = await persone.getMany([...new Set([...perCf, ...perMatricola])]);
  const noti = new Set<string>(trovate.flatMap(({ desCf, matricola }) => [desCf, String(matricola)]));
  const altri = codici.filter((codice) => !noti.has(codice)).flatMap(omocodie);
  if (altri.length === 0) return trovate;
  return [...trovate, ...(await persone.getMany(await persone.findByUnico('desCf', [...new Set(altri)])))];
};

const byNome = async (nome: string, archivio: Archivio): Promise<readonly Persona[]> => {
  const trovate = await Promise.all(
    ordini(nome)
      .flatMap(iniziDelNome)
      .map((begins) => archivio.of(personaEntita).queryIndice({ index: 'indice1', begins })),
  );
  const uids = new Set(trovate.flat().map(({ uid }) => asUid<'PERSONA'>(String(uid))));
  return personeRepository(archivio).getMany([...uids]);
};

/** Returns the people that the cells of some rows may name: those of the codes together, those of each name that is not wholly of the person of its code. */
export const loadChiamati = async (
  righe: readonly (readonly string[])[],
  archivio: Archivio,
): Promise<Chiamati<PersonaChiamata>> => {
  const dette = righe.map((celle) => celle.filter((cella) => cella.trim() !== ''));
  const codici = dette.flatMap((celle) => celle.filter(isCodice));
  const perCodice = codici.length === 0 ? [] : await byCodici(codici, archivio);
  const noti = new Set(perCodice.flatMap(({ desCognome, desNome }) => ordini(nominativo(desCognome, desNome))));
  const nomi = new Set(
    dette.flatMap((celle) => {
      const parole = celle.filter((cella) => !isCodice(cella));
      return [...parole, parole.join(' ')].filter((nome) => nome !== '' && !noti.has(chiaveRicerca(nome)));
    }),
  );
  const persone = new Map(perCodice.map((persona) => [persona.uid, persona]));
  for (const nome of nomi) for (const persona of await byNome(nome, archivio)) persone.set(persona.uid, persona);
  return chiamatiCon([...persone.values()].map(chiamata));
};

/** Returns the person of the registry that the cells of a row agree on, or why they name none. */
export const chiEInAnagrafe = async (
  celle: readonly string[],
  archivio: Archivio,
): Promise<PersonaNominata<Persona>> => {
  const { persona, motivo } = chiE(celle, await loadChiamati([celle], archivio), 'in anagrafe ');
  return persona === undefined ? { persona, motivo } : { persona: persona.persona, motivo: null };
};
