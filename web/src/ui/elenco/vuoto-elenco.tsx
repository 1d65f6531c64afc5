import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import { StatoVuoto } from '../stato-vuoto.tsx';
import type { FonteElenco } from './fonti/fonte.ts';

/** The words of a list with nothing yet: what is missing, how it comes, and the way there where the list itself has none. */
export interface Vuoto {
  readonly titolo: string;
  readonly testo?: string;
  readonly via?: ReactNode;
}

interface Props<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly vuoto: Vuoto;
  readonly crea: { readonly testo: string; readonly onClick: () => void } | undefined;
}

/** Why a list shows no row: it could not be read, nothing matches the filter, or nothing is there yet. */
export const VuotoElenco = <R extends object, O extends string>({ elenco, vuoto, crea }: Props<R, O>) => {
  if (elenco.errore) return <ErroreCaricamento errore={elenco.errore} onRiprova={elenco.ricarica} />;
  if (elenco.filtri.length > 0) {
    return (
      <StatoVuoto
        titolo="Nessuna riga trovata"
        testo="Nessuna riga corrisponde al filtro."
        azione={<Button onClick={() => elenco.filtra([])}>Togli il filtro</Button>}
      />
    );
  }
  return (
    <StatoVuoto
      titolo={vuoto.titolo}
      testo={vuoto.testo}
      azione={crea ? <Button onClick={crea.onClick}>{crea.testo}</Button> : vuoto.via}
    />
  );
};
