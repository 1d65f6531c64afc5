import { createHash } from 'node:crypto';
import type { Chiave } from './dynamo.ts';

/** An effect that a school may want two people for, as a key: of which kind, on which record, what exactly. */
export type Effetto = string;

/** The key of an effect. */
export const effettoDi = (tipo: string, oggetto: string, contenuto: unknown): Effetto =>
  `${tipo}#${oggetto}#${createHash('sha256').update(JSON.stringify(contenuto)).digest('base64url').slice(0, 24)}`;

/** The guarded effects of a change of one record; nothing before a creation, nothing after a removal. */
export type Guardia<T> = (prima: T | undefined, dopo: T | undefined) => readonly Effetto[];

/** The guarded effects of a change, of a kind that has some. */
export const effettiDelCambio = <T>(
  { guardia }: { readonly guardia?: Guardia<T> },
  prima: T | undefined,
  dopo: T | undefined,
): { readonly effetti?: readonly Effetto[] } => (guardia === undefined ? {} : { effetti: guardia(prima, dopo) });

/** Kinds whose changes say what guarded effects they have. */
const guardate = new Set<string>();

/** Has every write of a kind say its guarded effects, whoever makes it: one that does not is a defect, and is not sent. */
export const guardSpecie = (nome: string): void => {
  guardate.add(nome);
};

/** Kind of the record that a key is of: of the school's small tables and roots, of their children, of the registry of users. */
const specieDi = ({ pk, sk }: Chiave): string => {
  const parti = pk.split('#');
  if (parti[0] !== 'SCUOLA') return parti[0] ?? '';
  return (parti.length === 3 ? parti[2] : sk.split('#')[0]) ?? '';
};

/** A write as it is judged here. */
interface Scritta {
  readonly tipo: string;
  readonly chiave: Chiave;
  readonly effetti?: readonly Effetto[];
}

const isGuardata = ({ tipo, chiave }: Scritta): boolean => tipo !== 'check' && guardate.has(specieDi(chiave));

/**
 * The last guard before anything is stored: a change with a guarded effect that nobody has judged is refused whole.
 * @throws a defect: whoever makes such a change asks before (`requireApprovazione`), and says so (`Modifica.admit`)
 */
export const requireAmmessi = (operazioni: readonly Scritta[], ammessi: ReadonlySet<Effetto> | 'TUTTI'): void => {
  for (const operazione of operazioni.filter(isGuardata)) {
    const { chiave, effetti } = operazione;
    if (effetti === undefined) throw new Error(`A write of ${specieDi(chiave)} that does not say what it changes`);
    if (ammessi === 'TUTTI') continue;
    const [scoperto] = effetti.filter((effetto) => !ammessi.has(effetto));
    if (scoperto !== undefined) throw new Error(`A guarded effect that nobody judged: ${scoperto.split('#')[0]}`);
  }
};
