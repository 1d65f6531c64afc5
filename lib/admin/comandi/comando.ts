import type { Ask } from '#lib/command-line/ask.ts';
import type { Momento } from '../amministrazione.ts';
import type { Connection } from '../connection.ts';
import type { Deployment } from '../deployment/deployment.ts';

/** Options of a command, by name. */
export type Opzioni = Readonly<Record<string, string | undefined>>;

/** What a command is given: where it works, its words, its options, when. */
export interface Richiesta {
  readonly connection: Connection;
  readonly args: readonly string[];
  readonly opzioni: Opzioni;
  readonly momento: Momento;
  /** Asks what the command does not say; absent where nobody can be asked. */
  readonly chiedi?: Ask | undefined;
}

/** What a command has to say, a line each, and whether it found something wrong; undefined when its words are not those it wants. */
export type Esito = { readonly righe: readonly string[]; readonly guasto?: boolean } | undefined;

export type Esegui = (richiesta: Richiesta) => Promise<Esito>;

export const said = (...righe: readonly string[]): Esito => ({ righe });

/** The deployment on AWS that a command is about. @throws where none was named */
export const deploymentOf = ({ deployment }: Connection): Deployment => {
  if (deployment === undefined)
    throw new Error(
      "Il comando è di un'installazione AWS: dire quale con --stack, per esempio --stack emolumenti-eu-south-1.",
    );
  return deployment;
};
