import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ControlloModulo } from './use-modulo.ts';

/** How long a window takes to come and take the focus to itself, milliseconds. */
const DOPO_LA_FINESTRA = 300;

/** The field that the address names (&campo=…), null when it names none. */
export const useCampoIndicato = (): string | null => useSearchParams()[0].get('campo');

/** Gives the focus to what is written in the field that the address named when the page came, once it is drawn. Called by who draws it. */
export const useQuandoIndicato = (focus: (indicato: string) => void): void => {
  const [indicato] = useState(useCampoIndicato());
  const ultimo = useRef(focus);
  useEffect(() => {
    ultimo.current = focus;
  });
  useEffect(() => {
    if (indicato === null) return undefined;
    // A window draws its fields after itself, and takes the focus as it opens.
    const attesa = setTimeout(() => ultimo.current(indicato), DOPO_LA_FINESTRA);
    return () => clearTimeout(attesa);
  }, [indicato]);
};

/** Opens a form on that field: who came from a reason to mend is already where it is mended. */
export const useFocusIndicato = <T extends FieldValues>({ campi, form }: ControlloModulo<T>): void =>
  useQuandoIndicato((indicato) => {
    if (campi.has(indicato)) form.setFocus(indicato as FieldPath<T>);
  });
