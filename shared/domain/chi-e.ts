import { isCodiceFiscale, normalizeCodiceFiscale, partiCodiceFiscale, senzaOmocodia } from './codici/codice-fiscale.ts';
import { chiaveRicerca, nominativo } from './persona/nominativo.ts';

/** A person that a file or a pasted text may name: `chiavi` are the tax code, the number and the names they may be called by. */
export interface Nominabile {
  readonly nominativo: string;
  readonly chiavi: readonly string[];
}

/** The people by each key they may be called by, folded as searches fold it, and by their tax codes without omocodia. */
export interface Chiamati<P> {
  readonly perChiave: ReadonlyMap<string, readonly P[]>;
  readonly perCodiceChiaro: ReadonlyMap<string, readonly P[]>;
}

/** The person that the cells of a line name, or why they name none: words that go on in a sentence. */
export type PersonaNominata<P> =
  | { readonly persona: P; readonly motivo: null }
  | { readonly persona: undefined; readonly motivo: string };

/** Returns what a row may call a person of the registry by: tax code, those of before, number, name. */
export const chiaviDi = ({
  desCf,
  cfPrecedenti = [],
  matricola,
  desCognome,
  desNome,
}: {
  readonly desCf: string;
  readonly cfPrecedenti?: readonly string[];
  readonly matricola: number;
  readonly desCognome: string;
  readonly desNome: string;
}): readonly string[] => [desCf, ...cfPrecedenti, String(matricola), nominativo(desCognome, desNome)];

export const chiamatiCon = <P extends Nominabile>(persone: readonly P[]): Chiamati<P> => ({
  perChiave: groupedBy(persone, ({ chiavi }) => chiavi.flatMap(ordini)),
  perCodiceChiaro: groupedBy(persone, ({ chiavi }) => chiavi.flatMap((chiave) => codiceChiaro(chiave) ?? [])),
});

const groupedBy = <P>(
  persone: readonly P[],
  chiaviDi: (persona: P) => readonly string[],
): ReadonlyMap<string, readonly P[]> => {
  const gruppi = new Map<string, P[]>();
  for (const persona of persone)
    for (const chiave of new Set(chiaviDi(persona))) {
      const gruppo = gruppi.get(chiave);
      if (gruppo === undefined) gruppi.set(chiave, [persona]);
      else gruppo.push(persona);
    }
  return gruppi;
};

/** Longer names have more words than anybody would write in another order. */
const MASSIMO_PAROLE = 6;

/** Returns a key with its words in each order that files use: the first ones brought to the end, since some write the name before the surname. */
export const ordini = (testo: string): readonly string[] => {
  const parole = chiaveRicerca(testo).split(' ');
  if (parole.length > MASSIMO_PAROLE) return [parole.join(' ')];
  return parole.map((_, quante) => [...parole.slice(quante), ...parole.slice(0, quante)].join(' '));
};

/** The tax code with digits in the places of omocodia; null for what has not the form of one. */
const codiceChiaro = (testo: string): string | null => {
  const codice = chiaveRicerca(testo).replaceAll(' ', '');
  return partiCodiceFiscale(codice) === null ? null : senzaOmocodia(codice);
};

/** Returns the people that a text names: by that very key, else by a tax code that differs only by the letters of omocodia. */
export const nominatiDa = <P>(testo: string, { perChiave, perCodiceChiaro }: Chiamati<P>): readonly P[] => {
  const chiave = chiaveRicerca(testo);
  return perChiave.get(chiave) ?? perChiave.get(chiave.replaceAll(' ', '')) ?? omocodi(testo, perCodiceChiaro);
};

/** A code that is wrong in itself is nobody's, whoever its first characters are of. */
const omocodi = <P>(testo: string, perCodiceChiaro: Chiamati<P>['perCodiceChiaro']): readonly P[] => {
  const chiaro = isCodiceFiscale(normalizeCodiceFiscale(testo)) ? codiceChiaro(testo) : null;
  return chiaro === null ? [] : (perCodiceChiaro.get(chiaro) ?? []);
};

