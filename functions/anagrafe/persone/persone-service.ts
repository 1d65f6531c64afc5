import { notifica } from '#archivio/casa/notifica.ts';
import { collegamenti } from '#archivio/persone/collegamento.ts';
import { contatore } from '#archivio/persone/contatore.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { checkVersion, newUid } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { PersonaModificata, PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { refuseNonLetto } from '../titoli/titoli-della-persona.ts';
import { withPrecedenti } from './codici-precedenti.ts';
import { completePersona } from './controllo-persona.ts';
import { approveCoordinate } from './coordinate.ts';
import { markDeceduti } from './decesso.ts';
import { refuseQuoteEredi } from './quote-eredi.ts';

/** What writing a person needs of a request or of a step of long work. */
export type ContestoPersona = Pick<
  RequestContext,
  'archivio' | 'modifica' | 'seRifiutata' | 'sessione' | 'oggi' | 'adesso' | 'correlationId' | 'raccolta'
>;

/** Creates people in one unit of change, with consecutive numbers; each takes five actions of it, seven where a user was waiting for them. */
const createMany = async (nuove: readonly PersonaNuova[], context: ContestoPersona): Promise<Persona[]> => {
  const [archivio, { matricola: ultima, prgAnagrafe, letto }] = await Promise.all([
    loadArchivioComuni(),
    contatore(context.archivio).last(),
  ]);
  let massima = ultima;
  const nuoviRecord = nuove.map(({ matricola, ...input }, indice): Persona => {
    const assegnata = matricola ?? massima + 1;
    massima = Math.max(massima, assegnata);
    const uid = newUid<'PERSONA'>();
    return {
      ...completePersona(input, archivio, context.oggi),
      uid,
      uidSubAnagrafe: uid,
      versione: 1,
      prgAnagrafe: prgAnagrafe + indice + 1,
      matricola: assegnata,
      uidPortale: null,
    };
  });
  const create = await collegamenti(context.archivio).welcome(nuoviRecord, context.modifica);
  const persone = personeRepository(context.archivio);
  // The counter comes first: when two create at once the refusal must say to repeat, not that the number is taken.
  context.modifica.add(
    ...contatore(context.archivio).advance(letto, {
      matricola: massima,
      prgAnagrafe: prgAnagrafe + create.length,
    }),
  );
  for (const nuova of create) {
    for (const [indice, adesione] of nuova.espero.entries()) await refuseQuotaTfr(nuova.uid, adesione, indice, context);
    await approveCoordinate(undefined, nuova, context);
  }
  await refuseQuoteEredi(create, context);
  await markDeceduti(create, context);
  return create.map((persona) => context.modifica.write(persone.create(persona)));
};

/** A corrected codice fiscale may be the one a user is waiting for. */
const claimUtente = async (prima: Persona, dopo: Persona, context: ContestoPersona): Promise<Persona> => {
  if (prima.desCf === dopo.desCf || prima.uidPortale !== null) return dopo;
  const [collegata = dopo] = await collegamenti(context.archivio).welcome([dopo], context.modifica);
  return collegata;
};

/** Creation and change of the people of a school. */
export const personeService = {
  createMany,

  create: async (nuova: PersonaNuova, context: ContestoPersona): Promise<Persona> => {
    const [persona] = await createMany([nuova], context);
    if (persona === undefined) throw new AppError('ERRORE_INTERNO', 'Operazione fallita');
    return persona;
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, RIFERIMENTO_NON_VALIDO, DUPLICATO (when sent) */
  update: async (
    uid: Uid<'PERSONA'>,
    { versione, ...input }: PersonaModificata,
    context: ContestoPersona,
  ): Promise<Persona> => {
    const persone = personeRepository(context.archivio);
    const prima = await persone.resolve(uid);
    checkVersion(prima, versione);
    const scritta = { ...prima, ...completePersona(input, await loadArchivioComuni(), context.oggi) };
    const corretta = withPrecedenti(scritta, scritta.desCf === prima.desCf ? [] : [prima.desCf]);
    await refuseEsperoNonLetto(prima, corretta, context);
    await approveCoordinate(prima, corretta, context);
    if (prima.cfDeceduto !== corretta.cfDeceduto || prima.quotaEredita !== corretta.quotaEredita)
      await refuseQuoteEredi([corretta], context);
    if (prima.cfDeceduto !== corretta.cfDeceduto) await markDeceduti([corretta], context);
    const dopo = context.modifica.write(persone.update(prima, await claimUtente(prima, corretta, context)));
    if (identitaCambiata(prima, dopo) && (await persone.hasCedolini(prima.uid))) notifySync(prima, dopo, context);
    return dopo;
  },

  nextMatricola: async ({ archivio }: Pick<ContestoPersona, 'archivio'>): Promise<{ matricola: number }> => ({
    matricola: (await contatore(archivio).last()).matricola + 1,
  }),
};

/** Refuses the share of the TFR of a membership, which no calculation reads. @throws RIFERIMENTO_NON_VALIDO on the share, with the reason */
const refuseQuotaTfr = async (
  uid: Uid<'PERSONA'>,
  adesione: Persona['espero'][number],
  indice: number,
  context: ContestoPersona,
): Promise<void> => {
  if (adesione.quotaTfr === null) return;
  const quota = { dato: 'QUOTA_TFR', campo: `espero.${indice}.quotaTfr`, descrizione: 'Quota del TFR' } as const;
  await refuseNonLetto(quota, uid, adesione, context);
};

/** Refuses new memberships of somebody who is paid to no title that gives to the fund, and what of a membership no calculation reads. @throws RIFERIMENTO_NON_VALIDO on the membership, with the reason */
const refuseEsperoNonLetto = async (prima: Persona, dopo: Persona, context: ContestoPersona): Promise<void> => {
  for (const [indice, adesione] of dopo.espero.entries()) {
    const nota = prima.espero.find(({ dal }) => dal === adesione.dal);
    if (nota?.quotaTfr !== adesione.quotaTfr) await refuseQuotaTfr(dopo.uid, adesione, indice, context);
    if (nota !== undefined) continue;
    await refuseNonLetto(
      { dato: 'ESPERO', campo: `espero.${indice}.dal`, descrizione: 'Fondo Espero' },
      dopo.uid,
      adesione,
      context,
    );
  }
};

const identitaCambiata = (prima: Persona, dopo: Persona): boolean =>
  prima.desCognome !== dopo.desCognome ||
  prima.desNome !== dopo.desNome ||
  prima.datNascita !== dopo.datNascita ||
  prima.desCf !== dopo.desCf;

/** Payslips keep the old data until the manager runs the sync: one notification asks for it, the other only tells. */
const notifySync = (prima: Persona, dopo: Persona, context: ContestoPersona): void => {
  const dati = {
    desCognomeOld: prima.desCognome,
    desNomeOld: prima.desNome,
    ...(prima.datNascita === null ? {} : { datNascitaOld: prima.datNascita }),
    desCfOld: prima.desCf,
    desCognome: dopo.desCognome,
    desNome: dopo.desNome,
    ...(dopo.datNascita === null ? {} : { datNascita: dopo.datNascita }),
    desCf: dopo.desCf,
  };
  notifica(context.modifica, context, 'SYNCANAG_W', prima.uid, dati);
  notifica(context.modifica, context, 'SYNCANAG_R', prima.uid, dati);
};
