import { get, set } from 'react-hook-form';

/** The errors of a form, however deep, each by the path of its field. */
export const erroriOf = (errors: object, prefisso = ''): { readonly nome: string; readonly messaggio: string }[] =>
  Object.entries(errors).flatMap(([chiave, errore]: [string, unknown]) => {
    const nome = prefisso === '' ? chiave : `${prefisso}.${chiave}`;
    if (typeof errore !== 'object' || errore === null) return [];
    if ('type' in errore && 'message' in errore && typeof errore.message === 'string')
      return [{ nome: nome.replace(/\.root$/, ''), messaggio: errore.message }];
    return erroriOf(errore, nome);
  });

/** Returns the errors of a form with those of the fields that it asks for and that are empty, unless something else is wrong with them. */
export const withMissing = (
  errors: object,
  valori: object,
  campi: ReadonlyMap<string, { readonly obbligatorio?: boolean }>,
): object => {
  const mancanti = [...campi].flatMap(([nome, { obbligatorio }]) =>
    obbligatorio === true && isEmpty(get(valori, nome)) && get(errors, nome) === undefined ? [nome] : [],
  );
  const tutti = { ...errors };
  for (const nome of mancanti) set(tutti, nome, { type: 'required', message: OBBLIGATORIO });
  return tutti;
};

const OBBLIGATORIO = 'Campo obbligatorio.';

interface CampoScritto {
  readonly valore: unknown;
  readonly toccato: boolean;
  /** The form was sent since the field is there. */
  readonly inviato: boolean;
}

/** What a field complains of: nothing while it is as it was born (a row added after a save that was refused), not of the form of a value it does not have. */
export const shownError = (
  messaggio: string | undefined,
  { valore, toccato, inviato }: CampoScritto,
): string | undefined => {
  if (!isEmpty(valore)) return messaggio;
  if (!toccato && !inviato) return undefined;
  return messaggio !== undefined && DI_FORMA.test(messaggio) ? OBBLIGATORIO : messaggio;
};

const isEmpty = (valore: unknown): boolean => valore === '' || valore === null || valore === undefined;

/** Words on the form of a value are not for a field that has none. */
const DI_FORMA = / non valid|^(?:Il|La|L') .* (?:ha|è una sigla di) /;
