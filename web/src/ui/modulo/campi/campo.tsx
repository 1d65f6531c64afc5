import FormField from '@cloudscape-design/components/form-field';
import type { ReactNode } from 'react';
import { Facoltativo } from '../../parole/facoltativo.tsx';
import { useInfoParola } from '../../parole/link-parola.tsx';

interface Props {
  readonly etichetta: string;
  readonly parola?: string | undefined;
  readonly facoltativo: boolean;
  readonly soloLettura?: boolean | undefined;
  readonly errore: string | undefined;
  readonly descrizione?: string | undefined;
  readonly aiuto?: string | undefined;
  readonly avviso?: string | undefined;
  readonly children: ReactNode;
}

/** Label, words and error around one control. Fields that may be left empty say so; of one that is only read there is nothing to say. */
export const Campo = ({
  etichetta,
  parola = etichetta,
  facoltativo,
  soloLettura = false,
  errore,
  descrizione,
  aiuto,
  avviso,
  children,
}: Props) => (
  <FormField
    label={
      facoltativo && !soloLettura ? (
        <>
          {etichetta} <Facoltativo />
        </>
      ) : (
        etichetta
      )
    }
    {...useInfoParola(parola)}
    errorText={errore ?? ''}
    description={descrizione}
    constraintText={aiuto}
    warningText={avviso ?? ''}
    stretch
  >
    {children}
  </FormField>
);
