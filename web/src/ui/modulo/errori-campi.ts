/** The errors of a form, however deep, each by the path of its field. */
export const erroriOf = (errors: object, prefisso = ''): { readonly nome: string; readonly messaggio: string }[] =>
  Object.entries(errors).flatMap(([chiave, errore]: [string, unknown]) => {
    const nome = prefisso === '' ? chiave : `${prefisso}.${chiave}`;
    if (typeof errore !== 'object' || errore === null) return [];
    if ('type' in errore && 'message' in errore && typeof errore.message === 'string')
      return [{ nome: nome.replace(/\.root$/, ''), messaggio: errore.message }];
    return erroriOf(errore, nome);
  });
