import fontkit from '@pdf-lib/fontkit';
import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, PDFRef } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { datiCedolino } from '#functions/cedolini/stampe/cedolino/data.ts';
import { drawCedolini } from '#functions/cedolini/stampe/cedolino/layout.ts';
import { openTypeface } from '#functions/impaginazione/layout/pdf/font-files.ts';
import { truetypeSubset } from '#functions/impaginazione/layout/pdf/truetype-subset.ts';
import { fonteCedolino } from '../../stampe/cedolino-di-prova.ts';
import { numeri, oggetti, readPdf, voce } from '../../stampe/lettura-pdf.ts';

// What PDF/UA-1 (ISO 14289-1) asks and a program can check, on a print that has every kind of block.
const { bytes, letti, parti } = await (async () => {
  const pezzi: Uint8Array[] = [];
  const cedolini = [datiCedolino(fonteCedolino()), datiCedolino(fonteCedolino({ cognome: 'Rossi', nome: 'Prova' }))];
  const metadati = {
    titolo: 'Cedolini & prove <gennaio>',
    autore: 'Istituto Inventato',
    creato: '2026-02-10T09:30:00Z',
  };
  for await (const pezzo of drawCedolini(metadati, cedolini, { spiegazioni: true })) pezzi.push(pezzo);
  const intero = Buffer.concat(pezzi);
  return { bytes: intero, letti: await readPdf(intero), parti: await oggetti(intero) };
})();

const figlio = (dizionario: PDFDict, chiave: string): PDFDict => {
  const trovato = dizionario.lookup(PDFName.of(chiave));
  if (!(trovato instanceof PDFDict)) throw new Error(`dictionary expected at ${chiave}`);
  return trovato;
};

