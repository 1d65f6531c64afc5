import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import type { Rilievo } from '../../../shared/contracts/denunce/rilievo.ts';
import { FileIllegibile } from './file-fisso.ts';
import { nodoDi, TESTO, type Figlio, type Nodo } from './file-xml.ts';

/** Files are read up to this size. */
const MASSIMO_BYTE = 20_000_000;

/** An element as the parser gives it: its attributes, and its children or its text in order. */
interface ElementoLetto {
  readonly nome: string;
  readonly attributi: Readonly<Record<string, string>>;
  readonly figli: readonly ElementoLetto[];
  readonly testo: string;
}

export interface LetturaXml<R> {
  readonly records: R;
  /** What the file has and the records cannot hold, or has in another order. */
  readonly rilievi: readonly Rilievo[];
}

/** The records of a file, whoever wrote it. @throws FileIllegibile, which says the line or the element */
export const readFileXml = <S extends z.ZodType>(
  bytes: Uint8Array,
  radice: string,
  schema: S,
): LetturaXml<z.output<S>> => {
  const trovata = elementoRadice(testoXml(bytes));
  if (trovata.nome !== radice) throw new FileIllegibile(`Elemento ${trovata.nome}: il file comincia con ${radice}.`);
  const rilievi: Rilievo[] = [];
  const grezzo = readNodo(nodoDi(schema), trovata, radice, rilievi);
  const letto = schema.safeParse(grezzo);
  if (letto.success) return { records: letto.data, rilievi };
  const [primo] = letto.error.issues;
  throw new FileIllegibile(`Elemento ${[radice, ...(primo?.path ?? [])].join('/')}: ${primo?.message ?? ''}`);
};

/** @throws FileIllegibile for what is too large, is not UTF-8, declares a document type, or is not well formed: with its line */
const testoXml = (bytes: Uint8Array): string => {
  if (bytes.length === 0) throw new FileIllegibile('Byte 1: il file è vuoto.');
  if (bytes.length > MASSIMO_BYTE)
    throw new FileIllegibile(`Il file supera ${MASSIMO_BYTE / 1_000_000} MB: dividerlo per azienda.`);
  const testo = decodifica(bytes);
  const tipo = testo.indexOf('<!DOCTYPE');
  if (tipo >= 0) throw new FileIllegibile(`Byte ${tipo + 1}: un file UniEmens non dichiara un tipo di documento.`);
  const esito = XMLValidator.validate(testo);
  if (esito !== true) {
    const { line, col, msg } = esito.err;
    throw new FileIllegibile(`Riga ${line}, colonna ${col}: il file non è XML ben formato (${msg}).`);
  }
  return testo;
};

const decodifica = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new FileIllegibile('Il file non è scritto in UTF-8.', { cause });
  }
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const ATTRIBUTI = ':@';
const Grezzo = z.array(z.record(z.string(), z.unknown()));

const elementoRadice = (testo: string): ElementoLetto => {
  const [radice] = elementiDi(Grezzo.parse(parser.parse(testo)));
  if (radice === undefined) throw new FileIllegibile('Riga 1: il file non ha elementi.');
  return radice;
};

/** The elements among the pieces the parser gives; text is not one. */
const elementiDi = (pezzi: z.infer<typeof Grezzo>): readonly ElementoLetto[] =>
  pezzi.flatMap((pezzo) =>
    Object.entries(pezzo).flatMap(([nome, dentro]): ElementoLetto[] => {
      if (nome === ATTRIBUTI || nome === '#text') return [];
      const figli = Grezzo.parse(dentro);
      return [
        {
          nome,
          attributi: z.record(z.string(), z.string()).parse(pezzo[ATTRIBUTI] ?? {}),
          figli: elementiDi(figli),
          testo: figli.map((figlio) => (typeof figlio['#text'] === 'string' ? figlio['#text'] : '')).join(''),
        },
      ];
    }),
  );

const readNodo = (nodo: Nodo, elemento: ElementoLetto, dove: string, rilievi: Rilievo[]): unknown => {
  if (nodo.di !== 'figli') return valoreDi(nodo, elemento.testo, dove);
  const perNome = new Map(
    nodo.figli.filter(({ attributo }) => !attributo).map((figlio, posto) => [figlio.nome, { figlio, posto }]),
  );
  rilievi.push(...estranei(nodo.figli, elemento, dove), ...fuoriOrdine(perNome, elemento, dove));
  const gruppi = Map.groupBy(elemento.figli, ({ nome }) => nome);
  return Object.fromEntries(
    nodo.figli.flatMap((figlio): [string, unknown][] => {
      const valore = figlio.attributo
        ? attributoDi(figlio, elemento, dove)
        : figliDi(figlio, figlio.nome === TESTO ? [elemento] : (gruppi.get(figlio.nome) ?? []), dove, rilievi);
      return valore === undefined ? [] : [[`${figlio.attributo ? '@' : ''}${figlio.nome}`, valore]];
    }),
  );
};

