import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive under construction; what is declared may differ from what is there. */
export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly declaredSize?: number;
  readonly flags?: number;
}

const header = (part: Part, compressed: Buffer, content: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(part.flags ?? 0, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(compressed.length, 14);
  fields.writeUInt32LE(part.declaredSize ?? content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(part.name), 22);
  return fields;
};

const signature = (text: string): Buffer => Buffer.from(`PK${text}`, 'latin1');

/** A deflated zip archive of these parts. */
export const zipOf = (parts: readonly Part[]): Uint8Array => {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const compressed = deflateRawSync(content);
    const fields = header(part, compressed, content);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(
      contents.reduce((sum, { length }) => sum + length, 0),
      10,
    );
    contents.push(signature('\u0003\u0004'), fields, Buffer.from(part.name), compressed);
    directory.push(signature('\u0001\u0002'), Buffer.from([20, 0]), fields, offset, Buffer.from(part.name));
  }
  const end = Buffer.alloc(22);
  signature('\u0005\u0006').copy(end);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(
    contents.reduce((sum, { length }) => sum + length, 0),
    16,
  );
  return Buffer.concat([...contents, ...directory, end]);
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Cell formats of `workbook`: 0 general, 1 date (built-in 14), 2 `0.00`, 3 time (built-in 20), 4 `[h]:mm`, 5 `dd/mm/yyyy`. */
const STYLES = `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs count="6">${[
  0, 14, 2, 20, 46, 164,
]
  .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`;

export interface SheetXml {
  readonly name: string;
  readonly rows: string;
  readonly state?: 'hidden';
}

/** The parts of a workbook with these sheets, written as an office program does. */
export const workbook = (
  sheets: readonly SheetXml[],
  sharedStrings: readonly string[] = [],
  properties = '',
): Part[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  {
    name: 'xl/workbook.xml',
    content: `<?xml version="1.0"?><workbook ${MAIN} xmlns:r="${OFFICE}">${properties}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rS" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rT" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
  { name: 'xl/styles.xml', content: STYLES },
  {
    name: 'xl/sharedStrings.xml',
    content: `<sst ${MAIN}>${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  },
  ...sheets.map(({ rows }, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content: `<?xml version="1.0"?><worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
  })),
];

/** A workbook of one sheet with these rows, and a heading in A1 unless they bring their own. */
export const sheetOf = (rows: string, sharedStrings?: readonly string[], properties?: string): Uint8Array =>
  zipOf(workbook([{ name: 'Dati', rows }], sharedStrings, properties));

export const text = (cell: string, content: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
