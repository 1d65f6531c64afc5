import Cards from '@cloudscape-design/components/cards';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { ReactNode } from 'react';
import { ChiCell } from '../celle.tsx';
import { Cella } from './cella.tsx';
import { codiceDi, colonnaDelNome } from './chi.ts';
import type { FonteElenco } from './fonti/fonte.ts';
import { PaginazioneElenco, shownColumns } from './strumenti-elenco.tsx';
import { useLarga } from './use-larghezza.ts';
import { VuotoElenco } from './vuoto-elenco.tsx';

interface Props<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly titolo: string;
  readonly etichetta: (riga: R) => string;
  readonly vuoto: { readonly titolo: string; readonly testo?: string };
  readonly intestazione: ReactNode;
}

/** The rows of a list on a phone: a card each, with the columns the user sees, one under the other. To read only. */
export const SchedeElenco = <R extends object, O extends string>({
  elenco,
  titolo,
  etichetta,
  vuoto,
  intestazione,
}: Props<R, O>) => {
  const viste = shownColumns(elenco, useLarga()).filter(({ visible }) => visible);
  const colonne = viste.flatMap(({ id }) => elenco.colonne.filter((colonna) => colonna.id === id));
  return (
    <Cards<R>
      items={elenco.errore ? [] : elenco.righe}
      trackBy={elenco.chiave}
      loading={elenco.caricamento && elenco.errore === null}
      loadingText="Caricamento in corso…"
      ariaLabels={{ itemSelectionLabel: () => '', selectionGroupLabel: '', cardsLabel: titolo }}
      cardsPerRow={[{ cards: 1 }]}
      header={intestazione}
      pagination={elenco.pagine > 1 && <PaginazioneElenco elenco={elenco} />}
      empty={<VuotoElenco elenco={elenco} vuoto={vuoto} crea={undefined} />}
      cardDefinition={{
        header: (riga) => (
          <>
            {etichetta(riga)}
            {colonnaDelNome(viste) !== undefined && <ChiCell codice={codiceDi(riga)} />}
          </>
        ),
        sections: [
          {
            id: 'dati',
            content: (riga) => (
              <KeyValuePairs
                columns={2}
                minColumnWidth={120}
                items={colonne.map((colonna) => ({
                  label: colonna.titolo,
                  value: <Cella colonna={colonna} riga={riga} />,
                }))}
              />
            ),
          },
        ],
      }}
    />
  );
};
