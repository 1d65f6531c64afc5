import Box from '@cloudscape-design/components/box';
import Checkbox from '@cloudscape-design/components/checkbox';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import type { Abbinamento, CampoScambio, ColonnaFile, Importazione } from '#shared/contracts/scambio/scambio.ts';
import { quanti } from '../formati.ts';
import { AvvisiLettura } from './avvisi-lettura.tsx';
import { withColonna } from './mappa.ts';
import type { ComeLeggere } from './use-importazione.ts';

interface Props {
  readonly importazione: Importazione;
  readonly come: ComeLeggere;
  readonly onCome: (come: ComeLeggere) => void;
}

/** Which column of the file holds each field: guessed from the headings, corrected here; and what its empty cells do. */
export const PassoColonne = ({ importazione, come, onCome }: Props) => (
  <SpaceBetween size="l">
    <AvvisiLettura avvisi={importazione.avvisi} />
    {importazione.righeNascoste > 0 && (
      <Checkbox
        checked={come.senzaNascoste}
        onChange={({ detail }) => onCome({ ...come, senzaNascoste: detail.checked })}
        description="Sono quelle che un filtro, o chi ha preparato il foglio, non fa vedere."
      >
        Lascia fuori {quanti(importazione.righeNascoste, 'riga nascosta', 'righe nascoste')}
      </Checkbox>
    )}
    <Checkbox
      checked={come.vuoteCancellano}
      onChange={({ detail }) => onCome({ ...come, vuoteCancellano: detail.checked })}
      description="Di solito una cella vuota lascia com'è il dato di chi c'è già. L'anteprima mostra ogni dato che verrebbe cancellato."
    >
      Le celle vuote cancellano
    </Checkbox>
    <Abbinamenti importazione={importazione} mappa={come.mappa} onMappa={(mappa) => onCome({ ...come, mappa })} />
  </SpaceBetween>
);

interface AbbinamentiProps {
  readonly importazione: Importazione;
  readonly mappa: readonly Abbinamento[];
  readonly onMappa: (mappa: readonly Abbinamento[]) => void;
}

const Abbinamenti = ({ importazione: { campi, colonne }, mappa, onMappa }: AbbinamentiProps) => {
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
