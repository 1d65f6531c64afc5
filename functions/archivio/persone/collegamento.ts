import type { Archivio } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { chiaveUnico, scuolaDi } from '#platform/data/entita.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { personaEntita } from './persona.ts';
import { personeRepository } from './persone-repository.ts';
import { utenteInAttesaEntita } from './utente-in-attesa.ts';

/** Whom an invitation names: a record of the registry, else the person of a codice fiscale. */
export interface Indicato {
  readonly uid: Uid<'PERSONA'> | null;
  readonly cf: string | null;
}

const MOTIVO = 'Invito usato';

/** Of the schools given, those whose registry has a codice fiscale, of now or of before: a request for each hundred. */
export const scuoleConCodice = async (store: Store, scuole: readonly string[], cf: string): Promise<string[]> =>
  (
    await store.batchGet(
      scuole.map((codmin) => chiaveUnico(codmin, personaEntita.nome, { campo: 'desCf', valore: cf })),
    )
  ).map(({ pk }) => scuolaDi({ pk: String(pk) }));

/** The bond of the people of a school with the users who sign in: one user a person, one person a user. */
export const collegamenti = (archivio: Archivio) => {
  const persone = personeRepository(archivio);
  const attese = archivio.of(utenteInAttesaEntita);

  const find = async ({ uid, cf }: Indicato): Promise<Persona | undefined> => {
    if (uid !== null) return persone.resolve(uid);
    const [trovato] = cf === null ? [] : await persone.findByUnico('desCf', [cf]);
    return trovato === undefined ? undefined : persone.load(trovato);
  };

  const save = (prima: Persona, uidPortale: string | null, modifica: Modifica, motivo = MOTIVO): void => {
    modifica.write(persone.update(prima, { uidPortale }), { motivo });
  };

  const wait = async (cf: string, subject: string, modifica: Modifica): Promise<void> => {
    const prima = await attese.get(cf);
    modifica.write(
      prima === undefined ? attese.create({ uid: cf, subject, versione: 1 }) : attese.update(prima, { subject }),
    );
  };

  return {
    find,

    /** Gives the person to the user, or keeps the user waiting for the person. The latest invitation wins. @returns the person, and the user who had it before */
    link: async (
      indicato: Indicato,
      subject: string,
      modifica: Modifica,
    ): Promise<{ persona: Persona | undefined; precedente: string | null }> => {
      const persona = await find(indicato);
      if (persona === undefined) {
        if (indicato.cf !== null) await wait(indicato.cf, subject, modifica);
        return { persona, precedente: null };
      }
      if (persona.uidPortale === subject) return { persona, precedente: null };
      save(persona, subject, modifica);
      return { persona, precedente: persona.uidPortale };
    },

    /** Gives a person whom no other user has to the user. `motivo`: the reason in the audit. */
    assign: (persona: Persona, subject: string, motivo: string, modifica: Modifica): void => {
      if (persona.uidPortale !== subject) save(persona, subject, modifica, motivo);
    },

    /** Frees what the user was before: the person they had, or the codice fiscale they waited for. */
    unlink: async (indicato: Indicato, subject: string, modifica: Modifica): Promise<void> => {
      const [persona, attesa] = await Promise.all([
        indicato.uid === null ? undefined : persone.get(indicato.uid),
        indicato.cf === null ? undefined : attese.get(indicato.cf),
      ]);
      if (persona?.uidPortale === subject) save(persona, null, modifica);
      if (attesa?.subject === subject) modifica.write(attese.remove(attesa));
    },

    /** People about to be stored, each with the user who was waiting for their codice fiscale. */
    welcome: async (arrivate: readonly Persona[], modifica: Modifica): Promise<Persona[]> => {
      const attesi = new Map(
        (await attese.getMany(arrivate.map(({ desCf }) => desCf))).map((attesa) => [attesa.uid, attesa]),
      );
      for (const attesa of attesi.values()) modifica.write(attese.remove(attesa));
      return arrivate.map((persona) => ({
        ...persona,
        uidPortale: attesi.get(persona.desCf)?.subject ?? persona.uidPortale,
      }));
    },
  };
};
