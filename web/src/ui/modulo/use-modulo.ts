import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef, useState } from 'react';
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { useUnsaved } from '../frame.tsx';
import { useNotices } from '../notices.tsx';
import { withMissing } from './errori-campi.ts';
import { currentOf, rifiutoOf } from './errori-server.ts';
import { initialValues, submittedValues } from './schema-modulo.ts';
import { useBozza } from './use-bozza.ts';

/** How a field on the form is named and shown to people: in the summary of errors and in the comparison of versions. */
export interface CampoRegistrato {
  readonly etichetta: string;
  readonly formatta: (valore: unknown) => string;
  /** True of a field that is refused when it is empty, also where the contract takes it so. */
  readonly obbligatorio?: boolean;
}

/** A form in progress: what `Modulo` draws and the fields attach to. */
export interface ControlloModulo<T extends FieldValues> {
  readonly form: UseFormReturn<T, unknown, T>;
  readonly schema: z.ZodType<T, FieldValues>;
  readonly campi: ReadonlyMap<string, CampoRegistrato>;
  readonly registra: (nome: string, campo: CampoRegistrato) => () => void;
  readonly invia: (event?: { preventDefault: () => void; stopPropagation?: () => void }) => Promise<void>;
  readonly inCorso: boolean;
  readonly modificato: boolean;
  /** Errors that belong to no field of the form. */
  readonly altriErrori: readonly string[];
  /** The record as somebody else left it meanwhile; null when there is no disagreement. */
  readonly conflitto: Readonly<Record<string, unknown>> | null;
  /** Saves the values over the record as it is now. */
  readonly tieni: (valori: T) => Promise<void>;
  /** Takes the record as it is now, dropping the changes. */
  readonly prendi: () => void;
  readonly chiudiConflitto: () => void;
}

interface Opzioni<T extends FieldValues, E> {
  /** The contract's schema of what is saved: the browser refuses what the server would, with the same words. */
  readonly schema: z.ZodType<T, FieldValues>;
  /** The record being changed, or what a new one starts from: fields the schema does not know are left out. */
  readonly valori: Readonly<Record<string, unknown>>;
  /** Version of the record being changed. */
  readonly versione?: number | undefined;
  readonly salva: (valori: T, versione: number | undefined) => Promise<E>;
  /** After a save that succeeded: nothing is unsaved any more, the page may leave. */
  readonly onSalvato?: (esito: E) => void;
  /** Said in the toast of success. */
  readonly messaggio?: string;
}

/** Form state over the contract's schema: validation, server errors on their field, version conflicts, unsaved changes. */
export const useModulo = <T extends FieldValues, E>({
  schema,
  valori,
  versione,
  salva,
  onSalvato,
  messaggio = 'Operazione avvenuta con successo',
}: Opzioni<T, E>): ControlloModulo<T> => {
  const { campi, registra } = useCampi();
  const form = useForm<T, unknown, T>({
    resolver: resolverOf(schema, campi),
    defaultValues: defaultsOf<T>(initialValues(schema, valori)),
  });
  const { isSubmitting: inCorso, isDirty: modificato } = useFormState({ control: form.control });
  const { altriErrori, setAltriErrori, conflitto, setConflitto, refuse } = useRifiuti(form, campi);
  const corrente = useRef(versione);
  const { notify } = useNotices();
  const { dimentica } = useUnsaved(modificato && !inCorso);
  useRipresa(form, schema, corrente, modificato);
  const send = async (dati: T): Promise<void> => {
    setAltriErrori([]);
    try {
      const esito = await salva(dati, corrente.current);
      corrente.current = versionOf(esito) ?? corrente.current;
      setConflitto(null);
      form.reset(defaultsOf<T>(dati));
      dimentica();
      notify('success', messaggio);
      onSalvato?.(esito);
    } catch (error) {
      refuse(error);
    }
  };
  return {
    form,
    schema,
    campi,
    registra,
    inCorso,
    modificato,
    altriErrori,
    conflitto,
    invia: async (event) => {
      event?.preventDefault();
      event?.stopPropagation?.();
      setAltriErrori([]);
      await form.handleSubmit(send)();
    },
    ...usciteDalConflitto({ form, schema, conflitto, setConflitto, corrente, send }),
  };
};

