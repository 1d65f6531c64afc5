import { createHash } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  type AdminGetUserCommandOutput,
  type UserStatusType,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { ContoRifiutato, type Conto, type ContoNuovo, type Identita } from './identita.ts';

/** The accounts of a pool of the region. */
export const openUserPool = (pool: string): Identita => identitaDi(new CognitoIdentityProviderClient({}), pool);

/** The accounts of a user pool, or of what speaks as one. */
export const identitaDi = (client: CognitoIdentityProviderClient, UserPoolId: string): Identita => {
  const named = (Username: string) => ({ UserPoolId, Username });
  const get = async (Username: string): Promise<Account | undefined> => {
    const account = await client.send(new AdminGetUserCommand(named(Username))).catch(none('UserNotFoundException'));
    return (
      account && { ...named(account.Username ?? Username), stato: account.UserStatus, subject: subjectOf(account) }
    );
  };
  /** An address is the name of no account, but may be another way to one. */
  const find = async (user: string): Promise<Account | undefined> =>
    (await get(usernameOf(user))) ?? (isMail(user) ? get(written(user)) : undefined);
  /** @throws ContoRifiutato when there is none of that name, or it is of another */
  const own = async ({ user, subject }: Conto): Promise<Account> => {
    const account = await find(user);
    if (account === undefined) throw new ContoRifiutato(`Non c'è un conto di nome ${user}: rifare l'invito.`);
    if (account.subject !== subject)
      throw new ContoRifiutato(`Il conto di nome ${user} è di un'altra persona: non è stato toccato.`);
    return account;
  };
  const nameOf = ({ UserPoolId: pool, Username }: Account) => ({ UserPoolId: pool, Username });
  const resend = async (account: Account, chiave: string): Promise<void> => {
    const ClientMetadata = { chiave };
    await client.send(
      new AdminCreateUserCommand({
        ...nameOf(account),
        ClientMetadata,
        MessageAction: 'RESEND',
        DesiredDeliveryMediums: ['EMAIL'],
      }),
    );
  };
  /** Lets who has not entered yet choose the password by that code too. @returns the subject of the account */
  const invited = async (account: Account, chiave: string): Promise<string> => {
    if (account.stato === NON_ENTRATO) await resend(account, chiave);
    return account.subject;
  };
  return {
    trova: async (user) => {
      const account = await find(user);
      return account && { user, subject: account.subject };
    },
    crea: async (nuovo) => {
      const { user } = nuovo;
      const present = await find(user);
      if (present !== undefined) return invited(present, nuovo.chiave);
      const made = await client
        .send(new AdminCreateUserCommand({ ...named(usernameOf(user)), ...invitationOf(nuovo) }))
        .catch(none('UsernameExistsException', 'AliasExistsException'))
        .catch(explained(nuovo));
      if (made?.User !== undefined) return subjectOf(made.User);
      // another invitation made it in the same instant: the code of this one must open it too
      const meanwhile = await find(user);
      if (meanwhile === undefined)
        throw new ContoRifiutato(`L'indirizzo ${nuovo.email ?? user} è già di un altro conto: controllare chi è.`);
      return invited(meanwhile, nuovo.chiave);
    },
    rimanda: async (conto, chiave) => {
      const account = await own(conto);
      if (account.stato === NON_ENTRATO) await resend(account, chiave);
      else await client.send(new AdminResetUserPasswordCommand({ ...nameOf(account), ClientMetadata: { chiave } }));
    },
    azzeraSecondoFattore: async (conto) => {
      const account = await own(conto);
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      await client.send(new AdminSetUserMFAPreferenceCommand({ ...nameOf(account), SoftwareTokenMfaSettings }));
    },
    disabilita: async (conto) => {
      await client.send(new AdminDisableUserCommand(nameOf(await own(conto))));
    },
    riabilita: async (conto) => {
      await client.send(new AdminEnableUserCommand(nameOf(await own(conto))));
    },
    elimina: async ({ user, subject }) => {
      const account = await find(user);
      if (account === undefined || account.subject !== subject) return;
      await client.send(new AdminDeleteUserCommand(nameOf(account))).catch(none('UserNotFoundException'));
    },
  };
};

/** State of an account whose password was never chosen. */
const NON_ENTRATO: UserStatusType = 'FORCE_CHANGE_PASSWORD';

/** An account of the pool, as it answers. */
interface Account {
  readonly UserPoolId: string;
  readonly Username: string;
  readonly stato: UserStatusType | undefined;
  readonly subject: string;
}

/** True of an address: a pool whose users may sign in by their address takes none as a name. */
const isMail = (user: string): boolean => user.includes('@');
/** A name as it is compared, whatever capitals it was written with. */
const written = (user: string): string => user.normalize('NFKC').trim().toLowerCase();

/** The name of the account: always the same for one user. */
const usernameOf = (user: string): string => {
  const name = written(user);
  return isMail(name) ? `posta-${createHash('sha256').update(name).digest('hex').slice(0, 32)}` : name;
};

const invitationOf = ({ user, nome, email, chiave }: ContoNuovo) => {
  const address = email ?? (isMail(user) ? user : null);
  return {
    UserAttributes: [
      { Name: 'name', Value: nome },
      // the inviter vouches for the address, so that the person may sign in by it
      ...(address === null
        ? []
        : [
            { Name: 'email', Value: written(address) },
            { Name: 'email_verified', Value: 'true' },
          ]),
    ],
    DesiredDeliveryMediums: ['EMAIL' as const],
    ClientMetadata: { chiave },
  };
};

const subjectOf = ({
  Attributes,
  UserAttributes = Attributes ?? [],
}: Pick<UserType, 'Attributes'> & Pick<AdminGetUserCommandOutput, 'UserAttributes'>): string => {
  const subject = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
  if (subject === undefined) throw new Error('An account without a subject');
  return subject;
};

/** Turns a refusal of a new account into a sentence, where the inviter can mend it. @throws always */
const explained =
  ({ user, email }: ContoNuovo) =>
  (error: unknown): never => {
    if (!(error instanceof Error)) throw error;
    const sentence = {
      InvalidParameterException: `Il conto ${user}${email === null ? ' senza indirizzo di posta' : ` con l'indirizzo ${email}`} non è accettato: il nome non ha spazi, l'indirizzo è intero (${error.message}).`,
      CodeDeliveryFailureException: `Il conto ${user} c'è, ma il messaggio a ${email ?? user} non è partito: rimandare l'invito.`,
    }[error.name];
    throw sentence === undefined ? error : new ContoRifiutato(sentence, { cause: error });
  };

/** An expected refusal is no failure. */
const none =
  (...names: readonly string[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof Error && names.includes(error.name))) throw error;
  };
