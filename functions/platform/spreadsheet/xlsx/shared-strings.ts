import { Misura } from '../limiti.ts';
import { readXml, XmlText, type XmlListener } from './xml.ts';

/** The text inside an item or a cell: all its runs, without what tells how to pronounce it. */
export class TextRuns {
  readonly #text = new XmlText();
  #phonetic = false;
  #listening = false;

  open(name: string): void {
    if (name === 'rPh') this.#phonetic = true;
    else if (name === 't') this.#listening = !this.#phonetic;
  }

  close(name: string): void {
    if (name === 'rPh') this.#phonetic = false;
    else if (name === 't') this.#listening = false;
  }

  text(): XmlText | undefined {
    return this.#listening ? this.#text : undefined;
  }

  take(): string {
    return this.#text.take();
  }
}

/** The texts that cells name by their place (ECMA-376 18.4). @throws FileNonLeggibile when they are damaged or too many */
export const readSharedStrings = async (chunks: AsyncIterable<Buffer>): Promise<readonly string[]> => {
  const strings: string[] = [];
  const misura = new Misura();
  const runs = new TextRuns();
  const listener: XmlListener = {
    open: (name) => runs.open(name),
    close: (name) => {
      runs.close(name);
      if (name !== 'si') return;
      const text = runs.take();
      misura.addCelle(1);
      misura.addTesti([text]);
      strings.push(text);
    },
    text: () => runs.text(),
  };
  await readXml(chunks, listener);
  return strings;
};
