import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { Item, Store } from '../../functions/platform/data/dynamo.ts';
import type { CodiceErrore } from '../../shared/contracts/errori.ts';
import { TABLE_NAME, type Answer } from './home/test-home.ts';

/** Everything stored, as one hash; without the items left out. */
export const stored = async ({ client }: Store, tranne: (item: Item) => boolean = () => false): Promise<string> => {
  const items: Item[] = [];
  let da: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: TABLE_NAME, ExclusiveStartKey: da }));
    items.push(...(page.Items ?? []));
    da = page.LastEvaluatedKey;
  } while (da !== undefined);
  const tenuti = items.filter((item) => !tranne(item));
  return createHash('sha256')
    .update(JSON.stringify(tenuti.toSorted((a, b) => (`${a.pk}${a.sk}` < `${b.pk}${b.sk}` ? -1 : 1))))
    .digest('hex');
};

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
  message: /Un altro utente ha modificato questi dati nel frattempo/,
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

/** Notices that somebody tried are the one thing a refusal may leave. */
const isAvviso = ({ tipo, entita }: Item): boolean =>
  tipo === 'NOTIFICA' || (tipo === 'AUDIT' && entita === 'NOTIFICA');

/** Makes a call that must be refused in these words, and leave the archive as it was. */
export const rifiutata = async (
  store: Store,
  call: () => Promise<Answer<unknown>>,
  { status, code, message, campo, current }: Rifiuto,
): Promise<void> => {
  const prima = await stored(store, isAvviso);
  expect(await call()).toMatchObject({
    status,
    body: {
      code,
      message: expect.stringMatching(message),
      ...(campo === undefined ? {} : { fields: [{ path: campo, message: expect.stringMatching(message) }] }),
      ...(current === undefined ? {} : { current }),
    },
  });
  expect(await stored(store, isAvviso)).toBe(prima);
};
