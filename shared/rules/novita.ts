import type { CommaEsaminato } from './atti/comma.ts';
import { commiEsaminati } from './atti/commi.ts';
import { notoDal, type RegolaDatata, type Versione } from './regola.ts';

/** A figure that changes on a day: the rule, the version before, if any, and the commas that changed it. */
export interface Novita {
  readonly regola: RegolaDatata<unknown>;
  readonly prima: Versione<unknown> | null;
  readonly versione: Versione<unknown>;
  readonly commi: readonly CommaEsaminato[];
}

/** The versions that begin, or become known, on a day or after it, in that order. */
export const novitaDal = (regole: readonly RegolaDatata<unknown>[], giorno: string): readonly Novita[] =>
  regole
    .flatMap((regola) =>
      regola.versioni.flatMap((versione, indice) =>
        notoDal(versione) < giorno
          ? []
          : [{ regola, versione, prima: regola.versioni[indice - 1] ?? null, commi: commiDi(regola.id, versione.dal) }],
      ),
    )
    .toSorted((a, b) => (postoDi(a) < postoDi(b) ? -1 : 1));

/** The day and the rule, which no two of them share. */
const postoDi = ({ regola: { id }, versione }: Novita): string => `${notoDal(versione)}|${versione.dal}|${id}`;

const commiDi = (id: string, dal: string): readonly CommaEsaminato[] =>
  commiEsaminati.filter(({ esito }) => esito.tipo === 'REGOLA' && esito.versioni.includes(`${id}|${dal}`));