describe('an accessible print', () => {
  it('declares itself tagged, in Italian, with its title in the window', () => {
    const { catalog } = parti.pdf;
    expect(voce(catalog, 'Lang')?.toString()).toBe('(it-IT)');
    expect(voce(figlio(catalog, 'MarkInfo'), 'Marked')).toBe(PDFBool.True);
    expect(voce(figlio(catalog, 'ViewerPreferences'), 'DisplayDocTitle')).toBe(PDFBool.True);
    expect(Buffer.from(bytes).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  });

  it('says the same title in the metadata, with the PDF/UA identifier', () => {
    const metadata = Buffer.from(parti.flusso(voce(parti.pdf.catalog, 'Metadata')), 'latin1').toString('utf8');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain('<rdf:li xml:lang="x-default">Cedolini &amp; prove &lt;gennaio&gt;</rdf:li>');
    expect(letti.info['Title']).toBe('Cedolini & prove <gennaio>');
  });

  it('has every word in the structure or in the decoration', () => {
    expect(letti.pagine.flatMap(({ fuoriStruttura }) => fuoriStruttura)).toEqual([]);
  });

  it('leads from each marked content back to its element', () => {
    const pagine = parti.pdf.getPages();
    const radice = figlio(parti.pdf.catalog, 'StructTreeRoot');
    const nodi = figlio(radice, 'ParentTree').lookup(PDFName.of('Kids'), PDFArray).asArray();
    const chiavi = nodi.flatMap((nodo) =>
      parti.pdf.context.lookup(nodo, PDFDict).lookup(PDFName.of('Nums'), PDFArray).asArray(),
    );
    expect(chiavi.length).toBe(pagine.length * 2);
    pagine.forEach((pagina, posizione) => {
      expect(pagina.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()).toBe(posizione);
      const contenuto = parti.flusso(voce(pagina.node, 'Contents'));
      const marche = [...contenuto.matchAll(/<<\/MCID (\d+)>>BDC/g)].map(([, marca]) => Number(marca));
      const padri = parti.pdf.context.lookup(chiavi[posizione * 2 + 1], PDFArray).asArray();
      expect(marche).toEqual(padri.map((_, marca) => marca));
      for (const padre of padri) expect(parti.pdf.context.lookup(padre, PDFDict).has(PDFName.of('S'))).toBe(true);
    });
  });

  it('links every element to its parent and every parent to its elements', () => {
    const elementi = parti.dizionari.filter(
      ({ dizionario }) => dizionario.has(PDFName.of('S')) && dizionario.has(PDFName.of('P')),
    );
    expect(elementi.length).toBeGreaterThan(200);
    for (const { riferimento, dizionario } of elementi) {
      const padre = figlio(dizionario, 'P');
      const figli = padre.lookup(PDFName.of('K'));
      const elenco = figli instanceof PDFArray ? figli.asArray() : [padre.get(PDFName.of('K'))];
      expect(elenco.some((uno) => uno instanceof PDFRef && uno === riferimento)).toBe(true);
    }
  });

  it('starts from a heading of the first level and skips none', () => {
    const livelli = parti.dizionari
      .map(({ dizionario }) => voce(dizionario, 'S')?.toString() ?? '')
      .filter((tag) => /^\/H\d$/.test(tag))
      .map((tag) => Number(tag.slice(2)));
    expect(new Set(livelli)).toEqual(new Set([1, 2, 3]));
    livelli.forEach((livello, posizione) => expect(livello).toBeLessThanOrEqual((livelli[posizione - 1] ?? 0) + 1));
  });

  it('says for each header cell what it heads', () => {
    const testate = parti.con('S', 'TH');
    expect(testate.length).toBeGreaterThan(30);
    for (const testata of testate)
      expect(['/Column', '/Row']).toContain(voce(figlio(testata, 'A'), 'Scope')?.toString());
  });

  it('embeds its fonts, with their text and the widths of their programs', () => {
    const fonti = parti.con('Subtype', 'Type0');
    expect(fonti).toHaveLength(2);
    for (const fonte of fonti) {
      const discendente = parti.pdf.context.lookup(
        fonte.lookup(PDFName.of('DescendantFonts'), PDFArray).get(0),
        PDFDict,
      );
      const programma = Buffer.from(parti.flusso(voce(figlio(discendente, 'FontDescriptor'), 'FontFile2')), 'latin1');
      const larghezze = numeri(discendente.lookup(PDFName.of('W'), PDFArray).lookup(1));
      const incorporato = fontkit.create(programma);
      larghezze.forEach((larghezza, posizione) =>
        expect(Math.round(incorporato.getGlyph(posizione + 1).advanceWidth)).toBe(larghezza),
      );
      expect(parti.flusso(voce(fonte, 'ToUnicode'))).toContain(`${Math.min(larghezze.length, 100)} beginbfchar`);
      expect(voce(fonte, 'BaseFont')?.toString()).toMatch(/^\/[A-Z]{6}\+SourceSans3-/);
    }
  });

  it('never shows the glyph of what is missing', () => {
    for (const pagina of parti.pdf.getPages())
      expect(parti.flusso(voce(pagina.node, 'Contents'))).not.toMatch(/\((?:[^\\()]{2})*\0\0/);
  });
});

describe('the font subset', () => {
  let insieme: readonly number[] = [];
  beforeAll(() => {
    const { font } = openTypeface('normale');
    insieme = [0, ...[...'AàÈłŞșț€Ω1'].map((carattere) => font.glyphForCodePoint(carattere.codePointAt(0) ?? 0).id)];
  });

  it('draws each glyph exactly as the typeface does, accents included', () => {
    const { font, program } = openTypeface('normale');
    const ridotto = fontkit.create(truetypeSubset(program, insieme));
    insieme.forEach((glifo, posizione) => {
      expect(ridotto.getGlyph(posizione).path.toSVG()).toBe(font.getGlyph(glifo).path.toSVG());
      expect(ridotto.getGlyph(posizione).advanceWidth).toBe(font.getGlyph(glifo).advanceWidth);
    });
  });

  it('has a directory and checksums that agree', () => {
    const { program } = openTypeface('normale');
    const ridotto = Buffer.from(truetypeSubset(program, insieme));
    let somma = 0;
    for (let posizione = 0; posizione < ridotto.length; posizione += 4)
      somma = (somma + ridotto.readUInt32BE(posizione)) % 2 ** 32;
    expect(somma).toBe(0xb1b0afba);
    expect(ridotto.length).toBeLessThan(program.length / 20);
  });
});
