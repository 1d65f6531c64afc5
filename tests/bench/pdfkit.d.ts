declare module 'pdfkit' {
  export interface Structure {
    add(child: Structure): this;
    end(): this;
  }

  /** The part of pdfkit that the bench of the prints draws with; the package has no types of its own. */
  export default class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    on(event: 'data', listener: (piece: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: { readonly lineBreak: boolean }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    fillColor(colour: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    struct(tag: string, content?: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: string): this;
    endMarkedContent(): this;
    end(): void;
  }
}
