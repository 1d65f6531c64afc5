import Button from '@cloudscape-design/components/button';
import { useState, type ReactNode } from 'react';
import type { FonteElenco } from '#ui/elenco/fonti/fonte.ts';
import { AccorpamentoModale, type AccorpamentoProps } from '../accorpamento-modale.tsx';

interface Opzioni<R extends object> extends Pick<AccorpamentoProps, 'plurale' | 'route' | 'stale'> {
  readonly elenco: FonteElenco<R>;
  /** How a row is called where one chooses which stays. */
  readonly nome: (riga: R) => string;
}

interface Accorpamento<R> {
  /** The button over the list, for the rows ticked. */
  readonly azione: (scelte: readonly R[]) => ReactNode;
  /** The window of the merge, when it is open. */
  readonly finestra: ReactNode;
}

/** The merge of the rows of a table of the school: its button and its window. */
export const useAccorpamento = <R extends { readonly uid: string }>({
  elenco,
  nome,
  ...accorpamento
}: Opzioni<R>): Accorpamento<R> => {
  const [scelti, setScelti] = useState<readonly string[] | null>(null);
  return {
    azione: (scelte) => (
      <Button disabled={elenco.totale < 2} onClick={() => setScelti(scelte.map(({ uid }) => uid))}>
        Accorpa
      </Button>
    ),
    finestra: scelti && (
      <AccorpamentoModale
        {...accorpamento}
        tutte={(elenco.tutte ?? []).map((riga) => ({ uid: riga.uid, nome: nome(riga) }))}
        iniziali={scelti}
        onChiudi={() => setScelti(null)}
      />
    ),
  };
};
