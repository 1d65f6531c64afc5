import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { Confronto } from '#shared/contracts/cedolini/confronto.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { ImportoCell, InteroCell } from '#ui/celle.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { nomeElaborazione } from './righe-confronto.ts';

interface Props {
  readonly prima: Processo;
  readonly dopo: Processo;
  readonly confronto: Confronto | undefined;
  readonly onApri: (uid: string) => void;
}
interface Totale {
  readonly nome: string;
  readonly prima: number;
  readonly dopo: number;
  readonly persone?: true;
}

/** The sums of the two runs, one under the other's name. */
export const TotaliConfronto = ({ prima, dopo, confronto, onApri }: Props) => {
  const totali: readonly Totale[] =
    confronto === undefined
      ? []
      : [
          { nome: 'Cedolini', prima: prima.numCedolini, dopo: dopo.numCedolini, persone: true },
          { nome: 'Lordo', prima: confronto.prima.lordo, dopo: confronto.dopo.lordo },
          { nome: 'Netto', prima: confronto.prima.netto, dopo: confronto.dopo.netto },
          { nome: 'Oneri della scuola', prima: confronto.prima.oneri, dopo: confronto.dopo.oneri },
          { nome: 'Lordo Stato', prima: confronto.prima.lordoStato, dopo: confronto.dopo.lordoStato },
        ];
  const numero = ({ persone }: Totale, valore: number) =>
    persone ? <InteroCell valore={valore} /> : <ImportoCell valore={valore} />;
  return (
    <Tabella<Totale>
      variant="container"
      contentDensity="compact"
      wrapLines
      items={totali}
      trackBy="nome"
      loading={confronto === undefined}
      loadingText="Confronto in corso…"
      ariaLabels={{ tableLabel: 'Totali' }}
      header={<Header variant="h2">Totali</Header>}
      columnDefinitions={[
        { id: 'nome', header: 'Totale', isRowHeader: true, cell: ({ nome }) => nome },
        {
          id: 'prima',
          header: <Titolo nome="Prima" processo={prima} onApri={onApri} />,
          cell: (totale) => numero(totale, totale.prima),
        },
        {
          id: 'dopo',
          header: <Titolo nome="Dopo" processo={dopo} onApri={onApri} />,
          cell: (totale) => numero(totale, totale.dopo),
        },
        {
          id: 'differenza',
          header: (
            <Box textAlign="right" fontWeight="bold" color="inherit">
              Differenza
            </Box>
          ),
          cell: (totale) => numero(totale, totale.dopo - totale.prima),
        },
      ]}
    />
  );
};

const Titolo = ({
  nome,
  processo,
  onApri,
}: {
  readonly nome: string;
  readonly processo: Processo;
  readonly onApri: (uid: string) => void;
}) => (
  <Box textAlign="right" fontWeight="bold" color="inherit">
    {nome}:{' '}
    <Link
      href="#"
      onFollow={(event) => {
        event.preventDefault();
        onApri(processo.uid);
      }}
    >
      {nomeElaborazione(processo)}
    </Link>
  </Box>
);
