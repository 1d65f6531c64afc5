import FormField, { type FormFieldProps } from '@cloudscape-design/components/form-field';
import { Facoltativo } from './facoltativo.tsx';
import { useInfoParola } from './link-parola.tsx';

type Props = Omit<FormFieldProps, 'label' | 'info'> & {
  readonly label: string;
  /** The name that its help is under, where other forms have another field of the same label. */
  readonly parola?: string;
  readonly facoltativo?: boolean;
};

/** The label of a control that is drawn by hand, with the way to its help. */
export const FormFieldSpiegato = ({ label, parola = label, facoltativo = false, ...props }: Props) => (
  <FormField
    {...props}
    label={
      facoltativo ? (
        <>
          {label} <Facoltativo />
        </>
      ) : (
        label
      )
    }
    {...useInfoParola(parola)}
  />
);
