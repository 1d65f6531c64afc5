import BarChart from '@cloudscape-design/components/bar-chart';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Andamento as RigaAndamento } from '#shared/contracts/casa/casa.ts';
import { descrizioneTipoElaborazione, tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { addMesi, formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ImportoCell } from '#ui/celle.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

const grandezze = [
  { id: 'netto', text: 'Netto' },
  { id: 'lordoStato', text: 'Lordo Stato' },
] as const;
type Grandezza = (typeof grandezze)[number]['id'];

const MESI = 12;
/** 'nov 25', short enough for twelve of them. */
const breve = (mese: Mese): string => `${formatMese(mese).slice(0, 3)} ${String(mese.anno).slice(2)}`;

interface Props {
  readonly andamento: readonly RigaAndamento[];
  readonly ultimo: Mese;
}

/** What was paid in the year that ends with the month: a bar a month, a part of it a kind of run; and the same as a table. */
export const Andamento = ({ andamento, ultimo }: Props) => {
  const [grandezza, setGrandezza] = useState<Grandezza>('netto');
  const mesi = Array.from({ length: MESI }, (_, indice) => addMesi(ultimo, indice + 1 - MESI));
  const tipi = tipiElaborazione.filter((tipo) => andamento.some((riga) => riga.tipo === tipo));
  const sommaDi = (mese: Mese, tipo: RigaAndamento['tipo']): number =>
    andamento
      .filter((riga) => riga.tipo === tipo && riga.anno === mese.anno && riga.mese === mese.mese)
      .reduce((totale, riga) => totale + riga[grandezza], 0);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Dodici mesi di elaborazioni calcolate, senza le simulazioni"
          actions={
            <SegmentedControl
              label="Grandezza"
              selectedId={grandezza}
              options={[...grandezze]}
              onChange={({ detail }) =>
                setGrandezza(grandezze.find(({ id }) => id === detail.selectedId)?.id ?? 'netto')
              }
            />
          }
        >
          Quanto si è pagato
        </Header>
      }
    >
      <SpaceBetween size="m">
        <BarChart
          stackedBars
          height={240}
          hideFilter
          xScaleType="categorical"
          xDomain={mesi.map(breve)}
          series={tipi.map((tipo) => ({
            type: 'bar' as const,
            title: descrizioneTipoElaborazione[tipo],
            data: mesi.map((mese) => ({ x: breve(mese), y: sommaDi(mese, tipo) / 100 })),
            valueFormatter: (euro: number) => formatEuro(Math.round(euro * 100)),
          }))}
          ariaLabel={`${grandezze.find(({ id }) => id === grandezza)?.text ?? ''} per mese e tipo di elaborazione`}
          i18nStrings={{ yTickFormatter: (euro) => formatEuro(Math.round(euro * 100)).replace(',00', '') }}
          empty={<StatoVuoto titolo="Niente pagato" testo="Nei dodici mesi non ci sono elaborazioni calcolate." />}
        />
        <ExpandableSection headerText="Le stesse cifre in tabella">
          <Tabella<RigaAndamento>
            variant="embedded"
            items={andamento.toSorted((a, b) => b.anno - a.anno || b.mese - a.mese)}
            trackBy={({ anno, mese, tipo }) => `${anno} ${mese} ${tipo}`}
            ariaLabels={{ tableLabel: 'Pagato per mese e tipo' }}
            columnDefinitions={[
              { id: 'mese', header: 'Mese', isRowHeader: true, cell: (riga) => formatMese(riga) },
              { id: 'tipo', header: 'Tipo', cell: ({ tipo }) => descrizioneTipoElaborazione[tipo] },
              { id: 'netto', header: 'Netto', cell: ({ netto }) => <ImportoCell valore={netto} /> },
              {
                id: 'lordoStato',
                header: 'Lordo Stato',
                cell: ({ lordoStato }) => <ImportoCell valore={lordoStato} />,
              },
            ]}
            empty={<StatoVuoto titolo="Niente pagato" />}
          />
        </ExpandableSection>
      </SpaceBetween>
    </Container>
  );
};
