import * as z from 'zod';
import { askSegreto, type Estensione } from '#platform/segreti.ts';

/** Who visits: a user of the pool that has chosen its password and registered an authenticator. */
export interface CredenzialiCanarino {
  readonly utente: string;
  readonly password: string;
  /** Of the authenticator, in base 32. */
  readonly chiave: string;
}

const Risposta = z.object({ SecretString: z.string() });
const Credenziali = z.strictObject({
  utente: z.string().min(1).max(128),
  password: z.string().min(1).max(256),
  chiave: z
    .string()
    .max(200)
    .regex(/^[A-Za-z2-7 ]{16,200}={0,6}$/),
});

/**
 * Reads the secret through the extension of AWS that lies beside the function, at each visit: a password that has changed needs no deploy, and none
 * is in the settings of the function. @throws Error with a sentence, which never holds what the secret does
 */
export const readCredenziali = async (segreto: string, extension: Estensione): Promise<CredenzialiCanarino> => {
  const answer = await askSegreto(segreto, extension).catch((cause: unknown) => {
    throw new Error(`Il canarino non legge il segreto ${segreto}: chi lo dà alle funzioni non risponde.`, { cause });
  });
  if (!answer.ok)
    throw new Error(
      `Il canarino non legge il segreto ${segreto} (risposta ${answer.status}): controllare che ci sia, in questa regione, con il nome scritto in "canarino".`,
    );
  const { data } = Credenziali.safeParse(parsedJson(Risposta.safeParse(await answer.json()).data?.SecretString));
  if (data === undefined)
    throw new Error(
      `Il segreto ${segreto} non dice chi è il canarino: deve essere un oggetto JSON con "utente", "password" e "chiave" (quella dell'app di autenticazione), e nient'altro.`,
    );
  return data;
};

const parsedJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
