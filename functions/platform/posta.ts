import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { Environment } from './environment.ts';

/** A message to one person, plain text. Its labels tell the service's own reports what it was about: letters, digits, `-`, `_`, `.`, `@`. */
export interface Messaggio {
  readonly a: string;
  /** Who an answer goes to; null: nobody reads the sender's box. */
  readonly rispondiA: string | null;
  readonly oggetto: string;
  readonly testo: string;
  readonly etichette: Readonly<Record<string, string>>;
}

/** What became of a message: taken by the service, or refused for its address. */
export type Spedizione = { readonly esito: 'INVIATO' } | { readonly esito: 'RIFIUTATO'; readonly perche: string };

/** Messages to people. */
export interface Posta {
  /** Address of the pages, for the links of a message. */
  readonly sito: string;
  /** Sends a message, once: nothing is tried again in here. @throws NonSpedito when it surely did not leave; anything else when nobody can tell */
  readonly send: (messaggio: Messaggio) => Promise<Spedizione>;
}

/** The service took nothing: too many at once (`ThrottlingException`), or it does not send for us now. */
export class NonSpedito extends Error {
  constructor(causa: Error) {
    super(`La posta non è partita: ${causa.message}`, { cause: causa });
    this.name = causa.name === 'TooManyRequestsException' ? 'ThrottlingException' : causa.name;
  }
}

/** Of one address, not of the sender: the others may be written to. */
const DELL_INDIRIZZO = ['BadRequestException', 'MessageRejected'];

/** Amazon SES. @returns undefined where the deployment has no sender */
export const postaFromEnv = (env: Environment): Posta | undefined => {
  const mittente = env.POSTA_MITTENTE ?? '';
  if (mittente === '') return undefined;
  // a second try of the client could send twice what the first had sent
  const client = new SESv2Client({ maxAttempts: 1, requestHandler: { connectionTimeout: 3000, requestTimeout: 8000 } });
  return {
    sito: env.SITE_URL ?? '',
    send: async ({ a, rispondiA, oggetto, testo, etichette }) => {
      try {
        await client.send(
          new SendEmailCommand({
            FromEmailAddress: mittente,
            Destination: { ToAddresses: [a] },
            ...(rispondiA === null ? {} : { ReplyToAddresses: [rispondiA] }),
            Content: {
              Simple: {
                Subject: { Data: oggetto, Charset: 'UTF-8' },
                Body: { Text: { Data: testo, Charset: 'UTF-8' } },
              },
            },
            EmailTags: Object.entries(etichette).map(([Name, Value]) => ({ Name, Value })),
          }),
        );
        return { esito: 'INVIATO' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (DELL_INDIRIZZO.includes(error.name)) return { esito: 'RIFIUTATO', perche: error.message };
        throw isRefusal(error) ? new NonSpedito(error) : error;
      }
    },
  };
};

/** The service was not reached, or answered that it did not: a status of the 400s, which a lost answer has not. */
const isRefusal = (error: Error): boolean => {
  const { $metadata: answer, code = '' } = error as Partial<
    Record<'$metadata', { readonly httpStatusCode?: number }>
  > & {
    readonly code?: string;
  };
  const status = answer?.httpStatusCode ?? 0;
  return (status >= 400 && status < 500) || NON_RAGGIUNTO.includes(code);
};
const NON_RAGGIUNTO = ['ECONNREFUSED', 'ENOTFOUND'];
