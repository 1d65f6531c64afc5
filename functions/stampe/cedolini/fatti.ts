import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { fattiDi, type FattiPersona } from '#archivio/cedolini/fatti.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** The facts of a payee that a print says, and whether they are those of today. */
export interface FattiTrovati {
  readonly fatti: FattiPersona;
  readonly diOggi: boolean;
}

/**
 * The facts that these payslips say of their payees, by payslip: those kept with each, and of one computed before they were kept those of the
 * registry, told as such. The registry is read for these alone. A payee who is nowhere has none.
 */
export const fattiDelleTestate = async (
  archivio: Archivio,
  testate: readonly CedolinoSalvato[],
  giorno: string,
): Promise<ReadonlyMap<Uid<'CEDOLINO'>, FattiTrovati>> => {
  const senza = testate.filter(({ fatti }) => !fatti).map(({ uidSubAnagrafe }) => uidSubAnagrafe);
  const oggi = await fattiDiOggi(archivio, senza, giorno);
  return new Map(
    testate.flatMap(({ uid, uidSubAnagrafe, fatti }) => {
      const trovati = fatti ?? oggi.get(uidSubAnagrafe);
      return trovati === undefined ? [] : [[uid, { fatti: trovati, diOggi: !fatti }]];
    }),
  );
};

/** The facts of people as the registry has them now. One request for a hundred. */
export const fattiDiOggi = async (
  archivio: Archivio,
  uids: readonly Uid<'PERSONA'>[],
  giorno: string,
): Promise<ReadonlyMap<Uid<'PERSONA'>, FattiPersona>> => {
  if (uids.length === 0) return new Map();
  const persone = await archivio.of(personaEntita).getMany([...uids]);
  return new Map(persone.map((persona) => [persona.uid, fattiDi(persona, giorno)]));
};
