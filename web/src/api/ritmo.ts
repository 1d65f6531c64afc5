/** What a server, or what stands before it, answers when it is too busy: the same request may be sent again. */
const OCCUPATO: ReadonlySet<number> = new Set([429, 502, 503]);

/** The first repetition comes after so many milliseconds, each other after twice as many. */
const PRIMA = 400;
/** A page does not keep anybody waiting longer than this for one answer: it says what it was told. */
const ATTESA_MASSIMA = 20_000;
/** Whatever asks by itself asks at least this often, however long it has been refused. */
const PAUSA_MASSIMA = 60_000;

export const isOccupato = (status: number): boolean => OCCUPATO.has(status);

/** Milliseconds that a `Retry-After` in seconds asks for; null where it is absent, or a date. */
export const readRetryAfter = (header: string | null): number | null =>
  header !== null && /^\d{1,5}$/.test(header) ? Number(header) * 1000 : null;

/**
 * Milliseconds before the nth repetition (0 the first): doubled each time and spread at random over the second half, so that who was refused together does
 * not come back together; never less than what the server asked. Null when that is longer than anybody is kept waiting.
 * @param caso from 0 to 1
 */
export const attesa = (ripetizione: number, chiesta: number | null, caso: number): number | null => {
  const millisecondi = Math.max(PRIMA * 2 ** ripetizione * (0.5 + caso / 2), chiesta ?? 0);
  return millisecondi > ATTESA_MASSIMA ? null : Math.round(millisecondi);
};

/** What is known of a read that is repeated by itself: moments in milliseconds, zero for what has not been. */
export interface Seguita {
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * How long what asks by itself every so many milliseconds waits now. After a refusal, as long again as it has gone without an answer, which doubles each time, to
 * a minute; never less than the server asked. The milliseconds of the refusal itself spread who was refused together: the same state, the same pause.
 */
export const pausaDopo = (
  ogni: number,
  { error, dataUpdatedAt, errorUpdatedAt }: Seguita,
  chiesta: number | null,
): number => {
  if (error === null || error === undefined) return ogni;
  const senza = dataUpdatedAt === 0 ? 0 : errorUpdatedAt - dataUpdatedAt;
  const sparsa = Math.max(2 * ogni, senza) * (1 + (errorUpdatedAt % 1000) / 4000);
  return Math.round(Math.max(ogni, chiesta ?? 0, Math.min(PAUSA_MASSIMA, sparsa)));
};
