import { formatGiorno, type Giorno } from '../tempo/date.ts';
import { nominativo } from './nominativo.ts';

interface Copre {
  readonly desCognome: string;
  readonly desNome: string;
  readonly datFine: Giorno | null;
}

/** Returns who covers an absence and until when, in one line; nothing of one that nobody covers. */
export const coperturaInParole = (supplenti: readonly Copre[]): string =>
  [...Map.groupBy(supplenti, ({ desCognome, desNome }) => nominativo(desCognome, desNome))]
    .map(([nome, suoi]) => {
      const fine = suoi.at(-1)?.datFine ?? null;
      return fine === null ? nome : `${nome} fino al ${formatGiorno(fine)}`;
    })
    .join('; ');
