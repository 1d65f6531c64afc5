import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { hashOf } from '../caller/sessione.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Store } from '../data/dynamo.ts';
import { partizioneScuola } from '../data/entita.ts';
import type { Operazione } from '../data/modifica.ts';
import { readSenzaSpecie } from '../data/senza-specie.ts';
import { AppError } from '../errors.ts';

/** Days for which the answer of a call is remembered. */
export const GIORNI_RICORDATI = 2;
const Risposta = z.object({
  richiesta: z.string(),
  risposta: z.string(),
  /** The answer is deflated, in base64. */
  compressa: z.literal(true).optional(),
});

/** Characters beyond which an answer is compressed: a kilobyte is what a write is paid by, and beside the answer lie keys and hashes. */
const LUNGA = 600;

const pack = (risposta: string): Omit<z.infer<typeof Risposta>, 'richiesta'> =>
  risposta.length <= LUNGA ? { risposta } : { risposta: deflateRawSync(risposta).toString('base64'), compressa: true };

const unpack = ({ risposta, compressa }: z.infer<typeof Risposta>): string =>
  compressa ? inflateRawSync(Buffer.from(risposta, 'base64')).toString('utf8') : risposta;

/** One write call as the caller names it: same key and request = the stored answer; same key, other request = 409. */
export interface Idempotenza {
  /** The stored answer as JSON text, undefined when the call is new. @throws IDEMPOTENZA_IN_CONFLITTO */
  readonly stored: () => Promise<string | undefined>;
  /** The operation that stores the answer in the same transaction as the change. */
  readonly remember: (risposta: string) => Operazione;
}

/** @param key header Idempotency-Key, 8–100 visible characters; @param richiesta the whole request, hashed */
export const idempotenza = (
  store: Store,
  clock: Clock,
  chi: { codmin: string; utente: string },
  key: string | undefined,
  richiesta: readonly string[],
): Idempotenza => {
  if (key === undefined || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new AppError(
      'CHIAVE_IDEMPOTENZA_MANCANTE',
      "La richiesta modifica dei dati e deve avere l'intestazione Idempotency-Key (da 8 a 100 caratteri).",
      { fields: [{ path: 'Idempotency-Key', code: 'mancante', message: 'Intestazione mancante o non valida.' }] },
    );
  }
  const chiave = { pk: `${partizioneScuola(chi.codmin)}#IDEMPOTENZA`, sk: hashOf(chi.utente, key) };
  const hash = hashOf(...richiesta);
  const conflitto = () =>
    new AppError(
      'IDEMPOTENZA_IN_CONFLITTO',
      "La stessa chiave di idempotenza è già stata usata per un'altra richiesta: ripetere con una chiave nuova.",
    );
  return {
    stored: async () => {
      const item = await store.get(chiave);
      if (item === undefined) return undefined;
      const salvata = readSenzaSpecie(Risposta, item);
      if (salvata.richiesta !== hash) throw conflitto();
      return unpack(salvata);
    },
    remember: (risposta) => ({
      tipo: 'put',
      chiave,
      item: {
        tipo: 'IDEMPOTENZA',
        scuola: chi.codmin,
        schema: 1,
        ...Risposta.parse({ richiesta: hash, ...pack(risposta) }),
        ttl: epochSeconds(clock.now()) + GIORNI_RICORDATI * 86_400,
      },
      condizione: { expression: 'attribute_not_exists(pk)' },
      rifiuto: conflitto,
    }),
  };
};
