import { asUid } from '#platform/data/entita.ts';
import type { Identita } from '#platform/identita.ts';
import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Connection } from '../connection.ts';
import { attiSulConto, changeConto, inviteConto, renewPassword, type AttoSulConto } from '../conti.ts';
import { onAws } from '../deployment/refusals.ts';
import { createInvito } from '../scuole.ts';
import { said, type Esegui, type Esito, type Richiesta } from './comando.ts';

/** Person of an invitation, as the options say; undefined when they do not. */
const invitatoDa = ({ args: [codmin = ''], opzioni }: Richiesta) => {
  const { nome = '', ruoli = '', persona, cf } = opzioni;
  const parsed = ruoli.split(',').map((ruolo) => Ruolo.safeParse(ruolo.trim().toUpperCase()));
  if (nome === '' || parsed.some(({ success }) => !success)) return undefined;
  const uid = persona === undefined ? null : asUid<'PERSONA'>(persona);
  return {
    codmin,
    descutente: nome,
    ruoli: parsed.flatMap(({ data }) => data ?? []),
    uid,
    uidSubAnagrafe: uid,
    cf: cf ?? null,
  };
};

const linkOf = ({ connection: { origin } }: Richiesta, codice: string): string => `${origin}/#invito=${codice}`;

/** Invites somebody with an account already, or given one elsewhere; with `--utente`, makes the account too. */
export const inviteSomebody: Esegui = async (richiesta) => {
  const { connection, opzioni, momento } = richiesta;
  if (opzioni.utente !== undefined) return inviteWithConto(richiesta, opzioni.utente);
  const invitato = invitatoDa(richiesta);
  if (invitato === undefined) return undefined;
  const invito = { ...invitato, user: invitato.descutente };
  const codice = await createInvito(connection.store, invito, momento.adesso);
  return said(`Invito per ${invitato.descutente}: ${linkOf(richiesta, codice)}`);
};

export const createUtenteInvitato: Esegui = async (richiesta) => {
  const [, login = ''] = richiesta.args;
  return login === '' ? undefined : inviteWithConto(richiesta, login);
};

const inviteWithConto = async (richiesta: Richiesta, user: string): Promise<Esito> => {
  const { connection, opzioni, momento } = richiesta;
  const { email = null } = opzioni;
  const invitato = invitatoDa(richiesta);
  if (invitato === undefined || (connection.deployment !== undefined && email === null)) return undefined;
  const identita = identitaOf(connection);
  const codice = await onAws('cognito-idp:AdminCreateUser', () =>
    inviteConto({ ...connection, identita }, { ...invitato, user, email }, momento.adesso),
  );
  const scrive =
    connection.deployment === undefined ? '' : ` Se è nuovo, Cognito scrive la password provvisoria a ${email}.`;
  return said(`Utente ${user}.${scrive} Da aprire per il primo accesso: ${linkOf(richiesta, codice)}`);
};

export const changeContoUtente: Esegui = async (richiesta) => {
  const { connection, args, momento } = richiesta;
  const [user = '', parola = ''] = args;
  if (user === '') return undefined;
  const identita = identitaOf(connection);
  if (parola === 'password') {
    const codice = await onAws('cognito-idp:AdminResetUserPassword', () =>
      renewPassword(connection, identita, user, momento),
    );
    return said(
      connection.deployment === undefined
        ? `Da aprire per scegliere la password di ${user}: ${linkOf(richiesta, codice)}`
        : `Cognito scrive a ${user} come scegliere un'altra password.`,
    );
  }
  const atto = attiSulConto.find((una) => una === parola);
  if (atto === undefined) return undefined;
  const scuole = await onAws('cognito-idp:Admin*', () => changeConto(connection, identita, { user, atto }, momento));
  return said(`${FATTI[atto](user)}${scuole.length === 0 ? '' : ` Lo dice il registro di ${scuole.join(', ')}.`}`);
};

const FATTI: Readonly<Record<AttoSulConto, (user: string) => string>> = {
  azzera: (user) => `Il secondo fattore di ${user} è azzerato: al prossimo accesso ne registra un altro.`,
  disabilita: (user) => `${user} non entra più, e le sue sessioni sono chiuse.`,
  riabilita: (user) => `${user} entra di nuovo, con la password di prima.`,
};

/** @throws where an external issuer makes accounts */
const identitaOf = ({ identita, deployment }: Connection): Identita => {
  if (identita === undefined)
    throw new Error(
      `${deployment?.name ?? "L'installazione"} entra con un fornitore di identità esterno: i conti si fanno là, poi si dà un invito con "invito" senza --utente.`,
    );
  return identita;
};
