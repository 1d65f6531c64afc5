import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** What a Lambda answers an HTTP API: payload format 2.0. */
export interface HttpAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isBase64Encoded?: boolean;
}

/** What fits one packet of the network gains nothing. */
const WORTH_IT = 1400;
const compress = promisify(gzip);

/** Whether gzip is among what the caller reads: 'gzip, deflate, br' has it, 'gzip;q=0' has not. */
const takesGzip = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((one) => {
    const [name = '', quality = 'q=1'] = one.toLowerCase().replaceAll(' ', '').split(';');
    return name === 'gzip' && Number(quality.slice('q='.length)) > 0;
  });

/**
 * The answer as it travels: lists of hundreds of rows are a tenth of their size, and an answer of a Lambda ends at 6 MB.
 * @param acceptEncoding what the caller says it can read (RFC 9110, 12.5.3)
 */
export const compressed = async (answer: HttpAnswer, acceptEncoding: string | undefined): Promise<HttpAnswer> => {
  if (answer.body.length < WORTH_IT || !takesGzip((acceptEncoding ?? '').slice(0, 200))) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: (await compress(answer.body)).toString('base64'),
    isBase64Encoded: true,
  };
};
