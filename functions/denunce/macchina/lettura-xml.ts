import type * as z from 'zod';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { readAlbero, type Elemento } from './albero-xml.ts';
import { FileIllegibile } from './file-fisso.ts';
import { readTollerante, type Racconto, type Tollerata } from './lettura/lettura-tollerante.ts';
import { difettoDiLettura } from './lettura/rilievi-di-lettura.ts';
import { riscritto } from './lettura/riscrittura.ts';
import { TESTO, testoDi, type Albero, type Figlio, type Nodo } from './nodo-xml.ts';
import { conPosto, NonLetto } from './non-letto.ts';

/** A file with more things that nobody knows is another kind of file. */
const MASSIMI_RILIEVI = 50_000;

/** The records of a file, whoever wrote it. @throws FileIllegibile for what is no XML, or has another root */
export const readFileXml = <S extends z.ZodType>(
  bytes: Uint8Array,
  { radice, nodo }: Albero,
  schema: S,
  personaDi: Racconto['personaDi'],
): Tollerata<z.output<S>> => {
  const { radice: trovata, rilievi: scritti } = readAlbero(bytes);
  if (trovata.nome !== radice) throw new FileIllegibile(`Elemento ${trovata.nome}: il file comincia con ${radice}.`);
  const rilievi: Rilievo[] = [...scritti];
  const letta = readTollerante(schema, readNodo(nodo, trovata, radice, rilievi), { personaDi });
  return { ...letta, rilievi: [...rilievi, ...letta.rilievi] };
};

const readNodo = (nodo: Nodo, elemento: Elemento, dove: string, rilievi: Rilievo[]): unknown => {
  if (nodo.di !== 'figli') {
    const valore = valoreDi(nodo, elemento.testo);
    if (elemento.conSpazi) addRilievi(rilievi, [riscritto(dove, `"${elemento.testo}" tra spazi`, elemento.testo)]);
    addRilievi(rilievi, riscrittoDi(nodo, valore, elemento.testo, dove));
    return valore;
  }
  const perNome = new Map(
    nodo.figli.filter(({ attributo }) => !attributo).map((figlio, posto) => [figlio.scritto, { figlio, posto }]),
  );
  addRilievi(rilievi, [
    ...estranei(nodo.figli, elemento, dove),
    ...vuoti(perNome, elemento, dove),
    ...fuoriOrdine(perNome, elemento, { dove, isCerto: nodo.isOrdineCerto }),
  ]);
  const gruppi = Map.groupBy(elemento.figli, ({ nome }) => nome);
  const valori = Object.fromEntries(
    nodo.figli.flatMap((figlio): [string, unknown][] => {
      const valore = figlio.attributo
        ? attributoDi(figlio, elemento, dove, rilievi)
        : figliDi(figlio, figlio.nome === TESTO ? [elemento] : (gruppi.get(figlio.scritto) ?? []), dove, rilievi);
      return valore === undefined ? [] : [[`${figlio.attributo ? '@' : ''}${figlio.nome}`, valore]];
    }),
  );
  return conPosto(valori, `riga ${elemento.riga}`);
};

const addRilievi = (rilievi: Rilievo[], nuovi: readonly Rilievo[]): void => {
  for (const nuovo of nuovi) rilievi.push(nuovo);
  if (rilievi.length > MASSIMI_RILIEVI)
    throw new FileIllegibile(
      `Più di ${MASSIMI_RILIEVI.toLocaleString('it')} elementi che il programma non conosce, l’ultimo in ${rilievi.at(-1)?.campo ?? ''}: non è una denuncia UniEmens.`,
    );
};

/** The finding of a number that is written otherwise than the program writes it; none of one that is not read. */
const riscrittoDi = (
  nodo: Exclude<Nodo, { di: 'figli' }>,
  valore: unknown,
  scritto: string,
  dove: string,
): readonly Rilievo[] => {
  if (typeof valore !== 'number') return [];
  const nuovo = testoDi(nodo, valore, dove);
  return nuovo === scritto ? [] : [riscritto(dove, scritto, nuovo)];
};

