import { ApiError } from '#api/client.ts';

/** The errors of one entry of a list that is saved whole, on the fields of the window that edits that entry alone. `lista` is the path of the list. */
export const onEntry = async <T>(lista: string, saved: Promise<T>): Promise<T> => {
  try {
    return await saved;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.errore.fields.map((field) => ({
      ...field,
      path: field.path.startsWith(`${lista}.`) ? field.path.slice(lista.length + 1).replace(/^\d+\./, '') : field.path,
    }));
    throw new ApiError(error.status, { ...error.errore, fields });
  }
};
