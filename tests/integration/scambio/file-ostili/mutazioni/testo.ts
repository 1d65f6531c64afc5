import { sceltaTra, type Mutazione, type Sorte } from './sorte.ts';

const recoded =
  (encode: (text: string) => Buffer): Mutazione =>
  (bytes) =>
    encode(bytes.toString('utf8'));

/** How a text may be written down. */
const CODIFICHE: Readonly<Record<string, Mutazione>> = {
  'utf-8 col segno': recoded((text) => Buffer.from(`\ufeff${text}`)),
  'utf-16': recoded((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  'utf-16 senza segno': recoded((text) => Buffer.from(text, 'utf16le')),
  'utf-16 rovesciato': recoded((text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
  'windows-1252': recoded((text) => Buffer.from(text, 'latin1')),
  'utf-8 rotto': (bytes, caso) =>
    Buffer.concat([bytes, Buffer.from(sceltaTra(caso, [[0xc3], [0xed, 0xa0, 0x80], [0xff, 0xfe], [0xf8, 0x88]]))]),
};

const INSIDIOSI = [
  '\n',
  '\t',
  '\r',
  '\u0000',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ud800',
  '\ufeff',
  '"',
  "'",
  ';',
  '=1+1',
  ' =1+1',
  '＝1+1',
  '@SUM(A1)',
  '-'.repeat(3000),
  'è'.repeat(2500),
  'a'.repeat(200_000),
  ' '.repeat(200_000),
  '1e400',
  '99999999999999999999',
  '31/02/2026',
  '__proto__',
  '<script>',
  '&amp;&lt;',
];

/** Something that a person or a program may leave in a text. */
export const insidioso = (caso: Sorte): string => sceltaTra(caso, INSIDIOSI);

/** Puts something awkward at some places of a text. */
const seminato: Mutazione = (bytes, caso) => {
  let text = bytes.toString('utf8');
  for (let volte = 1 + caso.intero(8); volte > 0; volte -= 1) {
    const at = caso.intero(text.length);
    text = `${text.slice(0, at)}${insidioso(caso)}${text.slice(at)}`;
  }
  return Buffer.from(text);
};

export const MUTAZIONI_DI_TESTO: Readonly<Record<string, Mutazione>> = {
  ...CODIFICHE,
  seminato,
  'righe miste': recoded((text) => {
    const [prima = '', ...altre] = text.split(/\r?\n/);
    return Buffer.from(`${prima}\r\n${altre.join('\n')}`);
  }),
  'righe vecchie': recoded((text) => Buffer.from(text.replace(/\r?\n/g, '\r'))),
  'senza virgolette': recoded((text) => Buffer.from(text.replaceAll('"', ''))),
  'virgolette aperte': (bytes, caso) => {
    const at = caso.intero(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from('"'), bytes.subarray(at)]);
  },
  'righe senza fine': (bytes, caso) =>
    Buffer.concat([
      bytes,
      Buffer.from(sceltaTra(caso, ['x\n', ';\n', ';;;;\n', '"\n', '\n', 'a;b\r\n']).repeat(400_000)),
    ]),
  'una riga senza fine': (bytes, caso) =>
    Buffer.concat([bytes, Buffer.from(sceltaTra(caso, ['x;', ';', '"";', 'x', '=']).repeat(1_500_000))]),
};
