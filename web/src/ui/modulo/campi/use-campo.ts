import { useEffect, useState } from 'react';
import { useController, useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { shownError } from '../errori-campi.ts';
import { emptyOf, isFacoltativo, schemaOf } from '../schema-modulo.ts';
import type { ControlloModulo } from '../use-modulo.ts';

/** What every field takes: the form it belongs to, the path of its value, its words. */
export interface CampoProps<T extends FieldValues, N extends FieldPath<T>> {
  readonly modulo: ControlloModulo<T>;
  readonly nome: N;
  readonly etichetta: string;
  /** The name that its help is under, where other forms have another field of the same label. */
  readonly parola?: string;
  /** A line under the label. */
  readonly descrizione?: string;
  /** What is accepted, under the field. */
  readonly aiuto?: string;
  /** True where the form asks for a field that the contract takes empty: empty, it is refused; `per regola` where a rule of the contract or of the server refuses it, in its own words. */
  readonly obbligatorio?: boolean | 'per regola';
  readonly disabilitato?: boolean;
  readonly soloLettura?: boolean;
}

/** One field's value, error and reference in the form, registered under its label. `formatta` shows a value to people. */
export const useCampo = <T extends FieldValues, N extends FieldPath<T>>(
  { modulo, nome, etichetta, obbligatorio = false, disabilitato = false, soloLettura = false }: CampoProps<T, N>,
  formatta: (valore: unknown) => string = textOf,
) => {
  const { field, fieldState } = useController({ control: modulo.form.control, name: nome });
  const schema = schemaOf(modulo.schema, nome);
  const { registra } = modulo;
  // One entry for the life of the field: registering it again would move it to the end of the summary.
  const chiesto = obbligatorio === true && !disabilitato && !soloLettura;
  const [registrato] = useState(() => ({ etichetta, formatta, obbligatorio: chiesto }));
  useEffect(() => {
    Object.assign(registrato, { etichetta, formatta, obbligatorio: chiesto });
  }, [registrato, etichetta, formatta, chiesto]);
  useEffect(() => registra(nome, registrato), [registra, nome, registrato]);
  const valore: unknown = field.value;
  const { submitCount } = useFormState({ control: modulo.form.control });
  const [nato] = useState(submitCount);
  return {
    valore,
    schema,
    errore: shownError(fieldState.error?.message, {
      valore,
      toccato: fieldState.isTouched,
      inviato: submitCount > nato,
    }),
    facoltativo: obbligatorio === false && isFacoltativo(schema),
    vuoto: emptyOf(schema),
    cambia: (nuovo: unknown): void => {
      field.onChange(nuovo);
    },
    onBlur: field.onBlur,
    ref: field.ref,
  };
};

export const textOf = (valore: unknown): string =>
  typeof valore === 'string' || typeof valore === 'number' ? String(valore) : '';
