import { readFileSync } from 'node:fs';
import type { Item } from '#platform/data/dynamo.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';
import { writeItem } from '#platform/data/repository.ts';
import { IGNOTO, pieno } from './pieno.ts';

const INDICE = new URL('../../../functions/archivio/index.ts', import.meta.url);

const isEntita = (valore: unknown): valore is Entita<Registrazione> =>
  typeof valore === 'object' && valore !== null && 'schema' in valore && 'posto' in valore && 'shape' in valore;

/** The kinds of record of the index of the archive, as their files define them. */
export const ogniEntita = async (): Promise<readonly Entita<Registrazione>[]> => {
  const importate = [...readFileSync(INDICE, 'utf8').matchAll(/import \{([^}]*Entita[^}]*)\} from '([^']+)'/g)];
  const moduli = await Promise.all(
    importate.map(async ([, nomi = '', da = '']) => {
      const modulo: Record<string, unknown> = await import(
        da.startsWith('.') ? new URL(da, INDICE).href : new URL(da.replace('#platform', '../platform'), INDICE).href
      );
      return nomi.split(',').map((nome) => modulo[nome.trim()]);
    }),
  );
  return moduli.flat().filter(isEntita);
};

export const CODMIN = 'XXIC00001A';

/** Names that the store keeps for itself. */
const DEL_NEGOZIO: ReadonlySet<string> = new Set(['pk', 'sk', 'tipo', 'scuola', 'schema', 'riga']);

/** A record as it is kept: fields named as what serves the store are under another name. */
const conservati = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).map(([nome, valore]) => [DEL_NEGOZIO.has(nome) ? `${nome}_` : nome, valore]),
  );

/** A full record of a kind, of today or as a later version writes it. */
export const recordDi = (entita: Entita<Registrazione>, dopo = false): Registrazione => ({
  ...Object(pieno(entita.schema, dopo)),
  uid: entita.posto === 'figlio' ? 'radice-figlio' : 'radice',
  versione: 3,
});

/** The same as it is stored by its version: the later one has an index more, where the kind has one left, and says more in the light row. */
export const itemDi = (entita: Entita<Registrazione>, record: Registrazione, dopo = false): Item => {
  const item = writeItem(entita, CODMIN, entita.schema.parse(recordDi(entita)));
  const libero = ['indice1', 'indice2', 'indice3'].find((nome) => !(`${nome}pk` in item) && !entita.perTutte);
  return {
    ...item,
    ...conservati(record),
    ...(dopo && libero ? { [`${libero}pk`]: 'SCUOLA#XXIC00001A#NUOVO', [`${libero}sk`]: IGNOTO } : {}),
    ...(dopo ? { riga: { ...Object(item.riga), diDopo: { nella: 'riga' } } } : {}),
  };
};
