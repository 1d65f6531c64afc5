import type { CardsProps } from '@cloudscape-design/components/cards';
import type { TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { ChiCell } from '../celle.tsx';
import type { Coppia } from '../tabella/coppie.tsx';
import { SchedeRighe } from '../tabella/schede-righe.tsx';
import { useLarga } from '../use-larghezza.ts';
import { AzioniRiga, type AzioneRiga } from './azioni-riga.tsx';
import { Cella } from './cella.tsx';
import { codiceDi, colonnaDelNome } from './chi.ts';
import { valoreDi, type Colonna } from './colonna.ts';
import { FiltroElenco } from './filtro/filtro-elenco.tsx';
import type { FonteElenco } from './fonti/fonte.ts';
import { LinkRiga } from './link-riga.tsx';
import { PaginazioneElenco, PreferenzeElenco, shownColumns } from './strumenti-elenco.tsx';
import { totaliIn } from './totali-elenco.tsx';
import { VuotoElenco, type Vuoto } from './vuoto-elenco.tsx';

interface Props<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly titolo: string;
  readonly etichetta: (riga: R) => string;
  readonly onApri?: (riga: R) => void;
  readonly azioniRiga?: (riga: R) => readonly AzioneRiga[];
  readonly figlie?: (riga: R) => readonly R[];
  readonly crea?: { readonly testo: string; readonly onClick: () => void } | undefined;
  readonly vuoto: Vuoto;
  readonly intestazione: ReactNode;
  /** How rows are ticked, or one of them is chosen; nothing where neither is. */
  readonly scelta?: Pick<CardsProps<R>, 'selectionType' | 'selectedItems' | 'onSelectionChange'>;
  readonly parole?: TableProps.AriaLabels<R>;
}

/** Returns a column whose text goes on more lines: a card has half the window for each. */
const aCapo = <R, O extends string>(colonna: Colonna<R, O>): Colonna<R, O> =>
  (colonna.tipo ?? 'testo') === 'testo' ? { ...colonna, intera: false } : colonna;

/** Columns of a name, which the heading of a card may say already. */
const NOMI = new Set(['desCognome', 'desNome', 'cognome', 'nome', 'nominativo', 'persona', 'descrizione']);

/** Returns the columns whose words the heading of the card does not say already. */
const nonDette = <R, O extends string>(
  colonne: readonly Colonna<R, O>[],
  riga: R,
  titolo: string,
): readonly Colonna<R, O>[] =>
  colonne.filter((colonna) => !NOMI.has(colonna.id) || !titolo.includes(String(valoreDi(colonna, riga))));

/** The rows of a list on a phone: a card each, with the columns the user sees, one under the other. */
export const SchedeElenco = <R extends object, O extends string>(props: Props<R, O>) => {
  const { elenco, titolo, etichetta, onApri, azioniRiga, figlie, crea, vuoto, intestazione, scelta, parole } = props;
  const tutte = shownColumns(elenco, useLarga());
  const viste = tutte.filter(({ visible }) => visible);
  const colonne = viste.flatMap(({ id }) => elenco.colonne.filter((colonna) => colonna.id === id));
  const conNome = colonnaDelNome(viste) !== undefined;
  const coppie = (riga: R): readonly Coppia[] =>
    nonDette(colonne, riga, etichetta(riga)).map((colonna) => ({
      id: colonna.id,
      nome: colonna.titolo,
      valore: <Cella colonna={aCapo(colonna)} riga={riga} />,
    }));
  return (
    <SchedeRighe<R>
      righe={elenco.errore ? [] : elenco.righe}
      nome={titolo}
      trackBy={elenco.chiave}
      loading={elenco.caricamento && elenco.errore === null}
      loadingText="Caricamento in corso…"
      header={intestazione}
      filter={<FiltroElenco elenco={elenco} />}
      preferences={<PreferenzeElenco elenco={elenco} />}
      pagination={elenco.pagine > 1 && <PaginazioneElenco elenco={elenco} />}
      empty={<VuotoElenco elenco={elenco} vuoto={vuoto} crea={crea} />}
      sotto={totaliIn(elenco, tutte)}
      titolo={(riga) => (
        <>
          {onApri ? <LinkRiga onApri={() => onApri(riga)}>{etichetta(riga)}</LinkRiga> : etichetta(riga)}
          {conNome && <ChiCell codice={codiceDi(riga)} />}
        </>
      )}
      coppie={coppie}
      {...(azioniRiga === undefined
        ? {}
        : { azioni: (riga) => <AzioniRiga azioni={azioniRiga(riga)} etichetta={etichetta(riga)} /> })}
      {...(figlie === undefined ? {} : { figlie })}
      {...(parole === undefined ? {} : { parole })}
      {...scelta}
    />
  );
};
