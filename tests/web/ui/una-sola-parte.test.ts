import { describe, expect, test } from 'vitest';
import { source, sources, type Source } from '#support/sources.ts';

const web = sources('web');
const pathsOf = (found: readonly Source[]): string[] => found.map(({ path }) => path);

/** Draws a table of the library by itself: it would be no list of cards on a phone. */
const drawsTables = ({ text }: Source): boolean =>
  /^import Table\b.*'@cloudscape-design\/components\/table'/m.test(text);
/** Draws tabs. */
const drawsTabs = ({ text }: Source): boolean => /^import Tabs\b.*'@cloudscape-design\/components\/tabs'/m.test(text);
/** Draws signs of the library, whose words are broken at any letter. */
const drawsSigns = ({ text }: Source): boolean =>
  /^import StatusIndicator\b.*'@cloudscape-design\/components\/status-indicator'/m.test(text);
/** Says by itself that a field may be empty. */
const saysOptional = ({ text }: Source): boolean => /[-–(]\s*facoltativ[oa]\b|['">]Facoltativ[oa][,.<'"]/.test(text);

describe('what one part of the pages does', () => {
  test('tables are drawn by the part that makes cards of them on a phone', () => {
    expect(pathsOf(web.filter(drawsTables))).toEqual(['web/src/ui/tabella/tabella-o-schede.tsx']);
    expect(
      drawsTables(source('x.tsx', "import Table, { type TableProps } from '@cloudscape-design/components/table';")),
    ).toBe(true);
  });
  test('tabs are drawn by the parts that keep the open one in view, however narrow the window becomes', () => {
    const withTabs = web.filter(drawsTabs);
    expect(withTabs.length).toBeGreaterThan(1);
    const keeper = 'web/src/ui/schede/use-scheda-in-vista.ts';
    expect(pathsOf(withTabs.filter(({ imports }) => !imports.includes(keeper)))).toEqual([]);
  });
  test('signs are drawn by the part that keeps their words whole', () => {
    expect(pathsOf(web.filter(drawsSigns))).toEqual(['web/src/ui/segno.tsx']);
  });
  test('a field that may be left empty says so by one part', () => {
    expect(pathsOf(web.filter(saysOptional))).toEqual(['web/src/ui/parole/facoltativo.tsx']);
    expect(saysOptional(source('x.tsx', 'aiuto="Facoltativa, fino a 2 MB"'))).toBe(true);
  });
});
