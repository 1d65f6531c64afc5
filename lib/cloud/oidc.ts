import { Aws } from 'aws-cdk-lib';
import type { ClaimPersona } from '#platform/caller/persona-certificata.ts';
import type { Regione } from './settings.ts';

/** Who issues the tokens, and to which client. */
export interface Oidc {
  readonly issuer: string;
  readonly clientId: string;
  readonly tokenUse: 'id' | 'access';
  readonly audience?: string | undefined;
  /** Of an external one: the claims that say who a person is. */
  readonly persona?: ClaimPersona | undefined;
  /** The user pool of the deployment, where it is who issues them. */
  readonly pool?: { readonly id: string; readonly arn: string } | undefined;
}

/** First part of the address of Cognito's sign-in pages: unique in the world for a region, so it holds the account unless the settings say another. */
export const signInPrefix = ({ nome, account, accesso }: Regione): string =>
  accesso.prefisso ?? `${nome}-${account ?? Aws.ACCOUNT_ID}`;

/** The origins that the pages talk to when somebody signs in. They are plain text: the site is made before the user pool, which must know its address. */
export const signInOrigins = (regione: Regione): readonly string[] =>
  regione.oidc
    ? [new URL(regione.oidc.issuer).origin]
    : [
        `https://cognito-idp.${regione.region}.amazonaws.com`,
        `https://${signInPrefix(regione)}.auth.${regione.region}.amazoncognito.com`,
      ];