const attributoDi = ({ nome, nodo }: Figlio, { attributi }: ElementoLetto, dove: string): unknown => {
  const scritto = attributi[nome];
  return scritto === undefined || nodo.di === 'figli' ? undefined : valoreDi(nodo, scritto, `${dove}/@${nome}`);
};

const figliDi = (
  { nome, ripetuto, nodo }: Figlio,
  trovati: readonly ElementoLetto[],
  dove: string,
  rilievi: Rilievo[],
): unknown => {
  if (nome === TESTO) return trovati[0]?.testo;
  if (!ripetuto && trovati.length > 1)
    throw new FileIllegibile(`Elemento ${dove}/${nome}: c'è ${trovati.length} volte, attesa una.`);
  const valori = trovati.map((uno, indice) =>
    readNodo(nodo, uno, `${dove}/${nome}${ripetuto ? `[${indice + 1}]` : ''}`, rilievi),
  );
  if (ripetuto) return valori.length === 0 ? undefined : valori;
  return valori[0];
};

/** @throws FileIllegibile for what has not the form of the element */
const valoreDi = ({ di }: Exclude<Nodo, { di: 'figli' }>, testo: string, dove: string): string | number | undefined => {
  if (testo === '') return undefined;
  if (di === 'testo') return testo;
  const forma = di === 'euro' ? /^-?\d{1,13},\d{2}$/ : /^-?\d{1,15}$/;
  if (!forma.test(testo))
    throw new FileIllegibile(
      `Elemento ${dove}: atteso ${di === 'euro' ? 'un importo come 1234,56' : 'un numero intero'}, trovato "${testo}".`,
    );
  return Number(testo.replace(',', ''));
};

const rilievo = (
  dove: string,
  parte: Pick<Rilievo, 'codice' | 'regola' | 'trovato' | 'atteso' | 'rimedio'>,
): Rilievo => ({
  ...parte,
  gravita: 'AVVISO',
  persona: null,
  campo: dove.slice(0, 200),
});

/** Elements and attributes that the records do not hold: they are neither checked nor written again. */
const estranei = (
  figli: readonly Figlio[],
  { figli: trovati, attributi }: ElementoLetto,
  dove: string,
): readonly Rilievo[] => {
  const noti = new Set(figli.map(({ nome, attributo }) => `${attributo ? '@' : ''}${nome}`));
  const nomi = [...trovati.map(({ nome }) => nome), ...Object.keys(attributi).map((nome) => `@${nome}`)];
  return [...new Set(nomi)]
    .filter((nome) => !noti.has(nome))
    .map((nome) =>
      rilievo(`${dove}/${nome}`, {
        codice: 'uniemens.elemento-sconosciuto',
        regola: 'Gli elementi del file sono quelli che il programma conosce.',
        trovato: nome,
        atteso: 'un elemento del profilo',
        rimedio: 'Controllarlo sul documento tecnico: il programma non lo verifica e non lo riscrive.',
      }),
    );
};

/** The first child that comes after one it should precede. */
const fuoriOrdine = (
  perNome: ReadonlyMap<string, { readonly posto: number }>,
  { figli }: ElementoLetto,
  dove: string,
): readonly Rilievo[] => {
  const noti = figli.flatMap(({ nome }) => {
    const posto = perNome.get(nome)?.posto;
    return posto === undefined ? [] : [{ nome, posto }];
  });
  const indice = noti.findIndex(({ posto }, quale) => posto < (noti[quale - 1]?.posto ?? 0));
  const [prima, dopo] = [noti[indice - 1], noti[indice]];
  return prima === undefined || dopo === undefined
    ? []
    : [
        rilievo(`${dove}/${dopo.nome}`, {
          codice: 'uniemens.ordine',
          regola: 'Gli elementi stanno nell’ordine del profilo.',
          trovato: `${dopo.nome} dopo ${prima.nome}`,
          atteso: `${dopo.nome} prima di ${prima.nome}`,
          rimedio: 'Le fonti non sono tutte d’accordo sull’ordine: provare il file con il controllo dell’INPS.',
        }),
      ];
};
