import ts from 'typescript';
import { expect, test } from 'vitest';
import { campoPosPaInParole } from '#shared/denunce/parole-pos-pa.ts';
import { campiModulo } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { sources } from '#support/sources.ts';

/** Names of fields that hold a code of a list. */
const CODICE =
  /^(?:cod[A-Z]\w*|Cod[A-Z]\w*|codice|ente|cfAzienda|prgAzienda|gestione|qualifica\d|tipoContribuzione|csc|quadro|tassazione|riferimento[AB])$/;
/** Codes that are the name of what they are of. */
const NOMI = new Set(['codCup', 'codCig', 'codFiscale', 'codMeccanografico', 'codFascia', 'codControllo']);

const nomeDi = (proprieta: ts.ObjectLiteralElementLike): string => proprieta.name?.getText() ?? '';

const testoDi = (oggetto: ts.ObjectLiteralExpression, nome: string): string => {
  const proprieta = oggetto.properties.filter(ts.isPropertyAssignment).find((una) => nomeDi(una) === nome);
  return proprieta !== undefined && ts.isStringLiteralLike(proprieta.initializer) ? proprieta.initializer.text : '';
};

/** The names of the columns beside one. */
const accantoA = ({ parent }: ts.Node): readonly string[] =>
  ts.isArrayLiteralExpression(parent)
    ? parent.elements.filter(ts.isObjectLiteralExpression).map((altro) => testoDi(altro, 'id'))
    : [];

/** True of a column that shows a code and nothing that says what it stands for. */
const isNuda = (colonna: ts.ObjectLiteralExpression): boolean => {
  const id = testoDi(colonna, 'id');
  const nomi = colonna.properties.map(nomeDi);
  if (!nomi.includes('titolo') || !CODICE.test(id) || NOMI.has(id)) return false;
  if (['cella', 'valore', 'parole'].some((nome) => nomi.includes(nome))) return false;
  const vicine = accantoA(colonna).filter((vicina) => vicina !== id);
  const descritta = vicine.includes(id.replace(/^cod/, 'des')) || vicine.includes('descrizione');
  return !descritta && !testoDi(colonna, 'titolo').startsWith('Codice');
};

const nudeIn = (testo: string): readonly string[] => {
  const trovate: string[] = [];
  const visita = (nodo: ts.Node): void => {
    if (ts.isObjectLiteralExpression(nodo) && isNuda(nodo)) trovate.push(testoDi(nodo, 'id'));
    ts.forEachChild(nodo, visita);
  };
  visita(ts.createSourceFile('una.tsx', testo, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return trovate;
};

test('no column of a list shows a code without what it stands for', () => {
  const colonne = sources('web/src/areas', 'web/src/ui');
  const nude = colonne.flatMap(({ path, text }) => nudeIn(text).map((id) => `${path}: ${id}`));
  expect(nude).toEqual([]);
  expect(nudeIn("const c = [{ id: 'codice', titolo: 'Tributo' }]")).toEqual(['codice']);
  expect(nudeIn("const c = [{ id: 'cfAzienda', titolo: 'Dichiarante' }]")).toEqual(['cfAzienda']);
  expect(nudeIn("const c = [{ id: 'codVoce', titolo: 'Voce' }, { id: 'desVoce', titolo: 'Nome' }]")).toEqual([]);
});

/** Fields of text of ListaPosPA that are no codes: names, codici fiscali, numbers, days of a year, and the town, whose name the server has. */
const NON_CODICI =
  /^(?:Cognome|Nome|CF\w+|CAP|Perc\w+|Aliquota\w+|Giorni\w+|AnnoRif|MeseRif|IdentAtto|NumeroRegistro|SedeGeograficaOrgano|PrgRata|TotaleRate|CodiceComune)$/;
/** A value of the fields whose codes have a list; of the others whatever is written. */
const ESEMPI: Readonly<Record<string, string>> = { CodGestione: '9', Gestione: '9', ISTAT: '85.31.20' };
const esempioDi = (campo: string): string => ESEMPI[campo] ?? (campo.startsWith('AnnoMese') ? '2026-03' : '2142');

test('no field of a form of ListaPosPA shows a code without what it stands for', () => {
  const campi = Object.values(campiModulo)
    .flatMap((modulo) => modulo(1))
    .flatMap(({ campi: suoi }) => suoi.filter(({ tipo }) => tipo === 'testo').map(({ nome }) => nome));
  const codici = campi.filter((nome) => !NON_CODICI.test(nome.split('.').at(-1) ?? ''));
  expect(
    codici.filter((nome) => (campoPosPaInParole(nome, esempioDi(nome.split('.').at(-1) ?? '')) ?? '') === ''),
  ).toEqual([]);
  expect(campoPosPaInParole('DatiPosContribIscritto.0.CodFondo', '2142')).toBe(
    'fondo pensione 2142, come nella domanda di adesione',
  );
});
