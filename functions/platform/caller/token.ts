import {
  JwtExpiredError,
  JwtInvalidAudienceError,
  JwtInvalidIssuerError,
  JwtInvalidSignatureAlgorithmError,
  JwtInvalidSignatureError,
  JwtNotBeforeError,
  JwtParseError,
  JwtWithoutValidKidError,
  KidNotFoundInJwksError,
  WaitPeriodNotYetEndedJwkError,
} from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier';
import * as z from 'zod';
import { personaCertificata, type ClaimPersona, type PersonaCertificata } from './persona-certificata.ts';

export interface TokenConfig {
  readonly issuer: string;
  /** The name under which the users of the issuer are kept, when it is not the issuer's own address (which may change). */
  readonly usersOf?: string;
  readonly clientId: string;
  /** Which token the browser sends: the ID token, or by option an access token that is a JWT. */
  readonly tokenUse: 'id' | 'access';
  /** Of an access token; without it the token's `client_id` must be ours (as Cognito writes it). */
  readonly audience?: string;
  /** Of an ID token: the claims that say who the person is. Without them a token speaks of a subject only. */
  readonly persona?: ClaimPersona | undefined;
}

/** What a valid token says. Instants are epoch seconds; `authTime` is when the person last typed the credentials. */
export interface VerifiedToken {
  readonly subject: string;
  readonly issuer: string;
  readonly expiresAt: number;
  readonly authTime: number | null;
  /** The person, where the issuer is believed about that and says it. */
  readonly persona?: PersonaCertificata | undefined;
}

export type MotivoToken = 'scaduto' | 'firma' | 'emittente' | 'destinatario' | 'formato';

const messaggi: Readonly<Record<MotivoToken, string>> = {
  scaduto: 'Il token di accesso è fuori dal suo periodo di validità.',
  firma: 'La firma del token di accesso non è valida.',
  emittente: 'Il token di accesso viene da un altro fornitore di identità.',
  destinatario: 'Il token di accesso è stato emesso per un’altra applicazione o per un altro uso.',
  formato: 'Il token di accesso non ha la forma attesa.',
};

/** The bearer token is refused; anything else that `verify` throws is a fault of ours or of the identity provider. */
export class TokenNonValido extends Error {
  readonly reason: MotivoToken;

  constructor(reason: MotivoToken, cause?: unknown) {
    super(messaggi[reason], { cause });
    this.name = 'TokenNonValido';
    this.reason = reason;
  }
}

/** The clocks of schools and servers may differ by this much. */
const graceSeconds = 600;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number().finite(),
  auth_time: z.number().finite().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  azp: z.string().optional(),
  client_id: z.string().optional(),
  token_use: z.string().optional(),
  typ: z.string().optional(),
});
type Claims = z.infer<typeof Claims>;

/**
 * A verifier of bearer tokens: signature against the issuer's keys (found by discovery, kept, fetched again when a token
 * names a new one), issuer, audience, expiry with 600 s of grace (OpenID Connect Core 1.0, 3.1.3.7).
 * `verify` throws `TokenNonValido` for a token to refuse.
 */
export const tokenVerifier = (config: TokenConfig): { verify(bearer: string): Promise<VerifiedToken> } => {
  const { issuer } = config;
  const verifier = JwtVerifier.create(
    {
      issuer,
      audience: config.tokenUse === 'id' ? config.clientId : (config.audience ?? null),
      // The verifier only hands this address to the fetcher below, which reads in it where the keys are.
      jwksUri: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
      graceSeconds,
      customJwtCheck: ({ header, payload }) => checkPurpose(config, header.typ, claimsOf(payload)),
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: (uri) => fetchKeys(uri, issuer) } }) },
  );
  return {
    async verify(bearer) {
      try {
        const payload = await verifier.verify(bearer);
        const { sub, iss, exp, auth_time: authTime } = claimsOf(payload);
        const persona = config.persona && personaCertificata(config.persona, payload);
        return {
          subject: sub,
          issuer: config.usersOf ?? iss,
          expiresAt: exp,
          authTime: authTime ?? null,
          ...(persona && { persona }),
        };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
};

const claimsOf = (payload: unknown): Claims => {
  const { data, error } = Claims.safeParse(payload);
  if (data === undefined) throw new TokenNonValido('formato', error);
  return data;
};

/** A token signed by the right issuer may still be of another kind, or made for another of its clients. */
const checkPurpose = (config: TokenConfig, headerType: unknown, claims: Claims): void => {
  if (!isRightKind(config.tokenUse, headerType, claims) || !isOurClient(config, claims))
    throw new TokenNonValido('destinatario');
};

const isRightKind = (tokenUse: TokenConfig['tokenUse'], headerType: unknown, claims: Claims): boolean => {
  const headerTypes = tokenUse === 'id' ? ['jwt'] : ['jwt', 'at+jwt', 'application/at+jwt'];
  return (
    headerTypes.includes(String(headerType ?? 'JWT').toLowerCase()) &&
    (claims.token_use ?? tokenUse) === tokenUse &&
    (claims.typ === undefined || claims.typ === (tokenUse === 'id' ? 'ID' : 'Bearer'))
  );
};

const isOurClient = ({ tokenUse, clientId, audience }: TokenConfig, claims: Claims): boolean =>
  tokenUse === 'id' ? (claims.azp ?? clientId) === clientId : audience !== undefined || claims.client_id === clientId;

const fetchKeys = async (discoveryUri: string, issuer: string): Promise<ArrayBuffer> => {
  const discovery = Discovery.parse(await (await fetchOk(discoveryUri)).json());
  if (discovery.issuer !== issuer) throw new Error(`The provider at ${discoveryUri} calls itself ${discovery.issuer}`);
  return (await fetchOk(discovery.jwks_uri)).arrayBuffer();
};

const fetchOk = async (uri: string): Promise<Response> => {
  const response = await fetch(uri, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${uri} answered ${response.status}`);
  return response;
};

const refusalOf = (error: unknown): unknown => {
  if (error instanceof TokenNonValido) return error;
  const reason = reasonOf(error);
  return reason === null ? error : new TokenNonValido(reason, error);
};

const reasonOf = (error: unknown): MotivoToken | null => {
  if (error instanceof JwtExpiredError || error instanceof JwtNotBeforeError) return 'scaduto';
  if (error instanceof JwtInvalidIssuerError) return 'emittente';
  if (error instanceof JwtInvalidAudienceError) return 'destinatario';
  if (error instanceof JwtParseError || error instanceof JwtWithoutValidKidError) return 'formato';
  const signature = [
    JwtInvalidSignatureError,
    JwtInvalidSignatureAlgorithmError,
    KidNotFoundInJwksError,
    WaitPeriodNotYetEndedJwkError,
  ];
  return signature.some((kind) => error instanceof kind) ? 'firma' : null;
};
