import Cards from '@cloudscape-design/components/cards';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { ReactNode } from 'react';
import { ChiCell } from '../celle.tsx';
import { AzioniRiga, type AzioneRiga } from './azioni-riga.tsx';
import { Cella } from './cella.tsx';
import { codiceDi, colonnaDelNome } from './chi.ts';
import { valoreDi, type Colonna } from './colonna.ts';
import { FiltroElenco } from './filtro/filtro-elenco.tsx';
import type { FonteElenco } from './fonti/fonte.ts';
import { LinkRiga } from './link-riga.tsx';
import { PaginazioneElenco, PreferenzeElenco, shownColumns } from './strumenti-elenco.tsx';
import { totaliIn } from './totali-elenco.tsx';
import { useLarga } from './use-larghezza.ts';
import { VuotoElenco } from './vuoto-elenco.tsx';

interface Props<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly titolo: string;
  readonly etichetta: (riga: R) => string;
  readonly onApri?: (riga: R) => void;
  readonly azioniRiga?: (riga: R) => readonly AzioneRiga[];
  readonly crea?: { readonly testo: string; readonly onClick: () => void } | undefined;
  readonly vuoto: { readonly titolo: string; readonly testo?: string };
  readonly intestazione: ReactNode;
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
export const SchedeElenco = <R extends object, O extends string>({
  elenco,
  titolo,
  etichetta,
  onApri,
  azioniRiga,
  crea,
  vuoto,
  intestazione,
}: Props<R, O>) => {
  const tutte = shownColumns(elenco, useLarga());
  const viste = tutte.filter(({ visible }) => visible);
  const colonne = viste.flatMap(({ id }) => elenco.colonne.filter((colonna) => colonna.id === id));
  const conNome = colonnaDelNome(viste) !== undefined;
  return (
    <>
      <Cards<R>
        items={elenco.errore ? [] : elenco.righe}
        trackBy={elenco.chiave}
        loading={elenco.caricamento && elenco.errore === null}
        loadingText="Caricamento in corso…"
        ariaLabels={{ itemSelectionLabel: () => '', selectionGroupLabel: '', cardsLabel: titolo }}
        cardsPerRow={[{ cards: 1 }]}
        header={intestazione}
        filter={<FiltroElenco elenco={elenco} />}
        preferences={<PreferenzeElenco elenco={elenco} />}
        pagination={elenco.pagine > 1 && <PaginazioneElenco elenco={elenco} />}
        empty={<VuotoElenco elenco={elenco} vuoto={vuoto} crea={crea} />}
        cardDefinition={{
          header: (riga) => (
            <div style={{ display: 'flex', justifyContent: 'space-between' }}>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {onApri ? <LinkRiga onApri={() => onApri(riga)}>{etichetta(riga)}</LinkRiga> : etichetta(riga)}
                {conNome && <ChiCell codice={codiceDi(riga)} />}
              </div>
              {azioniRiga && <AzioniRiga azioni={azioniRiga(riga)} etichetta={etichetta(riga)} />}
            </div>
          ),
          sections: [
            {
              id: 'dati',
              content: (riga) => (
                <KeyValuePairs
                  columns={2}
                  minColumnWidth={120}
                  items={nonDette(colonne, riga, etichetta(riga)).map((colonna) => ({
                    label: colonna.titolo,
                    value: (
                      <div style={{ display: 'inline-block', overflowWrap: 'anywhere' }}>
                        <Cella colonna={aCapo(colonna)} riga={riga} />
                      </div>
                    ),
                  }))}
                />
              ),
            },
          ],
        }}
      />
      {totaliIn(elenco, tutte)}
    </>
  );
};
