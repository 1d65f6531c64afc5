import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';

/** Returns the lines on which a space between things holds a fragment: what is in it is one thing for React 19, and touches. */
const fragmentsOf = (path: string, text: string): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, inSpace: boolean): void => {
    if (ts.isJsxFragment(node) && inSpace)
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    const isElement = ts.isJsxElement(node);
    const within = isElement
      ? node.openingElement.tagName.getText() === 'SpaceBetween'
      : isTransparent(node) && inSpace;
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file, false);
  return found;
};

/** True of what only chooses between the things of a space: braces, a condition, parentheses. */
const isTransparent = (node: ts.Node): boolean =>
  ts.isJsxExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isBinaryExpression(node);

test('nothing of a screen touches what is above it because a fragment holds both', () => {
  expect(
    sources('web')
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) => fragmentsOf(path, text)),
  ).toEqual([]);
});
