import { fileDanneggiato, FileNonLeggibile } from '../file-non-leggibile.ts';
import { attributesOf, plainText, readXml } from './xml.ts';
import type { Archive } from './zip.ts';

/** Where most programs put the workbook; the others say where it is. */
const USUAL_WORKBOOK = 'xl/workbook.xml';
const ROOT_RELATIONS = '_rels/.rels';
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
  /** It asks the program that opens it to work out its formulas again: who wrote it did not. */
  readonly staleFormulas: boolean;
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

/** A place that a part of a folder names: from the root, or from there. */
const resolved = (folder: string, target: string): string => {
  const written = target.replaceAll('\\', '/');
  const steps = (written.startsWith('/') ? written : `${folder}/${written}`).split('/');
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
};

/** The parts that a part of relations names, by identifier; `folder`: where the part that they are of is. */
const relationsOf = async (archive: Archive, path: string, folder: string): Promise<ReadonlyMap<string, Relation>> =>
  new Map(
    (await tagsOf(archive, path, ['Relationship'])).map(([, relation]) => {
      const kind = relation.get('Type') ?? '';
      return [
        relation.get('Id') ?? '',
        {
          kind: kind.slice(kind.lastIndexOf('/') + 1),
          path: resolved(folder, plainText(relation.get('Target') ?? '')),
        },
      ];
    }),
  );

/** Where the workbook is: its usual place, or the one that the archive says. @throws FileNonLeggibile when it has none */
const workbookOf = async (archive: Archive): Promise<string> => {
  if (archive.has(USUAL_WORKBOOK)) return USUAL_WORKBOOK;
  const roots = archive.has(ROOT_RELATIONS)
    ? await relationsOf(archive, ROOT_RELATIONS, '')
    : new Map<string, Relation>();
  const named = [...roots.values()].find(({ kind, path }) => kind === 'officeDocument' && archive.has(path));
  if (named === undefined || /\.bin$|^word\/|^ppt\//i.test(named.path)) throw notAWorkbook(archive);
  return named.path;
};

const notAWorkbook = (archive: Archive): FileNonLeggibile => {
  if (archive.has('xl/workbook.bin'))
    return new FileNonLeggibile(
      'formato',
      'Il file è una cartella di lavoro binaria (.xlsb): salvarla in formato .xlsx e ricaricarla.',
    );
  if (archive.has('content.xml'))
    return new FileNonLeggibile('formato', 'Il file è un foglio di LibreOffice: ridargli il nome .ods e ricaricarlo.');
  return new FileNonLeggibile(
    'rinominato',
    'Il file non è una cartella di lavoro di Excel, anche se il nome finisce in .xlsx: scegliere il file giusto oppure salvarlo in formato .xlsx.',
  );
};

/** @param only so many worksheets are enough @throws FileNonLeggibile */
export const readWorkbookParts = async (archive: Archive, only = MAX_SHEETS): Promise<Workbook> => {
  const path = await workbookOf(archive);
  const [folder, file] = [path.slice(0, Math.max(0, path.lastIndexOf('/'))), path.slice(path.lastIndexOf('/') + 1)];
  const tags = await tagsOf(archive, path, ['sheet', 'workbookPr', 'calcPr']);
  const relations = await relationsOf(archive, resolved(folder, `_rels/${file}.rels`), folder);
  const worksheets = tags.flatMap(([tag, sheet]) => {
    if (tag !== 'sheet' || /hidden/i.test(sheet.get('state') ?? '')) return [];
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
  const isSaid = (tag: string, attribute: string): boolean =>
    ['1', 'true'].includes(tags.find(([name]) => name === tag)?.[1].get(attribute) ?? '');
  return {
    worksheets: worksheets.slice(0, only),
    strings: partOf('sharedStrings'),
    styles: partOf('styles'),
    from1904: isSaid('workbookPr', 'date1904'),
    staleFormulas: isSaid('calcPr', 'fullCalcOnLoad'),
  };
};
