import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { maxLengthOf } from '../schema-modulo.ts';
import { Campo } from './campo.tsx';
import { textOf, useCampo, type CampoProps } from './use-campo.ts';

type Testo = string | null | undefined;

/** Text on one line. `maiuscole` writes it in capitals (codes). */
export const CampoTesto = <T extends FieldValues, N extends FieldPathByValue<T, Testo>>(
  props: CampoProps<T, N> & {
    readonly maiuscole?: boolean;
    readonly tipo?: 'text' | 'email' | 'tel';
    readonly suggerimento?: string;
  },
) => {
  const { disabilitato = false, soloLettura = false, maiuscole = false, tipo = 'text' } = props;
  const campo = useCampo(props);
  return (
    <Campo {...props} {...campo}>
      <Input
        ref={campo.ref}
        value={textOf(campo.valore)}
        disabled={disabilitato}
        readOnly={soloLettura}
        autoComplete={false}
        inputMode={tipo}
        ariaRequired={!campo.facoltativo}
        {...(props.suggerimento === undefined ? {} : { placeholder: props.suggerimento })}
        onChange={({ detail: { value } }) => {
          const scritto = maiuscole ? value.toUpperCase() : value;
          campo.cambia(value === '' ? campo.vuoto : scritto);
        }}
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};

/** Text on more lines, with the characters left. */
export const CampoNota = <T extends FieldValues, N extends FieldPathByValue<T, Testo>>(
  props: CampoProps<T, N> & { readonly righe?: number },
) => {
  const campo = useCampo(props);
  const massimo = maxLengthOf(campo.schema);
  const testo = textOf(campo.valore);
  return (
    <Campo
      {...props}
      {...campo}
      aiuto={props.aiuto ?? (massimo === undefined ? undefined : `${testo.length} di ${massimo} caratteri`)}
    >
      <Textarea
        ref={campo.ref}
        value={testo}
        rows={props.righe ?? 3}
        disabled={props.disabilitato ?? false}
        readOnly={props.soloLettura ?? false}
        ariaRequired={!campo.facoltativo}
        onChange={({ detail }) => campo.cambia(detail.value === '' ? campo.vuoto : detail.value)}
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};
