import { instant } from '../clock.ts';
import type { Store } from '../data/dynamo.ts';
import { partizioneElenco } from '../data/entita.ts';
import { sendOperazioni } from '../data/modifica.ts';
import type { SessioneAttiva } from './sessione.ts';

/** Days for which a school is shown the calls that were refused to its users. */
const GIORNI_RIFIUTATE = 90;
/** Milliseconds in which one process writes one count once. */
const OGNI = 60_000;
/** Counts that a process remembers. */
const RICORDATI = 5000;

/** A refused call of a user whose session is of the school. */
export interface Rifiutata {
  /** Name of the area that the call is of. */
  readonly parte: string;
  readonly code: string;
  readonly adesso: Date;
}

export const partizioneRifiutate = (codmin: string): string => partizioneElenco(codmin, 'RIFIUTATE');

/** A count: when it was last written, in milliseconds, and how many calls it does not say yet. */
interface Conto {
  readonly scritto: number;
  readonly inAttesa: number;
}

/** Counts of this process, for each table that it serves. */
const contiDi = new WeakMap<Store, Map<string, Conto>>();

/**
 * Counts a refused call among those of its user, of its part of the program and of its hour. A process writes a count at most once a minute, so that who insists
 * costs no more: what it says is no more than what happened.
 */
export const noteRifiutata = async (
  store: Store,
  { codmin, utente }: Pick<SessioneAttiva, 'codmin' | 'utente'>,
  { parte, code, adesso }: Rifiutata,
): Promise<void> => {
  const quando = instant(adesso);
  const chiave = { pk: partizioneRifiutate(codmin), sk: `${quando.slice(0, 13)}#${utente}#${parte}` };
  const nome = `${chiave.pk} ${chiave.sk}`;
  const conti = contiDi.get(store) ?? new Map<string, Conto>();
  contiDi.set(store, conti);
  const { scritto, inAttesa } = conti.get(nome) ?? { scritto: -OGNI, inAttesa: 0 };
  if (conti.size >= RICORDATI) conti.clear();
  if (adesso.getTime() - scritto < OGNI) {
    conti.set(nome, { scritto, inAttesa: inAttesa + 1 });
    return;
  }
  conti.set(nome, { scritto: adesso.getTime(), inAttesa: 0 });
  const values = {
    ':tipo': 'RIFIUTATE',
    ':scuola': codmin,
    ':utente': utente,
    ':parte': parte,
    ':code': code,
    ':quando': quando,
    ':ttl': Math.floor(adesso.getTime() / 1000) + GIORNI_RIFIUTATE * 86_400,
    ':quante': inAttesa + 1,
    ':schema': 1,
  };
  const expression =
    'SET tipo = :tipo, scuola = :scuola, utente = :utente, parte = :parte, code = :code, ultima = :quando, #ttl = :ttl, #schema = :schema ADD quante :quante';
  await sendOperazioni(store, [
    { tipo: 'update', chiave, cambi: { expression, values, names: { '#ttl': 'ttl', '#schema': 'schema' } } },
  ]);
};
