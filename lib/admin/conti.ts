import { randomBytes } from 'node:crypto';
import { closeSessioni, registro, type Invito } from '#archivio/accesso/registro.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica, sendOperazioni } from '#platform/data/modifica.ts';
import type { Conto, Identita } from '#platform/identita.ts';
import { sendIntervento, type Momento } from './amministrazione.ts';
import type { Connection } from './connection.ts';
import { createInvito } from './scuole.ts';

interface Invitato extends Omit<Invito, 'scade' | 'email'> {
  readonly email: string | null;
}

/** Invites somebody whose account the installation makes: the invitation first, then the account, then the bond of the two. Given again after a cut, it makes another invitation for the same account. @returns the code */
export const inviteConto = async (
  { store, identita }: { readonly store: Store; readonly identita: Identita },
  { email, ...invito }: Invitato,
  adesso: Date,
): Promise<string> => {
  const codice = await createInvito(
    store,
    { ...invito, conto: { subject: null }, ...(email === null ? {} : { email }) },
    adesso,
  );
  const chiave = hashOf(codice);
  const subject = await identita.crea({ user: invito.user, nome: invito.descutente, email, chiave });
  await sendOperazioni(store, [registro(store).bindInvito(chiave, subject)]);
  return codice;
};

/** Acts of an administrator on an account, in the words of the audit trail of its schools. */
const ATTI = {
  azzera: { cosa: 'Secondo fattore azzerato', azione: 'azzeraSecondoFattore' },
  disabilita: { cosa: 'Accesso disabilitato', azione: 'disabilita' },
  riabilita: { cosa: 'Accesso riabilitato', azione: 'riabilita' },
} as const satisfies Record<
  string,
  { readonly cosa: string; readonly azione: keyof Pick<Identita, 'azzeraSecondoFattore' | 'disabilita' | 'riabilita'> }
>;
export type AttoSulConto = keyof typeof ATTI;

export const attiSulConto: readonly AttoSulConto[] = ['azzera', 'disabilita', 'riabilita'];

/** Does it to the account of a name, and says so in each school of its user. Their sessions end, but of who is let in again. @returns the codes of those schools */
export const changeConto = async (
  connection: Pick<Connection, 'store' | 'issuer'>,
  identita: Identita,
  { user, atto }: { readonly user: string; readonly atto: AttoSulConto },
  momento: Pick<Momento, 'adesso'>,
): Promise<readonly string[]> => {
  const conto = await contoDi(identita, user);
  const { store, issuer } = connection;
  const utente = await registro(store).getUtente(issuer, conto.subject);
  // the record first: of two halves, it is the one that keeps out at once
  const scuole = utente?.iscrizioni.map(({ codmin }) => codmin) ?? [];
  if (utente !== undefined && atto !== 'azzera') {
    const { disabilitato: _prima, ...altro } = utente;
    const dopo = atto === 'disabilita' ? { ...utente, disabilitato: true as const } : altro;
    await sendOperazioni(store, [registro(store).putUtente(utente, dopo)]);
  }
  if (atto !== 'riabilita') await endSessions(store, hashOf(issuer, conto.subject));
  await identita[ATTI[atto].azione](conto);
  for (const codmin of scuole)
    await sendIntervento(store, codmin, { cosa: `${ATTI[atto].cosa}: ${utente?.descutente} (${user})` }, momento);
  return scuole;
};

/** Lets the person of an account choose the password. @returns the code, shown once */
export const renewPassword = async (
  { store, issuer }: Pick<Connection, 'store' | 'issuer'>,
  identita: Identita,
  user: string,
  momento: Pick<Momento, 'adesso'>,
): Promise<string> => {
  const conto = await contoDi(identita, user);
  const codice = randomBytes(24).toString('base64url');
  await identita.rimanda(conto, hashOf(codice));
  const utente = await registro(store).getUtente(issuer, conto.subject);
  for (const { codmin } of utente?.iscrizioni ?? [])
    await sendIntervento(store, codmin, { cosa: `Nuova password per ${utente?.descutente} (${user})` }, momento);
  return codice;
};

/** @throws with what to do when there is none of that name */
const contoDi = async (identita: Identita, user: string): Promise<Conto> => {
  const conto = await identita.trova(user);
  if (conto === undefined)
    throw new Error(`Non c'è nessun conto di nome ${user}: controllare come è scritto, oppure fare un "invito".`);
  return conto;
};

const endSessions = async (store: Store, utente: string): Promise<void> => {
  const modifica = new Modifica();
  closeSessioni(await registro(store).sessionsOfUtente(utente), modifica);
  for (const { operazioni } of modifica.parti) await sendOperazioni(store, operazioni);
};
