import { zipOf, type Part } from './xlsx-archive.ts';

/** A cell of an ODS as LibreOffice writes it. */
export const odsCell = (type: string, attributes: string, shown: string): string =>
  `<table:table-cell office:value-type="${type}" ${attributes} calcext:value-type="${type}"><text:p>${shown}</text:p></table:table-cell>`;
export const odsText = (content: string, attributes = ''): string => odsCell('string', attributes, content);

/** Parts of an ODS with this between the marks of its body; automatic styles before it. */
export const odsParts = (sheets: string, styles = ''): Part[] => [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
  {
    name: 'content.xml',
    content: `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  },
  { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
];

export const odsSheet = (rows: string, attributes = 'table:name="Dati"'): string =>
  `<table:table ${attributes}><table:table-column/>${rows}</table:table>`;
export const odsRow = (cells: string, attributes = ''): string =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`;

/** An ODS of one sheet with these rows. */
export const odsOf = (rows: string): Uint8Array => zipOf(odsParts(odsSheet(rows)));
