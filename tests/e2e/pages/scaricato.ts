/** A file that the page gave to be saved. */
interface Scaricato {
  readonly createReadStream: () => Promise<NodeJS.ReadableStream>;
}

/** Returns the bytes of a file that the page gave. */
export const bytesOf = async (file: Scaricato): Promise<Buffer> => {
  const pezzi: Buffer[] = [];
  for await (const pezzo of await file.createReadStream()) pezzi.push(Buffer.from(pezzo));
  return Buffer.concat(pezzi);
};

/** Returns the text of a file that the page gave. */
export const textOf = async (file: Scaricato): Promise<string> => (await bytesOf(file)).toString('utf8');
