import * as z from 'zod';

/** Every error a call can answer: its HTTP status and when it happens. Messages to people are written where the error is raised. */
export const errori = {
  TOKEN_NON_VALIDO: {
    status: 401,
    quando: 'the bearer token is absent, expired beyond the tolerance, or not issued for this application',
  },
  SESSIONE_NON_VALIDA: {
    status: 401,
    quando: 'the x-auth-token session is absent, expired, closed, or bound to another user',
  },
  RUOLO_NON_AUTORIZZATO: { status: 403, quando: 'none of the roles of the user is allowed on the route' },
  LICENZA_MANCANTE: { status: 403, quando: 'the school has no valid licence for the route' },
  OPERAZIONE_NON_CONSENTITA: { status: 403, quando: 'an option of the school, or its kind, forbids the operation' },
  ERROR_LICENSE_MISSING: { status: 403, quando: 'at sign-in: the school has no WWS licence' },
  ERROR_LICENSE_INVALID: {
    status: 403,
    quando: 'at sign-in: the licence has an unknown status or belongs to another tenant',
  },
  ERROR_LICENSE_EXPIRED: { status: 403, quando: 'at sign-in: the licence expired more than 30 days ago' },
  ERROR_ROLES_MISSING: { status: 403, quando: 'at sign-in: the user has no role for the school' },
  RICHIESTA_NON_VALIDA: {
    status: 400,
    quando: 'the request breaks the contract or a rule that the caller can correct',
  },
  CHIAVE_IDEMPOTENZA_MANCANTE: { status: 400, quando: 'a write or start call without the Idempotency-Key header' },
  VERSIONE_MANCANTE: { status: 400, quando: 'an update or delete without the version of the record it changes' },
  TROPPI_RISULTATI: { status: 400, quando: 'limit 0 on a list of more than 1,000 rows or 1 MB: export it instead' },
  NON_TROVATO: { status: 404, quando: 'the record is absent, or belongs to another school' },
  VERSIONE_SUPERATA: { status: 409, quando: 'somebody changed the record meanwhile; `current` carries it' },
  DUPLICATO: { status: 409, quando: 'a record with the same unique value exists' },
  STATO_NON_AMMESSO: { status: 409, quando: 'the state of the record forbids the operation' },
  VERSIONE_PIU_RECENTE: {
    status: 409,
    quando: 'a later version of the program wrote the record with a value that this one does not know; nothing changed',
  },
  FILE_ALTERATO: {
    status: 409,
    quando: 'a stored file is gone, or its bytes are not those that were sealed: it is not handed over',
  },
  IN_USO: { status: 409, quando: 'the record cannot be deleted because others use it' },
  IDEMPOTENZA_IN_CONFLITTO: { status: 409, quando: 'the Idempotency-Key was used for another request' },
  RIFERIMENTO_NON_VALIDO: {
    status: 409,
    quando: 'a value is well formed but the archive refuses it (abolished town, overlap, missing person)',
  },
  RICHIESTA_TROPPO_GRANDE: { status: 413, quando: 'body over 6 MB, or an upload over its limit' },
  TROPPE_RICHIESTE: { status: 429, quando: 'the store asks to slow down; repeat the call with the same key' },
  SERVICE_UNAVAILABLE: { status: 503, quando: 'maintenance of the school' },
  SPAZIO_ESAURITO: {
    status: 507,
    quando: 'the disk that keeps the data is full (where the program runs on one machine); nothing was stored',
  },
  ERRORE_INTERNO: { status: 500, quando: 'a defect of the program; the correlation id finds it in the log' },
} as const;

export type CodiceErrore = keyof typeof errori;

/** One field of the request (or of the record) and what is wrong with it; `path` is in JSON dot notation. */
export const ErroreCampo = z.strictObject({
  path: z.string().max(300),
  code: z.string().max(60),
  message: z.string().max(1000),
});
export type ErroreCampo = z.infer<typeof ErroreCampo>;

/** Body of every answer that is not a success. */
export const Errore = z.strictObject({
  code: z.string().max(60),
  message: z.string().max(2000),
  metadata: z.string().max(2000).nullable(),
  fields: z.array(ErroreCampo).max(1000),
  current: z.record(z.string(), z.unknown()).optional(),
  correlationId: z.string().max(100),
});
export type Errore = z.infer<typeof Errore>;
