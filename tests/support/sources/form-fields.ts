import ts from 'typescript';
import type { Source } from '../sources.ts';

/** A field of a form as its source draws it. */
export interface FormField {
  readonly path: string;
  /** The component, with the name that the form has for the value: 'CampoTesto desNome'. */
  readonly field: string;
  /** The names that the field may have, one for each case; without the part that is only known while it is drawn. */
  readonly labels: readonly string[];
  /** The name that its help is under, where the label is said of several things. */
  readonly word: string | undefined;
}

/** The components that draw one field of a form. */
const FIELD = /^(Campo[A-Z]\w*|SceltaTra|GiornoPagamento|RecordCheResta|RecordDaAccorpare|FormFieldSpiegato)$/;

type Scope = ReadonlyMap<string, ts.Expression>;

interface Parsed extends Source {
  readonly file: ts.SourceFile;
  readonly scope: Scope;
  /** The names that it imports, each with the name that the other file has for it and that file. */
  readonly imported: ReadonlyMap<string, { readonly name: string; readonly from: string }>;
}

const parse = (source: Source): Parsed => {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const scope = declared.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer !== undefined ? [[name.text, bare(initializer)] as const] : [],
  );
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }, at) => {
    const names = importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names)) return [];
    const from = source.imports[at] ?? '';
    return names.elements.map(
      ({ name, propertyName }) => [name.text, { name: (propertyName ?? name).text, from }] as const,
    );
  });
  return { ...source, file, scope: new Map(scope), imported: new Map(imported) };
};

const bare = (value: ts.Expression): ts.Expression =>
  ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
    ? bare(value.expression)
    : value;

/** Returns the fields of the forms of some sources; `all` are those that their labels may come from. */
export const formFieldsOf = (all: readonly Source[]): readonly FormField[] => {
  const parsed = new Map(all.map((source) => [source.path, parse(source)]));
  return [...parsed.values()].flatMap((source) => fieldsOf(source, parsed));
};

const fieldsOf = (source: Parsed, all: ReadonlyMap<string, Parsed>): FormField[] => {
  const found: FormField[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && FIELD.test(node.tagName.getText())) {
      const given = new Map(
        node.attributes.properties
          .filter(ts.isJsxAttribute)
          .map(({ name, initializer }) => [name.getText(), initializer]),
      );
      const spread = node.attributes.properties.filter(ts.isJsxSpreadAttribute);
      const labels = [
        ...textsOf(valueOf(given.get('etichetta') ?? given.get('label')), source, all),
        ...spread.flatMap(({ expression }) => spreadLabel(expression, source, all)),
      ];
      const isNamed = given.has('etichetta') || spread.every(({ expression }) => !ts.isIdentifier(expression));
      if (isNamed)
        found.push({
          path: source.path,
          field: `${node.tagName.getText()} ${
            given
              .get('nome')
              ?.getText()
              .replaceAll(/["'`{}]/g, '') ?? ''
          }`,
          labels,
          word: textsOf(valueOf(given.get('parola')), source, all)[0],
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source.file);
  return found;
};

const valueOf = (initializer: ts.JsxAttributeValue | undefined): ts.Expression | undefined => {
  if (initializer === undefined) return undefined;
  return ts.isJsxExpression(initializer) ? initializer.expression : (initializer as ts.Expression);
};

/** Returns what an expression may be, as far as the sources tell; nothing for what is only known while it is drawn. */
const textsOf = (value: ts.Expression | undefined, source: Parsed, all: ReadonlyMap<string, Parsed>): string[] => {
  if (value === undefined) return [];
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isTemplateExpression(value)) return [value.head.text.trim()].filter((text) => text !== '');
  if (ts.isConditionalExpression(value))
    return [value.whenTrue, value.whenFalse].flatMap((one) => textsOf(one, source, all));
  return textsOfName(value, source, all);
};

/** Returns what a name, or a property of one, may be. */
const textsOfName = (value: ts.Expression, source: Parsed, all: ReadonlyMap<string, Parsed>): string[] => {
  if (ts.isIdentifier(value)) {
    const [there, meant] = declared(value.text, source, all) ?? [];
    return there === undefined ? [] : textsOf(meant, there, all);
  }
  if (!ts.isPropertyAccessExpression(value) && !ts.isElementAccessExpression(value)) return [];
  const property = ts.isPropertyAccessExpression(value) ? value.name.text : undefined;
  return ts.isIdentifier(value.expression) ? propertyOf(value.expression.text, property, source, all) : [];
};

/** Returns what a name stands for, with the source that says it: this one, or the one it is imported from. */
const declared = (
  name: string,
  source: Parsed,
  all: ReadonlyMap<string, Parsed>,
): readonly [Parsed, ts.Expression] | undefined => {
  const here = source.scope.get(name);
  if (here !== undefined) return [source, here];
  const known = source.imported.get(name);
  const there = known === undefined ? undefined : all.get(known.from);
  return known === undefined || there === undefined ? undefined : declared(known.name, there, all);
};

/** Returns the labels that a spread object of words carries: `{...parole.certificato}`. */
const spreadLabel = (value: ts.Expression, source: Parsed, all: ReadonlyMap<string, Parsed>): string[] => {
  if (!ts.isPropertyAccessExpression(value) || !ts.isIdentifier(value.expression)) return [];
  const [there, meant] = declared(value.expression.text, source, all) ?? [];
  if (there === undefined || meant === undefined || !ts.isObjectLiteralExpression(meant)) return [];
  const words = meant.properties.find((one) => one.name?.getText() === value.name.text);
  return words !== undefined && ts.isPropertyAssignment(words) && ts.isObjectLiteralExpression(words.initializer)
    ? words.initializer.properties
        .filter(ts.isPropertyAssignment)
        .filter(({ name }) => name.getText() === 'etichetta')
        .flatMap(({ initializer }) => textsOf(initializer, there, all))
    : [];
};

/** Returns the texts of a property of an object of words; of each of them when none is named. */
const propertyOf = (
  object: string,
  property: string | undefined,
  source: Parsed,
  all: ReadonlyMap<string, Parsed>,
): string[] => {
  const [there, meant] = declared(object, source, all) ?? [];
  if (there === undefined || meant === undefined) return [];
  if (ts.isIdentifier(meant)) return propertyOf(meant.text, property, there, all);
  if (!ts.isObjectLiteralExpression(meant)) return [];
  return meant.properties.flatMap((one) => {
    if (ts.isSpreadAssignment(one) && ts.isIdentifier(one.expression))
      return propertyOf(one.expression.text, property, there, all);
    return ts.isPropertyAssignment(one) && (property === undefined || one.name.getText() === property)
      ? textsOf(one.initializer, there, all)
      : [];
  });
};
