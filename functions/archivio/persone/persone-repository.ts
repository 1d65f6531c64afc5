import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { type Repository } from '#platform/data/repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { normalizeCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { aliasEntita } from './alias.ts';
import { personaEntita } from './persona.ts';

export interface PersoneRepository extends Repository<Persona> {
  /** The person of an id, or of who it was merged into. @throws NON_TROVATO */
  readonly resolve: (uid: Uid<'PERSONA'>) => Promise<Persona>;
  /** Uids of people by a unique value, in the order of the values that exist. */
  readonly findByUnico: (
    campo: 'desCf' | 'matricola' | 'prgAnagrafe',
    valori: readonly string[],
  ) => Promise<Uid<'PERSONA'>[]>;
  /** Whether some run has computed a payslip of the person. */
  readonly hasCedolini: (uid: Uid<'PERSONA'>) => Promise<boolean>;
}

export const personeRepository = (archivio: Archivio): PersoneRepository => {
  const persone = archivio.of(personaEntita);
  const alias = archivio.of(aliasEntita);
  const resolve = async (uid: Uid<'PERSONA'>): Promise<Persona> => {
    const persona = await persone.get(uid);
    if (persona !== undefined) return persona;
    const altra = await alias.get(uid);
    if (altra === undefined) throw nonTrovato('La persona');
    return resolve(altra.uidDestinazione);
  };
  return {
    ...persone,
    resolve,
    findByUnico: async (campo, valori) => {
      const chiavi = valori.map((valore) => archivio.chiavi.unico(personaEntita.nome, { campo, valore }));
      const trovati = new Map(
        (await archivio.batchGet(chiavi)).map(({ sk, uid }) => [String(sk), asUid<'PERSONA'>(String(uid))] as const),
      );
      return chiavi.flatMap(({ sk }) => trovati.get(sk) ?? []);
    },
    // A payslip leaves with its payee what it adds to the year.
    hasCedolini: async (uid) =>
      (await archivio.query({ pk: archivio.chiavi.radice(personaEntita.nome, uid), begins: 'PAGAMENTO#', limit: 1 }))
        .items.length > 0,
  };
};

const CODICE = /^[A-Z0-9]{16}$|^\d{11}$/;

/** The person who had a whole code before another one; nobody where the text is no code. */
export const byCodicePrecedente = async (testo: string, archivio: Archivio): Promise<readonly Persona[]> => {
  const codice = normalizeCodiceFiscale(testo);
  if (!CODICE.test(codice)) return [];
  const persone = personeRepository(archivio);
  return persone.getMany(await persone.findByUnico('desCf', [codice]));
};
