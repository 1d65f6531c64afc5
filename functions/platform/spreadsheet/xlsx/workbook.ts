import { fileDanneggiato, FileNonLeggibile } from '../file-non-leggibile.ts';
import { attributesOf, plainText, readXml } from './xml.ts';
import type { Archive } from './zip.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Sheets that are read; and sheets or parts that are looked at to find them. */
const MAX_SHEETS = 60;
const MAX_PARTS = 2000;

/** What an XLSX (ECMA-376) is made of. */
export interface Workbook {
  /** Those that can be seen, in order. */
  readonly worksheets: readonly { readonly name: string; readonly path: string }[];
  /** The parts that its cells refer to, when it has them. */
  readonly strings: string | undefined;
  readonly styles: string | undefined;
  /** Its days are counted from 1904 instead of 1900. */
  readonly from1904: boolean;
}

interface Relation {
  readonly kind: string;
  readonly path: string;
}

/** The tags of these names in a part, their attributes by name. */
const tagsOf = async (
  archive: Archive,
  path: string,
  names: readonly string[],
): Promise<readonly (readonly [name: string, attributes: ReadonlyMap<string, string>])[]> => {
  const found: [string, Map<string, string>][] = [];
  await readXml(archive.chunks(path), {
    open: (name, attributes) => {
      if (!names.includes(name)) return;
      if (found.length >= MAX_PARTS) throw fileDanneggiato();
      found.push([name, attributesOf(attributes)]);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
};

const relationsOf = async (archive: Archive): Promise<ReadonlyMap<string, Relation>> =>
  new Map(
    (await tagsOf(archive, RELATIONS, ['Relationship'])).map(([, relation]) => {
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

const notAWorkbook = (archive: Archive): FileNonLeggibile => {
  if (archive.has('xl/workbook.bin'))
    return new FileNonLeggibile(
      'formato',
      'Il file è una cartella di lavoro binaria (.xlsb): salvarla in formato .xlsx e ricaricarla.',
    );
  if (archive.has('content.xml'))
    return new FileNonLeggibile(
      'formato',
      'Il file è un foglio OpenDocument (.ods): salvarlo in formato .xlsx e ricaricarlo.',
    );
  return new FileNonLeggibile(
    'rinominato',
    'Il file non è una cartella di lavoro di Excel, anche se il nome finisce in .xlsx: scegliere il file giusto oppure salvarlo in formato .xlsx.',
  );
};

/** @param only so many worksheets are enough @throws FileNonLeggibile */
export const readWorkbookParts = async (archive: Archive, only = MAX_SHEETS): Promise<Workbook> => {
  if (!archive.has(WORKBOOK)) throw notAWorkbook(archive);
  const tags = await tagsOf(archive, WORKBOOK, ['sheet', 'workbookPr']);
  const relations = await relationsOf(archive);
  const worksheets = tags.flatMap(([tag, sheet]) => {
    if (tag !== 'sheet' || (sheet.get('state') ?? 'visible') !== 'visible') return [];
    const [name, relation] = [sheet.get('name'), relations.get(sheet.get('id') ?? '')];
    return name === undefined || relation?.kind !== 'worksheet' ? [] : [{ name: plainText(name), path: relation.path }];
  });
  if (worksheets.length === 0) throw fileDanneggiato();
  if (worksheets.length > MAX_SHEETS && only === MAX_SHEETS)
    throw new FileNonLeggibile(
      'troppe_colonne',
      `La cartella ha ${worksheets.length} fogli e se ne possono leggere al massimo ${MAX_SHEETS}: eliminare quelli che non servono.`,
    );
  const partOf = (kind: string): string | undefined =>
    [...relations.values()].find((relation) => relation.kind === kind && archive.has(relation.path))?.path;
  const date1904 = tags.find(([tag]) => tag === 'workbookPr')?.[1].get('date1904');
  return {
    worksheets: worksheets.slice(0, only),
    strings: partOf('sharedStrings'),
    styles: partOf('styles'),
    from1904: date1904 === '1' || date1904 === 'true',
  };
};
