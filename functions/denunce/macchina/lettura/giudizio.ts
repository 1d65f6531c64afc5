import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';

/** The findings of rules over records, given what they look things up in. */
type Giudizio<X> = (riferimenti: X) => readonly Rilievo[];

/** True for a finding about a field that could not be read, or about what is inside one. */
const isDentro = (campo: string, sostituiti: ReadonlySet<string>): boolean => {
  for (let fine = campo.length; fine > 0; fine = campo.lastIndexOf('.', fine - 1))
    if (sostituiti.has(campo.slice(0, fine))) return true;
  return false;
};

/**
 * The findings that do not change with what stands in the place of the fields that could not be read: a finding of one reading only hangs on such a field,
 * and one about the field itself is said already.
 */
export const inEntrambe = <X>(
  [una, altra]: readonly [Giudizio<X>, Giudizio<X>],
  sostituiti: readonly string[],
): Giudizio<X> => {
  if (sostituiti.length === 0) return una;
  const loro = new Set(sostituiti);
  return (riferimenti) => {
    const anche = new Set(altra(riferimenti).map((rilievo) => JSON.stringify(rilievo)));
    return una(riferimenti).filter((rilievo) => !isDentro(rilievo.campo, loro) && anche.has(JSON.stringify(rilievo)));
  };
};
