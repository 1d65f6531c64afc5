import { closeSessioni, registro, removeUtente, type Utente } from '#archivio/accesso/registro.ts';
import { uidUtente } from '#archivio/accesso/utenti-scuola.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica, sendOperazioni } from '#platform/data/modifica.ts';
import { ContoRifiutato, type Identita } from '#platform/identita.ts';
import type { Conto } from './conto.ts';
import type { Residui } from './residui.ts';

interface Mezzi {
  readonly store: Store;
  /** Absent where an external issuer makes accounts. */
  readonly identita?: Identita | undefined;
}

/** Takes a school away from its users, counting each; who has no other is removed, with the account. */
export const leaveUtenti = async (
  mezzi: Mezzi,
  scuola: string,
  utenti: Residui['utenti'],
  conto: Pick<Conto, 'addUtente'>,
): Promise<void> => {
  for (const { issuer, subject } of utenti) {
    const utente = await registro(mezzi.store).getUtente(issuer, subject);
    if (utente === undefined) continue;
    const iscrizioni = utente.iscrizioni.filter(({ codmin }) => codmin !== scuola);
    if (iscrizioni.length > 0) {
      await sendOperazioni(mezzi.store, [registro(mezzi.store).putUtente(utente, { ...utente, iscrizioni })]);
      await conto.addUtente('altrove');
    } else await conto.addUtente('tolti', (await removeConSessioni(mezzi, utente)) ? [] : [utente.user]);
  }
};

/** Removes a user: sessions, account, then the record, which leads to the other two. @returns whether the account is gone too */
const removeConSessioni = async ({ store, identita }: Mezzi, utente: Utente): Promise<boolean> => {
  const modifica = new Modifica();
  closeSessioni(await registro(store).sessionsOfUtente(uidUtente(utente)), modifica);
  for (const { operazioni } of modifica.parti) if (operazioni.length > 0) await sendOperazioni(store, operazioni);
  const isGone = await removeConto(identita, utente);
  await sendOperazioni(store, [removeUtente(utente)]);
  return isGone;
};

const removeConto = async (identita: Identita | undefined, { user, subject }: Utente): Promise<boolean> => {
  if (identita === undefined) return false;
  try {
    await identita.elimina({ user, subject });
    return true;
  } catch (error) {
    if (error instanceof ContoRifiutato) return false;
    throw error;
  }
};
