import { PDFHexString, PDFString } from 'pdf-lib';
import { escapeText } from '#platform/xml/escape.ts';
import type { Bookmarks } from './bookmarks.ts';
import { ref, type PdfFile } from './pdf-file.ts';

export interface Metadati {
  readonly titolo: string;
  readonly autore: string;
  /** Instant of the print, UTC ISO with Z; given by the caller so that the same print gives the same bytes. */
  readonly creato: string;
}

const PROGRAM = 'Emolumenti';

export interface CatalogParts {
  readonly pages: number;
  readonly structure: number;
  readonly bookmarks: Bookmarks;
}

/** Writes the catalog: a tagged document in Italian that shows its title (ISO 14289-1, 7.1, 7.2). Returns its number. */
export const writeCatalog = (
  file: PdfFile,
  metadati: Metadati,
  { pages, structure, bookmarks }: CatalogParts,
): number => {
  const [catalog, metadata, outlines] = [file.reserve(), file.reserve(), bookmarks.write(file)];
  file.writeStream(metadata, '/Type/Metadata/Subtype/XML', Buffer.from(xmp(metadati), 'utf8'), false);
  file.writeDictionary(catalog, {
    Type: 'Catalog',
    Pages: ref(pages),
    StructTreeRoot: ref(structure),
    Metadata: ref(metadata),
    Lang: PDFString.of('it-IT'),
    MarkInfo: { Marked: true },
    ViewerPreferences: { DisplayDocTitle: true },
    ...(outlines === undefined ? {} : { Outlines: ref(outlines), PageMode: 'UseOutlines' }),
  });
  return catalog;
};

/** Writes the information dictionary, which says the same as the metadata. Returns its number. */
export const writeInfo = (file: PdfFile, { titolo, autore, creato }: Metadati): number => {
  const info = file.reserve();
  file.writeDictionary(info, {
    Title: PDFHexString.fromText(titolo),
    Author: PDFHexString.fromText(autore),
    Creator: PDFHexString.fromText(PROGRAM),
    Producer: PDFHexString.fromText(PROGRAM),
    CreationDate: PDFString.of(pdfDate(creato)),
  });
  return info;
};

const pdfDate = (instant: string): string => `D:${instant.slice(0, 19).replace(/\D/g, '')}Z`;

/** XMP packet; pdfuaid says that the rules of PDF/UA-1 are followed, which the tests of the kit check one by one. */
const xmp = ({ titolo, autore, creato }: Metadati): string => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(titolo)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${xml(autore)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>it-IT</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${xml(creato)}</xmp:CreateDate><xmp:CreatorTool>${PROGRAM}</xmp:CreatorTool><pdf:Producer>${PROGRAM}</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

const xml = (text: string): string => escapeText(text.replace(/\p{Cc}/gu, ' '));
