/** A change of the school as its audit trail tells it. */
export interface Cambio {
  readonly entita: string;
  readonly uid: string;
  readonly azione: string;
  /** Where it stands in the trail: begins with its instant. */
  readonly sk: string;
}

/** Records looked up by their keys: above, all are read again. */
const PER_CHIAVE = 100;

/** The records that changes of their own kinds are about; undefined when something else changed, or too many did. */
export const toccatiDa = (cambi: readonly Cambio[], specie: readonly string[]): readonly string[] | undefined => {
  const uids = [...new Set(cambi.map(({ uid }) => uid))];
  return uids.length <= PER_CHIAVE && cambi.every(({ entita }) => specie.includes(entita)) ? uids : undefined;
};

/**
 * Rows as they were, with those that changed as they are now. Undefined when one is neither there nor told to have been removed:
 * the entry was about something else.
 */
export const alignRighe = <T extends { readonly uid: string }>(
  prima: readonly T[],
  adesso: readonly T[],
  cambi: readonly Cambio[],
): readonly T[] | undefined => {
  const presenti = new Set(adesso.map(({ uid }) => uid));
  const tolti = new Set(cambi.filter(({ azione }) => azione === 'eliminato').map(({ uid }) => uid));
  const toccati = new Set(cambi.map(({ uid }) => uid));
  if ([...toccati].some((uid) => !presenti.has(uid) && !tolti.has(uid))) return undefined;
  return [...prima.filter(({ uid }) => !toccati.has(uid)), ...adesso];
};
