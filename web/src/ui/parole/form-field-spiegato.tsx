import FormField, { type FormFieldProps } from '@cloudscape-design/components/form-field';
import { useInfoParola } from './link-parola.tsx';

type Props = Omit<FormFieldProps, 'label' | 'info'> & {
  readonly label: string;
  /** The name that its help is under, where other forms have another field of the same label. */
  readonly parola?: string;
};

/** The label of a control that is drawn by hand, with the way to its help. */
export const FormFieldSpiegato = ({ label, parola = label, ...props }: Props) => (
  <FormField {...props} label={label} {...useInfoParola(parola)} />
);
