import type { Item, Store } from '../data/dynamo.ts';
import { partizioneElenco } from '../data/entita.ts';
import { sendOperazioni, type Operazione } from '../data/modifica.ts';
import { AppError } from '../errors.ts';
import type { SessioneAttiva } from './sessione.ts';

/** Seconds after which a session that nobody used is over. */
const INATTIVA = 8 * 3600;
/** Seconds in which the last use of a user is written once. */
const OGNI = 15 * 60;
/** Seconds of the longest session that is not remembered. */
const GIORNATA = 12 * 3600;
/** Users whose last write a process remembers. */
const RICORDATI = 5000;

type Usata = Pick<SessioneAttiva, 'utente' | 'codmin' | 'creata' | 'scade'>;

const seconds = (istante: string): number => Math.floor(Date.parse(istante) / 1000);

/** True of a session of thirty days, used or not: its user asked to be remembered. */
export const isRicordata = ({ creata, scade }: Pick<Usata, 'creata' | 'scade'>): boolean =>
  scade - seconds(creata) > GIORNATA;

/** The line of the user among those of the school, which every function may write. */
const chiaveUso = ({ codmin, utente }: Usata) => ({ pk: partizioneElenco(codmin, 'ACCESSO'), sk: utente });

const lastUse = (item: Item | undefined): number => (typeof item?.usata === 'number' ? item.usata : 0);

/** The write of a last use; refused, and rightly, where another call of the same minutes wrote it. */
const putUso = (sessione: Usata, adesso: number): Operazione => ({
  tipo: 'update',
  chiave: chiaveUso(sessione),
  cambi: { expression: 'SET usata = :adesso', values: { ':adesso': adesso } },
  condizione: {
    expression: 'attribute_exists(pk) AND (attribute_not_exists(usata) OR usata <= :prima)',
    values: { ':prima': adesso - OGNI },
  },
  rifiuto: () => new AppError('VERSIONE_SUPERATA', "L'uso è già scritto."),
});

/** Last writes of this process, by school and user. */
const scritti = new Map<string, number>();

/**
 * Keeps when a user last called, written at most every quarter of an hour, and ends the session that nobody used for eight hours. A session of few hours asks the archive nothing.
 * @throws SESSIONE_NON_VALIDA
 */
export const noteUso = async (store: Store, sessione: Usata, adesso: number): Promise<void> => {
  if (isRicordata(sessione)) return;
  const nata = seconds(sessione.creata);
  if (adesso - nata >= INATTIVA) {
    const ultima = Math.max(nata, lastUse(await store.get(chiaveUso(sessione))));
    if (adesso - ultima >= INATTIVA)
      throw new AppError(
        'SESSIONE_NON_VALIDA',
        'La sessione è finita perché per otto ore nessuno l’ha usata: accedere di nuovo.',
      );
  }
  const nome = `${sessione.codmin} ${sessione.utente}`;
  if (adesso - Math.max(nata, scritti.get(nome) ?? 0) < OGNI) return;
  if (scritti.size >= RICORDATI) scritti.clear();
  scritti.set(nome, adesso);
  await sendOperazioni(store, [putUso(sessione, adesso)]).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
};
