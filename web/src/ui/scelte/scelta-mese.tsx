import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { nomiMesi } from '#shared/domain/tempo/date.ts';
import { addMesi, compareMesi, type Mese } from '#shared/domain/tempo/mese.ts';
import { anniTra } from '../modulo/campi/campo-mese.tsx';
import { meseAmmesso, meseScelto } from './mese-scelto.ts';

interface MeseProps {
  readonly valore: Mese;
  readonly onCambia: (mese: Mese) => void;
  readonly dal: Mese;
  readonly al: Mese;
}

/** A month and its year, with the month before and after one press away. */
export const SceltaMese = ({ valore, onCambia, dal, al }: MeseProps) => {
  const ammessi = { dal, al };
  const mesi = nomiMesi.map((label, indice) => ({ value: String(indice + 1), label }));
  const anni = anniTra(dal.anno, al.anno).map(({ codice, descrizione }) => ({
    value: String(codice),
    label: descrizione,
  }));
  return (
    <SpaceBetween direction="horizontal" size="xs" alignItems="center">
      <Button
        variant="icon"
        iconName="angle-left"
        ariaLabel="Mese precedente"
        disabled={compareMesi(valore, dal) <= 0}
        onClick={() => onCambia(meseAmmesso(addMesi(valore, -1), ammessi))}
      />
      <Select
        ariaLabel="Mese"
        selectedOption={mesi[valore.mese - 1] ?? null}
        options={mesi}
        onChange={({ detail }) => onCambia(meseScelto(valore, Number(detail.selectedOption.value), ammessi))}
      />
      <Select
        ariaLabel="Anno"
        selectedOption={anni.find(({ value }) => value === String(valore.anno)) ?? null}
        options={anni}
        onChange={({ detail }) =>
          onCambia(meseAmmesso({ ...valore, anno: Number(detail.selectedOption.value) }, ammessi))
        }
      />
      <Button
        variant="icon"
        iconName="angle-right"
        ariaLabel="Mese seguente"
        disabled={compareMesi(valore, al) >= 0}
        onClick={() => onCambia(meseAmmesso(addMesi(valore, 1), ammessi))}
      />
    </SpaceBetween>
  );
};