interface Conflitto<T extends FieldValues> {
  readonly form: UseFormReturn<T, unknown, T>;
  readonly schema: z.ZodType<T, FieldValues>;
  readonly conflitto: ControlloModulo<T>['conflitto'];
  readonly setConflitto: (conflitto: null) => void;
  readonly corrente: { current: number | undefined };
  readonly send: (dati: T) => Promise<void>;
}

/** The three ways out of a disagreement: save over the record as it is now, take it, or think about it. */
const usciteDalConflitto = <T extends FieldValues>({
  form,
  schema,
  conflitto,
  setConflitto,
  corrente,
  send,
}: Conflitto<T>): Pick<ControlloModulo<T>, 'tieni' | 'prendi' | 'chiudiConflitto'> => ({
  tieni: async (scelti) => {
    corrente.current = versionOf(conflitto) ?? corrente.current;
    setConflitto(null);
    form.reset(defaultsOf<T>(scelti), { keepDefaultValues: true });
    await form.handleSubmit(send)();
  },
  prendi: () => {
    if (conflitto === null) return;
    corrente.current = versionOf(conflitto) ?? corrente.current;
    form.reset(defaultsOf<T>(initialValues(schema, conflitto)));
    setConflitto(null);
  },
  chiudiConflitto: () => setConflitto(null),
});

/** What was written before a sign-in that left the page, at the version it was written on. */
const useRipresa = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  schema: z.ZodType<T, FieldValues>,
  versione: { current: number | undefined },
  modificato: boolean,
): void =>
  useBozza({
    campi: Object.keys(initialValues(schema, {})),
    modificato,
    read: () => ({ valori: form.getValues(), versione: versione.current }),
    resume: (bozza) => {
      versione.current = bozza.versione ?? versione.current;
      form.reset(defaultsOf<T>(bozza.valori), { keepDefaultValues: true });
    },
  });

/** The fields on the form, as they come and go. */
const useCampi = () => {
  const { current: campi } = useRef(new Map<string, CampoRegistrato>());
  const registra = useCallback(
    (nome: string, campo: CampoRegistrato) => {
      campi.set(nome, campo);
      return () => {
        if (campi.get(nome) === campo) campi.delete(nome);
      };
    },
    [campi],
  );
  return { campi, registra };
};

/** What the server refuses: on its field, beside the form when it is of no field, or as a disagreement with the record as it is now. */
const useRifiuti = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  campi: ReadonlyMap<string, CampoRegistrato>,
) => {
  const [altriErrori, setAltriErrori] = useState<readonly string[]>([]);
  const [conflitto, setConflitto] = useState<Readonly<Record<string, unknown>> | null>(null);
  const refuse = (error: unknown): void => {
    const current = currentOf(error);
    if (current !== null) return setConflitto(current);
    const rifiuto = rifiutoOf(error, (nome) => campi.has(nome));
    rifiuto.campi.forEach(({ nome, messaggio: message }, indice) => {
      form.setError(pathOf<T>(nome), { type: 'server', message }, { shouldFocus: indice === 0 });
    });
    setConflitto(null);
    setAltriErrori(rifiuto.altri);
  };
  return { altriErrori, setAltriErrori, conflitto, setConflitto, refuse };
};

const versionOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'versione' in record && typeof record.versione === 'number'
    ? record.versione
    : undefined;

/** react-hook-form types defaults as deep partials of the values: a start with empty fields is one, and the schema judges it at submit. */
const defaultsOf = <T extends FieldValues>(valori: Readonly<Record<string, unknown>>): DefaultValues<T> =>
  valori as DefaultValues<T>;

/** The contract's schema as the judge of the form, over the values as they would be sent; what the form itself asks for is refused when empty. */
const resolverOf = <T extends FieldValues>(
  schema: z.ZodType<T, FieldValues>,
  campi: ReadonlyMap<string, CampoRegistrato>,
): Resolver<T, unknown, T> => {
  // what a schema takes and what it gives differ in the type of the ids alone
  const judge = zodResolver(schema as z.ZodType<T, T>);
  return async (valori, context, options) => {
    const giudizio = await judge(submittedValues(schema, valori) as T, context, options);
    const errors = withMissing(giudizio.errors, valori, campi) as FieldErrors<T>;
    return Object.keys(errors).length === 0 ? giudizio : { values: {}, errors };
  };
};

/** A path the server named and the form has registered. */
const pathOf = <T extends FieldValues>(nome: string): FieldPath<T> => nome as FieldPath<T>;
