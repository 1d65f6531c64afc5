import { AppError } from '#platform/errors.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';

const DI_CODICE = /(?:^|\.)(?:cf[A-Z]\w*|codFiscale)$/;

/** Each codice fiscale that a record holds, wherever it is: its path and itself. */
const codiciIn = (valore: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof valore === 'string') return DI_CODICE.test(path) && valore !== '' ? [[path, valore]] : [];
  if (typeof valore !== 'object' || valore === null) return [];
  return Object.entries(valore).flatMap(([campo, suo]) => codiciIn(suo, path === '' ? campo : `${path}.${campo}`));
};

/**
 * Refuses a codice fiscale that is wrong in itself when it is written, of the school, its bodies or who signs for it. One that was stored before
 * does not keep the rest from being saved: the list of what is missing tells it.
 * @throws RICHIESTA_NON_VALIDA
 */
export const refuseCodiciSbagliati = (prima: Scuola | undefined, dopo: Scuola): void => {
  const noti = new Set(codiciIn(prima).map(([, codice]) => codice));
  const fields = codiciIn(dopo).flatMap(([path, codice]) => {
    const message = noti.has(codice) ? null : erroreCodiceFiscale(codice);
    return message === null ? [] : [{ path, code: 'non_valido', message }];
  });
  const [primo] = fields;
  if (primo !== undefined) throw new AppError('RICHIESTA_NON_VALIDA', primo.message, { fields });
};
