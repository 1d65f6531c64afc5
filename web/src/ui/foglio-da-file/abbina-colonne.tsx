import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import type { ColonnaFile } from '#shared/contracts/scambio/scambio.ts';
import type { ColonnaGriglia } from '../griglia/modello.ts';
import type { Uso } from './foglio-di-ore.ts';

interface Props<C extends ColonnaGriglia> {
  readonly file: readonly ColonnaFile[];
  readonly usi: readonly Uso<C>[];
  /** Columns the sheet has already, and those it may have. */
  readonly presenti: readonly C[];
  readonly offerte: readonly C[];
  /** What the columns it has are called: "Voci dell'elaborazione". */
  readonly suoi: string;
  readonly onUso: (posto: number, uso: Uso<C>) => void;
}

const CHI = { value: 'chi', label: 'Chi', description: 'codice fiscale, matricola o nome' };
const NIENTE = { value: 'niente', label: 'Non serve' };

const optionOf = ({ id, titolo, dettaglio = '' }: ColonnaGriglia) => ({
  value: id,
  label: titolo,
  description: dettaglio,
});

const sceltaDi = (uso: Uso): SelectProps.Option => {
  if (uso === null) return NIENTE;
  return uso.dice === 'chi' ? CHI : optionOf(uso.colonna);
};

/** What each column of the file says: guessed from its heading, corrected here. */
export const AbbinaColonne = <C extends ColonnaGriglia>({ file, usi, presenti, offerte, suoi, onUso }: Props<C>) => {
  const tutte = [...presenti, ...offerte];
  const opzioni: SelectProps.Options = [
    NIENTE,
    CHI,
    ...(presenti.length === 0 ? [] : [{ label: suoi, options: presenti.map(optionOf) }]),
    { label: 'Altre voci', options: offerte.map(optionOf) },
  ];
  const usoDi = (valore: string | undefined): Uso<C> => {
    if (valore === CHI.value) return { dice: 'chi' };
    const colonna = tutte.find(({ id }) => id === valore);
    return colonna === undefined ? null : { dice: 'quanto', colonna };
  };
  return (
    <ColumnLayout columns={Math.min(3, file.length)}>
      {file.map(({ intestazione, lettera, esempi }, posto) => (
        <FormField
          key={lettera}
          label={intestazione === '' ? `Colonna ${lettera}` : intestazione}
          description={esempi.join(' · ')}
          stretch
        >
          <Select
            selectedOption={sceltaDi(usi[posto] ?? null)}
            options={opzioni}
            expandToViewport
            filteringType="auto"
            filteringAriaLabel="Cerca la voce"
            onChange={({ detail }) => onUso(posto, usoDi(detail.selectedOption.value))}
          />
        </FormField>
      ))}
    </ColumnLayout>
  );
};
