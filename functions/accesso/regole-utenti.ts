import { registro, Utente } from '#archivio/accesso/registro.ts';
import { utentiScuola, type UtenteTrovato } from '#archivio/accesso/utenti-scuola.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import { AppError } from '#platform/errors.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { userRow } from './righe-utenti.ts';

/** Who changes the users is a manager of the school still when the change is stored: two who take each other off cannot both succeed. */
export const stillManager = async (store: Store, codmin: string, uid: string) => {
  const io = await utentiScuola(store, codmin).get(uid);
  if (io?.utente.iscrizioni.find((una) => una.codmin === codmin)?.ruoli.includes('GESTORE') !== true)
    throw notManager();
  return registro(store).checkUtente(io.utente, notManager);
};

const notManager = (): AppError =>
  new AppError(
    'OPERAZIONE_NON_CONSENTITA',
    'Nel frattempo un altro gestore ha cambiato i ruoli di chi fa questa modifica: nulla è stato salvato.',
  );

/** @throws OPERAZIONE_NON_CONSENTITA */
export const requireAnother = (uid: string, io: string): void => {
  if (uid === io)
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      'I propri ruoli li cambia un altro gestore: così la scuola non resta mai senza.',
    );
};

/** The tester of the program is no role of an office: only who is one makes another, and only they take it off. */
export const requireGivable = (dopo: readonly Ruolo[], prima: readonly Ruolo[], miei: readonly Ruolo[]): void => {
  if (dopo.includes('TESTER') !== prima.includes('TESTER') && !miei.includes('TESTER'))
    throw new AppError(
      'OPERAZIONE_NON_CONSENTITA',
      'Il ruolo di collaudatore lo dà e lo toglie solo un collaudatore, o chi amministra il programma.',
    );
};

/** @throws VERSIONE_SUPERATA */
export const requireVersion = (codmin: string, prima: UtenteTrovato, versione: number): void => {
  if (prima.utente.versione !== versione) throw superseded(codmin, prima);
};

const superseded = (codmin: string, trovato: UtenteTrovato): AppError =>
  new AppError('VERSIONE_SUPERATA', `I ruoli di ${trovato.utente.descutente} sono cambiati nel frattempo.`, {
    current: userRow(codmin, trovato),
  });

/** The user with other memberships, or kept out, as the school changes them. */
export const putCambiato = (store: Store, codmin: string, prima: UtenteTrovato, utente: Utente): Operazione => ({
  ...registro(store).putUtente(prima.utente, utente),
  rifiuto: (trovato) =>
    superseded(codmin, trovato === undefined ? prima : { ...prima, utente: readSenzaSpecie(Utente, trovato) }),
});
