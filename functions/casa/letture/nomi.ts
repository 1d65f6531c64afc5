import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import { byNominativo, chiConCodice, codiceDi, nominativo } from '#shared/domain/persona/nominativo.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';

/** Rows that a card counts at most, and names. */
export const CONTATE = 1000;
export const NOMINATI = 50;

type Persone = Cruscotto['assenti'];

interface Chi {
  readonly desCognome: string;
  readonly desNome: string;
  readonly desCf?: string;
  readonly matricola?: number;
}
interface ConFine extends Chi {
  readonly uidSubAnagrafe: Persone['prime'][number]['uid'];
  readonly datFine: Giorno | null;
}

/** How many people some rows are of, and the first of them with the day that counts. */
export const personeDi = (righe: readonly ConFine[], esatto: boolean): Persone => ({
  numero: new Set(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).size,
  esatto,
  prime: righe.slice(0, NOMINATI).map((riga) => ({
    uid: riga.uidSubAnagrafe,
    nome: nominativo(riga.desCognome, riga.desNome),
    codice: codiceDi(riga),
    al: riga.datFine ?? '',
  })),
});

/** The people of some rows, each once with the own codice fiscale, in the order of people. */
export const nomiDi = (righe: readonly Chi[]): string[] => [
  ...new Set(
    righe
      .toSorted((a, b) => byNominativo({ ...a, desCf: codiceDi(a) }, { ...b, desCf: codiceDi(b) }))
      .map(chiConCodice),
  ),
];
