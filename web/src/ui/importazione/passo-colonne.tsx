import Alert from '@cloudscape-design/components/alert';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Importazione } from '#shared/contracts/scambio/scambio.ts';
import { quanti } from '../formati.ts';
import { AvvisiLettura } from './avvisi-lettura.tsx';
import { nonAbbinate } from './mappa.ts';
import { TabellaAbbinamenti } from './tabella-abbinamenti.tsx';
import type { ComeLeggere } from './use-importazione.ts';

interface Props {
  readonly importazione: Importazione;
  readonly come: ComeLeggere;
  readonly onCome: (come: ComeLeggere) => void;
  /** Reads the file again with the headings of another row. */
  readonly onIntestazioni: (riga: number) => void;
}

/** Which column of the file holds each field: guessed from the headings, corrected here; and what its empty cells do. */
export const PassoColonne = ({ importazione, come, onCome, onIntestazioni }: Props) => (
  <SpaceBetween size="l">
    <AvvisiLettura avvisi={importazione.avvisi} />
    <RigaIntestazioni importazione={importazione} onIntestazioni={onIntestazioni} />
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
    <NonAbbinate importazione={importazione} come={come} />
    <TabellaAbbinamenti importazione={importazione} come={come} onCome={onCome} />
  </SpaceBetween>
);

/** The row of the headings, where another of the first ones may be. */
const RigaIntestazioni = ({
  importazione: { primeRighe, rigaIntestazioni },
  onIntestazioni,
}: Pick<Props, 'importazione' | 'onIntestazioni'>) => {
  if (rigaIntestazioni === null || primeRighe.length < 2) return null;
  const options = primeRighe.map(({ numero, testo }) => ({
    value: String(numero),
    label: `Riga ${numero}`,
    description: testo,
  }));
  return (
    <FormField label="Riga delle intestazioni" description="Quella con i nomi delle colonne: i dati cominciano sotto.">
      <Select
        selectedOption={options.find(({ value }) => value === String(rigaIntestazioni)) ?? null}
        options={options}
        onChange={({ detail }) => onIntestazioni(Number(detail.selectedOption.value))}
      />
    </FormField>
  );
};

/** The columns of the file that will not be imported. */
const NonAbbinate = ({ importazione: { colonne }, come: { mappa } }: Pick<Props, 'importazione' | 'come'>) => {
  const senza = nonAbbinate(colonne, mappa);
  return senza.length === 0 ? null : (
    <Alert
      type="info"
      header={`${quanti(senza.length, 'colonna del file non abbinata', 'colonne del file non abbinate')}`}
    >
      Non vengono importate: {senza.map(({ lettera, intestazione }) => `${lettera} ${intestazione}`.trim()).join(' · ')}
    </Alert>
  );
};
