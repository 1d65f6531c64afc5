import { PDFArray, PDFBool, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFRef, PDFString } from 'pdf-lib';
import { decodePDFRawStream, PDFDocument } from 'pdf-lib';
import { alberoDi, coppieDi, dizionarioIn, elencoIn, nome, TIPI, tuttiI, type Nodo } from './albero.ts';
import { disegnoDi, type Disegno } from './contenuto.ts';

/** A document as its checks read it. */
interface Letto {
  readonly pdf: PDFDocument;
  readonly nodi: readonly Nodo[];
  readonly disegni: readonly Disegno[];
  readonly metadati: string;
  readonly dizionari: readonly PDFDict[];
}

type Controllo = (letto: Letto) => readonly string[];
const se = (guasto: boolean, detto: string): readonly string[] => (guasto ? [detto] : []);
const testo = (valore: unknown): string =>
  valore instanceof PDFString || valore instanceof PDFHexString ? valore.decodeText() : '';
const di = (nodi: readonly Nodo[], ...tipi: readonly string[]): readonly Nodo[] =>
  nodi.filter(({ tipo }) => tipi.includes(tipo));
const dentro =
  (tipi: readonly string[], padri: readonly string[]): Controllo =>
  ({ nodi }) =>
    di(nodi, ...tipi).flatMap(({ tipo, padre }) =>
      se(!padri.includes(padre?.tipo ?? ''), `${tipo} in ${padre?.tipo ?? 'nothing'}`),
    );
const soloCon =
  (tipo: string, figli: readonly string[]): Controllo =>
  ({ nodi }) =>
    di(nodi, tipo).flatMap((nodo) =>
      nodo.figli.flatMap((uno) => se(!figli.includes(uno.tipo), `${uno.tipo} in ${tipo}`)),
    );

const fontiDi = ({ dizionari }: Letto): readonly PDFDict[] =>
  dizionari.filter((uno) => nome(uno.lookup(PDFName.of('Type'))) === 'Font');
const composteDi = (letto: Letto): readonly PDFDict[] =>
  fontiDi(letto).filter((uno) => nome(uno.lookup(PDFName.of('Subtype'))) === 'Type0');
const discendenteDi = (fonte: PDFDict): PDFDict | undefined => {
  const primo = fonte.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0);
  return primo instanceof PDFDict ? primo : undefined;
};
const annotazioniDi = ({ pdf }: Letto): readonly (readonly [PDFDict, PDFRef | null, PDFDict])[] =>
  pdf.getPages().flatMap((pagina) =>
    elencoIn(pagina.node, 'Annots').flatMap((una) => {
      const trovata = pdf.context.lookup(una);
      return trovata instanceof PDFDict ? [[trovata, una instanceof PDFRef ? una : null, pagina.node] as const] : [];
    }),
  );
const isLink = (annotazione: PDFDict): boolean => nome(annotazione.lookup(PDFName.of('Subtype'))) === 'Link';
const sottoUn = (tipo: string, nodo: Nodo | null): boolean =>
  nodo !== null && (nodo.tipo === tipo || sottoUn(tipo, nodo.padre));
const attributo = (nodo: Nodo, chiave: string): string => {
  const dizionari = elencoIn(nodo.dizionario, 'A').map((uno) => nodo.dizionario.context.lookup(uno));
  return (
    dizionari.map((uno) => (uno instanceof PDFDict ? nome(uno.lookup(PDFName.of(chiave))) : '')).find(Boolean) ?? ''
  );
};

/**
 * The failure conditions of the Matterhorn Protocol 1.1 that a machine judges and that a document without forms, films, layers or signatures can
 * have, by their number; those of forms and the like are asked not to be there.
 */
