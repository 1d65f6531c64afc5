import { expect } from 'vitest';
import type { CodiceErrore } from '#shared/contracts/errori.ts';
import type { ArchiveChange } from './home/archive-changes.ts';
import type { Answer, TestHome } from './home/test-home.ts';

/** What a refusal says: the words, the field, the record as it is now. */
export interface Rifiuto {
  readonly status: number;
  readonly code: CodiceErrore;
  readonly message: RegExp;
  readonly campo?: string;
  readonly current?: object;
}

export const assente = (message = /non è in archivio o non appartiene a questa scuola/): Rifiuto => ({
  status: 404,
  code: 'NON_TROVATO',
  message,
});
export const superata = (current: object): Rifiuto => ({
  status: 409,
  code: 'VERSIONE_SUPERATA',
  message: /Questi dati sono stati salvati altrove nel frattempo/,
  current,
});
export const doppio = (campo: string, message: RegExp): Rifiuto => ({ status: 409, code: 'DUPLICATO', message, campo });
export const riferimento = (campo: string, message: RegExp): Rifiuto => ({
  status: 409,
  code: 'RIFERIMENTO_NON_VALIDO',
  message,
  campo,
});
export const inUso = (message: RegExp): Rifiuto => ({ status: 409, code: 'IN_USO', message });
export const statoNonAmmesso = (message: RegExp): Rifiuto => ({ status: 409, code: 'STATO_NON_AMMESSO', message });

/** A notice that somebody tried, and the count of the calls refused to a user, are all that a refusal may leave. */
const isAvviso = ({ tipo, entita }: ArchiveChange): boolean =>
  tipo === 'NOTIFICA' || tipo === 'RIFIUTATE' || (tipo === 'AUDIT' && entita === 'NOTIFICA');

/** Makes a call that must be refused in these words, and leave the archive as it was. */
export const rifiutata = async (
  home: TestHome,
  call: () => Promise<Answer<unknown>>,
  { status, code, message, campo, current }: Rifiuto,
): Promise<void> => {
  let answer: unknown;
  const changes = await home.changesDuring(async () => {
    answer = await call();
  });
  expect(answer).toMatchObject({
    status,
    body: {
      code,
      message: expect.stringMatching(message),
      ...(campo === undefined ? {} : { fields: [{ path: campo, message: expect.stringMatching(message) }] }),
      ...(current === undefined ? {} : { current }),
    },
  });
  expect(changes.filter((change) => !isAvviso(change))).toEqual([]);
};
