import type { Archivio } from '#platform/data/archivio.ts';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Identita } from '../persone/identita.ts';
import { personaEntita } from '../persone/persona.ts';

/** The part of a head, or of a row of one, that says whom it pays. */
type Intestata = Pick<TestataCedolino, 'uidSubAnagrafe' | 'storico'>;

/**
 * Heads under the people they pay as those are registered today: a payslip of a record that was merged is of the person it was merged into,
 * under their name and code. What is sealed stays as it is stored. Nothing is read but for those of merged records.
 */
export const sotto = async <T extends Intestata>(
  archivio: Archivio,
  { oggi }: Identita,
  testate: readonly T[],
): Promise<T[]> => {
  const passate = testate.filter(({ uidSubAnagrafe }) => oggi(uidSubAnagrafe) !== uidSubAnagrafe);
  if (passate.length === 0) return [...testate];
  const uids = [...new Set(passate.map(({ uidSubAnagrafe }) => oggi(uidSubAnagrafe)))];
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  return testate.map((testata) => {
    const uidSubAnagrafe = oggi(testata.uidSubAnagrafe);
    if (uidSubAnagrafe === testata.uidSubAnagrafe) return testata;
    const persona = persone.get(uidSubAnagrafe);
    return { ...testata, uidSubAnagrafe, storico: persona === undefined ? testata.storico : storicoDi(persona) };
  });
};

/** Heads under the name and code that the registry has today: what sums several payslips of a person names one. A request for each hundred people. */
export const sottoAnagrafe = async <T extends Intestata>(archivio: Archivio, testate: readonly T[]): Promise<T[]> => {
  const uids = [...new Set(testate.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  return testate.map((testata) => {
    const persona = persone.get(testata.uidSubAnagrafe);
    return persona === undefined ? testata : { ...testata, storico: storicoDi(persona) };
  });
};

/** Name, code and number of a person, as payslips keep them. */
const storicoDi = ({ desCognome, desNome, desCf, matricola }: TestataCedolino['storico']) => ({
  desCognome,
  desNome,
  desCf,
  matricola,
});
