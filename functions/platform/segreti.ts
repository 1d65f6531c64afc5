import * as z from 'zod';
import { originSecrets } from './caller/origin.ts';
import { setting, type Environment } from './environment.ts';

/** Secrets of a Lambda of calls: the one that signs cursors, those that a request through the front door carries. */
interface Letti {
  readonly cursori: string;
  readonly origini: readonly Buffer[];
}

/** The secrets of a process, read when its first call comes: in the cloud the environment says their names alone. */
export interface Segreti {
  /** Reads them, once; a reading that failed is tried again by the next call. */
  readonly load: () => Promise<void>;
  /** Those that were read. @throws before they were */
  readonly letti: () => Letti;
}

const ATTESA_MS = 5000;
const Risposta = z.object({ SecretString: z.string() });

/** Where the extension of AWS beside a function answers, and by which token. */
export interface Estensione {
  readonly port: string;
  readonly token: string;
}

/** Asks the extension of AWS for a secret by its name, or ARN. */
export const askSegreto = (segreto: string, { port, token }: Estensione): Promise<Response> =>
  fetch(`http://localhost:${port}/secretsmanager/get?secretId=${encodeURIComponent(segreto)}`, {
    headers: { 'x-aws-parameters-secrets-token': token },
    signal: AbortSignal.timeout(ATTESA_MS),
  });

/** The text of a secret of the deployment. @throws Error with a sentence, which never holds what the secret does */
const readSegreto = async (segreto: string, env: Environment): Promise<string> => {
  const answer = await askSegreto(segreto, {
    port: setting(env, 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT'),
    token: setting(env, 'AWS_SESSION_TOKEN'),
  });
  if (!answer.ok) throw new Error(`Il segreto ${segreto} non si legge (risposta ${answer.status}).`);
  return Risposta.parse(await answer.json()).SecretString;
};

const readAll = async (cursori: string | undefined, origini: string | undefined, env: Environment): Promise<Letti> => {
  const [letto, ...accettati] = await Promise.all([
    cursori === undefined ? '' : readSegreto(cursori, env),
    ...(origini?.split(',') ?? []).map((uno) => readSegreto(uno, env)),
  ]);
  return { cursori: letto, origini: originSecrets(accettati.join(',')) };
};

/** The secrets that the environment names, or that it holds: on one machine it holds them. */
export const segretiFromEnv = (env: Environment): Segreti => {
  const { SEGRETO_CURSORI, SEGRETI_ORIGINE } = env;
  const isNominati = SEGRETO_CURSORI !== undefined || SEGRETI_ORIGINE !== undefined;
  let letti: Letti | undefined = isNominati
    ? undefined
    : { cursori: env.CURSOR_SECRET ?? '', origini: originSecrets(env.ORIGIN_SECRETS) };
  let lettura: Promise<Letti> | undefined;
  return {
    load: async () => {
      if (letti !== undefined) return;
      lettura ??= readAll(SEGRETO_CURSORI, SEGRETI_ORIGINE, env);
      try {
        letti = await lettura;
      } finally {
        lettura = undefined;
      }
    },
    letti: () => {
      if (letti === undefined) throw new Error('The secrets are used before they are read');
      return letti;
    },
  };
};
