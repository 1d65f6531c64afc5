import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { datiCedolino } from '#functions/cedolini/stampe/cedolino/data.ts';
import { drawCedolini } from '#functions/cedolini/stampe/cedolino/layout.ts';
import { fonteCedolino } from '../cedolino-di-prova.ts';
import { faultsUa, PUNTI } from './punti.ts';

// The reader of the Matterhorn conditions finds each of them in a good print that has it planted, and nothing in the good one.

const buono = await (async () => {
  const pezzi: Uint8Array[] = [];
  const metadati = { titolo: 'Cedolini di prova', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' };
  for await (const pezzo of drawCedolini(metadati, [datiCedolino(fonteCedolino())], { spiegazioni: true }))
    pezzi.push(pezzo);
  return Buffer.concat(pezzi);
})();

const N = (nome: string) => PDFName.of(nome);
const elementiDi = (pdf: PDFDocument, tipo: string): readonly PDFDict[] =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, uno]) => (uno instanceof PDFDict && uno.get(N('S')) === N(tipo) ? [uno] : []));
const primo = (pdf: PDFDocument, tipo: string): PDFDict => {
  const [trovato] = elementiDi(pdf, tipo);
  if (trovato === undefined) throw new Error(`No ${tipo} in the print`);
  return trovato;
};
const fonte = (pdf: PDFDocument): PDFDict => {
  const trovata = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, uno]) => (uno instanceof PDFDict && uno.get(N('Subtype')) === N('Type0') ? [uno] : []))[0];
  if (trovata === undefined) throw new Error('No font in the print');
  return trovata;
};
const discendente = (pdf: PDFDocument): PDFDict => fonte(pdf).lookup(N('DescendantFonts'), PDFArray).lookup(0, PDFDict);
const contenuto = (pdf: PDFDocument, disegno: string): void => {
  const pagina = pdf.getPage(0);
  const altro = pdf.context.register(pdf.context.stream(disegno));
  const prima = pagina.node.get(N('Contents'));
  pagina.node.set(N('Contents'), pdf.context.obj(prima === undefined ? [altro] : [prima, altro]));
};
const annota = (pdf: PDFDocument, campi: Record<string, unknown> = {}): void => {
  const una = pdf.context.register(
    pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 1, 1], ...campi } as never),
  );
  pdf.getPage(0).node.set(N('Annots'), pdf.context.obj([una]));
};
const muta = (chiave: string, tipo: string) => (pdf: PDFDocument) => primo(pdf, chiave).set(N('S'), N(tipo));

/** Each condition, and what makes it. */
const GUASTI: Readonly<Record<keyof typeof PUNTI, (pdf: PDFDocument) => unknown>> = {
  '01-003, 01-004': (pdf) => contenuto(pdf, '/Artifact BMC /P <</MCID 0>> BDC EMC EMC'),
  '01-005': (pdf) => contenuto(pdf, '0 0 10 10 re f'),
  '01-007': (pdf) => pdf.catalog.lookup(N('MarkInfo'), PDFDict).set(N('Suspects'), pdf.context.obj(true)),
  '02-001': muta('P', 'Paragrafo'),
  '06-001': (pdf) => pdf.catalog.delete(N('Metadata')),
  '06-002': (pdf) => pdf.catalog.set(N('Metadata'), pdf.context.register(pdf.context.stream('<x/>'))),
  '06-003': (pdf) => pdf.catalog.set(N('Metadata'), pdf.context.register(pdf.context.stream('<x/>'))),
  '07-001, 07-002': (pdf) => pdf.catalog.delete(N('ViewerPreferences')),
  '09-004 TR': muta('THead', 'Div'),
  '09-004 TH, TD': muta('TR', 'Div'),
  '09-004 THead, TBody, TFoot': muta('P', 'THead'),
  '09-004 Table': muta('THead', 'P'),
  '09-004 row': muta('TD', 'P'),
  '09-005 LI': muta('P', 'LI'),
  '09-005 Lbl, LBody': muta('P', 'LBody'),
  '09-005 L': muta('TR', 'L'),
  '09-006': muta('P', 'TOCI'),
  '10-001': (pdf) => fonte(pdf).delete(N('ToUnicode')),
  '11-001': (pdf) => pdf.catalog.delete(N('Lang')),
  '13-004': muta('P', 'Figure'),
  '14-002, 14-003': muta('H1', 'H3'),
  '14-007': muta('P', 'H'),
  '15-003': (pdf) => primo(pdf, 'TH').delete(N('A')),
  '17-003': muta('P', 'Formula'),
  '19-003': muta('P', 'Note'),
  '20-001': (pdf) => pdf.catalog.set(N('OCProperties'), pdf.context.obj({})),
  '21-001': (pdf) => pdf.catalog.set(N('Names'), pdf.context.obj({ EmbeddedFiles: {} })),
  '25-001': (pdf) => pdf.catalog.set(N('AcroForm'), pdf.context.obj({})),
  '26-001, 26-002': (pdf) => {
    pdf.context.trailerInfo.Encrypt = pdf.context.obj({ Filter: 'Standard' });
  },
  '28-004': (pdf) => annota(pdf),
  '28-009': (pdf) => {
    annota(pdf, { Contents: PDFString.of('dove') });
    pdf.getPage(0).node.delete(N('Tabs'));
  },
  '28-011': (pdf) => annota(pdf, { Contents: PDFString.of('dove') }),
  '31-004': (pdf) => discendente(pdf).delete(N('CIDToGIDMap')),
  '31-006': (pdf) => fonte(pdf).set(N('Encoding'), N('90ms-RKSJ-H')),
  '31-009': (pdf) => discendente(pdf).delete(N('FontDescriptor')),
  'ISO 32000-1, 14.7.4': (pdf) => pdf.getPage(0).node.set(N('StructParents'), PDFNumber.of(9_999)),
};

test('a good print has none of them', async () => {
  expect(await faultsUa(buono)).toEqual([]);
});

describe('a condition planted in it is found by its number', () => {
  test.each(Object.entries(GUASTI))('%s', async (punto, guasta) => {
    const pdf = await PDFDocument.load(buono, { updateMetadata: false });
    guasta(pdf);
    const trovati = (await faultsUa(await pdf.save({ useObjectStreams: false }))).map((uno) => uno.split(': ')[0]);
    expect(trovati).toContain(punto);
  });
});
