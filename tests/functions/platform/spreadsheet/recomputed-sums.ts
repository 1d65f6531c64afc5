import { inflateRawSync } from 'node:zlib';

const DIRECTORY = 0x02014b50;

/** A part of a zip archive, by its name: read off the directory, independently of the reader of the program. */
const partOf = (bytes: Uint8Array, name: string): string => {
  const file = Buffer.from(bytes);
  for (let at = 0; at + 46 <= file.length; at += 1) {
    if (file.readUInt32LE(at) !== DIRECTORY) continue;
    const long = file.readUInt16LE(at + 28);
    if (file.toString('utf8', at + 46, at + 46 + long) !== name) continue;
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(from, from + file.readUInt32LE(at + 20));
    return (file.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8');
  }
  throw new Error(`No part ${name}`);
};

const CELL = /<c r="([A-Z]+)(\d+)"[^>]*?(?:\/>|>(.*?)<\/c>)/g;
const SUM = /^=?SUM\(([A-Z]+)(\d+):([A-Z]+)(\d+)\)$/;

/** What each formula of the first sheet of an XLSX comes to, from the numbers of the cells it names, in hundredths. @throws for a formula that is no sum of a column */
export const recomputedSums = (bytes: Uint8Array): number[] => {
  const cells = [...partOf(bytes, 'xl/worksheets/sheet1.xml').matchAll(CELL)].map(
    ([, column = '', row = '', content = '']) => ({ column, row: Number(row), content }),
  );
  const numberOf = (content: string): number => Number(/<v>(.*?)<\/v>/.exec(content)?.[1] ?? '0');
  return cells.flatMap(({ content }) => {
    const formula = /<f>(.*?)<\/f>/.exec(content)?.[1];
    if (formula === undefined) return [];
    const [, column, from, , to] = SUM.exec(formula) ?? [];
    if (column === undefined) throw new Error(`Not a sum: ${formula}`);
    const summed = cells.filter((cell) => cell.column === column && cell.row >= Number(from) && cell.row <= Number(to));
    return [Math.round(summed.reduce((total, cell) => total + numberOf(cell.content) * 100, 0))];
  });
};
