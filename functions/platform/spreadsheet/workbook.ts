import { fileDanneggiato, FileNonLeggibile } from './file-non-leggibile.ts';
import { MAX_COLONNE, MAX_RIGHE } from './limiti.ts';
import { attributesOf, openTags } from './xml-tags.ts';
import { readZipDirectory, zipContent } from './zip-guard.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Last row of a worksheet in the format itself (ECMA-376). */
const LAST_ROW = 1_048_576;
const MAX_SHEETS = 60;
/** Data this far down, with empty rows before, is refused before the rows are laid out in memory. */
const LAST_DATA_ROW = 2 * MAX_RIGHE;

/** The parts of an XLSX that are needed to read one worksheet, inflated and checked. */
export interface Worksheet {
  readonly name: string;
  readonly parts: ReadonlyMap<string, Uint8Array>;
  /** Position in the workbook, the first is 1. */
  readonly position: number;
}

interface Relation {
  readonly kind: string;
  readonly path: string;
}

const RELATIONSHIP = new Set(['Relationship']);
const SHEET = new Set(['sheet']);
const CELLS = new Set(['row', 'c', 'f', 'v', 'is']);

const attributesOfAll = (xml: string, names: ReadonlySet<string>): Map<string, string>[] =>
  [...openTags(xml, names)].map(({ attributes }) => attributesOf(attributes));

const relationsOf = (xml: string): Map<string, Relation> =>
  new Map(
    attributesOfAll(xml, RELATIONSHIP).map((relation) => {
      const target = relation.get('Target') ?? '';
      const kind = relation.get('Type') ?? '';
      return [
        relation.get('Id') ?? '',
        {
          kind: kind.slice(kind.lastIndexOf('/') + 1),
          path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
        },
      ];
    }),
  );

const notAWorkbook = (names: ReadonlyMap<string, unknown>): FileNonLeggibile => {
  if (names.has('xl/workbook.bin'))
    return new FileNonLeggibile(
      'formato',
      'Il file è una cartella di lavoro binaria (.xlsb): salvarla in formato .xlsx e ricaricarla.',
    );
  if (names.has('content.xml'))
    return new FileNonLeggibile(
      'formato',
      'Il file è un foglio OpenDocument (.ods): salvarlo in formato .xlsx e ricaricarlo.',
    );
  return new FileNonLeggibile(
    'rinominato',
    'Il file non è una cartella di lavoro di Excel, anche se il nome finisce in .xlsx: scegliere il file giusto oppure salvarlo in formato .xlsx.',
  );
};

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** @throws FileNonLeggibile when a cell with content is beyond what can be imported */
const checkPlace = (cella: string): void => {
  const [, letters = '', row = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(cella) ?? [];
  if (row === '') throw fileDanneggiato();
  if (Number(row) > LAST_DATA_ROW) {
    throw new FileNonLeggibile(
      'troppe_righe',
      `Il foglio ha dati fino alla riga ${row} e se ne possono importare al massimo ${MAX_RIGHE.toLocaleString('it-IT')} alla volta: dividerlo in più file.`,
      { cella },
    );
  }
  if (columnNumber(letters) > MAX_COLONNE) {
    throw new FileNonLeggibile(
      'troppe_colonne',
      `Il foglio ha dati fino alla colonna ${letters} e se ne possono importare al massimo ${MAX_COLONNE}: eliminare le colonne che non servono.`,
      { cella },
    );
  }
};

/**
 * Refuses, before the worksheet is parsed, what must not be imported or would take too much memory.
 * @throws FileNonLeggibile for a formula, an error value such as `#N/D`, or data too far down or right
 */
const inspect = (xml: string): void => {
  let cella = '';
  for (const { name, attributes } of openTags(xml, CELLS)) {
    if (name === 'row') {
      if (!(Number(attributesOf(attributes).get('r') ?? 1) <= LAST_ROW)) throw fileDanneggiato();
    } else if (name === 'c') {
      const cell = attributesOf(attributes);
      cella = cell.get('r') ?? '';
      if (cell.get('t') === 'e')
        throw new FileNonLeggibile(
          'valore_di_errore',
          `La cella ${cella} contiene un errore del foglio di calcolo (per esempio #N/D o #VALORE!): correggerla e ricaricare il file.`,
          { cella },
        );
    } else if (name === 'f') {
      throw new FileNonLeggibile(
        'formula',
        `La cella ${cella} contiene una formula: copiare il foglio e incollarlo con "Incolla valori", poi ricaricare il file.`,
        { cella },
      );
    } else {
      checkPlace(cella);
    }
  }
};

/**
 * The visible worksheets of an XLSX (ECMA-376) in order, each with the parts needed to read it and no other; `only` stops after so many.
 * @throws FileNonLeggibile
 */
export const visibleWorksheets = (bytes: Uint8Array, only = MAX_SHEETS): Worksheet[] => {
  const entries = readZipDirectory(bytes);
  if (!entries.has(WORKBOOK)) throw notAWorkbook(entries);
  const shared = new Map<string, Uint8Array>();
  const load = (path: string, parts = shared): string => {
    const entry = entries.get(path);
    if (entry === undefined) throw fileDanneggiato();
    const content = zipContent(bytes, entry);
    parts.set(path, content);
    return content.toString('utf8');
  };
  const sheets = attributesOfAll(load(WORKBOOK), SHEET).filter((sheet) => sheet.has('name'));
  const relations = relationsOf(load(RELATIONS));
  for (const { kind, path } of relations.values())
    if ((kind === 'styles' || kind === 'sharedStrings') && entries.has(path)) load(path);
  const worksheets = sheets.flatMap((sheet, index) => {
    const relation = relations.get(sheet.get('id') ?? '');
    return relation?.kind === 'worksheet' && (sheet.get('state') ?? 'visible') === 'visible'
      ? [{ name: plainText(sheet.get('name') ?? ''), path: relation.path, position: index + 1 }]
      : [];
  });
  if (worksheets.length === 0) throw fileDanneggiato();
  if (worksheets.length > MAX_SHEETS && only === MAX_SHEETS)
    throw new FileNonLeggibile(
      'troppe_colonne',
      `La cartella ha ${worksheets.length} fogli e se ne possono leggere al massimo ${MAX_SHEETS}: eliminare quelli che non servono.`,
    );
  return worksheets.slice(0, only).map(({ name, path, position }) => {
    const parts = new Map(shared);
    inspect(load(path, parts));
    return { name, parts, position };
  });
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const plainText = (xml: string): string =>
  xml.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