export const PUNTI: Readonly<Record<string, Controllo>> = {
  '01-003, 01-004': ({ disegni }) =>
    disegni.flatMap(({ confuse }) => se(confuse > 0, `${confuse} marks inside others`)),
  '01-005': ({ disegni }) => disegni.flatMap(({ fuori }) => fuori.slice(0, 3)),
  '01-007': ({ pdf }) =>
    se(dizionarioIn(pdf.catalog, 'MarkInfo')?.lookup(PDFName.of('Suspects')) === PDFBool.True, 'Suspects'),
  '02-001': ({ nodi }) => nodi.flatMap(({ tipo }) => se(!TIPI.has(tipo), tipo)),
  '06-001': ({ metadati }) => se(metadati === '', 'no metadata'),
  '06-002': ({ metadati }) =>
    se(!/<pdfuaid:part>1<\/pdfuaid:part>|pdfuaid:part="1"/.test(metadati), 'no PDF/UA identifier'),
  '06-003': ({ metadati }) => se(!/<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+</.test(metadati), 'no title'),
  '07-001, 07-002': ({ pdf }) =>
    se(
      dizionarioIn(pdf.catalog, 'ViewerPreferences')?.lookup(PDFName.of('DisplayDocTitle')) !== PDFBool.True,
      'title not shown',
    ),
  '09-004 TR': dentro(['TR'], ['Table', 'THead', 'TBody', 'TFoot']),
  '09-004 TH, TD': dentro(['TH', 'TD'], ['TR']),
  '09-004 THead, TBody, TFoot': dentro(['THead', 'TBody', 'TFoot'], ['Table']),
  '09-004 Table': soloCon('Table', ['Caption', 'TR', 'THead', 'TBody', 'TFoot']),
  '09-004 row': soloCon('TR', ['TH', 'TD']),
  '09-005 LI': dentro(['LI'], ['L']),
  '09-005 Lbl, LBody': dentro(['LBody'], ['LI']),
  '09-005 L': soloCon('L', ['LI', 'L', 'Caption']),
  '09-006': dentro(['TOCI'], ['TOC']),
  '10-001': (letto) =>
    composteDi(letto).flatMap((fonte) => se(!fonte.has(PDFName.of('ToUnicode')), 'a font without Unicode')),
  '11-001': ({ pdf }) =>
    se(!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(testo(pdf.catalog.lookup(PDFName.of('Lang')))), 'no language'),
  '13-004': ({ nodi }) =>
    di(nodi, 'Figure').flatMap(({ dizionario }) =>
      se(
        testo(dizionario.lookup(PDFName.of('Alt'))) === '' && testo(dizionario.lookup(PDFName.of('ActualText'))) === '',
        'a picture without words',
      ),
    ),
  '14-002, 14-003': ({ nodi }) => {
    const livelli = nodi.filter(({ tipo }) => /^H\d$/.test(tipo)).map(({ tipo }) => Number(tipo.slice(1)));
    return livelli.flatMap((livello, posto) =>
      se(livello > (livelli[posto - 1] ?? 0) + 1, `H${livello} after H${livelli[posto - 1] ?? 0}`),
    );
  },
  '14-007': ({ nodi }) => se(di(nodi, 'H').length > 0 && nodi.some(({ tipo }) => /^H\d$/.test(tipo)), 'H beside H1'),
  '15-003': ({ nodi }) =>
    di(nodi, 'TH').flatMap((nodo) =>
      se(!['Column', 'Row', 'Both'].includes(attributo(nodo, 'Scope')), 'a heading without its side'),
    ),
  '17-003': ({ nodi }) => se(di(nodi, 'Formula').length > 0, 'a formula'),
  '19-003': ({ nodi }) =>
    di(nodi, 'Note').flatMap(({ dizionario }) =>
      se(testo(dizionario.lookup(PDFName.of('ID'))) === '', 'a note without its name'),
    ),
  '20-001': ({ pdf }) => se(pdf.catalog.has(PDFName.of('OCProperties')), 'layers'),
  '21-001': ({ pdf }) =>
    se(dizionarioIn(pdf.catalog, 'Names')?.has(PDFName.of('EmbeddedFiles')) === true, 'files inside'),
  '25-001': ({ pdf }) => se(pdf.catalog.has(PDFName.of('AcroForm')), 'a form'),
  '26-001, 26-002': ({ pdf }) => se(pdf.isEncrypted, 'encrypted'),
  '28-004': (letto) =>
    annotazioniDi(letto).flatMap(([una]) =>
      se(testo(una.lookup(PDFName.of('Contents'))) === '', 'an annotation without words'),
    ),
  '28-009': (letto) =>
    annotazioniDi(letto).flatMap(([, , pagina]) =>
      se(nome(pagina.lookup(PDFName.of('Tabs'))) !== 'S', 'a page of annotations in no order'),
    ),
  '28-011': (letto) =>
    annotazioniDi(letto).flatMap(([una, riferimento]) =>
      se(
        isLink(una) &&
          !letto.nodi.some(
            (nodo) => riferimento !== null && nodo.oggetti.includes(riferimento) && sottoUn('Link', nodo),
          ),
        'a link outside of Link',
      ),
    ),
  '31-004': (letto) =>
    composteDi(letto).flatMap((fonte) =>
      se(!discendenteDi(fonte)?.has(PDFName.of('CIDToGIDMap')), 'a font without the map of its glyphs'),
    ),
  '31-006': (letto) =>
    composteDi(letto).flatMap((fonte) =>
      se(!/^Identity-[HV]$/.test(nome(fonte.lookup(PDFName.of('Encoding')))), 'an encoding not embedded'),
    ),
  '31-009': (letto) =>
    [
      ...composteDi(letto).map(discendenteDi),
      ...fontiDi(letto).filter((uno) => !uno.has(PDFName.of('DescendantFonts'))),
    ].flatMap((fonte) => {
      const descrittore = dizionarioIn(fonte, 'FontDescriptor');
      return se(
        !['FontFile', 'FontFile2', 'FontFile3'].some((chiave) => descrittore?.has(PDFName.of(chiave))),
        'a font not embedded',
      );
    }),
  'ISO 32000-1, 14.7.4': ({ pdf, nodi, disegni }) => marcheSmarrite(pdf, nodi, disegni),
};

