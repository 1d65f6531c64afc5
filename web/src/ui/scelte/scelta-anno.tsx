import Select from '@cloudscape-design/components/select';
import { anniTra } from '../modulo/campi/campo-mese.tsx';
import { useAnnoCorrente } from './use-anno-corrente.ts';

interface Props {
  /** The first year there may be. */
  readonly dal: number;
  readonly anno: number;
  readonly onCambia: (anno: number) => void;
}

/** A year, up to the one in course. */
export const SceltaAnnoDal = ({ dal, anno, onCambia }: Props) => {
  const anni = anniTra(dal, useAnnoCorrente()).map(({ codice, descrizione }) => ({
    value: String(codice),
    label: descrizione,
  }));
  return (
    <Select
      ariaLabel="Anno"
      selectedOption={anni.find(({ value }) => value === String(anno)) ?? null}
      options={anni}
      onChange={({ detail }) => onCambia(Number(detail.selectedOption.value))}
    />
  );
};
