import { describe, expect, test } from 'vitest';
import { areas, type AreaEntry } from '#lib/areas.ts';
import type { CheckedTemplate, Template } from '#lib/cloud/check.ts';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { sample, stackOf, synthesise, text, routesOf } from './samples.ts';

interface Difference {
  readonly stack: string;
  readonly id: string;
  readonly resource: Template['Resources'][string];
  readonly now: Template['Resources'][string] | undefined;
}
/** The resources of the first templates that the second lack or have otherwise. */
const differences = (one: readonly CheckedTemplate[], other: readonly CheckedTemplate[]): readonly Difference[] =>
  one.flatMap((checked) => {
    const found = other.find(({ name }) => name === checked.name)?.template.Resources ?? {};
    return Object.entries(checked.template.Resources).flatMap(([id, resource]) =>
      text(found[id]) === text(resource) || DRAWN.has(resource.Type) || isTold(checked, resource)
        ? []
        : [{ stack: stackOf(checked), id, resource, now: found[id] }],
    );
  });

/** The function that removes versions is told the names of those that there are. */
const isTold = (checked: CheckedTemplate, { Type }: Template['Resources'][string]): boolean =>
  stackOf(checked).endsWith('-versioni') && Type === 'AWS::Lambda::Function';

/** Pages of the administrator, which draw whatever there is. */
const DRAWN = new Set(['AWS::CloudWatch::Dashboard', 'AWS::Logs::QueryDefinition']);

/** True of what is there for one area only: its function and what surrounds it, its routes, its alarms. */
const isOf = ({ name }: AreaEntry, { stack, id, resource: { Type, Properties = {} } }: Difference): boolean => {
  if (stack.endsWith('-funzioni')) return id.startsWith(name);
  if (stack.endsWith('-allarmi'))
    return Type === 'AWS::CloudWatch::CompositeAlarm' || String(Properties.AlarmName).startsWith(`emolumenti-${name}-`);
  return Type === 'AWS::ApiGatewayV2::Api';
};

/** The first has its paths in common with others, the second has some of its own. */
describe.each([
  { name: 'assenze', left: areas.assenze, touched: [] },
  { name: 'denunce', left: areas.denunce, touched: ['emolumenti-eu-south-1-ingresso AWS::CloudFront::Distribution'] },
])('without the area $name', ({ left, touched }) => {
  const full = () => sample('as it comes');
  const less = () => (made ??= synthesise(`without ${left.name}`, sampleContexts['as it comes'], rest));
  const rest = Object.values(areas).filter(({ name }) => name !== left.name);
  let made: readonly CheckedTemplate[] | undefined;

  test('its things go and nothing else is touched but the paths that led to them', { timeout: 300_000 }, () => {
    expect(less().flatMap(({ problems }) => problems)).toEqual([]);
    const changed = differences(full(), less()).filter((difference) => !isOf(left, difference));
    expect(changed.map(({ stack, resource }) => `${stack} ${resource.Type}`)).toEqual(touched);
    const isShared = ({ resource: { Type } }: Difference) => /CompositeAlarm$|ApiGatewayV2::Api$/.test(Type);
    expect(
      differences(less(), full())
        .filter((difference) => !isShared(difference))
        .map(({ id }) => id),
    ).toEqual(changed.map(({ id }) => id));
    const settings = (resource: Difference['now']): Record<string, unknown> => ({
      ...Object(resource?.Properties?.DistributionConfig),
      CacheBehaviors: undefined,
    });
    for (const { now, resource } of changed) expect(settings(now)).toEqual(settings(resource));
  });
  test('all of its things go', () => {
    expect(less().filter(({ template }) => text(template).includes(`emolumenti-${left.name}`))).toEqual([]);
    const routes = (templates: readonly CheckedTemplate[]) => [...routesOf(templates).values()].flat();
    const gone = routes(full()).filter((route) => !routes(less()).includes(route));
    expect(gone).toHaveLength(Object.keys(left.routes).length);
    expect(gone.filter((route) => !route.endsWith(` ${left.name}`))).toEqual([]);
  });
});