/** Marks of a page that the tree does not lead back to an element, or leads to one that does not hold them. */
const marcheSmarrite = (pdf: PDFDocument, nodi: readonly Nodo[], disegni: readonly Disegno[]): readonly string[] => {
  const radice = dizionarioIn(pdf.catalog, 'StructTreeRoot');
  const padri = new Map(coppieDi(pdf, dizionarioIn(radice, 'ParentTree')));
  const perRiferimento = new Map(nodi.map((nodo) => [nodo.riferimento, nodo]));
  return pdf.getPages().flatMap((pagina, posto) => {
    const chiave = pagina.node.lookup(PDFName.of('StructParents'));
    const suoi = chiave instanceof PDFNumber ? padri.get(chiave.asNumber()) : undefined;
    const elenco = suoi === undefined ? undefined : pdf.context.lookup(suoi);
    return (disegni[posto]?.marche ?? []).flatMap((marca) => {
      const padre = elenco instanceof PDFArray ? elenco.get(marca) : undefined;
      const nodo = padre instanceof PDFRef ? perRiferimento.get(padre) : undefined;
      return se(nodo?.marche.includes(marca) !== true, `page ${posto + 1}, mark ${marca}`);
    });
  });
};

/** Faults of a print against PDF/UA-1, condition by condition; none, where a machine finds none. */
export const faultsUa = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  const metadati = pdf.catalog.lookup(PDFName.of('Metadata'));
  const letto: Letto = {
    pdf,
    nodi: tuttiI(alberoDi(pdf)),
    disegni: pdf.getPages().map((pagina) => disegnoDi(pdf, pagina)),
    metadati:
      metadati instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(metadati).decode()).toString('utf8') : '',
    dizionari: pdf.context.enumerateIndirectObjects().flatMap(([, uno]) => (uno instanceof PDFDict ? [uno] : [])),
  };
  return Object.entries(PUNTI).flatMap(([punto, controlla]) => controlla(letto).map((guasto) => `${punto}: ${guasto}`));
};
