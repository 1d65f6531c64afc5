import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ControlloModulo } from './use-modulo.ts';

/** How long a window takes to come and take the focus to itself, milliseconds. */
const DOPO_LA_FINESTRA = 300;

/** The field that the address names (&campo=…), null when it names none. */
export const useCampoIndicato = (): string | null => useSearchParams()[0].get('campo');

/** Opens a form on that field: who came from a reason to mend is already where it is mended. Called by who draws the form, so that its fields are there. */
export const useFocusIndicato = <T extends FieldValues>(modulo: ControlloModulo<T>): void => {
  const [indicato] = useState(useCampoIndicato());
  const { campi, form } = modulo;
  useEffect(() => {
    if (indicato === null) return undefined;
    // A window draws its fields after itself, and takes the focus as it opens.
    const attesa = setTimeout(() => {
      if (campi.has(indicato)) form.setFocus(indicato as FieldPath<T>);
    }, DOPO_LA_FINESTRA);
    return () => clearTimeout(attesa);
  }, [indicato, campi, form]);
};
