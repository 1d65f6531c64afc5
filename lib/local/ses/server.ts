import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { outbox } from './outbox.ts';

/** Path that the SDK's client of the service is led to. */
export const SES_PATH = '/servizi/ses';
/** Who the messages of this machine come from: a domain that no message can reach or leave. */
export const LOCAL_SENDER = 'emolumenti@locale.invalid';

const SEND = `${SES_PATH}/v2/email/outbound-emails`;
const MAX_BODY = 256 * 1024;

/** Letters, digits and some signs of ASCII (Amazon SES API reference, `MessageTag`). */
const TAG = /^[\w.@-]{1,256}$/;

/** Of `SendEmail` what the product says; more is refused, not ignored. */
const SendEmail = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.array(z.string()).length(1) }),
  ReplyToAddresses: z.array(z.string()).max(1).optional(),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8') }),
      Body: z.strictObject({ Text: z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8') }) }),
    }),
  }),
  EmailTags: z
    .array(z.strictObject({ Name: z.string().regex(TAG), Value: z.string().regex(TAG) }))
    .max(50)
    .optional(),
});

/** How the service may misbehave (tests only), by the address that is written to. */
export interface SesFaults {
  /** Refused, as an address that nobody has verified is while the account is in the sandbox. */
  readonly rejected?: readonly string[];
  /** Told once that too many leave at once. */
  readonly throttledOnce?: readonly string[];
  /** Sent, and the answer is lost. */
  readonly answerLost?: readonly string[];
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Amazon SES of this machine: messages are kept in `dataDir/posta`. Answers a request that is for it; false otherwise. */
export const startSes = ({
  dataDir,
  faults = {},
}: {
  readonly dataDir: string;
  readonly faults?: SesFaults | undefined;
}) => {
  const sent = outbox(join(dataDir, 'posta'));
  const refusalOf = refusals(faults);
  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const signed = /^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? '');
    if (!signed)
      return refuse(response, {
        status: 403,
        code: 'MissingAuthenticationTokenException',
        message: 'Missing Authentication Token',
      });
    const body = SendEmail.safeParse(await bodyOf(request));
    if (!body.success)
      return refuse(response, { status: 400, code: 'BadRequestException', message: z.prettifyError(body.error) });
    const messaggio = messageOf(body.data);
    const refused = refusalOf(messaggio);
    if (refused !== undefined) return refuse(response, refused);
    const MessageId = await sent.put(messaggio);
    if (faults.answerLost?.includes(messaggio.a)) response.destroy();
    else answer(response, 200, { MessageId });
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path !== SEND || request.method !== 'POST') return false;
    await send(request, response);
    return true;
  };
};

const messageOf = ({ FromEmailAddress, Destination, ReplyToAddresses, Content }: z.infer<typeof SendEmail>) => ({
  da: FromEmailAddress,
  a: Destination.ToAddresses.join(),
  rispondiA: (ReplyToAddresses ?? []).join(),
  oggetto: Content.Simple.Subject.Data,
  testo: Content.Simple.Body.Text.Data,
});

/** Why a message is not taken, if it is not. */
const refusals = ({ rejected = [], throttledOnce = [] }: SesFaults) => {
  const throttled = new Set(throttledOnce);
  return ({ da, a }: ReturnType<typeof messageOf>): Refusal | undefined => {
    if (!isAddress(a)) return { status: 400, code: 'BadRequestException', message: `Illegal address: ${a}` };
    if (da !== LOCAL_SENDER || rejected.includes(a))
      return { status: 400, code: 'MessageRejected', message: 'Email address is not verified.' };
    return throttled.delete(a)
      ? { status: 429, code: 'TooManyRequestsException', message: 'Maximum sending rate exceeded.' }
      : undefined;
  };
};

/** One `@` between ASCII without blanks: what the service takes as an address. */
const isAddress = (text: string): boolean => /^[!-?A-~]{1,64}@[!-?A-~]{1,255}$/.test(text);

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk = Buffer.from(part as Uint8Array);
    bytes += chunk.length;
    if (bytes > MAX_BODY) return undefined;
    parts.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, { status, code, message }: Refusal): void => {
  response.setHeader('x-amzn-errortype', code);
  answer(response, status, { message });
};
