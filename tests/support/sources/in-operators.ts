import ts from 'typescript';
import type { Source } from '../sources.ts';

/** Tests of `in` whose name is computed, as `path name in table`: it finds what every object inherits, "constructor" for one, so a name that came from outside may pass. */
export const computedIn = ({ path, text }: Source): readonly string[] => {
  if (!text.includes(' in ')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isComputedIn(node)) found.push(`${path} ${node.getText()}`);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
};

const isComputedIn = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && !ts.isStringLiteral(node.left);
