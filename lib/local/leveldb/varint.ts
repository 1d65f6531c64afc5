/** A number of seven bits a byte, the least first, and where what follows it begins. @throws when the bytes end before it does */
export const readVarint = (bytes: Uint8Array, from: number): { readonly value: number; readonly next: number } => {
  let [value, scale] = [0, 1];
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, next: at + 1 };
    scale *= 128;
  }
  throw new RangeError('A number is cut');
};
