import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import type { Accorpabile } from '#shared/contracts/cedolini/accorpamento.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

interface Props {
  readonly accorpabili: readonly Accorpabile[];
  readonly onScegli: (processo: RigaProcesso) => void;
}

/** A run that can be merged is chosen by its name; another says why it cannot. */
const colonneCon = (onScegli: Props['onScegli']): readonly Colonna<Accorpabile>[] => [
  {
    id: 'descrizione',
    titolo: 'Elaborazione',
    valore: ({ processo, motivo }) => [processo.DES_ELABORAZIONE, motivo].filter(Boolean).join('. '),
    cella: ({ processo, motivo }) =>
      motivo === null ? (
        <Link onFollow={() => onScegli(processo)}>{processo.DES_ELABORAZIONE}</Link>
      ) : (
        <>
          {processo.DES_ELABORAZIONE}
          <Box variant="small" display="block">
            {motivo}
          </Box>
        </>
      ),
  },
  { id: 'pagamento', titolo: 'Pagamento', valore: ({ processo }) => processo.dataPagamento, tipo: 'data' },
  { id: 'cedolini', titolo: 'Cedolini', valore: ({ processo }) => processo.numCedolini, tipo: 'intero' },
  { id: 'netto', titolo: 'Netto', valore: ({ processo }) => processo.totali?.netto, tipo: 'importo' },
];

/** The runs that are not accounted: first those that can be merged. */
export const SceltaAccorpabile = ({ accorpabili, onScegli }: Props) => {
  const elenco = useElencoLocale({
    nome: 'elaborazioni-accorpabili',
    righe: accorpabili.toSorted((a, b) => Number(a.motivo !== null) - Number(b.motivo !== null)),
    colonne: colonneCon(onScegli),
    chiave: ({ processo }) => processo.uid,
    ordine: '',
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Elaborazioni non contabilizzate"
      variante="embedded"
      esporta={false}
      etichetta={({ processo }) => processo.DES_ELABORAZIONE}
      vuoto={{
        titolo: "Nessun'altra elaborazione da accorpare",
        testo: 'Si accorpano elaborazioni calcolate, dello stesso metodo e pagamento, non contabilizzate.',
      }}
    />
  );
};
