import { SaxesParser } from 'saxes';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { FileIllegibile } from './file-fisso.ts';
import { testoXml } from './lettura/testo-xml.ts';

/** Files are read up to this size. */
const MASSIMO_BYTE = 20_000_000;
/** More than the largest school writes: 1,000 people with every element of their month are 150,000. */
const MASSIMO_ELEMENTI = 500_000;
/** The deepest element of the documents is the eleventh. */
const MASSIMA_PROFONDITA = 40;
/** Text goes to the parser a piece at a time, so that what is refused is refused at once. */
const PEZZO = 65_536;

/** What the parser says, as a person reads it. */
const MOTIVI: readonly (readonly [inizio: string, motivo: string])[] = [
  ['unclosed tag', 'un elemento non è chiuso'],
  ['unexpected close tag', 'si chiude un elemento che non era aperto'],
  ['unmatched closing tag', 'si chiude un elemento che non era aperto'],
  ['duplicate attribute', 'un attributo c’è due volte'],
  ['attribute without value', 'un attributo non ha valore'],
  ['document must contain a root element', 'non c’è nessun elemento'],
  ['documents may contain only one root', 'c’è un secondo elemento radice'],
  ['text data outside of root node', 'c’è testo fuori dall’elemento radice'],
  ['undefined entity', 'un’entità (&…;) non è nota'],
  ['disallowed character', 'c’è un carattere che lì non può stare'],
  ['unexpected end', 'il file finisce dentro un elemento'],
  ['no whitespace between attributes', 'tra due attributi manca lo spazio'],
  ['unquoted attribute value', 'il valore di un attributo non è tra virgolette'],
  ['XML declaration', 'la riga <?xml …?> non è scritta come si deve'],
  ['an XML declaration must be', 'la riga <?xml …?> non è la prima'],
  ['the XML declaration must', 'la riga <?xml …?> non è la prima'],
  ['malformed', 'un commento o un’entità non è scritto come si deve'],
];

const motivoDi = (messaggio: string): string => {
  const detto = messaggio.replace(/^\d{1,9}:\d{1,9}: /, '');
  const noto = MOTIVI.find(([inizio]) => detto.startsWith(inizio));
  return noto === undefined ? '' : `: ${noto[1]}`;
};

/** An element of a file: its attributes, its children in order, its own text without the spaces around it. */
export interface Elemento {
  readonly nome: string;
  readonly attributi: Readonly<Record<string, string>>;
  readonly figli: readonly Elemento[];
  readonly testo: string;
  /** That text had spaces around it, and nothing else is inside. */
  readonly conSpazi: boolean;
  /** Where it begins, from 1. */
  readonly riga: number;
}

/** The root element of a file, and what is unusual in how the file is written. */
interface AlberoLetto {
  readonly radice: Elemento;
  readonly rilievi: readonly Rilievo[];
}

interface InLettura extends Elemento {
  readonly figli: InLettura[];
  testo: string;
  conSpazi: boolean;
}

/**
 * The root element of a file, in a time in proportion to its length.
 * @throws FileIllegibile for what is too large or too deep, declares a document type, or is not well formed: with its line
 */
export const readAlbero = (bytes: Uint8Array): AlberoLetto => {
  if (bytes.length === 0) throw new FileIllegibile('Byte 1: il file è vuoto.');
  if (bytes.length > MASSIMO_BYTE)
    throw new FileIllegibile(`Il file supera ${MASSIMO_BYTE / 1_000_000} MB: dividerlo per azienda.`);
  const { testo, rilievi } = testoXml(bytes);
  if (!/^\s{0,1000}</.test(testo)) throw new FileIllegibile('Riga 1: il file non è XML, che comincia con "<".');
  const lettura = new Lettura();
  for (let inizio = 0; inizio < testo.length; inizio += PEZZO) lettura.read(testo.slice(inizio, inizio + PEZZO));
  try {
    return { radice: lettura.close(), rilievi };
  } catch (error) {
    throw eCommercialeIn(testo) ?? error;
  }
};

/** An ampersand that nothing closes hides the rest of the file: the reader would say that its last line is wrong. */
const eCommercialeIn = (testo: string): FileIllegibile | null => {
  const posto = testo.indexOf('&', testo.lastIndexOf(';') + 1);
  if (posto < 0) return null;
  const prima = testo.slice(0, posto).split('\n');
  return new FileIllegibile(
    `Riga ${prima.length}, colonna ${prima.at(-1)?.length ?? 0}: una e commerciale (&) da sola non è XML, va scritta "&amp;".`,
  );
};

/** Which namespace an element is of no source says: it is read by its name alone. */
const senzaPrefisso = (nome: string): string => nome.slice(nome.indexOf(':') + 1);

/** Declarations of namespaces, and where a schema is found, are no data of the element. */
const suoi = (attributi: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributi).filter(([nome]) => !/^(?:xmlns(?::|$)|xsi:)/.test(nome)));

/** The tree grows on a stack of its own: a deep file is a refusal, not the end of the program's. */
class Lettura {
  readonly #parser = new SaxesParser();
  readonly #aperti: InLettura[] = [];
  #radice: InLettura | undefined;
  #elementi = 0;

  constructor() {
    this.#parser.on('doctype', () => this.#refuse('un file UniEmens non dichiara un tipo di documento.'));
    this.#parser.on('error', ({ message }) => this.#refuse(`il file non è XML ben formato${motivoDi(message)}.`));
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    this.#parser.on('closetag', () => {
      const chiuso = this.#aperti.pop();
      if (chiuso === undefined) return;
      const intero = chiuso.testo;
      chiuso.testo = intero.trim();
      chiuso.conSpazi = chiuso.testo !== '' && chiuso.testo !== intero && chiuso.figli.length === 0;
    });
    this.#parser.on('text', (testo) => this.#addTesto(testo));
    this.#parser.on('cdata', (testo) => this.#addTesto(testo));
  }

  read(pezzo: string): void {
    this.#parser.write(pezzo);
  }

  close(): Elemento {
    this.#parser.close();
    if (this.#radice === undefined) throw new FileIllegibile('Riga 1: il file non ha elementi.');
    return this.#radice;
  }

  #open(nome: string, attributi: Readonly<Record<string, string>>): void {
    this.#elementi += 1;
    if (this.#elementi > MASSIMO_ELEMENTI)
      this.#refuse(`il file ha più di ${MASSIMO_ELEMENTI.toLocaleString('it')} elementi: dividerlo per azienda.`);
    if (this.#aperti.length >= MASSIMA_PROFONDITA)
      this.#refuse(`${MASSIMA_PROFONDITA} elementi uno dentro l’altro: una denuncia non ne ha tanti.`);
    const elemento: InLettura = {
      nome: senzaPrefisso(nome),
      attributi: suoi(attributi),
      figli: [],
      testo: '',
      conSpazi: false,
      riga: this.#parser.line,
    };
    const dentro = this.#aperti.at(-1);
    if (dentro === undefined) this.#radice = elemento;
    else dentro.figli.push(elemento);
    this.#aperti.push(elemento);
  }

  #addTesto(testo: string): void {
    const aperto = this.#aperti.at(-1);
    if (aperto !== undefined) aperto.testo += testo;
  }

  #refuse(perche: string): never {
    const { line, column } = this.#parser;
    throw new FileIllegibile(`Riga ${line}, colonna ${column}: ${perche}`);
  }
}
