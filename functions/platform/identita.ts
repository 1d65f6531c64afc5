/** An account of the installation: the name one signs in by, and the subject of its tokens. */
export interface Conto {
  readonly user: string;
  readonly subject: string;
}

export interface ContoNuovo {
  readonly user: string;
  readonly nome: string;
  /** Null where nobody has said it: an installation that writes to people refuses such an account. */
  readonly email: string | null;
  /** Fingerprint of the code that lets its holder choose the password, where the installation sends none by itself. */
  readonly chiave: string;
}

/**
 * The identity of the installation: the accounts that people sign in with. Every act may be repeated: what is so already is left so. Each one but the first finds the
 * account by its name and refuses one of another subject.
 */
export interface Identita {
  /** @returns the account that one signs in to by a name, undefined when there is none */
  readonly trova: (user: string) => Promise<Conto | undefined>;
  /** Makes an account, or finds the one of that name; who has not entered yet can choose the password by this invitation too. @returns its subject */
  readonly crea: (nuovo: ContoNuovo) => Promise<string>;
  /** Lets a person choose the password: again, or for the first time where the way to it was lost. */
  readonly rimanda: (conto: Conto, chiave: string) => Promise<void>;
  /** Forgets the second factor: the next sign-in asks for another. */
  readonly azzeraSecondoFattore: (conto: Conto) => Promise<void>;
  readonly disabilita: (conto: Conto) => Promise<void>;
  readonly riabilita: (conto: Conto) => Promise<void>;
  readonly elimina: (conto: Conto) => Promise<void>;
}

/** A refusal of the installation about an account, in a sentence for the person who asked. */
export class ContoRifiutato extends Error {
  override readonly name = 'ContoRifiutato';
}
