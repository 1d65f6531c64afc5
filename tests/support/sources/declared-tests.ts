import ts from 'typescript';
import type { Source } from '../sources.ts';

/** A describe, or a test, as its file declares it. */
export interface Declared {
  /** File and line. */
  readonly dove: string;
  /** As it is written; empty when it is computed. */
  readonly titolo: string;
  /** The names that the body of a test uses; null for a describe. */
  readonly usa: readonly string[] | null;
}

const known = new Map<string, ts.SourceFile>();
const parsed = ({ path, text }: Source): ts.SourceFile => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = known.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  known.set(path, source);
  return source;
};

const everyNode = (node: ts.Node): ts.Node[] => {
  const found = [node];
  for (let at = 0; at < found.length; at += 1) found[at]?.forEachChild((child) => void found.push(child));
  return found;
};

/** Words do for names: a comment that says `expect` is not what is looked for. */
const namesIn = (node: ts.Node): readonly string[] => [...new Set(node.getText().match(/[A-Za-z_$][\w$]*/g))];

const lineOf = (source: ts.SourceFile, node: ts.Node): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** `test` of test(…), test.each(…)(…), it.concurrent(…), test.each`…`(…). */
const calledName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calledName(node.tag) : '';
};

const callsIn = (source: ts.SourceFile): ts.CallExpression[] => everyNode(source).filter(ts.isCallExpression);
const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** The tests and the describes of a file. */
export const declaredTests = (file: Source): Declared[] => {
  const source = parsed(file);
  return callsIn(source).flatMap((call) => {
    const name = calledName(call.expression);
    const [title] = call.arguments;
    const body = call.arguments.find(isFunction);
    if (!['test', 'it', 'describe'].includes(name) || title === undefined || body === undefined) return [];
    const titolo = ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : '';
    return [{ dove: lineOf(source, call), titolo, usa: name === 'describe' ? null : namesIn(body) }];
  });
};

/** What a file names, with the text of what it is: functions, constants, properties. */
const declarationsIn = (file: Source): [string, readonly string[]][] =>
  everyNode(parsed(file)).flatMap((node): [string, readonly string[]][] => {
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    if (!named && !ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) return [];
    const body = named ? node.initializer : node.body;
    return body && node.name && ts.isIdentifier(node.name) ? [[node.name.text, namesIn(body)]] : [];
  });

/** The names that expect something, or wait until a page shows it: these words, and whatever the files declare with one of them in its body. */
export const namesThatExpect = (files: readonly Source[]): ReadonlySet<string> => {
  const declared = files.flatMap(declarationsIn);
  const found = new Set(['expect', 'expectTypeOf', 'waitFor', 'waitForURL', 'waitForFunction']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [name, uses] of declared) if (uses.some((used) => found.has(used))) found.add(name);
  }
  return found;
};

const isConstant = (node: ts.Expression): boolean => {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isConstant);
  return /^(true|false|null|undefined)$/.test(node.getText());
};

/** The call of expect at the beginning of expect(…).not.toBe(…). */
const beginning = (node: ts.Expression): ts.CallExpression | undefined => {
  if (ts.isPropertyAccessExpression(node)) return beginning(node.expression);
  if (!ts.isCallExpression(node)) return undefined;
  return ts.isIdentifier(node.expression) ? node : beginning(node.expression);
};

/** Expectations of a file that nothing can disappoint: of a constant, against constants; of something, and nothing said of it; or that what a promise answers is something. */
export const hollowExpectations = (file: Source): string[] => {
  const source = parsed(file);
  return callsIn(source).flatMap((call) => {
    if (calledName(call.expression) !== 'expect') return [];
    const expected = beginning(call.expression)?.arguments;
    const alone = expected === undefined && ts.isExpressionStatement(call.parent);
    const constant = expected !== undefined && [...expected, ...call.arguments].every(isConstant);
    const vague = /\.resolves\.(toBeDefined|toBeTruthy)\(\)$/.test(call.getText());
    return alone || constant || vague ? [`${lineOf(source, call)} ${call.getText()}`] : [];
  });
};

/** What a page is asked once, and answers as it is in that instant. */
const ASKED_ONCE = new Set([
  ...[
    'allInnerTexts',
    'allTextContents',
    'boundingBox',
    'count',
    'evaluate',
    'evaluateAll',
    'getAttribute',
    'innerHTML',
  ],
  ...['innerText', 'inputValue', 'isChecked', 'isDisabled', 'isEditable', 'isEnabled', 'isHidden', 'isVisible'],
  ...['textContent', 'title'],
]);

const asksOnce = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) &&
  everyNode(node).some(
    (call) =>
      ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression) &&
      ASKED_ONCE.has(call.expression.name.text),
  );

/** Expectations of a file about what a page shows in the instant it is asked: what a click or an answer changes comes in its own time, and is waited for with expect.poll. */
export const hastyExpectations = (file: Source): string[] => {
  const source = parsed(file);
  return callsIn(source)
    .filter(({ expression, arguments: [asked] }) => expression.getText() === 'expect' && asked !== undefined)
    .filter(({ arguments: [asked] }) => asked !== undefined && everyNode(asked).some(asksOnce))
    .map((call) => `${lineOf(source, call)} ${call.getText()}`);
};
