import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';

/** A person that a file or a pasted text may name: `chiavi` are the tax code, the number and the names they may be called by. */
export interface Nominabile {
  readonly nominativo: string;
  readonly chiavi: readonly string[];
}

/** The people by each key they may be called by, folded as searches fold it. */
export type Chiamati<P> = ReadonlyMap<string, readonly P[]>;

/** The person that the cells of a line name, or why they name none: words that go on in a sentence. */
export type PersonaNominata<P> =
  | { readonly persona: P; readonly motivo: null }
  | { readonly persona: undefined; readonly motivo: string };

export const chiamatiCon = <P extends Nominabile>(persone: readonly P[]): Chiamati<P> =>
  new Map(
    [
      ...Map.groupBy(
        persone.flatMap((persona) =>
          [...new Set(persona.chiavi.map(chiaveRicerca))].map((chiave) => ({ chiave, persona })),
        ),
        ({ chiave }) => chiave,
      ),
    ].map(([chiave, trovate]) => [chiave, trovate.map(({ persona }) => persona)]),
  );

/**
 * Returns the one person that all the cells agree on. Each cell that names somebody gives a set of people, and so do the
 * words together (surname and name apart); the sets must meet in one person. A code of nobody stops the line even when
 * the name is known, and so does a name that is not of the person of the code.
 */
export const findPersona = <P extends Nominabile>(
  celle: readonly string[],
  chiamati: Chiamati<P>,
  /** Where they were looked for, as it begins a sentence. */
  dove = '',
): PersonaNominata<P> => {
  const dette = celle.filter((cella) => cella.trim() !== '');
  const parole = dette.filter((cella) => !isCodice(cella));
  const insieme = parole.length > 1 ? [parole.join(' ')] : [];
  const trovate = [...dette, ...insieme].flatMap((testo) => {
    const persone = chiamati.get(chiaveRicerca(testo)) ?? [];
    return persone.length === 0 ? [] : [{ testo, persone }];
  });
  const diNessuno = dette.find((cella) => isCodice(cella) && !chiamati.has(chiaveRicerca(cella)));
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

/** True for a tax code or a number: no name has a digit. */
const isCodice = (cella: string): boolean => /\d/.test(cella);

interface Trovate<P> {
  readonly testo: string;
  readonly persone: readonly P[];
}

const isSoloDaCodice = (trovate: readonly Trovate<unknown>[]): boolean => trovate.every(({ testo }) => isCodice(testo));

/** The people of every set. */
const comuni = <P>([primo = [], ...altri]: readonly (readonly P[])[]): readonly P[] =>
  primo.filter((persona) => altri.every((insieme) => insieme.includes(persona)));

/** True when the words hold the surname of the person: a second name may be missing, or be one more. */
const isNomeDi = (nome: string, { nominativo }: Nominabile): boolean => {
  const parole = new Set(chiaveRicerca(nome).split(' '));
  return parole.has(chiaveRicerca(nominativo).split(' ')[0] ?? '');
};

/** Returns the person that each cell names, in words. */
const detto = (trovate: readonly Trovate<Nominabile>[]): string =>
  trovate.map(({ testo, persone: [prima] }) => `«${testo}» è ${prima?.nominativo ?? ''}`).join(', ');
