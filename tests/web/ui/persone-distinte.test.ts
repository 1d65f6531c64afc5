import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';

/** The names of a person, and the words that tell two of the same name apart. */
const NOME = /\b(?:nominativo|desCognome)\b/;
const CODICE = /\b(?:desCf|matricola|chiConCodice|codiceDi|ChiCell|nomeDelControllo)\b/;

/** A list of one person, by name, and the payslips of a test of the program, whose cases have no other code. */
const DI_UNO = new Set([
  'web/src/areas/cedolini/processo/scarti/motivo-scarto.tsx: anomalie.map',
  'web/src/areas/collaudo/prova-aperta.tsx: uguali.map',
]);

const haJsx = (nodo: ts.Node): boolean =>
  ts.isJsxElement(nodo) || ts.isJsxSelfClosingElement(nodo) || ts.forEachChild(nodo, haJsx) === true;

/** True of a call that draws something of each element of a list. */
const isElencata = (nodo: ts.Node): nodo is ts.CallExpression =>
  ts.isCallExpression(nodo) &&
  ts.isPropertyAccessExpression(nodo.expression) &&
  nodo.expression.name.text === 'map' &&
  nodo.arguments.some(haJsx);

/** Returns the calls that draw the name of each person of a list, and no code of theirs. */
const confuseIn = (testo: string): readonly string[] => {
  const trovate: string[] = [];
  const visita = (nodo: ts.Node): void => {
    if (isElencata(nodo)) {
      const disegno = nodo.arguments.map((argomento) => argomento.getText()).join(' ');
      if (NOME.test(disegno) && !CODICE.test(disegno)) trovate.push(nodo.expression.getText());
    }
    ts.forEachChild(nodo, visita);
  };
  visita(ts.createSourceFile('una.tsx', testo, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return trovate;
};

test('wherever people are drawn one by one, two of the same name are told apart', () => {
  const confuse = sources('web/src/areas', 'web/src/ui').flatMap(({ path, text }) =>
    confuseIn(text).map((dove) => `${path}: ${dove}`),
  );
  expect(new Set(confuse)).toEqual(DI_UNO);
  expect(confuseIn('const a = x.map(({ desCognome }) => <li>{desCognome}</li>)')).toEqual(['x.map']);
});