/**
 * Returns the one person that all the cells agree on. Each cell that names somebody gives a set of people, and so do the
 * words together (surname and name apart); the sets must meet in one person. A code of nobody stops the line even when
 * the name is known, and so does a name that is not of the person of the code.
 */
export const chiE = <P extends Nominabile>(
  celle: readonly string[],
  chiamati: Chiamati<P>,
  /** Where they were looked for, as it begins a sentence. */
  dove = '',
): PersonaNominata<P> => {
  const dette = celle.filter((cella) => cella.trim() !== '');
  const parole = dette.filter((cella) => !isCodice(cella));
  const trovate = trovateDa(dette, parole, chiamati);
  const diNessuno = dette.find((cella) => isCodice(cella) && nominatiDa(cella, chiamati).length === 0);
  if (trovate.length === 0) return nessuna(`${dove}non c'è nessuno con il nome o il codice «${dette.join(' ')}»`);
  if (diNessuno !== undefined)
    return nessuna(
      `«${diNessuno}» non è di nessuno, mentre ${detto(trovate)}: correggere il codice, o toglierlo se non dice di chi è la riga`,
    );
  const [persona, ...altre] = comuni(trovate.map(({ persone }) => persone));
  if (persona === undefined)
    return nessuna(`la riga nomina persone diverse: ${detto(trovate)}. Correggere il nome o il codice`);
  if (altre.length > 0) return nessuna('più persone si chiamano così: indicarla con il codice fiscale');
  const nome = parole.join(' ');
  return isSoloDaCodice(trovate) && parole.length > 0 && !isNomeDi(nome, persona)
    ? nessuna(`la riga nomina persone diverse: ${detto(trovate)}, il nome è «${nome}». Correggere il nome o il codice`)
    : { persona, motivo: null };
};

const nessuna = (motivo: string): { readonly persona: undefined; readonly motivo: string } => ({
  persona: undefined,
  motivo,
});

/** True for a tax code, with letters in the place of all its digits too, or a number: no name has a digit. */
export const isCodice = (cella: string): boolean =>
  /\d/.test(cella) || partiCodiceFiscale(cella.trim().toUpperCase()) !== null;

interface Trovate<P> {
  readonly testo: string;
  readonly persone: readonly P[];
}

/** Returns the people of each cell that names somebody, and of the words together. */
const trovateDa = <P>(
  dette: readonly string[],
  parole: readonly string[],
  chiamati: Chiamati<P>,
): readonly Trovate<P>[] =>
  [...dette, ...(parole.length > 1 ? [parole.join(' ')] : [])].flatMap((testo) => {
    const persone = nominatiDa(testo, chiamati);
    return persone.length === 0 ? [] : [{ testo, persone }];
  });

const isSoloDaCodice = (trovate: readonly Trovate<unknown>[]): boolean => trovate.every(({ testo }) => isCodice(testo));

/** The people of every set. */
const comuni = <P>([primo = [], ...altri]: readonly (readonly P[])[]): readonly P[] =>
  primo.filter((persona) => altri.every((insieme) => insieme.includes(persona)));

/** True when the words hold the surname of the person and, in the rest, one name holds the other: a second name may be missing, or be one more. */
export const isNomeDi = (nome: string, { nominativo }: Pick<Nominabile, 'nominativo'>): boolean => {
  const [scritto, suo] = [chiaveRicerca(nome), chiaveRicerca(nominativo)];
  if (scritto.replaceAll(' ', '') === suo.replaceAll(' ', '')) return true;
  const [parole, sue] = [scritto.split(' '), suo.split(' ')];
  const [cognome = ''] = sue;
  return parole.includes(cognome) && (holdsAll(sue, parole) || holdsAll(parole, sue));
};

/** True when each word of the second list begins, or is begun by, one of the first: names are cut short, or are an initial. */
const holdsAll = (parole: readonly string[], altre: readonly string[]): boolean =>
  altre.every((altra) => parole.some((parola) => parola.startsWith(altra) || altra.startsWith(parola)));

/** Returns the person that each cell names, in words. */
const detto = (trovate: readonly Trovate<Nominabile>[]): string =>
  trovate.map(({ testo, persone: [prima] }) => `«${testo}» è ${prima?.nominativo ?? ''}`).join(', ');
