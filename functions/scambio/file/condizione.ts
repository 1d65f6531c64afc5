import type { Item } from '#platform/data/dynamo.ts';
import type { Operazione } from '#platform/data/modifica.ts';

type Condizione = NonNullable<Operazione['condizione']>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const termHolds = (term: string, { names = {}, values = {} }: Condizione, item: Item | undefined): boolean => {
  const attribute = (name: string): unknown => item?.[names[name] ?? name];
  const [, negated, tested] = /^attribute_(not_)?exists\(([#\w]+)\)$/.exec(term) ?? [];
  if (tested !== undefined) return (attribute(tested) === undefined) === (negated !== undefined);
  const [, name, comparison, value] = /^([#\w]+) (=|<>) (:\w+)$/.exec(term) ?? [];
  if (name === undefined || value === undefined) throw new Error(`Condition not understood: ${term}`);
  return same(attribute(name), values[value]) === (comparison === '=');
};

/**
 * Whether a condition of a write holds on the item found, as the store would judge it: `attribute_exists`, `attribute_not_exists`, `=` and `<>` joined by
 * AND and OR without brackets, which is all that the product's writes use. @throws on any other expression
 */
export const conditionHolds = (condizione: Condizione | undefined, item: Item | undefined): boolean =>
  condizione === undefined ||
  condizione.expression
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((term) => termHolds(term, condizione, item)));
