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

const sourceOf = (testo: string): ts.SourceFile =>
  ts.createSourceFile('una.tsx', testo, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

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
  visita(sourceOf(testo));
  return trovate;
};

/** The parts that begin a page, and the words by which their headings name somebody. */
const INIZIA_LA_PAGINA = /^(?:Pagina|Elenco|ElencoGestito)$/;
const CHI = /(?<!\.)\b(?:nome|nominativo|nominativoDi|dipendente|familiare|desCognome)\b/;
const CODICE_ACCANTO = /\b(?:cf|desCf|codice|matricola|CodiceFiscale)\b/;

const testoDi = (elemento: ts.JsxOpeningLikeElement, nome: string): string =>
  elemento.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attributo) => attributo.name.getText() === nome)
    ?.initializer?.getText() ?? '';

/** Returns the headings of pages that name a person in their first line, with no code of theirs in the second. */
const intestateIn = (testo: string): readonly string[] => {
  const trovate: string[] = [];
  const visita = (nodo: ts.Node): void => {
    if (ts.isJsxOpeningElement(nodo) || ts.isJsxSelfClosingElement(nodo)) {
      const titolo = testoDi(nodo, 'titolo');
      const parteDiPagina = testoDi(nodo, 'variante') !== '';
      if (INIZIA_LA_PAGINA.test(nodo.tagName.getText()) && !parteDiPagina && CHI.test(titolo))
        if (!CODICE_ACCANTO.test(testoDi(nodo, 'descrizione'))) trovate.push(titolo);
    }
    ts.forEachChild(nodo, visita);
  };
  visita(sourceOf(testo));
  return trovate;
};

/** The names of people that addresses carry. */
const NELL_INDIRIZZO = /\{[^{}]*\b(?:dipendente|familiare|nominativo)\b[^{}]*\} = useParams\(\)/;
/** Where the address says the name until the record is read: in other addresses, not on the screen. */
const FINO_ALLA_SCHEDA = ['web/src/ui/personale/use-persona-aperta.ts'];

test('wherever people are drawn one by one, two of the same name are told apart', () => {
  const confuse = sources('web/src/areas', 'web/src/ui').flatMap(({ path, text }) =>
    confuseIn(text).map((dove) => `${path}: ${dove}`),
  );
  expect(new Set(confuse)).toEqual(DI_UNO);
  expect(confuseIn('const a = x.map(({ desCognome }) => <li>{desCognome}</li>)')).toEqual(['x.map']);
});

test('a page of one person says under the name the code that tells homonyms apart', () => {
  const intestate = sources('web/src/areas', 'web/src/ui').flatMap(({ path, text }) =>
    intestateIn(text).map((titolo) => `${path}: ${titolo}`),
  );
  expect(intestate).toEqual([]);
  expect(intestateIn('const a = <Pagina titolo={`Incarichi di ${dipendente}`} />')).toHaveLength(1);
  expect(intestateIn('const a = <Pagina titolo={nominativo} descrizione={`${cf}, ${mese}`} />')).toEqual([]);
});

test('the name that a page shows is that of the record, which may have changed since its address was written', () => {
  const dallIndirizzo = sources('web/src').filter(({ text }) => NELL_INDIRIZZO.test(text));
  expect(dallIndirizzo.map(({ path }) => path)).toEqual(FINO_ALLA_SCHEDA);
});
