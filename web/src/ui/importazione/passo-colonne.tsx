import Box from '@cloudscape-design/components/box';
import Select from '@cloudscape-design/components/select';
import Table from '@cloudscape-design/components/table';
import type {
  Abbinamento,
  CampoScambio,
  ColonnaFile,
  Importazione,
} from '../../../../shared/contracts/scambio/scambio.ts';
import { withColonna } from './mappa.ts';

interface Props {
  readonly importazione: Importazione;
  readonly mappa: readonly Abbinamento[];
  readonly onMappa: (mappa: readonly Abbinamento[]) => void;
}

/** Which column of the file holds each field: guessed from the headings, corrected here. */
export const PassoColonne = ({ importazione, mappa, onMappa }: Props) => {
  const { campi, colonne } = importazione;
  const colonnaDi = (campo: string): ColonnaFile | undefined =>
    colonne.find(({ colonna }) => colonna === mappa.find((abbinamento) => abbinamento.campo === campo)?.colonna);
  return (
    <Table<CampoScambio>
      variant="container"
      items={campi}
      trackBy="campo"
      wrapLines
      ariaLabels={{ tableLabel: 'Abbinamento delle colonne' }}
      columnDefinitions={[
        {
          id: 'campo',
          header: 'Campo',
          isRowHeader: true,
          width: 240,
          cell: ({ titolo, obbligatorio, aiuto }) => (
            <>
              {titolo}
              {obbligatorio ? (
                ''
              ) : (
                <Box variant="span" color="text-body-secondary">
                  {' '}
                  <i>- facoltativo</i>
                </Box>
              )}
              {aiuto && (
                <Box variant="small" display="block">
                  {aiuto}
                </Box>
              )}
            </>
          ),
        },
        {
          id: 'colonna',
          header: 'Colonna del file',
          width: 280,
          cell: ({ campo, titolo }) => {
            const scelta = colonnaDi(campo);
            return (
              <Select
                ariaLabel={`Colonna di ${titolo}`}
                expandToViewport
                filteringType={colonne.length > 10 ? 'auto' : 'none'}
                filteringAriaLabel="Cerca la colonna"
                selectedOption={scelta ? optionOf(scelta) : NESSUNA}
                options={[NESSUNA, ...colonne.map(optionOf)]}
                onChange={({ detail }) =>
                  onMappa(
                    withColonna(
                      mappa,
                      campo,
                      detail.selectedOption.value === NESSUNA.value ? null : Number(detail.selectedOption.value),
                    ),
                  )
                }
              />
            );
          },
        },
        {
          id: 'esempi',
          header: 'Primi valori',
          minWidth: 200,
          cell: ({ campo }) => colonnaDi(campo)?.esempi.join(' · ') || '–',
        },
      ]}
    />
  );
};

const NESSUNA = { value: 'nessuna', label: 'Nessuna: non importare' };
const optionOf = ({ colonna, lettera, intestazione }: ColonnaFile) => ({
  value: String(colonna),
  label: intestazione === '' ? `Colonna ${lettera}` : intestazione,
  description: `Colonna ${lettera}`,
});
