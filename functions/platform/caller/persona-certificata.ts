import * as z from 'zod';
import { isCodiceFiscale, normalizeCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';

/** Levels 2 and 3 of SPID, by which CIE names its own too. */
const LIVELLI = ['https://www.spid.gov.it/SpidL2', 'https://www.spid.gov.it/SpidL3'];
/** Words of levels that prove a password and no more. */
const PRIMO_LIVELLO = /(?:SpidL|CieL|level|livello|loa)[^a-z0-9]?1$/i;

/** Names of the claims by which an external issuer says who a person is, and how sure it is of that. */
export const ClaimPersona = z.strictObject({
  codiceFiscale: z.string().min(1).max(200),
  livello: z.string().min(1).max(200).default('acr'),
  /** Values of the level that are believed. */
  livelli: z
    .array(
      z
        .string()
        .min(1)
        .max(200)
        .refine(
          (livello) => !PRIMO_LIVELLO.test(livello),
          'Il primo livello di SPID e CIE non dice chi è una persona.',
        ),
    )
    .min(1)
    .max(10)
    .default(LIVELLI),
});
export type ClaimPersona = z.infer<typeof ClaimPersona>;

/** The person that a token speaks of: their codice fiscale, and whether the level by which they signed in is believed. */
export interface PersonaCertificata {
  readonly codiceFiscale: string;
  readonly certa: boolean;
}

const Parola = z.string().max(300);

/** The national way of writing whose number it is: Italy's registry of taxes. */
const PREFISSO = /^TINIT-/;

/** @returns undefined where the token says no codice fiscale of a person */
export const personaCertificata = (
  { codiceFiscale, livello, livelli }: ClaimPersona,
  payload: Readonly<Record<string, unknown>>,
): PersonaCertificata | undefined => {
  const codice = normalizeCodiceFiscale(Parola.safeParse(payload[codiceFiscale]).data ?? '').replace(PREFISSO, '');
  if (!isCodiceFiscale(codice)) return undefined;
  return { codiceFiscale: codice, certa: livelli.includes(Parola.safeParse(payload[livello]).data ?? '') };
};

/** The claims of the environment of a Lambda; none where the deployment names none. */
export const claimPersonaFromEnv = (testo: string | undefined): ClaimPersona | undefined =>
  testo === undefined || testo === '' ? undefined : ClaimPersona.parse(JSON.parse(testo));
