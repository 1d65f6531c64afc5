/** The characters of the bytes from 0x80 of code page 850, as programs of DOS and of old mainframes write; the euro is where its successor 858 has it. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** An accented letter of Italian after a letter of its case, by the bytes that each page gives it. 'à' of page 850 is the ellipsis of Windows, which ends many words; some bytes are nothing in Windows. */
const OF_850 =
  /[\x81\x8d\x90]|[a-z][\x82\x8a\x8d\x95\x97]|[tT]\x85(?!\x85)|[a-z]\x85(?=[a-z])|[A-Z]{2}[\x82\x8a\x95\xb7\xd4\xde\xe3\xeb]/g;
const OF_WINDOWS =
  /[a-z][\xe0\xe1\xe7-\xe9\xec\xf2\xf6\xf9\xfc]|[A-Z][\xc0\xc8\xc9\xcc\xd2\xd9\xdc]|[A-Z]{2}[\xe0\xe8\xe9\xec\xf2\xf9]/g;

const countOf = (letters: RegExp, bytes: string): number => bytes.match(letters)?.length ?? 0;

/** The text of bytes that are no UTF-8, when its Italian letters are those of code page 850; undefined when they may be of Windows. */
export const readCodePage850 = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (countOf(OF_850, text) <= countOf(OF_WINDOWS, text)) return undefined;
  return text.replace(/[\x80-\xff]/g, (byte) => UPPER[byte.charCodeAt(0) - 0x80] ?? byte);
};
