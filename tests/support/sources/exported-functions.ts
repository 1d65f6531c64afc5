import ts from 'typescript';
import type { Source } from '../sources.ts';

export interface ExportedFunction {
  readonly path: string;
  readonly name: string;
}

/** Functions a source gives to others: declarations, and constants that are one or make one. */
export const exportedFunctions = ({ path, text }: Source): readonly ExportedFunction[] =>
  ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest)
    .statements.filter(isExported)
    .flatMap(namesOf)
    .map((name) => ({ path, name }));

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer !== undefined && isFunction(initializer) ? [name.text] : [],
  );
};

const isFunction = (value: ts.Expression): boolean => ts.isArrowFunction(value) || ts.isFunctionExpression(value);

/** 'check' of 'checkAssenza'. */
export const firstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';
