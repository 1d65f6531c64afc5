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
  /** Asked for by a rule between fields, where the field alone may be empty. */
  readonly obbligatorio?: boolean;
  readonly disabilitato?: boolean;
  readonly soloLettura?: boolean;
}

/** One field's value, error and reference in the form, registered under its label. `formatta` shows a value to people. */
export const useCampo = <T extends FieldValues, N extends FieldPath<T>>(
  { modulo, nome, etichetta, obbligatorio = false }: CampoProps<T, N>,
  formatta: (valore: unknown) => string = textOf,
) => {
  const { field, fieldState } = useController({ control: modulo.form.control, name: nome });
  const schema = schemaOf(modulo.schema, nome);
  const { registra } = modulo;
  // One entry for the life of the field: registering it again would move it to the end of the summary.
  const [registrato] = useState(() => ({ etichetta, formatta }));
  useEffect(() => {
    Object.assign(registrato, { etichetta, formatta });
  }, [registrato, etichetta, formatta]);
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
    facoltativo: !obbligatorio && isFacoltativo(schema),
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
