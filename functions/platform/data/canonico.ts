/** A value as text that is the same whatever the order of its fields; what is undefined is not there. */
export const canonico = (valore: unknown): string => {
  if (Array.isArray(valore)) return `[${valore.map(canonico).join(',')}]`;
  if (typeof valore !== 'object' || valore === null) return JSON.stringify(valore ?? null);
  return `{${Object.entries(valore)
    .filter(([, suo]) => suo !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([nome, suo]) => `${JSON.stringify(nome)}:${canonico(suo)}`)
    .join(',')}}`;
};
