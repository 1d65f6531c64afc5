import { fileDanneggiato } from '../file-non-leggibile.ts';
import { builtInFormat, describedFormat, type Format } from '../formati.ts';
import { attributesOf, plainText, readXml } from './xml.ts';

/** A workbook may have 64,000 formats of cells. */
const MAX_FORMATS = 65_536;
const idOf = (attributes: ReadonlyMap<string, string>): number => Number(attributes.get('numFmtId') ?? 0);

/** Returns how each format of the cells shows a number, by number of the format. @throws FileNonLeggibile */
export const readFormats = async (chunks: AsyncIterable<Buffer>): Promise<readonly Format[]> => {
  const own = new Map<number, Format>();
  const formats: Format[] = [];
  let ofCells = false;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'cellXfs') ofCells = true;
      else if (name === 'numFmt') {
        const given = attributesOf(attributes);
        const id = idOf(given);
        const code = plainText(given.get('formatCode') ?? '');
        if (code !== '') own.set(id, describedFormat(code));
      } else if (name === 'xf' && ofCells) {
        const id = idOf(attributesOf(attributes));
        formats.push(own.get(id) ?? builtInFormat(id));
      }
      if (own.size > MAX_FORMATS || formats.length > MAX_FORMATS) throw fileDanneggiato();
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false;
    },
    text: () => undefined,
  });
  return formats;
};
