import Box from '@cloudscape-design/components/box';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { CampoScambio, ColonnaFile, Importazione } from '#shared/contracts/scambio/scambio.ts';
import { Facoltativo } from '../parole/facoltativo.tsx';
import { Tabella } from '../tabella/tabella-o-schede.tsx';
import { withColonna, withFisso } from './mappa.ts';
import type { ComeLeggere } from './use-importazione.ts';

interface Props {
  readonly importazione: Pick<Importazione, 'campi' | 'colonne'>;
  readonly come: ComeLeggere;
  readonly onCome: (come: ComeLeggere) => void;
}

/** The fields of a kind and what fills each: a column of the file, one value for every row, nothing. */
export const TabellaAbbinamenti = ({ importazione: { campi, colonne }, come, onCome }: Props) => (
  <Tabella<CampoScambio>
    variant="container"
    items={campi}
    trackBy="campo"
    wrapLines
    ariaLabels={{ tableLabel: 'Abbinamento delle colonne' }}
    columnDefinitions={[
      { id: 'campo', header: 'Campo', isRowHeader: true, width: 240, cell: (campo) => <Campo campo={campo} /> },
      {
        id: 'colonna',
        header: 'Colonna del file',
        width: 280,
        cell: (campo) => <DaDove campo={campo} colonne={colonne} come={come} onCome={onCome} />,
      },
      {
        id: 'esempi',
        header: 'Primi valori',
        minWidth: 200,
        cell: ({ campo }) => colonnaDi(campo, colonne, come)?.esempi.join(' · ') || '–',
      },
    ]}
  />
);

const colonnaDi = (campo: string, colonne: readonly ColonnaFile[], { mappa }: ComeLeggere): ColonnaFile | undefined =>
  colonne.find(({ colonna }) => colonna === mappa.find((abbinamento) => abbinamento.campo === campo)?.colonna);

const Campo = ({ campo: { titolo, obbligatorio, aiuto } }: { readonly campo: CampoScambio }) => (
  <>
    {titolo} {!obbligatorio && <Facoltativo />}
    {aiuto && (
      <Box variant="small" display="block">
        {aiuto}
      </Box>
    )}
  </>
);

interface DaDoveProps extends Pick<Props, 'come' | 'onCome'> {
  readonly campo: CampoScambio;
  readonly colonne: readonly ColonnaFile[];
}

const DaDove = ({ campo: { campo, titolo, esempio }, colonne, come, onCome }: DaDoveProps) => {
  const fisso = come.fissi.find((uno) => uno.campo === campo);
  const scelta = colonnaDi(campo, colonne, come);
  const choose = (value: string | undefined) =>
    onCome({
      ...come,
      mappa: withColonna(come.mappa, campo, value === NESSUNA.value || value === UNO_SOLO.value ? null : Number(value)),
      fissi: withFisso(come.fissi, campo, value === UNO_SOLO.value ? (fisso?.valore ?? '') : null),
    });
  const diColonna = scelta ? optionOf(scelta) : NESSUNA;
  return (
    <SpaceBetween size="xxs">
      <Select
        ariaLabel={`Colonna di ${titolo}`}
        expandToViewport
        filteringType={colonne.length > 10 ? 'auto' : 'none'}
        filteringAriaLabel="Cerca la colonna"
        selectedOption={fisso ? UNO_SOLO : diColonna}
        options={[NESSUNA, UNO_SOLO, ...colonne.map(optionOf)]}
        onChange={({ detail }) => choose(detail.selectedOption.value)}
      />
      {fisso && (
        <Input
          ariaLabel={`Valore di ${titolo} per tutte le righe`}
          placeholder={esempio}
          value={fisso.valore}
          onChange={({ detail }) => onCome({ ...come, fissi: withFisso(come.fissi, campo, detail.value) })}
        />
      )}
    </SpaceBetween>
  );
};

const NESSUNA = { value: 'nessuna', label: 'Nessuna: non importare' };
const UNO_SOLO = { value: 'valore', label: 'Un valore per tutte le righe' };
const optionOf = ({ colonna, lettera, intestazione }: ColonnaFile) => ({
  value: String(colonna),
  label: intestazione === '' ? `Colonna ${lettera}` : intestazione,
  description: `Colonna ${lettera}`,
});
