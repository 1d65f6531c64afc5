import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useCallback } from 'react';
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useInfoParola } from '../../parole/link-parola.tsx';
import { Campo } from './campo.tsx';
import { useCampo, type CampoProps } from './use-campo.ts';
import { voceTenuta } from './voce-tenuta.ts';

/** One choice: what the contract carries and what people read. */
export interface Voce<C extends string | number = string | number> {
  readonly codice: C;
  readonly descrizione: string;
  readonly dettaglio?: string;
}

const NESSUNA = '';
const optionOf = ({ codice, descrizione, dettaglio }: Voce) => ({
  value: String(codice),
  label: descrizione,
  ...(dettaglio === undefined ? {} : { description: dettaglio }),
});
const lunga = (voci: readonly Voce[]): boolean => voci.length > 10;

interface SceltaProps {
  readonly voci: readonly Voce[];
  readonly onScelta?: (codice: string | number | null) => void;
}

/** One of a list of choices; where the field may stay empty, the first choice is none. Long lists are searched by typing. */
export const CampoScelta = <T extends FieldValues, N extends FieldPathByValue<T, string | number | null | undefined>>(
  props: CampoProps<T, N> & SceltaProps,
) => <SceltaTra {...props} />;

/** The same over a field of any type: for the fields whose choices are made elsewhere. */
export const SceltaTra = <T extends FieldValues, N extends FieldPath<T>>(props: CampoProps<T, N> & SceltaProps) => {
  const { voci } = props;
  const formatta = useCallback(
    (valore: unknown) => voci.find(({ codice }) => codice === valore)?.descrizione ?? '',
    [voci],
  );
  const campo = useCampo(props, formatta);
  const scelta = voceTenuta(campo.valore, voci);
  return (
    <Campo {...props} {...campo}>
      <Select
        ref={campo.ref}
        selectedOption={scelta ? optionOf(scelta) : null}
        placeholder="Scegliere"
        empty="Nessuna voce"
        expandToViewport
        disabled={props.disabilitato === true}
        readOnly={props.soloLettura === true}
        options={[...(campo.facoltativo ? [{ value: NESSUNA, label: '–' }] : []), ...voci.map(optionOf)]}
        filteringType={lunga(voci) ? 'auto' : 'none'}
        filteringAriaLabel={`Cerca in ${props.etichetta}`}
        ariaRequired={!campo.facoltativo}
        onChange={({ detail }) => {
          const codice = voci.find((voce) => String(voce.codice) === detail.selectedOption.value)?.codice;
          campo.cambia(codice ?? campo.vuoto);
          props.onScelta?.(codice ?? null);
        }}
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};

/** Any number of choices of a list. */
export const CampoSceltaMultipla = <
  T extends FieldValues,
  N extends FieldPathByValue<T, readonly (string | number)[] | null | undefined>,
>(
  props: CampoProps<T, N> & { readonly voci: readonly Voce[] },
) => {
  const { voci } = props;
  const formatta = useCallback(
    (valore: unknown) =>
      voci
        .filter(({ codice }) => Array.isArray(valore) && valore.includes(codice))
        .map(({ descrizione }) => descrizione)
        .join(', '),
    [voci],
  );
  const campo = useCampo(props, formatta);
  const scelte = voci.filter(({ codice }) => Array.isArray(campo.valore) && campo.valore.includes(codice));
  return (
    <Campo {...props} {...campo}>
      <Multiselect
        ref={campo.ref}
        selectedOptions={scelte.map(optionOf)}
        options={voci.map(optionOf)}
        placeholder="Scegliere"
        expandToViewport
        disabled={props.disabilitato === true}
        readOnly={props.soloLettura === true}
        filteringType={lunga(voci) ? 'auto' : 'none'}
        filteringAriaLabel={`Cerca in ${props.etichetta}`}
        deselectAriaLabel={({ label }) => `Togli ${label ?? ''}`}
        tokenLimit={5}
        onChange={({ detail }) =>
          campo.cambia(
            voci
              .filter((voce) => detail.selectedOptions.some(({ value }) => value === String(voce.codice)))
              .map(({ codice }) => codice),
          )
        }
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};

const siNo = (valore: unknown): string => {
  if (typeof valore !== 'boolean') return '';
  return valore ? 'Sì' : 'No';
};

/** Yes or no. `interruttore` for what takes effect as a setting. */
export const CampoSiNo = <T extends FieldValues, N extends FieldPathByValue<T, boolean | null | undefined>>(
  props: CampoProps<T, N> & { readonly interruttore?: boolean },
) => {
  const campo = useCampo(props, siNo);
  const { info } = useInfoParola(props.parola ?? props.etichetta);
  const Controllo = props.interruttore === true ? Toggle : Checkbox;
  return (
    <FormField errorText={campo.errore ?? ''} constraintText={props.aiuto} stretch>
      <SpaceBetween direction="horizontal" size="xs">
        <Controllo
          ref={campo.ref}
          checked={campo.valore === true}
          disabled={props.disabilitato === true || props.soloLettura === true}
          description={props.descrizione}
          onChange={({ detail }) => campo.cambia(detail.checked)}
          onBlur={campo.onBlur}
        >
          {props.etichetta}
        </Controllo>
        {info}
      </SpaceBetween>
    </FormField>
  );
};