const attributoDi = ({ scritto, nodo }: Figlio, { attributi }: Elemento, dove: string, rilievi: Rilievo[]): unknown => {
  const valore = attributi[scritto];
  if (valore === undefined || nodo.di === 'figli') return undefined;
  // Empty is kept where a rule judges it.
  if (valore === '' && nodo.schema.safeParse('').success) return valore;
  if (valore === '') addRilievi(rilievi, [riscritto(`${dove}/@${scritto}`, 'un attributo vuoto', 'nessun attributo')]);
  return valoreDi(nodo, valore);
};

const figliDi = (
  { nome, scritto, ripetuto, nodo }: Figlio,
  trovati: readonly Elemento[],
  dove: string,
  rilievi: Rilievo[],
): unknown => {
  if (nome === TESTO) return trovati[0]?.testo;
  if (!ripetuto && trovati.length > 1)
    rilievi.push(
      difettoDiLettura({
        codice: 'denuncia.ripetuto',
        campo: accorciato(`${dove}/${scritto}`, 200),
        atteso: 'una volta',
        trovato: `${trovati.length} volte, dalla riga ${trovati[0]?.riga ?? 0}`,
        rimedio: 'Lasciarne uno: il programma controlla il primo.',
      }),
    );
  const presi = ripetuto ? trovati : trovati.slice(0, 1);
  const valori = presi.map((uno, indice) =>
    readNodo(nodo, uno, `${dove}/${scritto}${ripetuto ? `[${indice + 1}]` : ''}`, rilievi),
  );
  if (ripetuto) return valori.length === 0 ? undefined : valori;
  return valori[0];
};

/** The value of an element; as it was written, where it has not its form. */
const valoreDi = ({ di }: Exclude<Nodo, { di: 'figli' }>, testo: string): string | number | NonLetto | undefined => {
  if (testo === '') return undefined;
  if (di === 'testo') return testo;
  const forma = di === 'euro' ? /^-?\d{1,13},\d{2}$/ : /^-?\d{1,15}$/;
  if (!forma.test(testo)) return new NonLetto(testo, di === 'euro' ? 'un importo come 1234,56' : 'un numero intero');
  return Number(testo.replace(',', ''));
};

const rilievo = (
  dove: string,
  parte: Pick<Rilievo, 'codice' | 'regola' | 'trovato' | 'atteso' | 'rimedio'> & Partial<Pick<Rilievo, 'gravita'>>,
): Rilievo => ({
  gravita: 'AVVISO',
  ...parte,
  persona: null,
  campo: accorciato(dove, 200),
});

/** Elements and attributes that the records do not hold: they are neither checked nor written again. */
const estranei = (
  figli: readonly Figlio[],
  { figli: trovati, attributi }: Elemento,
  dove: string,
): readonly Rilievo[] => {
  const noti = new Set(figli.map(({ scritto, attributo }) => `${attributo ? '@' : ''}${scritto}`));
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

/** Elements that are written with nothing in them: what is empty is left out. */
const vuoti = (
  perNome: ReadonlyMap<string, { readonly figlio: Figlio }>,
  { figli }: Elemento,
  dove: string,
): readonly Rilievo[] =>
  figli
    .filter(({ nome, testo }) => testo === '' && (perNome.get(nome)?.figlio.nodo.di ?? 'figli') !== 'figli')
    .map(({ nome }) =>
      rilievo(`${dove}/${nome}`, {
        codice: 'uniemens.elemento-vuoto',
        regola: 'Un elemento senza valore non si scrive.',
        trovato: 'niente',
        atteso: 'un valore, o nessun elemento',
        rimedio: 'Completarlo o toglierlo: il programma lo legge come se non ci fosse.',
      }),
    );

interface Ordine {
  readonly dove: string;
  /** The sources agree on it. */
  readonly isCerto: boolean;
}

/** The first child that comes after one it should precede. */
const fuoriOrdine = (
  perNome: ReadonlyMap<string, { readonly posto: number }>,
  { figli }: Elemento,
  { dove, isCerto }: Ordine,
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
          gravita: isCerto ? 'BLOCCANTE' : 'AVVISO',
          regola: 'Gli elementi stanno nell’ordine del profilo.',
          trovato: `${dopo.nome} dopo ${prima.nome}`,
          atteso: `${dopo.nome} prima di ${prima.nome}`,
          rimedio: isCerto
            ? 'Scrivere prima i periodi del mese (E0), poi E1, F1 e i periodi precedenti (V1).'
            : 'Le fonti non sono tutte d’accordo sull’ordine: provare il file con il controllo dell’INPS.',
        }),
      ];
};
